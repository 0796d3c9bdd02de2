/** The table as it is told: frame by frame, with what moves between two frames and what is heard. */
import { onDestroy } from "svelte";
import type { Drawing, TableProps } from "../games/drawing";
import type { Situation } from "../protocol/types";
import { play } from "../sounds";
import type { SeatView } from "../table.svelte";
import { Flights } from "./flights.svelte";
import { FrameQueue, type Frame } from "./frames.svelte";
import { flightsOf, soundOf } from "./moments";

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
  readonly told: Pick<TableProps, "view" | "situation" | "events" | "fresh" | "scene"> | null = $derived.by(() => {
    if (!this.frame) return null;
    const { view, seen, scene, upTo } = this.frame;
    const { situation } = seen.update;
    return {
      view,
      situation: scene === null ? situation : { ...situation, ...NOBODY_ASKED, goal: this.goal },
      events: seen.events.slice(0, upTo),
      fresh: Math.max(0, seen.fresh - (seen.events.length - upTo)),
      scene,
    };
  });

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
