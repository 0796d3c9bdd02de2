/** Words about a game of one's own, for the front page and for *Your games*. */
import { games } from "../games/list.svelte";
import { hasIcon } from "../kit/Icon.svelte";
import { toast } from "../kit/toasts.svelte";
import { Refusal } from "../protocol/api";
import type { FinishedGame, TableSummary } from "../protocol/types";
import { preferences } from "../preferences.svelte";
import { format, formatList, formatNumber, loadAll, t } from "../i18n/messages.svelte";

export const iconOf = (game: string): string => (hasIcon(`game-${game}`) ? `game-${game}` : "game");

/** Shows the reason of a refusal; anything else is a fault of ours. */
export function problem(error: unknown, game = ""): void {
  if (!(error instanceof Refusal)) throw error;
  void Promise.allSettled([loadAll(preferences.language, game)]).then(() => toast("bad", format(error.reason, game)));
}

const at = (table: TableSummary, seats: number[]): string[] => seats.map((seat) => table.names[seat] ?? "");

/** "Stupefy · move 14" */
export const line = (table: TableSummary): string =>
  table.phase === "playing"
    ? t("game-move", { game: games.short(table.game), move: table.step ?? 0 })
    : games.short(table.game);

/** Who else plays, and who has not answered either. */
export function company(table: TableSummary): string {
  const others = table.names.filter((name, seat) => name && !table.mine.includes(seat));
  const slow = at(
    table,
    (table.waiting ?? []).filter((seat) => !table.mine.includes(seat)),
  );
  const first = others.length ? t("playing-with", { names: formatList(others) }) : t("playing-alone");
  return slow.length ? `${first} ${t("also-choosing", { names: formatList(slow), count: slow.length })}` : first;
}

/** What a game is waiting for that does not wait for you. */
export function waitingFor(table: TableSummary): string {
  const game = games.short(table.game);
  if (table.phase === "lobby") return t("not-begun", { game, taken: table.seats - table.free, seats: table.seats });
  if (table.phase === "stopped") return t("game-cannot-go-on", { game });
  const slow = at(table, table.waiting ?? []);
  return t("others-choosing", { game, move: table.step ?? 0, names: formatList(slow), count: slow.length });
}

/** Stupefy with Théo, against Oskar and Ines. */
export function played(game: FinishedGame): string {
  const others = game.names.filter((_, seat) => !game.mine.includes(seat));
  const title = games.short(game.game);
  return others.length ? t("game-with", { game: title, names: formatList(others) }) : title;
}

/** The result in figures or in the game's own sentence. */
export function result(game: FinishedGame): string {
  if (game.told) {
    games.read(game.game);
    return format(game.told, game.game, game.names);
  }
  const scores = game.outcome?.scores ?? [];
  return new Set(scores).size > 1 ? formatList([...scores].sort((a, b) => b - a).map(formatNumber)) : "";
}
