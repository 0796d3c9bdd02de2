/** The games of this hall, once asked for, with their names in the reader's language. */
import { api } from "../protocol/api";
import type { GameInfo } from "../protocol/types";
import { settings } from "../settings.svelte";
import { knows, learn, tell } from "../words/words.svelte";

class Games {
  all = $state.raw<GameInfo[]>([]);
  private asked: Promise<GameInfo[]> | undefined;

  load(): Promise<GameInfo[]> {
    this.asked ??= api.games().then((all) => (this.all = all));
    this.asked.catch(() => (this.asked = undefined));
    return this.asked;
  }
  find(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }
  title(id: string): string {
    void learn(settings.language, id).catch(() => undefined);
    return knows("title", id) ? tell(id, "title") : id;
  }
}

export const games = new Games();
