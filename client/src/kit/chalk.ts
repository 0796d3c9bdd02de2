/** Chalk: where the teacher's box stands, the ring around what it speaks of, and the line between them. */
import { computePosition, offset, shift, type Placement } from "@floating-ui/dom";
import { apart, common, type Area } from "./area";

export interface Chalk {
  /** Where the box stands on the stage; null: it is docked. */
  box: { x: number; y: number } | null;
  rings: Area[];
  line: string;
  tip: string;
}

const PLACEMENTS: Placement[] = [
  "right",
  "left",
  "bottom",
  "top",
  "right-start",
  "left-start",
  "right-end",
  "left-end",
];
const FROM_THING = 34;
const MARGIN = 12;
/** Where the box cannot stand beside its thing, a longer line would cross half of the table. */
const LONGEST_FROM_AFAR = 240;
/** How much of a full table may be covered, in square pixels, before the box rather stands in the rail. */
const BEARABLE = 6000;
/** Where a line is looked at. */
const ALONG = [0.1, 0.3, 0.5, 0.7, 0.9];
const NO_LINE = { line: "", tip: "" };
/** What drawings write beside their things. */
const WRITTEN = "h3, p, li";
/** What drawings mark as things of the game. */
const DRAWN = "[data-at], [data-square], [data-card], [data-hero], [data-villain], [data-seat], [data-thing]";

export type PointAt = (point: string) => string | undefined;

/** What is drawn for the things that a teacher points at. */
export const anchorsOf = (stage: HTMLElement, points: string[], pointAt?: PointAt): HTMLElement[] =>
  points.flatMap((point) => {
    const found = stage.querySelectorAll<HTMLElement>(pointAt?.(point) ?? `[data-at~="${CSS.escape(point)}"]`);
    return [...found].filter((element) => element.getClientRects().length > 0).slice(0, 1);
  });

/** Lay out the chalk on a stage: the box beside the things, over nothing that is spoken of or can be chosen. */
export async function layOut(
  stage: HTMLElement,
  box: HTMLElement,
  things: HTMLElement[],
  docked: boolean,
): Promise<Chalk> {
  const origin = stage.getBoundingClientRect();
  const area = (element: Element): Area => {
    const r = element.getBoundingClientRect();
    return { x: r.x - origin.x, y: r.y - origin.y, width: r.width, height: r.height };
  };
  const table = stage.querySelector(".table");
  const rings = things.map((thing) => overlap(area(thing), area(table?.contains(thing) ? table : stage)));
  const place = docked ? null : await freest(stage, box, things, area);
  if (place) Object.assign(box.style, { left: `${place.x}px`, top: `${place.y}px` });
  const inThePlan = place !== null && place.x > origin.width;
  railOf(stage)?.style.setProperty("--teacher", inThePlan ? `${box.offsetHeight + MARGIN}px` : "0px");
  const size = area(box);
  const from = place ? { ...place, width: size.width, height: size.height } : size;
  const afar = docked || inThePlan;
  const clear = (x: number, y: number): boolean => {
    const under = document.elementFromPoint(origin.x + x, origin.y + y)?.closest(`${DRAWN}, ${WRITTEN}, .choice`);
    return !under || box.contains(under) || under.contains(things[0]!) || things[0]!.contains(under);
  };
  const drawn = rings[0] ? lead(from, rings[0], afar ? clear : null) : NO_LINE;
  return { box: place, rings, ...drawn };
}

