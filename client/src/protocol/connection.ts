/**
 * One socket to one table that always comes back. It says hello with the highest `seq` it has seen; commands that were
 * not answered are sent again under the same id, which is harmless: the hall carries each out once.
 */
import { ownKey } from "./api";
import { patched } from "./patch";
import type { AnyCommand, Change, FromClient, FromHall, GivenHint, Message, Update } from "./types";

export type Link = "connecting" | "open" | "reconnecting" | "closed";
type WithoutId<C> = C extends { id: string } ? Omit<C, "id"> : never;
export type NewCommand = WithoutId<AnyCommand>;
export type Reply = { ok: true; preview: unknown; hint?: GivenHint | null } | { ok: false; reason: Message };

interface Pending {
  command: AnyCommand;
  settle: (reply: Reply) => void;
}

const PING = 15_000;
const SILENCE = 40_000;
/** After this long without a word on what was sent, the person is told that the line may be dead. */
const DOUBT = 3000;
/** A line in doubt, or one that does not open, is given up after this long. */
const DOUBTED = 10_000;
const PAUSES = [250, 500, 1000, 2000, 3000, 5000];

export class Connection {
  private socket: WebSocket | undefined;
  private seq: number | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private doubting: ReturnType<typeof setTimeout> | undefined;
  private inDoubt = false;
  private ended = false;
  private readonly pending = new Map<string, Pending>();
  /** The last view of each seat on this socket, of which the hall may tell only what has changed. */
  private readonly shown = new Map<number | null, unknown>();

  constructor(
    private readonly url: string,
    private readonly onmessage: (message: FromHall) => void,
    private readonly onlink: (link: Link) => void,
    /** Who comes; null: a stranger, who only watches. */
    private readonly key: () => string | null = ownKey,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Send a command; the promise holds the reply, however often the socket breaks in between. */
  send(body: NewCommand): Promise<Reply> {
    const command = { ...body, id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` } as AnyCommand;
    return new Promise((settle) => {
      this.pending.set(command.id, { command, settle });
      this.transmit(command);
      clearTimeout(this.doubting);
      this.doubting = setTimeout(() => this.probe(), DOUBT / 2);
    });
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    clearTimeout(this.doubting);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.socket?.close();
  }

  private transmit(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private open(): void {
    this.onlink(this.tries === 0 ? "connecting" : "reconnecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.heard = Date.now();
    this.heart = setInterval(() => this.beat(), PING / 3);
    socket.onopen = () => {
      this.shown.clear();
      this.transmit({ type: "hello", key: this.key(), since: this.seq, differences: true });
    };
    socket.onmessage = (e) => {
      this.heard = Date.now();
      if (this.inDoubt) this.onlink("open");
      this.inDoubt = false;
      this.receive(JSON.parse(String(e.data)) as FromHall);
    };
    socket.onclose = () => this.lost(socket);
  }

  private beat(): void {
    const unsure = this.inDoubt || this.socket?.readyState === WebSocket.CONNECTING;
    if (Date.now() - this.heard > (unsure ? DOUBTED : SILENCE)) this.drop();
    else if (Date.now() - this.heard > PING - 1000) this.transmit({ type: "ping" });
  }

  /** No answer yet: does the hall only take its time, or is nobody there? */
  private probe(): void {
    if (this.ended || this.pending.size === 0) return;
    const asked = Date.now();
    this.transmit({ type: "ping" });
    this.doubting = setTimeout(() => {
      if (this.ended || !this.socket || this.heard >= asked) return;
      this.inDoubt = true;
      this.onlink("reconnecting");
    }, DOUBT / 2);
  }

  /** The device knows that it has no network. */
  private readonly cut = (): void => this.drop();

  /** A socket that is silent for too long is dead, whatever it says of itself. */
  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.ended) return;
    this.socket = undefined;
    this.inDoubt = false;
    clearInterval(this.heart);
    this.onlink("reconnecting");
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)]!;
    this.timer = setTimeout(() => this.open(), pause * (0.8 + 0.4 * Math.random()));
  }

  /** The network or the person is back: do not wait for the next try. */
  private readonly hurry = (): void => {
    if (this.ended || document.visibilityState === "hidden") return;
    if (this.socket && Date.now() - this.heard > PING + 5000) this.drop(); // it slept, whatever it says of itself
    if (this.socket) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** The update with whole views. */
  private whole(update: Update): Update {
    let view = this.shown.get(update.seat);
    const next = (told: unknown): unknown => (view = update.patched ? patched(view, told as Change[]) : told);
    const frames = update.frames.map((frame) => ({ ...frame, view: next(frame.view) }));
    const situation = { ...update.situation, view: next(update.situation.view) };
    this.shown.set(update.seat, view);
    return { ...update, frames, situation, patched: false };
  }

  private receive(heard: FromHall): void {
    if (heard.type === "update" && heard.patched && !this.shown.has(heard.seat)) return this.transmit({ type: "look" });
    const message = heard.type === "update" ? this.whole(heard) : heard;
    switch (message.type) {
      case "welcome":
        this.tries = 0;
        this.onlink("open");
        for (const { command } of this.pending.values()) this.transmit(command);
        break;
      case "done":
        this.settle(message.id, { ok: true, preview: message.preview ?? null, hint: message.hint ?? null });
        break;
      case "refused":
        if (message.id !== null) this.settle(message.id, { ok: false, reason: message.reason });
        break;
      case "bye":
        if (!message.again) {
          this.close();
          this.onlink("closed");
        }
        break;
      case "table":
      case "update":
      case "notice":
      case "chat":
        this.seq = Math.max(this.seq ?? 0, message.seq);
        break;
      case "pong":
        return;
    }
    this.onmessage(message);
  }

  private settle(id: string, reply: Reply): void {
    this.pending.get(id)?.settle(reply);
    this.pending.delete(id);
  }
}
