/** A tile that leaves the rack arrives on the board, and back. */
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { moving } from "../../settings.svelte";

export const [leave, arrive] = crossfade({
  duration: () => (moving() ? 220 : 0),
  easing: cubicOut,
  fallback: () => ({ duration: moving() ? 160 : 0, css: (t) => `opacity: ${t}; scale: ${0.7 + 0.3 * t}` }),
});
