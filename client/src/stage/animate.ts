/** How each kind of flight moves: keyframes for the Web Animations API. */
import type { Box, Piece } from "./flights.svelte";

const EASE = {
  out: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  in: "cubic-bezier(0.6, 0, 0.9, 0.4)",
  move: "cubic-bezier(0.45, 0.05, 0.2, 1)",
};
/** The part of its time that a die tumbles; then it settles. */
const TUMBLE = 0.69;
/** How much wider than what it closes around a ring is, on each side. */
const AROUND = 8;

interface Point {
  x: number;
  y: number;
}
const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Just outside a box, on the side that looks towards a point; within it, if the box is that point. */
function before(box: Box, towards: Point, room: number): Point {
  const [from, far] = [middle(box), Math.hypot(towards.x - middle(box).x, towards.y - middle(box).y)];
  if (far < 1) return from;
  const [x, y] = [(towards.x - from.x) / far, (towards.y - from.y) / far];
  const edge = Math.min(box.width / 2 / Math.abs(x || 1e-6), box.height / 2 / Math.abs(y || 1e-6));
  return { x: from.x + x * (edge + room), y: from.y + y * (edge + room) };
}

/** A Svelte attachment: the piece makes its way, and then `landed` is called. */
export const animate =
  (piece: Piece, landed: () => void) =>
  (node: HTMLElement): (() => void) => {
    if (piece.thing) node.replaceChildren(piece.thing);
    if (piece.how === "ring" || piece.how === "shield")
      Object.assign(node.style, {
        width: `${piece.to.width + 2 * AROUND}px`,
        height: `${piece.to.height + 2 * AROUND}px`,
      });
    const timing = { delay: piece.delay, duration: piece.duration, fill: "backwards" as const };
    const animation = node.animate(way(piece, node), { ...timing, easing: easing(piece.how) });
    if (piece.how === "roll") {
      const [early, late] = [{ opacity: 1 }, { opacity: 0 }];
      const change = (a: Keyframe, b: Keyframe): Keyframe[] => [
        a,
        { ...a, offset: TUMBLE },
        { ...b, offset: TUMBLE },
        b,
      ];
      node.querySelector(".before")?.animate(change(early, late), timing);
      node.querySelector(".face")?.animate(change(late, early), timing);
    }
    animation.onfinish = landed;
    return () => animation.cancel();
  };

const easing = (how: Piece["how"]): string =>
  how === "bolt" ? EASE.in : how === "go" || how === "fall" ? EASE.move : EASE.out;

function way({ how, from, to, thing }: Piece, node: HTMLElement): Keyframe[] {
  const { width, height } = node.getBoundingClientRect();
  const [start, end] = [middle(from), middle(to)];
  /** With its own middle there. */
  const on = ({ x, y }: Point, more = ""): string => `translate(${x - width / 2}px, ${y - height / 2}px) ${more}`;
  switch (how) {
    case "go": {
      /** A thing grows or shrinks into the place where it arrives; a sign keeps its size. */
      const fit = (box: Box): string =>
        thing ? `scale(${Math.min(1.2, box.width / (width || 1), box.height / (height || 1))})` : "";
      return [
        { transform: on(start, fit(from)), opacity: thing ? 1 : 0 },
        { transform: on(between(start, end, 0.2), fit(from)), opacity: 1, offset: 0.2 },
        { transform: on(end, fit(to)), opacity: 1 },
      ];
    }
    case "bolt": {
      const turned = `rotate(${Math.atan2(end.y - start.y, end.x - start.x)}rad)`;
      const along = (share: number): string => {
        const tip = between(start, end, share);
        return `translate(${tip.x - width}px, ${tip.y - height / 2}px) ${turned}`;
      };
      return [
        { transform: along(0.12), opacity: 0 },
        { transform: along(0.3), opacity: 1, offset: 0.2 },
        { transform: along(0.92), opacity: 1, offset: 0.92 },
        { transform: along(1), opacity: 0 },
      ];
    }
    case "fall": {
      const [stands, tipped] = [{ opacity: 1, filter: "none" }, "rotate(9deg)"];
      return [
        { transform: on(start), ...stands },
        { transform: on(start), ...stands, offset: 0.2 },
        { transform: on({ x: start.x, y: start.y + 10 }, tipped), opacity: 1, filter: "grayscale(1)", offset: 0.55 },
        { transform: on(end, `scale(0.2) ${tipped}`), opacity: 0, filter: "grayscale(1)" },
      ];
    }
    case "turn": {
      const place = thing ? end : before(to, start, (width + height) / 4);
      const turn = (degrees: number): string => on(place, `perspective(700px) rotateY(${degrees}deg)`);
      return [
        { transform: turn(-100), opacity: 0 },
        { transform: turn(-90), opacity: 1, offset: 0.1 },
        { transform: turn(14), opacity: 1, offset: 0.6 },
        { transform: turn(0), opacity: 1 },
      ];
    }
    case "roll": {
      // on something wide it comes to lie at the far end, off the name
      const lies = { x: Math.max(end.x, to.x + to.width - width), y: end.y };
      return [
        { transform: on(start, "scale(0.6)"), opacity: 0 },
        { transform: on(between(start, lies, 0.5), "scale(1.3) rotate(190deg)"), opacity: 1, offset: 0.35 },
        { transform: on(lies, "scale(1.3) rotate(345deg)"), opacity: 1, offset: TUMBLE },
        { transform: on(lies, "scale(1.15) rotate(360deg)"), opacity: 1, offset: 0.8 },
        { transform: on(lies, "scale(1.15) rotate(360deg)"), opacity: 1 },
      ];
    }
    case "ring":
    case "shield":
      return [
        { transform: on(end, "scale(1.3)"), opacity: 0 },
        { transform: on(end), opacity: 1, offset: 0.4 },
        { transform: on(end), opacity: 1, offset: 0.8 },
        { transform: on(end, "scale(1.04)"), opacity: 0 },
      ];
    case "note": {
      const above = { x: end.x, y: Math.max(height / 2 + 4, to.y - height / 2 - 2) };
      return [
        { transform: on({ x: above.x, y: above.y + 10 }), opacity: 0 },
        { transform: on(above), opacity: 1, offset: 0.15 },
        { transform: on(above), opacity: 1, offset: 0.85 },
        { transform: on(above), opacity: 0 },
      ];
    }
  }
}
