import { flushSync, tick } from "svelte";
import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { moments as battle } from "@games/hogwarts_battle/client/moments";
import { moments as castle } from "@games/hogwarts_board/client/moments";
import { moments as scrabble, since as sinceScrabble } from "@games/scrabble/client/moments";
import { moments as stupefy, since as sinceStupefy } from "@games/stupefy/client/moments";
import type { Drawing } from "@client/games/drawing";
import { preferences } from "@client/preferences.svelte";
import * as sounds from "@client/sounds";
import { flightsOf, soundOf, type AnyMoments } from "@client/stage/moments";
import type { SeatView } from "@client/table.svelte";
import { seatView } from "./helpers";
import StageHarness from "./StageHarness.svelte";

const drawing = {
  moments: {
    played: {
      ms: 500,
      sound: "card",
      flights: () => [{ how: "go", from: "[data-hand]", to: "[data-pile]", what: "from" }],
    },
    lost: { ms: 500, sound: "lost", flights: () => [{ how: "ring", to: "[data-nowhere]" }] },
  },
} as unknown as Drawing;

/** Of elements without layout: everything is somewhere. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  Object.assign(preferences, { motion: "auto", pace: 1 });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 10, 40, 40));
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn() }) as unknown as Animation);
});

interface Shown {
  table: string;
  log: string;
  waiting: string;
  flying: number;
}
function watch(): { push: (seen: SeatView) => Promise<void>; shown: () => Shown; click: () => void } {
  const { container, rerender } = render(StageHarness, { props: { seen: seatView("start", []), drawing } });
  flushSync();
  const text = (part: string): string => container.querySelector(`[data-${part}]`)?.textContent ?? "";
  return {
    push: async (seen) => {
      await rerender({ seen });
      await tick(); // the frame is drawn
      await tick(); // and what flies is on its way
    },
    shown: () => {
      flushSync();
      const flying = container.querySelectorAll(".piece").length;
      return { table: text("table"), log: text("log"), waiting: text("waiting"), flying };
    },
    click: () => container.querySelector<HTMLElement>("[data-table]")!.click(),
  };
}
const update = (): SeatView =>
  seatView("end", [{ type: "played" }, { type: "gained" }, { type: "lost" }, { type: "won" }], {
    0: "card played",
    2: "all lost",
  });

describe("the stage", () => {
  it("lets table, log and the one who is asked tell the same instant", async () => {
    const { push, shown } = watch();
    await push(update());
    expect(shown()).toMatchObject({ table: "card played", log: "played", waiting: "" });
    vi.advanceTimersByTime(500);
    expect(shown()).toMatchObject({ table: "all lost", log: "played gained lost", waiting: "" });
    vi.advanceTimersByTime(500);
    expect(shown()).toMatchObject({ table: "end", log: "played gained lost won", waiting: "0" });
  });
  it("flies what can be seen, and ends at the same table skipped, at once and without motion", async () => {
    const end = { table: "end", log: "played gained lost won", waiting: "0", flying: 0 };
    const flown = watch();
    await flown.push(update());
    expect(flown.shown()).toMatchObject({ flying: 1 });
    flown.click();
    expect(flown.shown()).toEqual(end);
    for (const chosen of [{ pace: 0 }, { motion: "less" as const }]) {
      Object.assign(preferences, { pace: 1, motion: "auto" }, chosen);
      const still = watch();
      await still.push(update());
      expect(still.shown()).toEqual(end);
    }
  });
  it("sounds with the frame that is shown, not before", async () => {
    const play = vi.spyOn(sounds, "play").mockImplementation(() => undefined);
    const { push } = watch();
    await push(update());
    vi.advanceTimersByTime(1);
    expect(play.mock.calls).toEqual([["card"]]);
    vi.advanceTimersByTime(500);
    flushSync();
    vi.advanceTimersByTime(1);
    expect(play.mock.calls).toEqual([["card"], ["lost"]]);
  });
});

describe("the moments of our games", () => {
  const all: Record<string, AnyMoments> = {
    stupefy: stupefy as AnyMoments,
    scrabble: scrabble as AnyMoments,
    castle: castle as AnyMoments,
    battle: battle as AnyMoments,
  };
  const told = (view: unknown, ...events: object[]): Parameters<typeof flightsOf>[1] => ({ view, events, seat: 0 });
  it("let a spell fly along its wand, and strike where it lands", () => {
    const view = { players: [{ house: "slytherin" }, { house: "ravenclaw" }] };
    const flights = flightsOf(all["stupefy"], told(view, { type: "shouted", who: 1, target: 0 }), 1);
    expect(flights.map((f) => f.how)).toEqual(["turn", "bolt", "ring"]);
    expect(flights[1]).toMatchObject({ at: 520, ms: 520, what: { house: "ravenclaw" } });
    expect(flights[2]).toMatchObject({ at: 1040, to: flights[1]!.to });
  });
  it("let a blow in a battle come from whoever aimed at its victim", () => {
    const cast = { type: "casts_at", who: "seat_1", spell: "incendio", target: "voldemort" };
    const view = { wizards: [{ house: "slytherin" }, { house: "gryffindor" }] };
    const flights = flightsOf(all["castle"], told(view, cast, { type: "hurt", who: "voldemort", amount: 3 }), 1);
    expect(flights[0]).toMatchObject({ how: "bolt", what: { house: "gryffindor" } });
    expect(flights[0]!.from).toContain("seat_1");
  });
  it("lay one's own card from the hand and another's from their place", () => {
    const [own, other] = [0, 1].map((who) =>
      flightsOf(all["battle"], told({}, { type: "played", who, card: "hedwig" }), 1),
    );
    expect(own![0]).toMatchObject({ what: "from", from: '.fan [data-card="hedwig"]' });
    expect(other![0]).toMatchObject({ what: "to", from: '[data-hero="1"]' });
  });
  it("lay another's tiles letter by letter", () => {
    const flights = flightsOf(
      all["scrabble"],
      told({}, { type: "laid", who: 1, tiles: ["AH8", "TH9"], words: ["AT"] }),
      1,
    );
    expect(flights.map((f) => [f.how, f.at])).toEqual([
      ["go", 160],
      ["go", 280],
    ]);
  });
  it("give each kind of moment its sound", () => {
    const heard = Object.fromEntries(
      Object.entries(all).map(([game, map]) => [
        game,
        new Set(
          Object.keys(map).flatMap((type) => soundOf(map, { type, reward: "points_40", token: "influence" }) ?? []),
        ),
      ]),
    );
    expect(heard["stupefy"]).toEqual(new Set(["reveal", "spell", "protego", "stupefied", "points", "card"]));
    for (const sound of ["die", "fall", "card", "lost", "reveal"] as const) expect(heard["battle"]).toContain(sound);
    for (const sound of ["die", "spell", "stupefied", "tile", "card"] as const)
      expect(heard["castle"]).toContain(sound);
    for (const sound of ["tile", "points", "card", "spell"] as const) expect(heard["scrabble"]).toContain(sound);
  });
});

describe("sound", () => {
  it("is quiet on a phone until its owner wants it", async () => {
    const coarse = vi.spyOn(globalThis, "matchMedia");
    for (const phone of [true, false]) {
      vi.resetModules();
      localStorage.clear();
      coarse.mockImplementation((media) => ({ matches: phone && media === "(pointer: coarse)" }) as MediaQueryList);
      const fresh = await import("@client/preferences.svelte");
      expect(fresh.preferences.sound).toBe(!phone);
    }
  });
});

describe("since one's own last turn", () => {
  const turn = (who: number): { type: "turn_began"; who: number } => ({ type: "turn_began", who });
  it("is from its end to the beginning of the present one", () => {
    expect(sinceScrabble([turn(0), turn(1), turn(2), turn(0)], 0)).toEqual([1, 3]);
    expect(sinceScrabble([turn(0), turn(1), turn(2)], 0)).toEqual([1, 3]);
    expect(sinceScrabble([turn(0)], 0)).toEqual([0, 0]);
    expect(sinceScrabble([turn(1), turn(0)], 0)).toEqual([0, 1]);
  });
  it("is what came of it, where all act at once", () => {
    const events = [
      { type: "aimed" as const, who: 0, target: 1 },
      { type: "shouted" as const, who: 0, target: 1 },
      { type: "took" as const, who: 0, reward: "favour" },
      { type: "took" as const, who: 1, reward: "favour" },
    ];
    expect(sinceStupefy(events.slice(0, 2), 0)).toEqual([1, 2]);
    expect(sinceStupefy(events, 0)).toEqual([3, 4]);
  });
});
