/** A socket whose other end is the test. */

import type { Cmd, ToPlayer } from "../src/wire";

export class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  static get last(): Socket {
    const last = Socket.made.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor(readonly address: string) {
    Socket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  say(message: ToPlayer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  get commands(): Cmd[] {
    return this.sent.filter(({ t }) => t === "cmd") as unknown as Cmd[];
  }
}
