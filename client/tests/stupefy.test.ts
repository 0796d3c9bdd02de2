import { describe, expect, it } from "vitest";
import { drawing } from "@games/stupefy/client/drawing";
import { area, place, wandOf } from "@games/stupefy/client/ring";
import { Pace } from "@client/frames.svelte";
import type { SeatView } from "@client/table.svelte";

const player = {
  house: "gryffindor",
  twin: false,
  standing: true,
  tokens: 0,
  cards: 7,
  prepared: true,
  target: 1,
  cast: null,
  taken: [],
  facedown: 0,
  potions: null,
  favours: null,
};
const view = {
  round: 1,
  phase: "cast",
  favourite: 0,
  rewards: ["points_40", "favour"],
  pile: 8,
  discard: {},
  players: [player, { ...player, house: "slytherin", target: 0 }],
  own: null,
  boxes: null,
  scoring: null,
};
const seen = (decision: number, after: object, ...events: object[]): SeatView =>
  ({
    update: { number: 1, seat: 0, decision, situation: { view: after } },
    events: events.map((event) => ({ event })),
    fresh: events.length,
    timing: null,
  }) as never;

describe("the ring", () => {
  it("seats the viewer at the bottom and the next to the left", () => {
    expect(place(0, 8)).toMatchObject({ x: 50 });
    expect(place(0, 8).y).toBeGreaterThan(90);
    expect(place(2, 8).x).toBeLessThan(10);
  });
  it("gives every seat of a phone a place of its own", () => {
    for (let n = 4; n <= 8; n++) expect(new Set(Array.from({ length: n }, (_, k) => area(k, n))).size).toBe(n);
  });
  it("points a wand from the edge of one seat to the edge of the other", () => {
    const wand = wandOf({ x: 100, y: 300, w: 80, h: 40 }, { x: 100, y: 50, w: 80, h: 40 }, { x: 200, y: 150 }, 60);
    expect(wand.thread!.y2).toBeGreaterThan(70);
    expect(wand.thread!.y2).toBeLessThan(90);
    expect(wandOf({ x: 100, y: 300, w: 80, h: 40 }, null, { x: 100, y: 0 }, 60)).toMatchObject({
      angle: -90,
      thread: null,
    });
  });
});

describe("the reveal", () => {
  it("shows the shouts before the flags that fall", () => {
    const frames = drawing.between!(
      view,
      seen(
        2,
        {},
        { type: "shouted", who: 0, target: 1 },
        { type: "misspelled", who: 1 },
        { type: "stupefied", who: 1, by: [0], tokens: 1 },
      ),
    ) as { view: typeof view }[];
    expect(frames[0]!.view.players[1]).toMatchObject({ cast: "misspell", standing: true, tokens: 0 });
    expect(frames[1]!.view.players[1]).toMatchObject({ standing: false, tokens: 1 });
    expect(view.players[1]!.cast).toBeNull();
  });
  it("lays the last reward before its taker and announces the houses", () => {
    const frames = drawing.between!(
      view,
      seen(3, {}, { type: "took", who: 1, reward: "favour" }, { type: "announced", house: "slytherin", points: 40 }),
    ) as { view: typeof view & { banner?: { houses: unknown[] } } }[];
    expect(frames[0]!.view).toMatchObject({ rewards: ["points_40"] });
    expect(frames[1]!.view.banner?.houses).toEqual([{ house: "slytherin", points: 40 }]);
  });
});

describe("the pace", () => {
  it("jumps to the truth when it comes without events, or as another game", () => {
    const pace = new Pace(() => () => [{ view: "between", ms: 1000 }]);
    pace.take(seen(1, { n: 1 }));
    expect(pace.shown).toMatchObject({ view: { n: 1 }, interim: false });
    pace.take(seen(2, { n: 2 }, { type: "x" }));
    expect(pace.shown).toMatchObject({ view: "between", interim: true });
    pace.take(null);
    expect(pace.shown).toBeNull();
  });
});
