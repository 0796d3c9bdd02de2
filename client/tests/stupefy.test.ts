import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import { setCatalogueForTest } from "@client/i18n/messages.svelte";
import { drawing } from "@games/stupefy/client/drawing";
import Result from "@games/stupefy/client/Result.svelte";
import Seat from "@games/stupefy/client/Seat.svelte";
import { area, place, wandOf } from "@games/stupefy/client/ring";
import type { Event } from "@games/stupefy/client/types";
import { scenesOf, seenEvents, situationOf } from "./helpers";

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

describe("the Time-Turner", () => {
  it("asks by its own sentence, with buttons", () => {
    const turn = { type: "turn_back" as const, member: 2 };
    expect(drawing.onTable!(turn)).toBe(false);
    const draft = {
      picked: null,
      find: (test: (action: unknown) => boolean) => (test(turn) ? { action: turn } : undefined),
    };
    setCatalogueForTest("en", "stupefy", readFileSync("../src/greathall/games/stupefy/text/en/browser.ftl", "utf8"));
    const props = { view: { phase: "share", own: null }, situation: situationOf(), draft, names: [] };
    expect(drawing.hint!(props as never)).toBe("Choose here, or touch a seat that is lit.");
  });
});

describe("the reveal", () => {
  it("shows the shouts before the flags that fall", () => {
    const scenes = scenesOf<Event>(
      drawing,
      { type: "shouted", who: 0, target: 1 },
      { type: "misspelled", who: 1 },
      { type: "stupefied", who: 1, by: [0], tokens: 1 },
      { type: "discarded", who: 1, spell: "misspell" },
    );
    expect(scenes).toMatchObject([
      { view: 1, ms: 1560 },
      { view: 3, ms: 1420 },
    ]);
  });
  it("lays the last reward before its taker and announces the houses", () => {
    const took: Event = { type: "took", who: 1, reward: "favour" };
    const scenes = scenesOf<Event>(
      drawing,
      took,
      { type: "announced", house: "slytherin", points: 40 },
      { type: "announced", house: "gryffindor", points: 0 },
      { type: "round_began", round: 2, favourite: 0 },
    );
    expect(scenes).toMatchObject([
      { view: 0, scene: took },
      { view: 2, scene: { type: "announced" } },
    ]);
    expect(scenesOf<Event>(drawing, took)).toEqual([]);
  });
});

describe("the last share", () => {
  const score = { potions_master: 10, latecomers: -20, favours: 0 };
  const view = {
    players: ["slytherin", "gryffindor"].map((house) => ({ house, potions: 1, tokens: 2, favours: 0 })),
    scoring: {
      potions_master: 0,
      latecomers: [1],
      bonuses: [0, 0],
      winners: ["gryffindor"],
      houses: [
        { house: "slytherin", box: 10, total: 20, ...score },
        { house: "gryffindor", box: 70, total: 60, ...score },
      ],
    },
  };
  const events = seenEvents<Event>(
    { type: "potions_master", who: 0, potions: 1 },
    { type: "latecomers", who: [1], tokens: 2, count: 1 },
    { type: "house_scored", house: "slytherin", points: 20 },
    { type: "won", houses: ["gryffindor"], points: 60 },
  );
  const sheet = (told: number): { rows: number; winner: boolean; first: string | undefined } => {
    const props = { view, seat: 0, names: ["Ines", "Oskar"], chairs: [], events, told, outcome: {} };
    const { container } = render(Result, { props: props as never });
    return {
      rows: container.querySelectorAll("tbody tr:not(.later)").length - view.players.length,
      winner: container.querySelector(".win")!.getAttribute("aria-hidden") === "false",
      first: container.querySelector<HTMLElement>("thead [data-house]")!.dataset["house"],
    };
  };
  it("is written row by row, and says at the very end who has won", () => {
    expect(sheet(0)).toEqual({ rows: 1, winner: false, first: "slytherin" });
    expect(sheet(1)).toEqual({ rows: 2, winner: false, first: "slytherin" });
    expect(sheet(2)).toEqual({ rows: 3, winner: false, first: "slytherin" });
    expect(sheet(3)).toEqual({ rows: 5, winner: false, first: "slytherin" });
    expect(sheet(4)).toEqual({ rows: 5, winner: true, first: "gryffindor" });
  });
});

describe("a seat", () => {
  const shown = (tokens: number) => ({
    seat: 1,
    view: {
      phase: "cast",
      favourite: 1,
      players: Array.from({ length: 4 }, () => ({
        house: "ravenclaw", cards: 8, tokens, twin: true, standing: true, cast: null, target: null, taken: [],
        potions: 0, favours: 0, hidden_stupefies: 0,
      })), // prettier-ignore
    },
    me: 0,
    names: ["Ines", "Bramble", "Cinder", "Damson"],
    chair: { seat: 1, bot: "easy", connected: true },
    draft: draftOf(),
    waiting: false,
    ready: false,
  });
  const draftOf = () => ({ asked: false, answered: false, current: null, isCurrent: () => false, reason: () => "" });
  it("names the Favourite, the Twins and bots to whoever cannot see the signs", () => {
    setCatalogueForTest("en", "stupefy", readFileSync("../src/greathall/games/stupefy/text/en/browser.ftl", "utf8"));
    const { container } = render(Seat, shown(1) as never);
    const label = container.querySelector(".seat")?.getAttribute("aria-label");
    expect(label).toMatch(/^Bramble \(bot\), .*, the Favourite, one of the Twins, 8 spell cards, 1 delay tokens/);
  });
  it("marks its delay tokens only when they change", async () => {
    const { container, rerender } = render(Seat, shown(1) as never);
    await rerender({ ...shown(1), view: { ...shown(1).view, phase: "share" } } as never);
    expect(container.querySelector(".tokens .pop")).toBeNull();
    await rerender(shown(2) as never);
    await tick();
    expect(container.querySelector(".tokens .pop")).not.toBeNull();
  });
});
