/**
 * Lets the eye follow: updates are shown one after another, each for as long as its events deserve. The truth is never
 * delayed by much: with a backlog everything runs faster, and beyond six seconds it jumps to the end.
 */
import { untrack } from "svelte";
import { moving } from "./settings.svelte";
import type { SeatView } from "./table.svelte";

export interface Frame {
  view: unknown;
  seen: SeatView;
  /** Still on the way: nothing may be answered on it. */
  interim: boolean;
  ms: number;
}
/** A game may show steps between two views, made from the events in between: drawing only. */
export type Between = (before: unknown, seen: SeatView) => { view: unknown; ms: number }[];
const PATIENCE = 6000;

export class Pace {
  shown = $state.raw<Frame | null>(null);
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: SeatView | null = null;

  constructor(private readonly between: () => Between | undefined) {}

  /** Take note of what is true now. */
  take(seen: SeatView | null): void {
    untrack(() => {
      if (seen === this.last) return;
      const before = this.last;
      this.last = seen;
      if (!seen) return this.jump(null);
      const final = { view: seen.update.situation.view, seen, interim: false, ms: 0 };
      if (
        !before ||
        before.update.number !== seen.update.number ||
        before.update.seat !== seen.update.seat ||
        seen.fresh === 0 ||
        !moving()
      )
        return this.jump(final);
      const from = this.queue.at(-1)?.view ?? this.shown?.view;
      for (const step of this.between()?.(from, seen) ?? []) this.queue.push({ ...step, seen, interim: true });
      this.queue.push(final);
      if (this.backlog() > PATIENCE) return this.jump(final);
      if (this.timer === undefined) this.next();
    });
  }
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }
  private backlog(): number {
    return this.queue.reduce((sum, frame) => sum + frame.ms, 0);
  }
  private jump(frame: Frame | null): void {
    this.stop();
    this.shown = frame;
  }
  private next(): void {
    const frame = this.queue.shift();
    if (!frame) {
      this.timer = undefined;
      return;
    }
    this.shown = frame;
    const hurry = this.backlog() > PATIENCE / 2 ? 2 : 1;
    this.timer = setTimeout(() => this.next(), frame.ms / hurry);
    if (frame.ms === 0 && this.queue.length === 0) {
      clearTimeout(this.timer);
      this.timer = undefined;
    }
  }
}
