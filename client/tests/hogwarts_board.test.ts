import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { Aim, steps } from "@games/hogwarts_board/client/aim.svelte";
import { drawing } from "@games/hogwarts_board/client/drawing";
import { SQUARES } from "@games/hogwarts_board/client/printed";
import Result from "@games/hogwarts_board/client/Result.svelte";
import { walkLength } from "@games/hogwarts_board/client/moments";
import { changes, exchange, rolls } from "@games/hogwarts_board/client/summary";
import type { Action, Event } from "@games/hogwarts_board/client/types";
import rules from "@games/hogwarts_board/text/en/rules.ftl?raw";
import texts from "@games/hogwarts_board/text/en/browser.ftl?raw";
import { setCatalogueForTest } from "@client/i18n/messages.svelte";
import { draftOf, scenesOf, seenEvents, situationOf } from "./helpers";

describe("touching", () => {
  it("chooses at once what can mean only one thing", () => {
    const { draft } = draftOf<Action>([{ type: "cast_at", spell: "incendio", target: "voldemort" }, { type: "run" }]);
    const aim = new Aim(draft, () => "");
    aim.touch("card/incendio");
    expect(draft.picked?.action).toMatchObject({ spell: "incendio", target: "voldemort" });
    expect(aim.selected("battler/voldemort")).toBe(true);
  });
  it("asks for the target where there are several", () => {
    const { draft } = draftOf<Action>([
      { type: "cast_at", spell: "snare", target: "seat_1" },
      { type: "cast_at", spell: "snare", target: "seat_2" },
      { type: "wait" },
    ]);
    const aim = new Aim(draft, () => "");
    expect(aim.legal("battler/seat_2")).toBe(false);
    aim.touch("card/snare");
    expect([draft.picked, aim.held, aim.legal("battler/seat_2")]).toEqual([null, "card/snare", true]);
    aim.release();
    expect(aim.legal("battler/seat_2")).toBe(false);
    aim.touch("card/snare");
    aim.touch("battler/seat_2");
    expect(draft.picked?.action).toMatchObject({ target: "seat_2" });
  });
  it("stands for the way to a square, and for staying where one is", () => {
    expect(steps({ type: "walk", path: ["library", "stair_north"] })).toEqual(["square/stair_north"]);
    expect(steps({ type: "walk", path: [] }, "aviary")).toEqual(["square/aviary"]);
  });
  it("names the end of a long way on the button, and the way above it", () => {
    setCatalogueForTest("en", "hogwarts_board", rules, texts);
    const walk: Action = { type: "walk", path: ["aviary", "room_of_requirement", "potions_shop"] };
    const { draft } = draftOf<Action>([walk, { type: "walk", path: [] }]);
    expect(drawing.short!(walk)).toBe("Walk: Potions Shop");
    expect(drawing.short!({ type: "walk", path: [] })).toBe("");
    draft.pick(draft.options[0]!);
    draft.picked!.message = { type: "text", key: "option-walk", args: { path: "Aviary and more" } };
    expect(drawing.hint!({ draft, situation: situationOf(), names: [] } as never)).toBe("Walk: Aviary and more");
  });
  it("leaves what is said by words to the answer bar", () => {
    for (const type of ["roll", "go_on", "finish", "enter", "truce", "wait"] as const)
      expect(drawing.onTable!({ type })).toBe(false);
  });
});

