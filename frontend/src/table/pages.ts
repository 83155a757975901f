/** The pages that can lie over the table. */

import type { Kind } from "../lib/cards";

export type Page =
  | { readonly name: "menu" | "watchers" | "yaku" | "moves" | "unseen" | "help" | "rules" | "resign" }
  | { readonly name: "card"; readonly code: string }
  | { readonly name: "pile"; readonly seat: number; readonly kind: Kind };
