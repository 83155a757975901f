/** Share: a table's rules as the text behind the `#` of a link, and back. */

import type { About } from "../../wire";
import type { TableRules } from "../../lib/tables";

/** Compact JSON in base64url, without padding. */
export function encoded(rules: TableRules): string {
  const bytes = new TextEncoder().encode(JSON.stringify(rules));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The address under which a table can be changed. */
export const editing = (rules: TableRules): string => `/rules/edit#${encoded(rules)}`;

/** What `encoded` was given, as far as it can be read; anything else gives null. */
export function decoded(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A `rules` object all of whose names this server knows, so that each can be shown and changed; null for anything else. */
export function readable(about: About, found: unknown): TableRules | null {
  if (!isObject(found)) return null;
  const { base, name = "", values = {}, yaku = {}, ...options } = found;
  const known = Object.keys(options).every((key) => about.options.some(({ id }) => id === key));
  const isTable = about.presets.some(({ id }) => id === base) && typeof name === "string";
  if (!known || !isTable || !isObject(values) || !isObject(yaku)) return null;
  return Object.keys(values).every((id) => about.yaku.includes(id)) ? found : null;
}

/** The rules in a file of rules, or in a record or a position, which tell of a table too; null for anything else. */
export function rulesIn(about: About, text: string): TableRules | null {
  try {
    const found: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
    return readable(about, isObject(found) && "format" in found ? found["rules"] : found);
  } catch {
    return null;
  }
}
