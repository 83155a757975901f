/** Link: one seat at one table over one socket, which comes back by itself. Sends commands, holds the newest view.

    It decides nothing: what may be done stands in the view. */

import type { Ack, Cmd, Err, EventMsg, Evt, PublicWaiting, Resume, Sync, ToPlayer, View, Waiting, Watch } from "../wire";
import { randomHex } from "./random";

export interface Happened {
  readonly seq: number;
  readonly events: readonly EventMsg[];
  readonly view: View;
}

export type Connection = "opening" | "open" | "lost" | "refused" | "unreadable";

const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
/** Milliseconds without an answer after which a command is sent again: the same `cid` does nothing twice. */
const PATIENCE = 5000;

/** The answers that end a link. */
const ENDS: { readonly [code in Err["code"]]?: "refused" | "unreadable" } = { not_seat: "refused", unreadable: "unreadable" };

export class Link {
  /** The newest view, or null before the first. */
  view: View | null = $state.raw(null);
  /** The newest number. */
  seq = $state(0);
  connection: Connection = $state("opening");
  /** Who has a page open. */
  here: readonly [boolean, boolean] = $state.raw([true, true]);
  /** How many watch. */
  watchers = $state(0);
  /** Rules and names, while there is nothing to be seen yet. */
  waiting: Waiting | PublicWaiting | null = $state.raw(null);
  /** The server's version at the first sync; a page of another one loads itself anew. */
  version = $state("");
  /** Hears every change with its events, in order; a `sync` comes with none. */
  heard: (happened: Happened) => void = () => {};

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #closed = false;
  #open = new Map<string, { command: Cmd; answer: (said: Ack | Err) => void }>();
  /** Answers that have come before the view they speak of. */
  #early: { seq: number; tell: () => void }[] = [];

  constructor(
    readonly match: string,
    readonly seat: number,
    protected readonly token: string,
    private readonly address = `${location.origin.replace(/^http/, "ws")}/ws`,
  ) {
    this.#connect();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  /** Do something at the table; resolves once it is refused, or kept and to be seen. `actions` only for `act`. */
  send(kind: Cmd["kind"], actions: readonly string[] = []): Promise<Ack | Err> {
    const command = { t: "cmd", cid: randomHex(16), expect_seq: this.seq, kind, actions } as Cmd;
    return new Promise((answer) => {
      this.#open.set(command.cid, { command, answer });
      this.#say(command);
      setTimeout(() => this.#again(command.cid), PATIENCE);
    });
  }

  /** Why there is no seat any more, if so: this ends a link for good. */
  get ended(): "refused" | "unreadable" | "" {
    return this.connection === "refused" || this.connection === "unreadable" ? this.connection : "";
  }

  /** Leave the table; nothing is given up by it. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close(1000);
  }

  /** What is said first on a socket. */
  protected hello(): Resume | Watch {
    return { t: "resume", match: this.match, token: this.token, since: this.seq };
  }

  /** The view of a message. */
  protected viewOf(said: Sync | Evt): View {
    return said.view;
  }

  #now = (): void => {
    if (this.connection === "lost" && document.visibilityState === "visible") {
      clearTimeout(this.#timer);
      this.#tries = 0;
      this.#connect();
    }
  };

  #connect(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    if (this.connection === "lost") this.connection = "opening";
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as ToPlayer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    if (this.#closed || this.ended) return;
    this.connection = "lost";
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 8000;
    this.#timer = window.setTimeout(() => this.#connect(), pause * (0.7 + 0.6 * Math.random()));
  }

  #say(message: Cmd): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.connection === "open") this.#socket.send(JSON.stringify(message));
  }

  #again(cid: string): void {
    const open = this.#open.get(cid);
    if (!open || this.#closed) return;
    this.#say(open.command);
    setTimeout(() => this.#again(cid), PATIENCE);
  }

  #hear(said: ToPlayer): void {
    switch (said.t) {
      case "sync":
        this.#settled(said);
        break;
      case "evt":
        this.#changed(said);
        break;
      case "waiting":
        this.waiting = said;
        this.#opened();
        break;
      case "here":
        this.here = said.here;
        this.watchers = said.watchers;
        break;
      case "ack":
      case "err":
        this.#answered(said);
    }
  }

  #opened(): void {
    this.connection = "open";
    this.#tries = 0;
    for (const { command } of this.#open.values()) this.#say(command);
  }

  #settled(sync: Sync): void {
    this.waiting = null;
    if (this.version && this.version !== sync.version) location.reload();
    this.version = sync.version;
    this.seq = sync.seq;
    const view = (this.view = this.viewOf(sync));
    this.#opened();
    this.heard({ seq: sync.seq, events: [], view });
    this.#tell();
  }

  #changed(evt: Evt): void {
    if (evt.seq <= this.seq && this.view) return;
    this.seq = evt.seq;
    const view = (this.view = this.viewOf(evt));
    this.heard({ seq: evt.seq, events: evt.events, view });
    this.#tell();
  }

  #answered(said: Ack | Err): void {
    const ends = said.t === "err" ? ENDS[said.code] : undefined;
    if (ends && !this.#open.has(said.cid)) {
      this.connection = ends;
      this.#socket?.close(1000);
      return;
    }
    const open = this.#open.get(said.cid);
    if (!open) return;
    this.#open.delete(said.cid);
    this.#early.push({ seq: said.t === "ack" ? said.seq : 0, tell: () => open.answer(said) });
    this.#tell();
  }

  /** Tell what was answered, once the view shows it. */
  #tell(): void {
    const due = this.#early.filter(({ seq }) => seq <= this.seq);
    this.#early = this.#early.filter(({ seq }) => seq > this.seq);
    for (const { tell } of due) tell();
  }
}
