/** A hint for the present question: asked for, thought about in the hall, shown until the question changes. */
import type { AnswerDraft } from "./answer.svelte";
import type { GivenHint, Message } from "./protocol/types";

export class HintRequest {
  given = $state.raw<GivenHint | null>(null);
  thinking = $state(false);
  /** Why there is none. */
  refused = $state("");

  constructor(
    private readonly draft: AnswerDraft,
    private readonly format: (message: Message) => string,
  ) {}

  get open(): boolean {
    return this.thinking || this.given !== null || this.refused !== "";
  }

  async ask(): Promise<void> {
    if (this.thinking || !this.draft.asked) return;
    this.close();
    this.thinking = true;
    const reply = await this.draft.hint();
    this.thinking = false;
    if (!reply) return;
    if (!reply.ok) this.refused = this.format(reply.reason);
    else {
      this.given = reply.hint ?? null;
      this.draft.advised = reply.hint?.advice.options[0]?.action ?? null;
    }
  }

  /** Answer as it says, in one press. */
  async take(): Promise<void> {
    const action = this.given?.advice.options[0]?.action;
    this.close();
    if (action !== undefined) await this.draft.answer(action);
  }

  close(): void {
    [this.given, this.refused] = [null, ""];
    this.draft.advised = null;
  }

  /** A hint belongs to one question. */
  follow(): void {
    if (this.given && this.draft.advised === null) this.given = null;
    if (this.refused && !this.draft.asked) this.refused = "";
  }
}
