/**
 * A drawing that a game brings in a package of its own: `client/drawing.js`, an ES module without a build step. It
 * draws with the plain DOM; docs/adding-a-game.md describes what it is given.
 */
import type { Args } from "../../i18n/messages.svelte";
import type { Chair, Message, Option, SeenEvent, Situation } from "../../protocol/types";
import type { Drawing } from "../drawing";
import { drawing as generic } from "../generic/drawing";
import Table from "./Table.svelte";

export interface ExternalProps {
  view: unknown;
  situation: Situation;
  seat: number | null;
  names: string[];
  chairs: Chair[];
  /** The legal answers; empty if there are too many to list, or nothing is asked. */
  options: Option[];
  /** The answer as it stands: picked, or already given. */
  current: unknown;
  /** Everything that has happened, and how many of the events, the last ones, are news. */
  events: SeenEvent[];
  fresh: number;
  language: string;
  answer: (action: unknown) => void;
  /** Shows the hall's reason why this cannot be answered now. */
  whyNot: (action: unknown) => void;
  /** A message (of an option, an event or the prompt) in the person's language. */
  format: (message: Message) => string;
  /** A message of the game's catalogue, by its key. */
  text: (key: string, args?: Args) => string;
}
export interface Mounted {
  update?: (props: ExternalProps) => void;
  destroy?: () => void;
}
/** What the module exports as `drawing`; all functions but `mount` are optional. */
export interface ExternalDrawing extends Partial<Omit<Drawing, "Table" | "Hand" | "Result" | "Form">> {
  mount: (element: HTMLElement, props: ExternalProps) => Mounted;
}

const loaded = new Map<string, ExternalDrawing>();
export const externalDrawing = (game: string): ExternalDrawing => loaded.get(game)!;

export async function loadDrawing(game: string, address: string): Promise<Drawing> {
  const { drawing } = (await import(/* @vite-ignore */ address)) as { drawing: ExternalDrawing };
  loaded.set(game, drawing);
  return { ...generic, ...drawing, Table };
}
