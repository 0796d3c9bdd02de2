import type { Component } from "svelte";

/** A game's picture; null for one that brings none. */
export async function vignetteOf(game: string): Promise<Component | null> {
  const { vignettes } = await import("./vignettes");
  return vignettes[`../../../src/greathall/games/${game}/client/vignette/Vignette.svelte`] ?? null;
}
