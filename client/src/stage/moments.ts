/**
 * What is seen and heard of an event. A game declares its moments as a map from the type of an event to how long it is
 * shown, what travels from where to where, and what it sounds like. Nothing here knows a rule; an event without a
 * moment is drawn like any other change of the table.
 */
import type { Sound } from "../sounds";

/** The times that all games share, in milliseconds at normal pace. */
export const MOVE = 280;
export const REVEAL = 520;
export const SCENE = 900;
/** A figure that has changed says by how much, for so long. */
export const NOTE = 1500;

/** What travels if it is not a thing of the table. */
export interface Sign {
  icon?: string;
  /** Of a die: another face, seen while it tumbles. */
  before?: string;
  text?: string;
  house?: string | undefined;
  tone?: "good" | "bad" | undefined;
}

/**
 * Something that moves over the table. Places are selectors. Where several things fit, a flight leaves from the first
 * and arrives at the last; what is nowhere to be seen does not fly.
 */
export interface Flight {
  /**
   * `go` travels; `bolt` is a spell on its way; `fall` tips over and sinks to the place where it ends; `turn` shows its
   * face (a sign before the edge that looks towards `from`); `roll` is a die; `ring` and `shield` close around a place;
   * `note` stands beside it.
   */
  how: "go" | "bolt" | "fall" | "turn" | "roll" | "ring" | "shield" | "note";
  from?: string;
  to?: string;
  /** What is seen: the thing as it was drawn where the flight begins, or is drawn where it ends, or a sign. */
  what?: "from" | "to" | Sign;
  /** What is hidden until the flight is over, as the thing at its end always is if that is what flies. */
  hides?: string;
  /** One flight for each thing that fits `from`. */
  each?: boolean;
  /** When it begins and how long it takes, in milliseconds from the beginning of its frame. */
  at?: number;
  ms?: number;
}

/** What a moment may look at: the table at the end of its frame, and what has been told so far, this event included. */
export interface Told<View, Event> {
  view: View;
  events: Event[];
  seat: number | null;
}

export interface Moment<View, Event, This extends Event = Event> {
  /**
   * How long the table stands still for it. 0: it only ends the scene before. Absent: it belongs to the scene before,
   * or the table goes on at once. `events` are those of one update.
   */
  ms?: number | ((event: This, events: Event[], at: number) => number | undefined);
  /** Neighbours of one group happen at the same time, in the scene of the first. */
  group?: string;
  /** Who skips scenes stops here once. */
  stop?: boolean;
  /** It is told on the sheet of the result, line by line. */
  result?: boolean;
  /** Of an event that the whole sheet tells: how many lines are written one by one before it is told. */
  lines?: (view: View) => number;
  sound?: Sound | ((event: This) => Sound | undefined);
  flights?: (event: This, told: Told<View, Event>) => Flight[];
}

type KindOf<Event> = Event extends { type: infer Kind extends string } ? Kind : string;
type OfKind<Event, Kind> = unknown extends Event ? Event : Extract<Event, { type: Kind }>;

export type Moments<View, Event> = {
  [Kind in KindOf<Event>]?: Moment<View, Event, OfKind<Event, Kind>>;
};

/** The moments of any game, as the stage reads them. */
export type AnyMoments = Moments<unknown, unknown>;

export const momentOf = (moments: AnyMoments | undefined, event: unknown): Moment<unknown, unknown> | undefined =>
  moments?.[(event as { type: string }).type];

/**
 * Does the event at this index open a scene? How long that is shown (0: not at all); undefined: the event belongs to
 * the scene before.
 */
export function sceneLength(moments: AnyMoments | undefined, events: unknown[], at: number): number | undefined {
  const moment = momentOf(moments, events[at]);
  if (!moment) return undefined;
  if (moment.group && at > 0 && momentOf(moments, events[at - 1])?.group === moment.group) return undefined;
  return typeof moment.ms === "function" ? moment.ms(events[at], events, at) : moment.ms;
}

export function soundOf(moments: AnyMoments | undefined, event: unknown): Sound | undefined {
  const sound = momentOf(moments, event)?.sound;
  return typeof sound === "function" ? sound(event) : sound;
}

/** Everything that flies when these events, the last ones of those told, are shown. */
export function flightsOf(moments: AnyMoments | undefined, told: Told<unknown, unknown>, news: number): Flight[] {
  const { events } = told;
  return events.slice(events.length - news).flatMap((event, i) => {
    const upTo = events.length - news + i + 1;
    return momentOf(moments, event)?.flights?.(event, { ...told, events: events.slice(0, upTo) }) ?? [];
  });
}
