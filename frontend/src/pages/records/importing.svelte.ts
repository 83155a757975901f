/** Importing: files that go to the shelf one after the other, each whole or not at all, until all went or it is cancelled. */

import { failure } from "../../lib/failure";
import { fileRecords } from "../../lib/records";
import { settings } from "../../lib/settings.svelte";
import { has, say } from "../../lib/texts.svelte";
import { MOST_FILE, type WrongRecord } from "../../wire";

/** What came of the last files. */
export interface Came {
  readonly added: number;
  readonly known: number;
  readonly cancelled: boolean;
  /** A sentence for each file of which nothing was kept. */
  readonly wrong: readonly string[];
}

export class Importing {
  /** How many files have gone, and how many there are; null while none goes. */
  going: { readonly done: number; readonly all: number } | null = $state.raw(null);
  came: Came | null = $state.raw(null);
  #stopped = false;

  cancel(): void {
    this.#stopped = true;
  }

  async bring(files: readonly File[]): Promise<void> {
    if (this.going || !files.length) return;
    this.#stopped = false;
    this.came = null;
    let added = 0;
    let known = 0;
    const wrong: string[] = [];
    for (const [done, file] of files.entries()) {
      this.going = { done, all: files.length };
      if (this.#stopped) break;
      try {
        const filed = await fileRecords(await unpacked(file));
        added += filed.added;
        known += filed.known;
        if (filed.wrong) wrong.push(wrongSaid(file.name, filed.wrong));
        else if (filed.full) {
          wrong.push(say("records-full"));
          break;
        }
      } catch (error) {
        const said = error instanceof Unreadable ? error.message : failure(error);
        wrong.push(say("play-colon", { what: file.name, said }));
        if (!(error instanceof Unreadable)) break;
      }
    }
    this.going = null;
    this.came = { added, known, cancelled: this.#stopped, wrong };
  }
}

class Unreadable extends Error {}

/** What is in a file, or in the one that is packed in it. */
async function unpacked(file: File): Promise<Blob> {
  let text: Blob = file;
  if (file.name.endsWith(".gz")) {
    try {
      text = await new Response(file.stream().pipeThrough(new DecompressionStream("gzip"))).blob();
    } catch {
      throw new Unreadable(say("records-wrong-gz"));
    }
  }
  if (text.size > MOST_FILE) throw new Unreadable(say("records-wrong-long", { most: MOST_FILE / 1024 / 1024 }));
  return text;
}

/** Why nothing of a file was kept, in one sentence: the file, the line, round and action, and what is wrong. */
function wrongSaid(name: string, wrong: WrongRecord): string {
  const what = wrong.line ? say("records-at-line", { file: name, line: wrong.line }) : name;
  return say("play-colon", { what, said: reasonSaid(wrong) });
}

function reasonSaid({ what, round, action, reason, sentence }: WrongRecord): string {
  const own = what && `records-wrong-${what}`;
  if (settings.language === "en" && !own) return sentence;
  const said = say(own || (has(`error-${reason}`) ? `error-${reason}` : "records-wrong-form"));
  if (action) return say("error-at-action", { round, action, sentence: said });
  return round ? say("error-at-round", { round, sentence: said }) : said;
}
