/** Own: the tables that somebody has made and saved in this browser, by name, and the one that is not saved yet. */

import { kept } from "./storage";
import type { TableRules } from "./tables";

const TABLES = "koikoi.tables";
const DRAFT = "koikoi.draft";

function read(key: string): unknown {
  try {
    return JSON.parse(kept.read(key) ?? "null");
  } catch {
    return null;
  }
}

const isTable = (found: unknown): found is TableRules =>
  typeof found === "object" && found !== null && typeof (found as TableRules)["base"] === "string";

/** The saved tables, each with its `name`, the newest first. */
export function ownTables(): readonly TableRules[] {
  const found = read(TABLES);
  return Array.isArray(found) ? found.filter((one) => isTable(one) && typeof one["name"] === "string") : [];
}

/** Save a table; one of the same name gives way. False where the browser keeps it only as long as the page is open. */
export function saveTable(rules: TableRules): boolean {
  kept.write(TABLES, JSON.stringify([rules, ...ownTables().filter((other) => other["name"] !== rules["name"])]));
  return kept.holds(TABLES);
}

export function removeTable(name: unknown): void {
  kept.write(TABLES, JSON.stringify(ownTables().filter((other) => other["name"] !== name)));
}

/** The table that was left without being saved. */
export function draft(): TableRules | null {
  const found = read(DRAFT);
  return isTable(found) ? found : null;
}

export function keepDraft(rules: TableRules): void {
  kept.write(DRAFT, JSON.stringify(rules));
}