async function freest(
  stage: HTMLElement,
  box: HTMLElement,
  things: HTMLElement[],
  area: (element: Element) => Area,
): Promise<{ x: number; y: number }> {
  const table = stage.querySelector<HTMLElement>(".table") ?? stage;
  const within = table.getBoundingClientRect();
  /** What is spoken of counts most, then what can be chosen, then whatever else may be spoken of. */
  const obstacles = [
    ...things.map((thing) => ({ area: area(thing), weight: 8 })),
    ...[...stage.querySelectorAll(".legal")].map((thing) => ({ area: area(thing), weight: 3 })),
    ...[...stage.querySelectorAll(DRAWN)].map((thing) => ({ area: area(thing), weight: 1 })),
    ...[...table.querySelectorAll(WRITTEN)].map((words) => ({ area: area(words), weight: 1 })),
  ].filter((one) => one.area.width < within.width / 2 || one.weight === 8);
  const beside = await Promise.all(
    PLACEMENTS.map(async (placement) => {
      const reference = things[0] ?? { getBoundingClientRect: () => centre(within) };
      const at = await computePosition(reference, box, {
        placement,
        strategy: "absolute",
        middleware: [offset(FROM_THING), shift({ padding: MARGIN, crossAxis: true, boundary: table })],
      });
      return { x: at.x, y: at.y };
    }),
  );
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const { x, y } = area(table);
  const [left, right] = [x + MARGIN, x + within.width - width - MARGIN];
  const [top, bottom] = [y + MARGIN, y + within.height - height - MARGIN];
  const corners = [left, right].flatMap((cx) => [top, bottom].map((cy) => ({ x: cx, y: cy })));
  const goal = things[0] ? area(things[0]) : { x, y, width: within.width, height: within.height };
  const cost = (at: { x: number; y: number }): number =>
    obstacles.reduce((sum, one) => sum + one.weight * common({ ...at, width, height }, one.area), 0) +
    Math.hypot(at.x + width / 2 - goal.x - goal.width / 2, at.y + height / 2 - goal.y - goal.height / 2);
  const aside = inRail(stage, box, area);
  const best = [...beside, ...corners].reduce((one, other) => (cost(other) < cost(one) ? other : one));
  const far = things[0] !== undefined && apart({ ...best, width, height }, goal) > LONGEST_FROM_AFAR;
  if (aside && (far || cost(best) > BEARABLE)) return aside;
  return { x: Math.round(best.x), y: Math.round(best.y) };
}

const railOf = (stage: HTMLElement): HTMLElement | null => stage.parentElement?.querySelector(".rail") ?? null;

/** The free end of the plan beside the table. */
function inRail(
  stage: HTMLElement,
  box: HTMLElement,
  area: (element: Element) => Area,
): { x: number; y: number } | null {
  const rail = railOf(stage);
  const foot = rail?.querySelector(".foot");
  if (!rail || !foot) return null;
  const { x, width } = area(rail);
  return { x: Math.round(x + (width - box.offsetWidth) / 2), y: Math.round(area(foot).y - box.offsetHeight - MARGIN) };
}

const centre = (r: DOMRect): DOMRect => new DOMRect(r.x + r.width / 2, r.y + r.height / 2, 0, 0);

/** The part of an area that lies within another. */
function overlap(a: Area, b: Area): Area {
  const [x, y] = [Math.max(a.x, b.x + 6), Math.max(a.y, b.y + 6)];
  const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width - 6) - x);
  const height = Math.max(0, Math.min(a.y + a.height, b.y + b.height - 6) - y);
  return { x, y, width, height };
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** From the edge of the box to the edge of the ring, slightly bent. Nothing where they touch; where the box stands far
 * from its thing, nothing either if the line is long or not `clear`: it would cross what is written there. */
function lead(
  box: Area,
  thing: Area,
  clear: ((x: number, y: number) => boolean) | null,
): { line: string; tip: string } {
  const gap = 9;
  const [left, right] = [thing.x - gap, thing.x + thing.width + gap];
  const [top, bottom] = [thing.y - gap, thing.y + thing.height + gap];
  const [bx, by] = [(left + right) / 2, (top + bottom) / 2];
  const [boxRight, boxBottom] = [box.x + box.width, box.y + box.height];
  let x0 = clamp(bx, box.x + 24, boxRight - 24);
  let y0: number, x1: number, y1: number;
  if (top >= boxBottom - 4) [y0, x1, y1] = [boxBottom, clamp(x0, left + 6, right - 6), top];
  else if (bottom <= box.y + 4) [y0, x1, y1] = [box.y, clamp(x0, left + 6, right - 6), bottom];
  else if (left < boxRight && right > box.x) return NO_LINE;
  else {
    y0 = clamp(by, box.y + 20, boxBottom - 20);
    x0 = bx > (box.x + boxRight) / 2 ? boxRight : box.x;
    [x1, y1] = [bx > x0 ? left : right, by];
  }
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length < 12 || (clear && length > LONGEST_FROM_AFAR)) return NO_LINE;
  const bend = Math.min(26, length / 3) / length;
  const [cx, cy] = [(x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend];
  const at = (a: number, b: number, c: number, t: number): number =>
    (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c;
  if (clear && !ALONG.every((t) => clear(at(x0, cx, x1, t), at(y0, cy, y1, t)))) return NO_LINE;
  const angle = (Math.atan2(y1 - cy, x1 - cx) * 180) / Math.PI;
  return { line: `M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}`, tip: `translate(${x1} ${y1}) rotate(${angle})` };
}
