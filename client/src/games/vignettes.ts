/** The little pictures of our own games for the front page, each from its game's folder; all are shown together. */
import type { Component } from "svelte";

export const vignettes = import.meta.glob<Component>("../../../src/greathall/games/*/client/vignette/Vignette.svelte", {
  eager: true,
  import: "default",
});
