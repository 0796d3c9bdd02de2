/**
 * A screen is drawn part by part, so that a slow processor is never busy for long at a time. A table is seen when
 * whole, the front page before its pictures are there.
 */
import { createContext, flushSync } from "svelte";
import { nextTask } from "../tasks";

/** Milliseconds of drawing in one task: the rest of a frame is for the browser, which lays out what was drawn. */
const BUDGET = 6;

export class Parts {
  /** Is something of it still missing? */
  coming = $state(false);
  /** Has it been whole? What is drawn anew after that is drawn at once. */
  done = false;
  private readonly waiting: (() => void)[] = [];

  add(draw: () => void): void {
    this.waiting.push(draw);
    if (this.coming) return;
    this.coming = true;
    void this.draw();
  }

  /** A part may add others while it is drawn. */
  private async draw(): Promise<void> {
    while (this.waiting.length) {
      await nextTask();
      const end = performance.now() + BUDGET;
      do flushSync(this.waiting.shift());
      while (this.waiting.length && performance.now() < end);
    }
    this.done = true;
    this.coming = false;
  }
}

const [get, set, has] = createContext<Parts>();
/** What is drawn below this component is drawn in parts. */
export const drawInParts = (): Parts => set(new Parts());
/** The parts that this component belongs to, if the table is drawn so. */
export const partsAround = (): Parts | null => (has() ? get() : null);
