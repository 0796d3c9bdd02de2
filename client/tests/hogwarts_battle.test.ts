import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import browser from "../../src/greathall/text/en/browser.ftl?raw";
import common from "../../src/greathall/text/en/common.ftl?raw";
import rules from "@games/hogwarts_battle/text/en/rules.ftl?raw";
import texts from "@games/hogwarts_battle/text/en/browser.ftl?raw";
import { drawing } from "@games/hogwarts_battle/client/drawing";
import { helpOf, kindOf, numbered } from "@games/hogwarts_battle/client/names";
import Result from "@games/hogwarts_battle/client/Result.svelte";
import Table from "@games/hogwarts_battle/client/Table.svelte";
import type { TableProps } from "@games/hogwarts_battle/client/props";
import type { Action, Event, View } from "@games/hogwarts_battle/client/types";
import { draftOf, scenesOf, situationOf } from "./helpers";
import { setCatalogueForTest } from "@client/i18n/messages.svelte";

const hero = {
  hero: "harry",
  health: 10,
  stunned: false,
  attack: 0,
  influence: 0,
  hand: ["alohomora", "hedwig", "alohomora"],
  cards: 3,
  deck: 5,
  top: [],
  discards: [],
  proficiency: null,
  horcruxes: [],
};
const view: View = {
  game: 3,
  turn: 4,
  step: "actions",
  active: 0,
  heroes: [hero, { ...hero, hero: "ron", hand: null }],
  location: "hogwarts_express",
  place: 1,
  places: 3,
  control: 2,
  capacity: 5,
  events_a_turn: 1,
  events: 9,
  event: "flipendo",
  event_pile: ["flipendo"],
  villains: [{ villain: "dementor", health: 8, attack: 3, petrified: false, attackable: true }, null],
  villain_stack: 4,
  defeated: ["basilisk"],
  market: ["incendio", "incendio", null, "dobby", "lumos", "reparo"],
  prices: [4, 4, null, 4, 4, 3],
  stack: 30,
  played: ["hedwig"],
  rules_of_turn: ["sectumsempra"],
  horcrux: null,
  horcruxes: 0,
  won: null,
};
function props(
  actions: Action[],
  more: Partial<View> = {},
  prompt = "prompt-hero-actions",
): { props: TableProps; sent: unknown[] } {
  const situation = { ...situationOf({ prompt: { type: "text", key: prompt } }), answer: null };
  const { draft, sent } = draftOf(actions, { situation });
  return {
    props: {
      game: "hogwarts_battle",
      view: { ...view, ...more },
      situation,
      seat: 0,
      names: ["Ines", "Oskar"],
      chairs: [],
      draft,
      events: [],
      fresh: 0,
      scene: null,
    },
    sent,
  };
}

beforeAll(() => {
  setCatalogueForTest("en", "", common, browser);
  setCatalogueForTest("en", "hogwarts_battle", rules, texts);
});

describe("the table", () => {
  it("offers what the hall offers, and nothing else", () => {
    const { props: given, sent } = props([
      { type: "assign_attack", villain: "dementor" },
      { type: "acquire_card", card: "incendio" },
      { type: "end_turn" },
    ]);
    const { container } = render(Table, { props: given });
    expect(
      [...container.querySelectorAll(".legal")].map(
        (e) => e.getAttribute("data-card") ?? e.getAttribute("data-villain"),
      ),
    ).toEqual(["dementor", "incendio", "incendio"]);
    container.querySelector<HTMLElement>("[data-villain]")!.click();
    expect(sent).toEqual([{ type: "assign_attack", villain: "dementor" }]);
  });
  it("asks which hero on the heroes themselves", () => {
    const { props: given } = props(
      [
        { type: "pick_hero", hero: 0 },
        { type: "pick_hero", hero: 1 },
      ],
      {},
      "prompt-any-hero",
    );
    const { container } = render(Table, { props: given });
    const heroes = [...container.querySelectorAll<HTMLElement>(".hero.legal")];
    expect(heroes).toHaveLength(2);
    heroes[1]!.click();
    expect(given.draft.picked?.action).toEqual({ type: "pick_hero", hero: 1 });
  });
  it("lays out cards that lie nowhere, to be chosen", () => {
    const { container } = render(Table, {
      props: props(
        [
          { type: "take_card", card: "firebolt" },
          { type: "take_card", card: "mandrake" },
        ],
        {},
        "prompt-take-back",
      ).props,
    });
    expect(container.querySelectorAll(".tray .legal")).toHaveLength(2);
    expect(container.querySelector(".market")).toBeNull();
  });
  it("shows the place of a defeated villain until it is filled, and the rules of the turn", () => {
    render(Table, { props: props([]).props });
    expect(screen.getAllByText("Defeated: the next villain comes at the end of the turn.").length).toBeGreaterThan(0);
    expect(screen.getByText("Sectumsempra!: nobody gains health this turn")).toBeTruthy();
  });
});

describe("the end of a turn", () => {
  it("is asked for twice while something is left", () => {
    const end: Action = { type: "end_turn" };
    const { props: given } = props([end], { heroes: [{ ...hero, cards: 2 }, hero] });
    given.draft.picked = given.draft.options[0]!;
    expect(drawing.hint!(given)).toBe("2 cards to play: that would be lost. Press again to end your turn.");
  });
});

