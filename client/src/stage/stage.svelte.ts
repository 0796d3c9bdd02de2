/** The table as it is told: frame by frame, with what moves between two frames and what is heard. */
import { onDestroy, untrack } from "svelte";
import type { Drawing, TableProps } from "../games/drawing";
import type { Situation } from "../protocol/types";
import { moving, preferences } from "../preferences.svelte";
import { play } from "../sounds";
import type { SeatView } from "../table.svelte";
import { Flights } from "./flights.svelte";
import { flightsOf, momentOf, REVEAL, sceneLength, soundOf, type AnyMoments } from "./moments";

/** At most so many sounds of one frame, and the time between them. */
const [SOUNDS, APART] = [3, 180];

const NOBODY_ASKED = { prompt: null, waiting: [], ready: [], answer: null };

/** Belongs to a component: created while that is set up. */
export class Stage {
  readonly flights = new Flights();
  private readonly queue: FrameQueue;
  /** As it stood when the table was last at rest: the next one may tell what is still to be shown. */
  private goal: Situation["goal"] = null;
  readonly frame: Frame | null = $derived.by(() => this.queue.shown);
  /** Nothing may be answered in a scene on the way. */
  readonly settled = $derived(this.frame !== null && this.frame.scene === null);
  /** What the frame on show tells. While it is a scene, nobody is asked yet. */
  readonly told: (Pick<TableProps, "view" | "situation" | "events" | "fresh" | "scene"> & Sheet) | null = $derived.by(
    () => {
      if (!this.frame) return null;
      const { view, seen, scene, upTo, lines } = this.frame;
      const { situation } = seen.update;
      return {
        view,
        situation: scene === null ? situation : { ...situation, ...NOBODY_ASKED, goal: this.goal },
        events: seen.events.slice(0, upTo),
        fresh: Math.max(0, seen.fresh - (seen.events.length - upTo)),
        scene,
        lines,
      };
    },
  );

  constructor(seen: () => SeatView | null, drawing: () => Drawing | null) {
    this.queue = new FrameQueue(
      () => drawing()?.moments,
      (frame) => this.stir(frame, drawing()),
    );
    $effect(() => this.queue.push(seen()));
    onDestroy(() => {
      this.queue.stop();
      this.flights.clear();
    });
  }

  skip(): void {
    this.flights.clear();
    this.queue.skip();
  }

  /** Before the table is drawn anew: what leaves its place is still there. */
  private stir(frame: Frame, drawing: Drawing | null): void {
    const resting = this.queue.shown?.scene === null ? this.queue.shown : null;
    if (resting) this.goal = resting.seen.update.situation.goal ?? null;
    if (frame.upTo === frame.from) return;
    const events = frame.seen.events.slice(0, frame.upTo).map((e) => e.event);
    const news = frame.upTo - frame.from;
    const sounds = new Set(events.slice(-news).flatMap((event) => soundOf(drawing?.moments, event) ?? []));
    [...sounds].slice(0, SOUNDS).forEach((sound, i) => setTimeout(() => play(sound), i * APART));
    if (!frame.flies) return this.flights.clear();
    const told = { view: frame.view, events, seat: frame.seen.update.seat };
    this.flights.start(flightsOf(drawing?.moments, told, news), this.queue.tempo);
  }
}

/** Of the sheet of the result, where one event is told by several lines: how many are written. */
interface Sheet {
  lines: number;
}
export interface Frame extends Sheet {
  view: unknown;
  seen: SeatView;
  /** The event that opened the scene on show; null: this is the table as it is now, and may be answered. */
  scene: unknown;
  /** How many of the events had been told before this frame, and with it. */
  from: number;
  upTo: number;
  ms: number;
  /** Who skips scenes stops here once. */
  stop: boolean;
  /** It is told on the sheet of the result. */
  result: boolean;
  /** Whether things fly; when the table jumps to where it is now, nothing does. */
  flies: boolean;
}
const LONGEST_BACKLOG = 6000;

/**
 * Shows updates one after another, each for as long as its moments deserve. Log, scores and table tell the same
 * instant: whatever is drawn is drawn from the frame on show. With other updates waiting everything runs at double
 * speed; what is late by more than six seconds is left out.
 
 */
