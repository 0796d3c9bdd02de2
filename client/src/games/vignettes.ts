/** The little pictures of our own games for the front page, each from its game's folder. */
import type { Component } from "svelte";

const vignettes = import.meta.glob<Component>("../../../src/greathall/games/*/client/vignette/Vignette.svelte", {
  eager: true,
  import: "default",
});

/** A game's picture; null for one that brings none. */
export const vignetteOf = (game: string): Component | null =>
  vignettes[`../../../src/greathall/games/${game}/client/vignette/Vignette.svelte`] ?? null;