describe("what is told", () => {
  const events = seenEvents<Event>(
    { type: "battle_began", contest: "square", battlers: ["seat_0", "seat_1"] },
    { type: "battle_round_began", round: 1 },
    { type: "casts_at", who: "seat_0", spell: "stupefy", target: "seat_1" },
    { type: "runs", who: "seat_1" },
    { type: "die_rolled", who: "seat_0", purpose: "action", die: 1 },
    { type: "die_rolled", who: "seat_1", purpose: "run", die: 2 },
    { type: "failed", who: "seat_0" },
    { type: "hurt", who: "seat_1", amount: 2 },
    { type: "battle_round_began", round: 2 },
  );
  it("folds a battle round into deeds with their dice", () => {
    expect(exchange(events)).toMatchObject({
      round: 1,
      deeds: [
        { who: "seat_0", card: "stupefy", dice: [1], result: "failed" },
        { who: "seat_1", dice: [2], result: null },
      ],
      effects: [{ icon: "castle-hp" }],
    });
    expect(exchange(events.slice(2))).toBeNull();
  });
  it("sums the changes of each figure", () => {
    expect(
      changes(
        seenEvents<Event>(
          { type: "hurt", who: "seat_1", amount: 2 },
          { type: "healed", who: "seat_1", amount: 1 },
          { type: "sold", who: 0, card: "snare", price: 10 },
        ),
      ),
    ).toEqual({ seat_1: { hp: -1, sp: 0 }, seat_0: { hp: 0, sp: 10 } });
  });
  it("shows the dice of this turn only", () => {
    expect(
      rolls(
        seenEvents<Event>(
          { type: "die_rolled", who: "seat_0", purpose: "move", die: 6 },
          { type: "turn_began", who: 1 },
          { type: "die_rolled", who: "seat_1", purpose: "move", die: 3 },
        ),
      ).map((r) => r.die),
    ).toEqual([3]);
  });
});

describe("the scenes between two updates", () => {
  it("walks after the die, never longer than 900 ms", () => {
    const scenes = scenesOf<Event>(
      drawing,
      { type: "die_rolled", who: "seat_0", purpose: "move", die: 2 },
      { type: "walked", who: 0, path: ["dining_hall", "gryffindor"] },
    );
    expect(scenes).toMatchObject([{ view: 0 }, { view: 1, scene: { type: "walked" }, ms: 240 }]);
    expect(walkLength(Object.keys(SQUARES).slice(0, 12))).toBe(900);
  });
  it("lets blows land together", () => {
    const scenes = scenesOf<Event>(
      drawing,
      { type: "hurt", who: "seat_0", amount: 3 },
      { type: "healed", who: "seat_0", amount: 1 },
    );
    expect(scenes).toMatchObject([{ view: 1 }]);
  });
});

describe("the end", () => {
  const wizard = (house: string, sp: number): object => {
    return { house, square: house, sp, hp: 9, spells: [], potion: null, item: null, statuses: [] };
  };
  const wizards = [wizard("ravenclaw", 40), wizard("slytherin", 90), wizard("gryffindor", 70)];
  const nobody = { death_eaters: [], cabinet: "library", dark: [], battle: null };
  const view = { round: 9, chamber_sp: 200, wizards, ...nobody };
  const sheet = (lines: number): { rows: (string | undefined)[]; winner: boolean } => {
    const props = { view, seat: 0, names: ["Ines", "Oskar", "Maëlle"], chairs: [], events: [], told: 0, lines };
    const { container } = render(Result, { props: { ...props, outcome: { scores: [], winners: [1] } } as never });
    const rows = [...container.querySelectorAll<HTMLElement>("tbody tr:not(.later)")];
    return {
      rows: rows.map((row) => row.dataset["house"]),
      winner: container.querySelector(".win")!.getAttribute("aria-hidden") === "false",
    };
  };
  it("is told from the last place to the first, and then who has won", () => {
    expect(sheet(0)).toEqual({ rows: [], winner: false });
    expect(sheet(1)).toEqual({ rows: ["ravenclaw"], winner: false });
    expect(sheet(3)).toEqual({ rows: ["slytherin", "gryffindor", "ravenclaw"], winner: false });
    expect(sheet(Infinity)).toEqual({ rows: ["slytherin", "gryffindor", "ravenclaw"], winner: true });
    for (const how of ["voldemort_defeated", "last_battle_decided", "year_ended"] as const)
      expect(drawing.moments?.[how]?.lines?.(view as never)).toBe(3);
  });
});
