/** One seat's question and the answer in preparation: what the drawing and the option bar share. No rule lives here. */
import { toast } from "./kit/toasts.svelte";
import type { NewCommand, Reply } from "./protocol/connection";
import type { Message, Option, Situation } from "./protocol/types";
import { preferences } from "./preferences.svelte";
import { same } from "./table.svelte";

/** A legal answer, typed by the game. */
export type OptionOf<Action> = Omit<Option, "action"> & { action: Action };

/** A situation, typed by the game. */
export type SituationOf<Action> = Omit<Situation, "answer"> & { answer: Action | null };

/** The question as the hall asks it. */
export interface Question<Action> {
  /** The number of the game at its table. */
  number: number;
  decision: number;
  seat: number | null;
  situation: SituationOf<Action>;
  /** Empty if there are too many to list. */
  options: OptionOf<Action>[];
}

/** What a draft needs of the table it belongs to. */
export interface AnswerSink {
  /** Send a command; a refusal is shown. */
  send: (command: NewCommand) => Promise<boolean>;
  /** Send a command and return the reply. */
  request: (command: NewCommand) => Promise<Reply>;
  format: (message: Message) => string;
}

/** Where nothing can be answered: a replay. */
const NOWHERE: AnswerSink = {
  send: () => Promise.resolve(false),
  request: () => Promise.reject(new Error("nobody is asked")),
  format: (message) => message.key,
};

export class AnswerDraft<Action = unknown> {
  /** Chosen on the table, not yet sent. */
  picked = $state.raw<OptionOf<Action> | null>(null);
  /** What a hint suggests for the present question: the table marks it. */
  advised = $state.raw<Action | null>(null);
  /** The question whose answer was sent; the next question may be here before the hall has confirmed it. */
  private sent = $state("");
  private pickedFor = "";

  constructor(
    private readonly question: () => Question<Action> | null = () => null,
    private readonly sink: AnswerSink = NOWHERE,
    /** Whether the clock leaves no time to confirm. */
    private readonly hasty: () => boolean = () => false,
  ) {}

  get situation(): SituationOf<Action> | null {
    return this.question()?.situation ?? null;
  }
  get decision(): number | null {
    return this.question()?.decision ?? null;
  }
  get sending(): boolean {
    return this.sent !== "" && this.sent === this.questionId;
  }
  /** The seat is asked and has not answered. */
  get asked(): boolean {
    const now = this.question();
    return now !== null && now.seat !== null && now.situation.waiting.includes(now.seat);
  }
  /** The seat has answered while others still choose, and may change its answer. */
  get answered(): boolean {
    const now = this.question();
    return now !== null && now.seat !== null && now.situation.ready.includes(now.seat);
  }
  get options(): OptionOf<Action>[] {
    return this.question()?.options ?? [];
  }
  /** The answer as it stands: picked here, or already given. */
  get current(): Action | null {
    return this.picked?.action ?? this.situation?.answer ?? null;
  }

  find(test: (action: Action) => boolean): OptionOf<Action> | undefined {
    return this.options.find((option) => test(option.action));
  }
  isCurrent(option: OptionOf<Action> | undefined): boolean {
    return option !== undefined && this.current !== null && same(this.current, option.action);
  }

  isAdvised(option: OptionOf<Action> | undefined): boolean {
    return option !== undefined && this.advised !== null && same(this.advised, option.action);
  }
  /** Ask the hall for a hint; the reply is null if the question has changed by then. */
  async hint(): Promise<Reply | null> {
    const now = this.question();
    if (!now || now.seat === null) return null;
    const reply = await this.sink.request({ type: "hint", seat: now.seat, decision: now.decision });
    return this.decision === now.decision ? reply : null;
  }

  /** Forget what was picked for an earlier question. */
  follow(): void {
    const question = this.questionId || this.pickedFor;
    if (question === this.pickedFor) return;
    this.pickedFor = question;
    this.picked = null;
    this.advised = null;
  }

  /** A touch on the table: picks the option, or answers at once if the settings or the clock want that. */
  pick(option: OptionOf<Action> | undefined): void {
    if (!option || !this.find((action) => same(action, option.action))) return; // the table may be a step behind
    const again = this.picked !== null && same(this.picked.action, option.action);
    if (!preferences.confirm || this.hasty() || again) void this.answer(option.action);
    else this.picked = option;
  }

  /** Send what was picked. */
  async confirm(): Promise<void> {
    if (this.picked) await this.answer(this.picked.action);
  }

  async answer(action: Action): Promise<void> {
    const now = this.question();
    if (!now || now.seat === null || this.sending) return;
    const question = (this.sent = this.questionId);
    await this.sink.send({ type: "act", seat: now.seat, decision: now.decision, action });
    if (this.sent === question) this.sent = "";
    if (this.questionId === question) this.picked = null; // also what was refused: it is not offered again
  }

  /** Would the hall accept this, what would it bring, and if not, why? Null if the question has changed by then. */
  async check(action: Action): Promise<Reply | null> {
    const now = this.question();
    if (!now || now.seat === null) return null;
    const reply = await this.sink.request({ type: "check", seat: now.seat, decision: now.decision, action });
    return this.decision === now.decision ? reply : null;
  }

  /** The reason why this cannot be answered, as the hall knows it; empty if it can, or nothing is asked. */
  async reason(action: Action): Promise<string> {
    const reply = this.asked || this.answered ? await this.check(action) : null;
    return reply && !reply.ok ? this.sink.format(reply.reason) : "";
  }

  /** Show the reason why this cannot be answered. */
  async whyNot(action: Action): Promise<void> {
    const reason = await this.reason(action);
    if (reason) toast("bad", reason);
  }

  async takeBack(): Promise<void> {
    const now = this.question();
    if (this.picked) this.picked = null;
    else if (this.answered && now && now.seat !== null)
      await this.sink.send({ type: "retract", seat: now.seat, decision: now.decision });
  }

  /** Names the question: which game, which decision, who is asked. */
  private get questionId(): string {
    const now = this.question();
    return now ? `${now.number}/${now.decision}/${now.seat}` : "";
  }
}
