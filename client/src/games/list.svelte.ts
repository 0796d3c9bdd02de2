/** The games of this hall, once asked for, with their names in the reader's language. */
import { api } from "../protocol/api";
import type { GameInfo } from "../protocol/types";
import { preferences } from "../preferences.svelte";
import { hasMessage, loadCatalogue, tGame } from "../i18n/messages.svelte";

/** The quickest to learn first; strangers' games follow. */
const ORDER = ["stupefy", "scrabble", "hogwarts_board", "hogwarts_battle"];
const rank = (id: string): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

class Games {
  all = $state.raw<GameInfo[]>([]);
  private asked: Promise<GameInfo[]> | undefined;

  load(): Promise<GameInfo[]> {
    this.asked ??= api.games().then((all) => (this.all = all.sort((a, b) => rank(a.id) - rank(b.id))));
    this.asked.catch(() => (this.asked = undefined));
    return this.asked;
  }
  find(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }
  title(id: string): string {
    void loadCatalogue(preferences.language, id).catch(() => undefined);
    return hasMessage("title", id) ? tGame(id, "title") : id;
  }
  /** The title without what follows its comma, for lists. */
  short(id: string): string {
    return this.title(id).split(",")[0]!;
  }
}

export const games = new Games();
