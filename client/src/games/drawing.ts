/** What a game may bring to the table: components that draw its view. It offers options; it never recomputes a rule. */
import type { Component } from "svelte";
import type { Chair, Outcome, SeenEvent, Situation } from "../protocol/types";
import type { Sound } from "../sounds";
import type { Between } from "../frames.svelte";
import type { Desk } from "../table.svelte";

export interface TableProps {
  game: string;
  view: unknown;
  situation: Situation;
  seat: number | null;
  names: string[];
  chairs: Chair[];
  desk: Desk;
  events: SeenEvent[];
  fresh: number;
}
export interface ResultProps {
  view: unknown;
  seat: number | null;
  names: string[];
  chairs: Chair[];
  events: SeenEvent[];
  outcome: Outcome;
}
export interface FormProps extends TableProps {
  /** How many answers there would be. */
  count: number;
  onsend: (action: unknown) => void;
}
export interface Stage {
  /** A chip beside the game's name. */
  chip?: string;
  phases?: { name: string; state: "done" | "now" | "next" }[];
}
export interface Drawing {
  Table: Component<TableProps>;
  Hand?: Component<TableProps>;
  Result?: Component<ResultProps>;
  /** How to answer when the hall does not list the choices. */
  Form?: Component<FormProps>;
  stage?: (view: unknown) => Stage;
  /** Whether the seats have nothing to hide from each other: then a device that holds several needs no curtain. */
  open?: (view: unknown) => boolean;
  /** Steps to be shown between two views. */
  between?: Between;
  /** The question in fewer words than the game's prompt, or for a step of an answer; empty: the prompt. */
  question?: (props: TableProps) => string;
  /** A sentence under the question. */
  hint?: (props: TableProps) => string;
  /** Whether this answer is given on the table rather than by a button. */
  onTable?: (action: unknown) => boolean;
  /** The answer that goes on with the game, once nothing else is picked: it is drawn as the primary one. */
  primary?: (action: unknown) => boolean;
  choiceIcon?: (action: unknown) => string;
  eventIcon?: (event: unknown) => string;
  /** Events that open a chapter of the log (a round); the text heads it. */
  heading?: (event: unknown) => boolean;
  /** The house of each seat, if the game has houses: it colours names. */
  houses?: (view: unknown) => string[];
  /** Events too small for the log; they still move things on the table. */
  quiet?: (event: unknown) => boolean;
  sound?: (event: unknown) => Sound | undefined;
}

/** Each game's own drawing, from its folder. */
const drawings = import.meta.glob<{ drawing: Drawing }>("../../../src/greathall/games/*/client/drawing.ts");
const generic = (): Promise<{ drawing: Drawing }> => import("./generic/drawing");

/** The drawing of a game, or the generic table that can play any. */
export const drawingOf = async (game: string, text = false): Promise<Drawing> =>
  (await (text ? generic : (drawings[`../../../src/greathall/games/${game}/client/drawing.ts`] ?? generic))()).drawing;
