/**
 * A tile that leaves one place arrives at the other: from the rack to a square, from the hand that dragged it, and
 * back.
 */
import { moving } from "@client/preferences.svelte";

const places = new Map<number, { x: number; y: number; size: number }>();
const middle = (node: Element): { x: number; y: number; size: number } => {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, size: box.width };
};
/** Where a tile was let go. */
export const released = (id: number, x: number, y: number): void => void places.set(id, { x, y, size: 48 });

/** A Svelte action: `use:fly={id}`. */
export function fly(node: HTMLElement, id: number): { destroy: () => void } {
  const from = places.get(id);
  const to = middle(node);
  places.set(id, to);
  if (from && to.size && moving() && Math.hypot(from.x - to.x, from.y - to.y) > 4)
    node.animate(
      [
        { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.size / to.size})`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: 220, easing: "cubic-bezier(.2,.8,.2,1)" },
    );
  return {
    destroy() {
      if (node.isConnected) places.set(id, middle(node));
    },
  };
}
