/** The little pictures of our own games for the front page, each from its game's folder. */
import type { Component } from "svelte";

const vignettes = import.meta.glob<{ default: Component }>(
  "../../../src/greathall/games/*/client/vignette/Vignette.svelte",
);

/** A game's picture; null for one that brings none. */
export async function vignetteOf(game: string): Promise<Component | null> {
  const own = vignettes[`../../../src/greathall/games/${game}/client/vignette/Vignette.svelte`];
  return own ? (await own()).default : null;
}
