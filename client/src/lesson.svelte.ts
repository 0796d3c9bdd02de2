/** A lesson under way: the hall says where the pupil stands; this browser keeps the answers and what is done. */
import { api, Refusal } from "./protocol/api";
import type { NewCommand, Reply } from "./protocol/connection";
import { preferences } from "./preferences.svelte";
import type { LessonPage, LessonTry, Message } from "./protocol/types";

const PLACE = "great-hall.lessons";

/** Which lessons were finished in this browser, as `game/lesson`. */
class Progress {
  private done = $state.raw<string[]>(read());

  has(game: string, lesson: string): boolean {
    return this.done.includes(`${game}/${lesson}`);
  }
  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.done = [...this.done, `${game}/${lesson}`];
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.done));
    } catch {
      // a private window: it lasts as long as the page
    }
  }
}

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const progress = new Progress();

export class LessonRun {
  page = $state.raw<LessonPage | null>(null);
  /** What the teacher says to the last try, if that was not it. */
  reply = $state.raw<Message | null>(null);
  /** Which of the things that the teacher says is shown. */
  at = $state(0);
  shown = $state(false);
  lost = $state.raw<Message | null>(null);
  private busy = false;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    void this.visit([]);
  }

  /** The teacher has more to say before the question. */
  get reading(): boolean {
    return this.page !== null && this.at < this.page.says.length - 1;
  }
  next(): void {
    if (this.reading) this.at++;
  }
  /** Try an answer; true if the lesson goes on. */
  async answer(action: unknown): Promise<boolean> {
    if (!this.page || this.busy) return false;
    return this.visit(this.page.answers, action);
  }
  /** What the answer would bring, or why it is refused. */
  async check(action: unknown): Promise<Reply> {
    try {
      const wish = this.try(this.page?.answers ?? [], action);
      const { preview, refused } = await api.checkAnswer(this.game, this.lesson, wish);
      return refused ? { ok: false, reason: refused } : { ok: true, preview, hint: null };
    } catch (error) {
      if (error instanceof Refusal) return { ok: false, reason: error.reason };
      throw error;
    }
  }
  /** The commands of a table that make sense in a lesson. */
  async send(command: NewCommand): Promise<boolean> {
    return command.type === "act" && (await this.answer(command.action));
  }
  async request(command: NewCommand): Promise<Reply> {
    return command.type === "check"
      ? this.check(command.action)
      : { ok: false, reason: { type: "text", key: "refusal-not-asked" } };
  }
  /** What the teacher would do; once more: hide it. After a try it is shown in any case. */
  show(): void {
    [this.shown, this.reply] = [this.reply !== null || !this.shown, null];
  }
  skip(): Promise<boolean> {
    return this.answer(this.page?.intended[0]);
  }
  back(): Promise<boolean> {
    return this.visit(this.page?.answers.slice(0, -1) ?? []);
  }
  restart(): Promise<boolean> {
    return this.visit([]);
  }

  private try(answers: unknown[], answer?: unknown): LessonTry {
    return { answers, answer: answer ?? null, language: preferences.language };
  }

  private async visit(answers: unknown[], answer?: unknown): Promise<boolean> {
    this.busy = true;
    try {
      const page = await api.lesson(this.game, this.lesson, this.try(answers, answer));
      if (page.verdict === "again") {
        this.reply = page.reply;
        return false;
      }
      [this.page, this.reply, this.at, this.shown] = [page, null, 0, false];
      if (page.finished) progress.add(this.game, this.lesson);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.page) this.reply = error.reason;
      else this.lost = error.reason;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
