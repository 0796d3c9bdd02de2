/** Areas of the screen, and how two of them lie to each other. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much of one lies over the other, in square pixels. */
export function common(a: Area, b: Area): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Whether one element lies over the other. */
export const touches = (one: Element, other: Element): boolean =>
  common(one.getBoundingClientRect(), other.getBoundingClientRect()) > 0;

/** How far it is from one area to the other, edge to edge. */
export function apart(a: Area, b: Area): number {
  const across = Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width);
  const down = Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height);
  return Math.hypot(across, down);
}
