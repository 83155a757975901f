/** Texts: the messages of the server's catalogues, said in the chosen language. Knows no rules. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

export type Facts = Record<string, string | number>;

let bundles: Partial<Record<Language, FluentBundle>> = $state.raw({});
/** What was said already, by language, message and facts: a table says the same of its cards again and again. */
const said = new Map<string, string>();
const MANY = 2000;

/** Fetch the catalogue of a language, once; throws if the server is away. */
export async function load(lang: Language): Promise<void> {
  if (bundles[lang]) return;
  const answer = await fetch(`/texts/${lang}.ftl`);
  if (!answer.ok) throw new Error(`/texts/${lang}.ftl: ${answer.status}`);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  bundles = { ...bundles, [lang]: bundle };
}

/** Whether the catalogue of the chosen language has come. */
export function ready(): boolean {
  return bundles[settings.language] !== undefined;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundles[settings.language]?.hasMessage(id) ?? false;
}

/** The message with the facts put in; its id where it does not exist, which a test looks for. */
export function say(id: string, facts?: Facts): string {
  const bundle = bundles[settings.language];
  const key = `${settings.language} ${id}${facts ? JSON.stringify(facts) : ""}`;
  const known = said.get(key);
  if (known !== undefined) return known;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, (facts ?? {}) as Record<string, FluentVariable>, errors);
  if (errors.length) console.error(id, errors);
  if (said.size >= MANY) said.clear();
  said.set(key, text);
  return text;
}

/** Items as a list of which all are meant: "a, b and c". */
export function joinAnd(items: readonly string[]): string {
  return join(items, "list-and");
}

/** Items as a list of which one is meant: "a, b or c". */
export function joinOr(items: readonly string[]): string {
  return join(items, "list-or");
}

function join(items: readonly string[], last: string): string {
  const [first = "", ...rest] = items;
  return rest.reduce(
    (text, item, i) =>
      i === rest.length - 1 ? say(last, { first: text, last: item }) : say("list-middle", { first: text, next: item }),
    first,
  );
}
