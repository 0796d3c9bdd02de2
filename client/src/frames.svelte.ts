/**
 * Shows updates one after another, each for as long as its events deserve. The table on the screen is never late by
 * much: with a backlog everything runs faster, and beyond six seconds it jumps to the end.
 */
import { untrack } from "svelte";
import { moving, preferences } from "./preferences.svelte";
import type { SeatView } from "./table.svelte";

export interface Frame {
  view: unknown;
  seen: SeatView;
  /** The event that opened the scene on show; null: this is the table as it is now, and may be answered. */
  scene: unknown;
  /** How many of the events have happened in this view. */
  upTo: number;
  ms: number;
}
/**
 * Does the event at this index open a scene? How long that is shown, in milliseconds (0: not at all); undefined: the
 * event belongs to the scene before. `events` are those of one update.
 */
export type SceneLength<Event = unknown> = (events: Event[], at: number) => number | undefined;
const LONGEST_BACKLOG = 6000;

export class FrameQueue {
  shown = $state.raw<Frame | null>(null);
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: SeatView | null = null;

  constructor(private readonly sceneLength: () => SceneLength | undefined) {}

  /** Add what the hall says now. */
  push(seen: SeatView | null): void {
    untrack(() => {
      if (seen === this.last) return;
      const before = this.last;
      this.last = seen;
      if (!seen) return this.jump(null);
      const final = { view: seen.update.situation.view, seen, scene: null, upTo: seen.events.length, ms: 0 };
      const follows = before?.update.number === seen.update.number && before.update.seat === seen.update.seat;
      if (!follows || seen.fresh === 0 || !moving() || preferences.pace === 0) return this.jump(final);
      this.queue.push(...scenes(seen, this.sceneLength()), final);
      if (this.backlog() > LONGEST_BACKLOG) return this.jump(final);
      if (this.timer === undefined) this.next();
    });
  }
  /** Enough of the scenes: show the table as it is. */
  skip(): void {
    const final = this.queue.at(-1);
    if (final) this.jump(final);
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
    const hurry = this.backlog() > LONGEST_BACKLOG / 2 ? 2 : 1;
    this.timer = setTimeout(() => this.next(), (frame.ms * preferences.pace) / hurry);
    if (frame.ms === 0 && this.queue.length === 0) {
      clearTimeout(this.timer);
      this.timer = undefined;
    }
  }
}

/** The scenes of an update, each with the last view that the hall sent of it. */
export function scenes(seen: SeatView, length: SceneLength | undefined): Frame[] {
  if (!length || !seen.frames.length) return [];
  const first = seen.events.length - seen.fresh;
  const events = seen.events.slice(first).map((e) => e.event);
  const opened = events.flatMap((event, at) => {
    const ms = length(events, at);
    return ms === undefined ? [] : [{ event, at: first + at, ms }];
  });
  return opened.flatMap(({ event, at, ms }, i) => {
    const end = opened[i + 1]?.at ?? seen.events.length;
    const frame = seen.frames.findLast((f) => f.event >= at && f.event < end);
    return frame && ms > 0 ? [{ view: frame.view, seen, scene: event, upTo: frame.event + 1, ms }] : [];
  });
}
