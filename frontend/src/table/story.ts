/** The story: what happened at the table, as sentences. A step is a fact; it is put into words when it is shown. */

import { cardName, cardSpoken, yakuName, type RulesObject } from "../lib/names";
import { joinAnd, say, type Facts } from "../lib/texts.svelte";
import type { EventMsg, PlayedRow, View } from "../wire";

/** One thing that happened: who did it (-1 for nobody), what, with which cards. */
export interface Step {
  readonly what:
    | "dealt" | "hand" | "stock" | "flip" | "asked" | "gained" | "called" | "stopped"
    | "swept" | "swapped" | "kept" | "voided" | "undone" | "resigned"; // prettier-ignore
  readonly seat: number;
  readonly card?: string;
  readonly captured?: readonly string[];
  readonly yaku?: readonly string[];
  readonly points?: number;
  readonly reason?: string;
}

/** What sentences call a seat: empty where it is the reader. */
export type Named = (seat: number) => string;

/** The step that an event tells of; none for a draw, a deal's end and the like, which are shown by other means. */
export function stepOf(event: EventMsg): Step | null {
  switch (event.name) {
    case "played": {
      const { source, seat, card, captured } = event.fields;
      return { what: source, seat, card, captured };
    }
    case "asked":
      return event.fields.source === "stock" ? { what: "asked", seat: event.fields.seat, card: event.fields.card } : null;
    case "gained":
      return { what: "gained", seat: event.fields.seat, yaku: event.fields.yaku.map(([id]) => id), points: event.fields.total };
    case "called":
    case "stopped":
    case "undone":
    case "resigned":
      return { what: event.name, seat: event.fields.seat };
    case "swept":
      return { what: "swept", seat: event.fields.seat, captured: event.fields.cards };
    case "exchanged":
      return { what: event.fields.swapped ? "swapped" : "kept", seat: event.fields.seat };
    case "voided":
      return { what: "voided", seat: -1, reason: event.fields.reason };
    default:
      return null;
  }
}

/** The step that a row of a view's history tells of. */
export const stepOfRow = (row: PlayedRow): Step => ({
  what: row.source,
  seat: row.seat,
  card: row.card,
  captured: row.captured,
});

/** Whole names as a list; the same name twice is said once with its number. */
export function cardsSaid(codes: readonly string[]): string {
  const names = codes.map(cardName);
  const said = [...new Set(names)].map((card) => {
    const count = names.filter((name) => name === card).length;
    return count === 1 ? card : say("play-times", { card, count });
  });
  return joinAnd(said);
}

/** A yaku's whole name without its Japanese term, which the rules give. */
export function yakuPlain(id: string, rules?: RulesObject): string {
  return yakuName(id, rules).split(/ \(|（/)[0] ?? id;
}

export const yakuSaid = (ids: readonly string[], rules?: RulesObject): string => joinAnd(ids.map((id) => yakuPlain(id, rules)));

/** A hand card and what it would do, in words; without a choice it cannot be played. */
export function doesSaid(code: string, choice?: View["legal"]["cards"][number], rules?: RulesObject): string {
  let said = say("play-effect-none");
  if (choice) {
    said = choice.choices.length
      ? say("play-effect-choice", { count: choice.choices.length })
      : choice.takes.length
        ? say("play-effect-takes", { cards: cardsSaid(choice.takes) })
        : say("play-effect-lies");
    if (choice.makes.length) {
      said = say("play-effect-both", { effect: said, makes: say("play-effect-makes", { yaku: yakuSaid(choice.makes, rules) }) });
    }
  }
  return say("play-does", { what: cardSpoken(code), said });
}

/** The step as a sentence. */
export function sentence(step: Step, named: Named, rules?: RulesObject): string {
  if (step.what === "voided") return say(`round-void-${step.reason ?? ""}`);
  const name = named(step.seat);
  const facts: Facts = name ? { name } : {};
  let message = `play-did-${step.what}`;
  if (step.card) facts["card"] = cardName(step.card);
  if (step.captured?.length) {
    facts["cards"] = cardsSaid(step.captured);
    if (step.card) message += "-takes";
  }
  if (step.yaku?.length) {
    facts["yaku"] = yakuSaid(step.yaku, rules);
    facts["points"] = step.points ?? 0;
  }
  return say(step.what === "flip" ? message : `${message}-${name ? "other" : "you"}`, facts);
}

/** A step that a history has no row for, and where it belongs: the round and the length of the history then. */
export interface Note {
  readonly round: number;
  readonly at: number;
  readonly step: Step;
}

/** What has happened in the round being played, the oldest first. */
export function story(view: View, notes: readonly Note[]): Step[] {
  const rows = view.round?.history ?? [];
  const mine = notes.filter((note) => note.round === view.number);
  const told: Step[] = [{ what: "dealt", seat: view.dealer }];
  for (let i = 0; i <= rows.length; i++) {
    const row = rows[i - 1];
    if (row) told.push(stepOfRow(row));
    told.push(...mine.filter((note) => note.at === i).map((note) => note.step));
  }
  return told;
}
