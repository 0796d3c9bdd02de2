/** What a game may bring to the table: components that draw its view. It offers options; it never computes a rule. */
import type { Component } from "svelte";
import type { AnswerDraft } from "../answer.svelte";
import { t } from "../i18n/messages.svelte";
import { toast } from "../kit/toasts.svelte";
import type { Chair, Outcome, SeenEvent, Situation } from "../protocol/types";
import type { Moments } from "../stage/moments";
import type { Since } from "../stage/since";
import type { Clocks } from "../table.svelte";
import { games } from "./list.svelte";

/** An event as a seat sees it, typed by the game. */
export type SeenEventOf<Event> = Omit<SeenEvent, "event"> & { event: Event };

export interface TableProps<View = unknown, Action = unknown, Event = unknown> {
  game: string;
  view: View;
  situation: Situation;
  seat: number | null;
  names: string[];
  chairs: Chair[];
  draft: AnswerDraft<Action>;
  /** Everything that has happened in this view. */
  events: SeenEventOf<Event>[];
  /** How many of the events, the last ones, are news. */
  fresh: number;
  /** The event that opened the scene on show; null: the table as it is now. */
  scene: Event | null;
  /** The players' own clocks, in games that are played with them. */
  clocks?: Clocks | null;
}
/** A moment of a finished game. */
export interface PlaysProps {
  table: string;
  number: number;
  step: number;
}
export interface ResultProps<View = unknown, Event = unknown> {
  view: View;
  seat: number | null;
  names: string[];
  chairs: Chair[];
  /** Everything that happened, and how much of it has been told: the sheet is written no faster than the log. */
  events: SeenEventOf<Event>[];
  told: number;
  /** Where one event is told by several lines: how many are written. */
  lines: number;
  outcome: Outcome;
}
export interface FormProps<View = unknown, Action = unknown, Event = unknown> extends TableProps<View, Action, Event> {
  /** How many answers there would be. */
  count: number;
}
export interface Together<Action = unknown> {
  text: string;
  actions: Action[];
}
export interface Stage {
  /** A chip beside the game's name. */
  chip?: string;
  /** A shorter span within it that counts now: the round of a battle. */
  inning?: string;
  phases?: { name: string; state: "done" | "now" | "next" }[];
}
export interface Drawing<View = unknown, Action = unknown, Event = unknown> {
  Table: Component<TableProps<View, Action, Event>>;
  Hand?: Component<TableProps<View, Action, Event>>;
  /** In a replay, where nothing is played from it, the table itself shows the hand. */
  showsHand?: boolean;
  /** Fetched when a game is over: nobody waits for it before. */
  Result?: () => Promise<{ default: Component<ResultProps<View, Event>> }>;
  /** What could have been answered at a moment of a finished game, for those who study it. */
  Plays?: () => Promise<{ default: Component<PlaysProps> }>;
  /** How to answer when the hall does not list the options. */
  Form?: Component<FormProps<View, Action, Event>>;
  /** On a desk the table takes the place of the rail, and the question stands in its right half. */
  beside?: boolean;
  stage?: (view: View) => Stage;
  /** Whether the seats have nothing to hide from each other: then a device that holds several needs no curtain. */
  open?: (view: View) => boolean;
  /** What is seen and heard of each kind of event; the hall sends views at the events that the game marks. */
  moments?: Moments<View, Event>;
  /** What a person reads who has looked away since their own last turn: from where to where, and which of it counts. */
  since?: Since<Event>;
  telling?: (event: Event) => boolean;
  /** The question in fewer words than the game's prompt, or for a step of an answer; empty: the prompt. */
  question?: (props: TableProps<View, Action, Event>) => string;
  /** A sentence under the question. */
  hint?: (props: TableProps<View, Action, Event>) => string;
  /** An answer picked on the table in few words, for its button; empty: as its option says it. */
  short?: (action: Action) => string;
  /** Whether this answer is given on the table rather than by a button. */
  onTable?: (action: Action) => boolean;
  /** The answer that goes on with the game: the primary one, unless the hall says that it gives something away. */
  primary?: (action: Action) => boolean;
  /** Answers that can be given in one go. */
  together?: (props: TableProps<View, Action, Event>) => Together<Action> | null;
  /** Where a thing that a teacher points at is drawn, as a selector: a path into the view, a player, a card's key. What
   * is not said here is found by its attribute `data-at`. */
  pointAt?: (point: string) => string | undefined;
  optionIcon?: (action: Action) => string;
  /** The sign of a thing of the game (a card, a role), by its id. */
  icon?: (id: string) => string;
  eventIcon?: (event: Event) => string;
  /** Events that open a chapter of the log (a round); the message heads it. */
  heading?: (event: Event) => boolean;
  /** The house of each seat, if the game has houses: it colours names. */
  houses?: (view: View) => (string | undefined)[];
  /** Events too small for the log; they still move things on the table. */
  quiet?: (event: Event) => boolean;
}

/** The drawings of our own games, each from its game's folder. */
const drawings = import.meta.glob<{ drawing: Drawing }>("../../../src/greathall/games/*/client/drawing.ts");

/** The drawing of a game: our own, or its package's, or the generic table that can play any game. */
export async function drawingOf(game: string, text = false): Promise<Drawing> {
  const own = drawings[`../../../src/greathall/games/${game}/client/drawing.ts`];
  if (!text && own) return (await own()).drawing;
  const address = text ? null : (await games.load()).find((info) => info.id === game)?.drawing;
  if (address)
    try {
      return await (await import("./external/drawing")).loadDrawing(game, address);
    } catch (error) {
      toast("bad", t("drawing-failed"));
      reportError(error);
    }
  return (await import("./generic/drawing")).drawing;
}

/** What some games offer to those who study them: a page of its own, from the game's folder. */
const studies = import.meta.glob<{ default: Component }>("../../../src/greathall/games/*/client/Study.svelte");
const studyFile = (game: string): string => `../../../src/greathall/games/${game}/client/Study.svelte`;
export const canStudy = (game: string): boolean => studyFile(game) in studies;
export const studyOf = async (game: string): Promise<Component | null> =>
  (await studies[studyFile(game)]?.())?.default ?? null;
