/** What people say at a table, as words. */
import type { Chat, Gesture } from "../protocol/types";
import type { LiveTable } from "../table.svelte";
import { games } from "../games/list.svelte";
import { format, hasMessage, t, tGame } from "../i18n/messages.svelte";

type Emote = Gesture["emote"];

/** The emotes of every game, with their words. */
export const emotes = (): [Emote, string][] => [
  ["laugh", t("emote-laugh")],
  ["gasp", t("emote-gasp")],
  ["well_played", t("emote-well-played")],
  ["hello", t("emote-hello")],
  ["oops", t("emote-oops")],
  ["thanks", t("emote-thanks")],
  ["hurry", t("emote-hurry")],
  ["wand", t("emote-wand")],
];

/** The quick phrases of the game that is played, with their words. */
export const phrases = (game: string): [string, string][] =>
  (games.find(game)?.phrases ?? [])
    .filter((id) => hasMessage(`phrase-${id}`, game))
    .map((id) => [id, tGame(game, `phrase-${id}`)]);

/** What was said, whichever way. */
export function wordsOf(chat: Chat, live: LiveTable): string {
  if (chat.message) return format(chat.message, live.table?.game ?? "", live.names);
  return chat.text ?? emotes().find(([id]) => id === chat.emote)?.[1] ?? "";
}
