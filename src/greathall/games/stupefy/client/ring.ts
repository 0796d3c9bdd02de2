/** Where things lie: seats on the rim of an oval, the viewer at the bottom, the next seat clockwise to the left. */
export const place = (k: number, n: number): { x: number; y: number } => {
  const angle = ((90 + (360 * k) / n) * Math.PI) / 180;
  return { x: 50 + 41 * Math.cos(angle), y: 50 + 41.5 * Math.sin(angle) };
};

const [L2, L1, T1, T2, T3, R1, R2] = ["3/1", "2/1", "1/1", "1/2", "1/3", "2/3", "3/3"];
const [L, R] = ["2/1/4/2", "2/3/4/4"];
/** On a phone: three above, two on each side, you below; fewer players leave gaps. */
const AREAS: Record<number, (string | undefined)[]> = {
  4: [L, T2, R],
  5: [L, T1, T3, R],
  6: [L2, L1, T2, R1, R2],
  7: [L2, L1, T1, T3, R1, R2],
  8: [L2, L1, T1, T2, T3, R1, R2],
};
export const area = (k: number, n: number): string => (k === 0 ? "-2/1/-1/4" : (AREAS[n]?.[k - 1] ?? "1/2"));

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Wand {
  x: number;
  y: number;
  angle: number;
  length: number;
  /** The thread from the tip to the target; null while the wand only waits. */
  thread: { x1: number; y1: number; x2: number; y2: number } | null;
}

/** How far from the centre of a box to its edge, in a direction. */
const reach = (b: Box, ux: number, uy: number): number =>
  Math.min(
    Math.abs(ux) > 1e-6 ? b.w / 2 / Math.abs(ux) : Infinity,
    Math.abs(uy) > 1e-6 ? b.h / 2 / Math.abs(uy) : Infinity,
  );

/** A wand held at the inner edge of its seat, pointing at the target or, still waiting, at the middle of the table. */
export function wandOf(from: Box, to: Box | null, middle: { x: number; y: number }, length: number): Wand {
  const way = (x: number, y: number): [number, number] => {
    const d = Math.hypot(x, y) || 1;
    return [x / d, y / d];
  };
  const [cx, cy] = way(middle.x - from.x, middle.y - from.y);
  const [tx, ty] = to ? way(to.x - from.x, to.y - from.y) : [cx, cy];
  const [ux, uy] = way(cx * 0.55 + tx, cy * 0.55 + ty);
  const r = reach(from, ux, uy);
  const [x, y] = [from.x + ux * r, from.y + uy * r];
  const rest = Math.atan2(cy, cx);
  if (!to) return { x, y, angle: (rest * 180) / Math.PI, length, thread: null };
  const [dx, dy] = way(to.x - x, to.y - y);
  let angle = Math.atan2(dy, dx);
  while (angle - rest > Math.PI) angle -= 2 * Math.PI;
  while (angle - rest < -Math.PI) angle += 2 * Math.PI;
  const far = Math.hypot(to.x - x, to.y - y);
  const end = Math.max(10, far - reach(to, dx, dy) - 8);
  const long = Math.min(length, end * 0.6);
  // a little to the right, so that two wands pointing at each other do not coincide
  const [ox, oy] = [-dy * 5, dx * 5];
  return {
    x: x + ox,
    y: y + oy,
    angle: (angle * 180) / Math.PI,
    length: long,
    thread: { x1: x + ox + dx * long, y1: y + oy + dy * long, x2: x + ox + dx * end, y2: y + oy + dy * end },
  };
}
