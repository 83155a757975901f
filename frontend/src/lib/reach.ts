/** Reach: which address of this server a link for others begins with. */

import type { Reach } from "../wire";

/** The server's public address, else one of the house, else the one in use. */
export function addressFor(reach: Reach | undefined): string {
  const here = location.origin;
  const local = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  if (!reach || reach.scope === "loopback") return here;
  return reach.scope === "public" || local ? (reach.addresses[0] ?? here) : here;
}