describe("cards in one go", () => {
  const offer = (...hand: string[]): Action[] | undefined => {
    const actions = hand.map((card): Action => ({ type: "play_card", card }));
    const given = props(actions, { heroes: [{ ...hero, hand, cards: hand.length }, hero] }).props;
    return drawing.together!(given)?.actions;
  };
  it("are offered when none of them asks anything", () => {
    expect(offer("alohomora", "alohomora", "firebolt")).toHaveLength(3);
    expect(offer("alohomora", "hedwig")).toBeUndefined();
    expect(offer("alohomora")).toBeUndefined();
  });
  it("are not offered when they cannot be played", () => {
    const given = props([{ type: "end_turn" }], { heroes: [{ ...hero, hand: ["lumos", "lumos"] }, hero] }).props;
    expect(drawing.together!(given)).toBeNull();
  });
});

describe("the dice", () => {
  it("show their faces with every card that rolls one", () => {
    expect(helpOf("cedric_diggory")).toContain("Hufflepuff die (health ×3, influence, attack, card)");
    expect(helpOf("hogwarts_a_history").split("\n")).toHaveLength(5);
    expect(helpOf("lumos")).toBe("All heroes draw a card.");
  });
});

describe("the hint", () => {
  it("says what is left to do", () => {
    const { props: given } = props([{ type: "end_turn" }, { type: "assign_attack", villain: "dementor" }], {
      heroes: [{ ...hero, attack: 2, influence: 1 }, hero],
    });
    expect(drawing.hint!(given)).toBe("Still left: 3 cards to play and 2 attack to use.");
    expect(
      drawing.hint!(props([{ type: "end_turn" }], { heroes: [{ ...hero, cards: 0, hand: [] }, hero] }).props),
    ).toBe("Nothing is left to do: end your turn.");
  });
});

describe("what happens between two turns", () => {
  it("shows each event and villain as it acts, with what it costs", () => {
    const scenes = scenesOf<Event>(
      drawing,
      { type: "turn_ended", who: 0 },
      { type: "turn_began", who: 1, turn: 5 },
      { type: "event_revealed", card: "hand_of_glory" },
      { type: "lost", who: 1, amount: 1, source: "hand_of_glory" },
      { type: "control_added", location: "hogwarts_express", control: 3, source: "hand_of_glory" },
      { type: "villain_acts", villain: "dementor" },
      { type: "lost", who: 0, amount: 2, source: "dementor" },
    );
    expect(scenes).toMatchObject([
      { view: 4, scene: { card: "hand_of_glory" } },
      { view: 6, scene: { villain: "dementor" } },
    ]);
  });
  it("puts the spotlight on whoever acts", () => {
    const { props: given } = props([]);
    const { container } = render(Table, { props: { ...given, scene: { type: "villain_acts", villain: "dementor" } } });
    expect(container.querySelector(".acting")?.getAttribute("data-villain")).toBe("dementor");
  });
  it("does not hold up a card that is played", () => {
    expect(
      scenesOf<Event>(
        drawing,
        { type: "played", who: 0, card: "alohomora" },
        { type: "gained", who: 0, token: "influence", amount: 1, source: "alohomora" },
      ),
    ).toEqual([]);
  });
});

describe("the end", () => {
  const end = (more: Partial<View>, lines = Infinity): HTMLElement =>
    render(Result, {
      props: {
        view: { ...view, ...more },
        seat: 0,
        names: ["Ines", "Oskar"],
        chairs: [],
        events: [],
        told: 0,
        lines,
        outcome: { scores: [1, 1], winners: [0, 1] },
      },
    }).container;
  it("names the next game of the campaign", () => {
    expect(end({ won: true }).textContent).toMatch(/Hogwarts is safe.*Next in the campaign: Game 4/s);
    expect(end({ won: true, game: 7 }).textContent).toMatch(/the campaign is finished/);
    expect(end({ won: false }).textContent).toMatch(/Hogwarts has fallen.*stays at Game 3/s);
  });
  it("is told hero by hero, then what became of the place, then how it ends", () => {
    const written = (lines: number): number => end({ won: true }, lines).querySelectorAll(".line:not(.later)").length;
    expect([0, 1, 2, 3].map(written)).toEqual([0, 1, 2, 3]);
    expect(written(Infinity)).toBe(5);
    expect(end({ won: true }, 3).querySelector(".win")?.getAttribute("aria-hidden")).toBe("true");
    for (const how of ["game_won", "game_lost", "turns_over"] as const)
      expect(drawing.moments?.[how]?.lines?.(view)).toBe(3);
  });
});

describe("names", () => {
  it("tells equal cards apart, and knows kinds from the box", () => {
    expect(numbered(["lumos", "hedwig", "lumos"]).map((c) => c.id)).toEqual(["lumos-1", "hedwig-1", "lumos-2"]);
    expect([kindOf("lumos"), kindOf("hedwig"), kindOf("flipendo")]).toEqual(["spell", "ally", null]);
  });
});
