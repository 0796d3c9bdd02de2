/** Bots that play for people, as the log, the result and the replay tell of them. */
import { t } from "./i18n/messages.svelte";
import type { StandIn } from "./protocol/types";

/** A line between the events of a game: it stands before what happened with this move. */
export interface Aside {
  step: number;
  icon: string;
  text: string;
}

/** For the log: where each began, and where the person was back. */
export const asides = (standIns: readonly StandIn[], names: readonly string[]): Aside[] =>
  standIns.flatMap((one) => {
    const name = names[one.seat] ?? "";
    const began = { step: one.first, icon: "bot", text: t("stand-in-began", { bot: one.name, name, move: one.first }) };
    const last = one.last ?? null;
    return last === null
      ? [began]
      : [began, { step: last + 1, icon: "ready", text: t("stand-in-ended", { name, move: last + 1 }) }];
  });

/** For the result: who was played by whom, and for how long. */
export const stoodIn = (one: StandIn, names: readonly string[]): string => {
  const known = { bot: one.name, name: names[one.seat] ?? "", first: one.first, last: one.last ?? 0 };
  return (one.last ?? null) === null ? t("stood-in-to-the-end", known) : t("stood-in", known);
};
