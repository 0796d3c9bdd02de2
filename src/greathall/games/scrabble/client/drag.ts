/**
 * Dragging a tile with any pointer: onto a square, along the rack, back to the rack. A touch without a move stays a
 * click.
 */
import type { TurnDraft } from "./turn.svelte";
import { released } from "./flight";

const FAR = 6;
/** A finger hides what is under it: the tile hangs above it. */
const ABOVE = 34;

const below = (x: number, y: number): Element | undefined => document.elementFromPoint(x, y) ?? undefined;
export const squareUnder = (x: number, y: number): number | null => {
  const name = below(x, y)?.closest("[data-square]")?.getAttribute("data-square");
  return name === null || name === undefined ? null : Number(name);
};
const tileUnder = (x: number, y: number): number | null => {
  const name = below(x, y)?.closest("[data-tile]")?.getAttribute("data-tile");
  return name === null || name === undefined ? null : Number(name);
};

/** A Svelte action: `use:drag={{ turn, id }}`; without an id the element stays where it is. */
export function drag(
  node: HTMLElement,
  given: { turn: TurnDraft; id: number | null },
): { update: (given: { turn: TurnDraft; id: number | null }) => void; destroy: () => void } {
  let now = given;
  let from: { x: number; y: number; pointer: number } | null = null;
  const style = (): void => void (node.style.touchAction = now.id === null ? "" : "none");
  const place = (e: PointerEvent): { x: number; y: number } => ({
    x: e.clientX,
    y: e.clientY - (e.pointerType === "mouse" ? 0 : ABOVE),
  });

  const down = (e: PointerEvent): void => {
    if (now.id === null || e.button !== 0) return;
    from = { x: e.clientX, y: e.clientY, pointer: e.pointerId };
    watch(addEventListener);
  };
  const move = (e: PointerEvent): void => {
    if (!from || e.pointerId !== from.pointer || now.id === null) return;
    if (!now.turn.lifted && Math.hypot(e.clientX - from.x, e.clientY - from.y) < FAR) return;
    const at = place(e);
    now.turn.lifted = { id: now.id, ...at };
    now.turn.over = squareUnder(at.x, at.y);
  };
  const up = (e: PointerEvent): void => {
    const { turn, id } = now;
    const was = turn.lifted;
    if (e.pointerId !== from?.pointer) return;
    from = null;
    watch(removeEventListener);
    turn.lifted = null;
    turn.over = null;
    if (!was || id === null || e.type === "pointercancel") return;
    const at = place(e);
    released(id, at.x, at.y);
    turn.drop(id, squareUnder(at.x, at.y), tileUnder(e.clientX, e.clientY));
    // The click that ends a drag is none.
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  };
  /** The pointer is followed wherever it goes. */
  const watch = (how: typeof addEventListener): void => {
    how("pointermove", move);
    how("pointerup", up);
    how("pointercancel", up);
  };
  node.addEventListener("pointerdown", down);
  style();
  return {
    update(next) {
      now = next;
      style();
    },
    destroy() {
      node.removeEventListener("pointerdown", down);
      watch(removeEventListener);
    },
  };
}
