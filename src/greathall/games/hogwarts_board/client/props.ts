/** The client's types, for this game. */
import type { AnswerDraft, OptionOf } from "@client/answer.svelte";
import type * as drawing from "@client/games/drawing";
import type { Action, Event, View } from "./types";

export type Drawing = drawing.Drawing<View, Action, Event>;
export type TableProps = drawing.TableProps<View, Action, Event>;
export type ResultProps = drawing.ResultProps<View, Event>;
export type FormProps = drawing.FormProps<View, Action, Event>;
export type SeenEvent = drawing.SeenEventOf<Event>;
export type Draft = AnswerDraft<Action>;
export type Option = OptionOf<Action>;
