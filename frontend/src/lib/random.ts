/** Random: names that nobody guesses. */

/** So many random bytes in hexadecimal. `crypto.randomUUID` is not there on a page of the house network, without TLS. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
