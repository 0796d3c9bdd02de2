/** A table as this browser sees it: everything that the hall sent about it. */
import { SvelteMap } from "svelte/reactivity";
import { toast } from "./kit/toasts.svelte";
import { Connection, type Link, type NewCommand, type Reply } from "./protocol/connection";
import type { Chat, FromHall, Message, Notice, SeenEvent, TableInfo, Update, ViewFrame } from "./protocol/types";
import { preferences } from "./preferences.svelte";
import { format, loadCatalogue } from "./i18n/messages.svelte";

export interface Timing {
  opens: number;
  ends: number;
  total: number;
  paused: boolean;
}

/** The players' own clocks: milliseconds that each had left at a moment of this page's clock, and which of them run. */
export interface Clocks {
  left: number[];
  running: number[];
  at: number;
}

/** The game as one seat sees it, with all it saw so far. */
export interface SeatView {
  update: Update;
  events: SeenEvent[];
  /** How many of the events came with the last update: those are to be played. */
  fresh: number;
  /** The views at some of the fresh events, which they name by their index in `events`. */
  frames: ViewFrame[];
  timing: Timing | null;
  clocks: Clocks | null;
}

export type ChatEntry = { kind: "chat"; chat: Chat } | { kind: "notice"; notice: Notice; chat?: undefined };

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export class LiveTable {
  link = $state<Link>("connecting");
  wasLost = $state(false);
  table = $state.raw<TableInfo | null>(null);
  goodbye = $state.raw<Message | null>(null);
  me = $state<string | null>(null);
  views = new SvelteMap<number | null, SeatView>();
  chat = $state.raw<ChatEntry[]>([]);
  unread = $state(0);
  /** What was said since we came: what was said before is told first, before any view. */
  spoken = $state.raw<Chat[]>([]);
  /** The seat this screen shows, if the person holds several. */
  shown = $state<number | null>(null);
  private readonly connection: Connection;

  readonly mine = $derived(
    this.table ? this.table.chairs.filter((c) => c.person !== null && c.person === this.me).map((c) => c.seat) : [],
  );
  readonly host = $derived(this.table !== null && this.me !== null && this.table.host === this.me);
  /** By seat; one who holds several seats is told apart by a number. */
  readonly names = $derived(
    (this.table?.chairs ?? []).map((c, i, all) => {
      const before = c.name === "" ? 0 : all.slice(0, i).filter((d) => d.name === c.name).length;
      return before ? `${c.name} ${before + 1}` : c.name;
    }),
  );
  readonly seat = $derived(
    this.mine.length === 0 ? null : this.shown !== null && this.mine.includes(this.shown) ? this.shown : this.mine[0]!,
  );
  readonly seen = $derived(this.views.get(this.seat) ?? null);

  /** `who`: whose key to come with; null: as a stranger, who sees what everybody may see. */
  constructor(
    readonly id: string,
    who?: null,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`,
      (message) => this.receive(message),
      (link) => {
        if (link === "reconnecting" && this.link === "open") this.wasLost = true;
        this.link = link;
      },
      who === null ? () => null : undefined,
    );
  }

  close(): void {
    this.connection.close();
  }

  /** Send a command; a refusal is shown with its reason. */
  async send(command: NewCommand): Promise<boolean> {
    const reply = await this.connection.send(command);
    if (!reply.ok) toast("bad", this.format(reply.reason));
    return reply.ok;
  }

  /** Send a command and leave it to the caller to show a refusal. */
  request(command: NewCommand): Promise<Reply> {
    return this.connection.send(command);
  }

  format(message: Message): string {
    return format(message, this.table?.game ?? "", this.names);
  }

  private receive(message: FromHall): void {
    switch (message.type) {
      case "welcome":
        this.me = message.person;
        break;
      case "table":
        if (message.game !== this.table?.game) void loadCatalogue(preferences.language, message.game);
        this.table = message;
        this.dropStaleViews(message);
        break;
      case "update":
        this.applyUpdate(message);
        break;
      case "chat":
        this.chat = [...this.chat, { kind: "chat", chat: message }];
        if (this.views.size === 0) break;
        if (message.person !== this.me) this.unread++;
        this.spoken = [...this.spoken, message];
        break;
      case "notice":
        this.chat = [...this.chat, { kind: "notice", notice: message }];
        if (message.message.key === "notice-time-you") toast("news", this.format(message.message), "clock");
        break;
      case "bye":
        if (!message.again) this.goodbye = message.reason;
        break;
      case "refused":
        if (message.id === null) toast("bad", this.format(message.reason));
        break;
    }
  }

  /** Views of seats that are no longer ours, or of an earlier game. */
  private dropStaleViews(table: TableInfo): void {
    for (const [seat, view] of this.views) {
      const ours = this.mine.length === 0 ? seat === null : seat !== null && this.mine.includes(seat);
      if (!ours || view.update.number !== table.number || table.phase === "lobby") this.views.delete(seat);
    }
  }

  private applyUpdate(update: Update): void {
    const before = this.views.get(update.seat);
    const known = update.reset || !before ? [] : remembered(before.events, update.log_since ?? 0);
    const news = update.events.filter((e) => isNew(e, known));
    const offset = known.length - (update.events.length - news.length);
    const now = performance.now();
    const clock = update.clock;
    this.views.set(update.seat, {
      update,
      events: [...known, ...news],
      fresh: update.reset && before === undefined ? 0 : news.length,
      frames: update.frames
        .map((frame) => ({ ...frame, event: frame.event + offset }))
        .filter((frame) => frame.event >= known.length),
      timing:
        clock && clock.left !== null
          ? { opens: now + clock.opens, ends: now + clock.left, total: clock.total ?? clock.left, paused: clock.paused }
          : null,
      clocks: update.clocks ? { ...update.clocks, at: now } : null,
    });
  }
}

/** In some games the log goes back no further than the present round: the rest is for the players to remember. */
const remembered = (events: SeenEvent[], since: number): SeenEvent[] => events.filter((event) => event.step >= since);

/** After a lost connection the hall sends some events again. */
function isNew(event: SeenEvent, known: SeenEvent[]): boolean {
  const last = known.at(-1);
  return !last || event.seq > last.seq || (event.seq === last.seq && !known.some((k) => same(k, event)));
}
