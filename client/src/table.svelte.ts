/** A table as this browser sees it: what the hall sent, and what the person is about to answer. No rule lives here. */
import { SvelteMap } from "svelte/reactivity";
import { toast } from "./kit/toasts.svelte";
import { Connection, type Answer, type Link, type Order } from "./protocol/connection";
import type { Chat, Choice, FromHall, Notice, SeenEvent, Situation, TableState, Message, Update } from "./protocol/types";
import { settings } from "./settings.svelte";
import { format, loadCatalogue } from "./i18n/messages.svelte";

export interface Timing {
  opens: number;
  ends: number;
  total: number;
  paused: boolean;
}

/** The game as one seat sees it, with all it saw so far. */
export interface SeatView {
  update: Update;
  events: SeenEvent[];
  /** How many of the events came with the last update: those are to be played. */
  fresh: number;
  timing: Timing | null;
}

export type Line = { kind: "chat"; chat: Chat } | { kind: "notice"; notice: Notice };

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export class LiveTable {
  link = $state<Link>("connecting");
  wasLost = $state(false);
  table = $state.raw<TableState | null>(null);
  goodbye = $state.raw<Message | null>(null);
  me = $state<string | null>(null);
  views = new SvelteMap<number | null, SeatView>();
  lines = $state.raw<Line[]>([]);
  unread = $state(0);
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

  constructor(readonly id: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`,
      (message) => this.hear(message),
      (link) => {
        if (link === "reconnecting" && this.link === "open") this.wasLost = true;
        this.link = link;
      },
    );
  }

  close(): void {
    this.connection.close();
  }

  /** Send a command; a refusal is shown with its reason in the reader's words. */
  async order(order: Order): Promise<boolean> {
    const answer = await this.connection.send(order);
    if (!answer.ok) toast("bad", this.read(answer.reason));
    return answer.ok;
  }

  /** Send a command whose refusal is no news: the asker shows it in its place. */
  ask(order: Order): Promise<Answer> {
    return this.connection.send(order);
  }

  read(text: Message): string {
    return format(text, this.table?.game ?? "", this.names);
  }

  private hear(message: FromHall): void {
    switch (message.type) {
      case "welcome":
        this.me = message.person;
        break;
      case "table":
        if (message.game !== this.table?.game) void loadCatalogue(settings.language, message.game);
        this.table = message;
        this.forget(message);
        break;
      case "update":
        this.take(message);
        break;
      case "chat":
        this.lines = [...this.lines, { kind: "chat", chat: message }];
        if (message.person !== this.me) this.unread++;
        break;
      case "notice":
        this.lines = [...this.lines, { kind: "notice", notice: message }];
        break;
      case "bye":
        if (!message.again) this.goodbye = message.reason;
        break;
      case "refused":
        if (message.id === null) toast("bad", this.read(message.reason));
        break;
    }
  }

  /** Views of seats that are no longer ours, or of an earlier game. */
  private forget(table: TableState): void {
    for (const [seat, view] of this.views) {
      const ours = this.mine.length === 0 ? seat === null : seat !== null && this.mine.includes(seat);
      if (!ours || view.update.number !== table.number || table.phase === "lobby") this.views.delete(seat);
    }
  }

  private take(update: Update): void {
    const before = this.views.get(update.seat);
    const known = update.reset || !before ? [] : before.events;
    const news = known.length
      ? update.events.filter(
          (e) => e.seq > known.at(-1)!.seq || (e.seq === known.at(-1)!.seq && !known.some((k) => same(k, e))),
        )
      : update.events;
    // Whoever has answered may still choose otherwise: the hall lists choices only to those it waits for.
    const changing =
      before &&
      before.update.decision === update.decision &&
      before.update.number === update.number &&
      update.seat !== null &&
      update.situation.ready.includes(update.seat);
    if (changing && !update.choices?.length) update = { ...update, choices: before.update.choices };
    const clock = update.clock;
    const now = performance.now();
    this.views.set(update.seat, {
      update,
      events: [...known, ...news],
      fresh: update.reset && before === undefined ? 0 : news.length,
      timing:
        clock && clock.left !== null
          ? { opens: now + clock.opens, ends: now + clock.left, total: clock.total ?? clock.left, paused: clock.paused }
          : null,
    });
  }
}

/** One seat's question and the answer in preparation: what the drawing and the choice bar share. */
export class Desk {
  /** Chosen on the table, not yet sent. */
  picked = $state.raw<Choice | null>(null);
  /** The question whose answer is on its way to the hall; the next question may be here before the hall has said yes. */
  private sent = $state("");
  private of = "";

  constructor(
    private readonly look: () => { situation: Situation; choices: Choice[]; decision: number; number: number } | null,
    private readonly submit: (order: Order) => Promise<boolean>,
    private readonly seatOf: () => number | null,
    private readonly hasty: () => boolean = () => false,
    private readonly ask: ((order: Order) => Promise<Answer>) | null = null,
  ) {}

  get situation(): Situation | null {
    return this.look()?.situation ?? null;
  }
  get decision(): number | null {
    return this.look()?.decision ?? null;
  }
  /** Which game, which question, who is asked. */
  private get question(): string {
    const now = this.look();
    return now ? `${now.number}/${now.decision}/${this.seatOf()}` : "";
  }
  get sending(): boolean {
    return this.sent !== "" && this.sent === this.question;
  }
  /** Asked and not yet answered. */
  get asked(): boolean {
    const seat = this.seatOf();
    return seat !== null && (this.situation?.waiting.includes(seat) ?? false);
  }
  /** Answered while others still choose: may be changed. */
  get answered(): boolean {
    const seat = this.seatOf();
    return seat !== null && (this.situation?.ready.includes(seat) ?? false);
  }
  get choices(): Choice[] {
    return this.look()?.choices ?? [];
  }
  /** The answer as it stands: picked here, or sealed at the hall. */
  get answer(): unknown {
    return this.picked?.action ?? this.situation?.answer ?? null;
  }

  find(test: (action: never) => boolean): Choice | undefined {
    return this.choices.find((choice) => test(choice.action as never));
  }
  isAnswer(choice: Choice | undefined): boolean {
    return choice !== undefined && this.answer !== null && same(this.answer, choice.action);
  }

  /** A new question forgets what was picked for the old one. */
  turn(): void {
    const question = this.question || this.of;
    if (question === this.of) return;
    this.of = question;
    this.picked = null;
  }

  /** Touch something on the table: chooses it, or sends it at once if the person or the clock wants that. */
  pick(choice: Choice | undefined): void {
    if (!choice) return;
    if (!settings.confirm || this.hasty() || (this.picked && same(this.picked.action, choice.action)))
      void this.send(choice);
    else this.picked = choice;
  }

  async send(choice: Choice | null = this.picked): Promise<void> {
    const seat = this.seatOf();
    const now = this.look();
    if (!choice || seat === null || !now || this.sending) return;
    const question = (this.sent = this.question);
    const ok = await this.submit({ type: "act", seat, decision: now.decision, action: choice.action });
    if (this.sent === question) this.sent = "";
    if (ok && this.question === question) this.picked = null;
  }

  /** Would the hall accept this, what would it bring, and if not, why? Null when the question is over by then. */
  async check(action: unknown): Promise<Answer | null> {
    const seat = this.seatOf();
    const now = this.look();
    if (seat === null || !now || !this.ask) return null;
    const answer = await this.ask({ type: "check", seat, decision: now.decision, action });
    return this.look()?.decision === now.decision ? answer : null;
  }

  async takeBack(): Promise<void> {
    const seat = this.seatOf();
    const now = this.look();
    if (this.picked) this.picked = null;
    else if (this.answered && seat !== null && now)
      await this.submit({ type: "retract", seat, decision: now.decision });
  }
}
