/** The games of this hall, once asked for, with their names in the reader's language. */
import { knownGames } from "../protocol/api";
import type { GameInfo } from "../protocol/types";
import { preferences } from "../preferences.svelte";
import { hasMessage, loadCatalogue, tGame } from "../i18n/messages.svelte";

/** The quickest to learn first; strangers' games follow. */
const ORDER = ["stupefy", "scrabble", "hogwarts_board", "hogwarts_battle"];
const rank = (id: string): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

const inLanguage = (sentence: Record<string, string> = {}): string =>
  (sentence[preferences.language] ?? Object.values(sentence)[0] ?? "").replaceAll("\u202f", "\u00a0");

class Games {
  all = $state.raw<GameInfo[]>([]);

  async load(): Promise<GameInfo[]> {
    this.all = (await knownGames()).toSorted((a, b) => rank(a.id) - rank(b.id));
    return this.all;
  }
  find(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }
  /** As its own texts say it, if they are here. */
  title(id: string): string {
    if (hasMessage("title", id)) return tGame(id, "title");
    if (!this.all.length) void this.load().catch(() => undefined);
    return inLanguage(this.find(id)?.title) || id;
  }
  /** What it is, in a sentence. */
  tagline(id: string): string {
    return inLanguage(this.find(id)?.tagline);
  }
  /** Fetch the texts of a game, where more of it is shown than its name. */
  read(id: string): void {
    void loadCatalogue(preferences.language, id).catch(() => undefined);
  }
  /** The title up to its comma, for where there is little room. */
  short(id: string): string {
    return this.title(id).split(",")[0]!;
  }
}

export const games = new Games();
