/** What a question is about and what follows from it: the game's own words, and what the cards say that ask it. */
import { hasMessage, isMessage, tGame, type Arg } from "../i18n/messages.svelte";
import type { Message } from "../protocol/types";

export function aboutQuestion(prompt: Message, game: string): string {
  const key = prompt.key.replace(/^prompt-/, "about-");
  const cards = Object.values((prompt.args ?? {}) as Record<string, Arg>)
    .filter(isMessage)
    .map((arg) => `help-${arg.key}`);
  return [key, ...cards]
    .filter((one) => one !== prompt.key && hasMessage(one, game))
    .map((one) => tGame(game, one))
    .join("\n");
}
