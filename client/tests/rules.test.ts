import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { marked, pagesOf, search } from "@client/rules/search";
import Figure from "@client/rules/Figure.svelte";
import { parse, rulesPath } from "@client/route.svelte";
import type { RulesBook } from "@client/protocol/types";

const ruling = { number: "S11", question: "Which Stupefy?", answer: "Any of the pile." };
const book: RulesBook = {
  title: "A game",
  brief: ["All of it."],
  chapters: [
    {
      id: "round",
      icon: "rematch",
      title: "A round",
      lead: "One card each.",
      steps: [{ id: "share", title: "Share", text: "Lessons work at once.", figure: ["40"] }],
      rulings: [],
      examples: [],
    },
  ],
  groups: [
    {
      id: "rewards",
      title: "Rewards",
      cards: [
        {
          id: "private_lessons",
          icon: "x",
          name: "Private Lessons",
          text: "Swap.",
          copies: 2,
          rulings: [ruling],
          examples: [],
        },
        { id: "favour", icon: "y", name: "Élixir", text: "More.", copies: 10, rulings: [], examples: [] },
      ],
    },
  ],
};
const pages = pagesOf(book);
const found = (query: string): string[] => search(pages, query).map(({ page }) => page.id);

describe("the rulebook", () => {
  it("finds titles first, then texts and rulings, whatever the capitals and accents", () => {
    expect(found("less")).toEqual(["private_lessons", "round"]);
    expect(found("elixir")).toEqual(["favour"]);
    expect(found("any pile")).toEqual(["private_lessons"]);
    expect(found("  ")).toEqual([]);
    expect(found("dragon")).toEqual([]);
  });
  it("marks what was looked for, with little around it", () => {
    expect(marked("Private Lessons", "less")).toEqual([
      { text: "Private ", found: false },
      { text: "Less", found: true },
      { text: "ons", found: false },
    ]);
    const long = `${"many words before ".repeat(9)}the Élixir${" and many after".repeat(9)}`;
    const parts = marked(long, "elixir");
    expect(parts.find((part) => part.found)?.text).toBe("Élixir");
    expect(parts.map((part) => part.text).join("").length).toBeLessThan(110);
    expect([parts[0]!.text, parts.at(-1)!.text]).toEqual(["… ", " …"]);
  });
  it("has an address for every page", () => {
    expect(parse(rulesPath("stupefy"))).toEqual({ screen: "rules", game: "stupefy", page: "" });
    expect(parse(rulesPath("stupefy", "private_lessons"))).toEqual({
      screen: "rules",
      game: "stupefy",
      page: "private_lessons",
    });
  });
  it("draws a step from its things, for the eye only", () => {
    const { container } = render(Figure, { things: ["40", "back", ">", "tile:W4", "tile:_", "square:tw", "die:6"] });
    expect(container.querySelectorAll(".card, .tile, .square, .die, .arrow")).toHaveLength(7);
    expect(container.querySelector(".tile")!.textContent).toBe("W4");
    expect(screen.queryByRole("img")).toBeNull();
  });
});