export class FrameQueue {
  shown = $state.raw<Frame | null>(null);
  /** By how much the times of the frame on show are multiplied. */
  tempo = 1;
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: SeatView | null = null;

  /** `before`: called with each frame while the one before it is still drawn. */
  constructor(
    private readonly moments: () => AnyMoments | undefined,
    private readonly before: (frame: Frame) => void = () => undefined,
  ) {}

  /** Add what the hall says now. */
  push(seen: SeatView | null): void {
    untrack(() => {
      if (seen === this.last) return;
      const before = this.last;
      this.last = seen;
      if (!seen) return this.jump(null);
      const follows = before?.update.number === seen.update.number && before.update.seat === seen.update.seat;
      const first = seen.events.length - (follows ? seen.fresh : 0);
      if (!follows || !moving() || preferences.pace === 0 || document.hidden)
        return this.jump(asItIs(seen, first, false));
      if (this.backlog() > LONGEST_BACKLOG) this.queue = [];
      const told = scenes(seen, this.moments());
      this.queue.push(...told, asItIs(seen, told.at(-1)?.upTo ?? first, true));
      if (this.timer === undefined) this.next();
    });
  }
  /** Enough of the scenes: on to the next one that must be seen, or to the table as it is. */
  skip(): void {
    const stop = this.queue.findIndex((frame) => frame.stop);
    if (stop < 0) {
      const final = this.queue.at(-1);
      if (final) this.jump({ ...final, flies: false });
      return;
    }
    clearTimeout(this.timer);
    this.queue.splice(0, stop);
    this.next();
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
    if (frame) this.before(frame);
    this.shown = frame;
  }
  private next(): void {
    const frame = this.queue.shift();
    if (!frame) {
      this.timer = undefined;
      return;
    }
    const late = this.queue.some((waiting) => waiting.seen !== frame.seen && waiting.ms > 0);
    this.tempo = preferences.pace / (late ? 2 : 1);
    this.before(frame);
    this.shown = frame;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (frame.ms > 0) this.timer = setTimeout(() => this.next(), frame.ms * this.tempo);
    else if (this.queue.length) this.next();
  }
}

const asItIs = (seen: SeatView, from: number, flies: boolean): Frame => ({
  view: seen.update.situation.view,
  seen,
  scene: null,
  from,
  upTo: seen.events.length,
  ms: 0,
  stop: false,
  result: false,
  lines: Infinity,
  flies,
});

/**
 * The scenes of an update, each with the last view that the hall sent of it. What is told on the sheet of the result
 * needs no view of its own; the sheet comes forward before its first line.
 */
export function scenes(seen: SeatView, moments: AnyMoments | undefined): Frame[] {
  const first = seen.events.length - seen.fresh;
  const events = seen.events.slice(first).map((e) => e.event);
  const opened = events.flatMap((event, at) => {
    const ms = sceneLength(moments, events, at);
    return ms === undefined ? [] : [{ event, at: first + at, ms }];
  });
  const frames: Frame[] = [];
  opened.forEach(({ event, at, ms }, i) => {
    const end = opened[i + 1]?.at ?? seen.events.length;
    const { stop = false, result = false, lines } = momentOf(moments, event) ?? {};
    const sent = seen.frames.findLast((f) => f.event >= at && f.event < end);
    if (ms === 0 || (!sent && !result)) return;
    const from = frames.at(-1)?.upTo ?? first;
    const told = { seen, scene: event, flies: true, stop, result, lines: 0 };
    const [view, upTo] = result ? [seen.update.situation.view, end] : [sent!.view, sent!.event + 1];
    if (result && !frames.at(-1)?.result) frames.push({ ...told, stop: false, view, from, upTo: at, ms: REVEAL });
    for (let line = 1; line <= (lines?.(view) ?? 0); line++)
      frames.push({ ...told, view, from: at, upTo: at, lines: line, ms });
    if (!lines) frames.push({ ...told, view, from: frames.at(-1)?.upTo ?? first, upTo, ms });
  });
  return frames;
}
