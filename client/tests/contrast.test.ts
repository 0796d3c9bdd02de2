import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("src/style/tokens.css", "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
const tokens = (block: RegExp): Record<string, string> =>
  Object.fromEntries(
    [...(block.exec(css)?.[1] ?? "").matchAll(/--gh-([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((m) => [m[1], m[2]]),
  );
const both = tokens(/:root \{([\s\S]*?)\n\}/);
const themes: Record<string, Record<string, string>> = {
  night: { ...both, ...tokens(/:root,\s\[data-theme="night"\] \{([\s\S]*?)\n\}/) },
  day: { ...both, ...tokens(/\n\[data-theme="day"\] \{([\s\S]*?)\n\}/) },
};
const light = (hex: string): number =>
  [1, 3, 5]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i]!, 0);
const ratio = (a: string, b: string): number => {
  const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
  return (x! + 0.05) / (y! + 0.05);
};

/** What is written on what, and how strong WCAG 2.2 AA wants it. */
const grounds = ["sky", "hearth", "table", "surface", "surface-2", "surface-3"];
const houses = ["gryffindor", "hufflepuff", "ravenclaw", "slytherin"];
const pairs: [string, string, number][] = [
  ...["text", "text-2", "accent", "info", "good", "warn", "bad"].flatMap((t) =>
    grounds.map((g): [string, string, number] => [t, g, 4.5]),
  ),
  ...grounds.slice(0, 5).map((g): [string, string, number] => ["text-3", g, 4.5]),
  ...houses.flatMap((h): [string, string, number][] => [
    [`on-${h}`, h, 4.5],
    ...["table", "surface", "surface-2"].map((g): [string, string, number] => [`ink-${h}`, g, 4.5]),
  ]),
  ...["info", "good", "warn", "bad"].map((s): [string, string, number] => ["on-state", s, 4.5]),
  ...["card", "card-2"].flatMap((c): [string, string, number][] => [
    ["on-card", c, 4.5],
    ["on-card-2", c, 4.5],
  ]),
  ["on-accent", "accent", 4.5],
  ["line-strong", "surface", 3],
  ["line-strong", "surface-2", 3],
  ["line-strong", "table", 3],
  ["focus", "surface", 3],
  ["focus", "table", 3],
  ["focus", "sky", 3],
];

describe.each(Object.keys(themes))("contrast at %s", (theme) => {
  it.each(pairs)("%s on %s", (front, back, wanted) => {
    expect(ratio(themes[theme]![front]!, themes[theme]![back]!)).toBeGreaterThanOrEqual(wanted);
  });
});

it("rings what can be chosen in two tones by day, dark and gold", () => {
  const { accent, gold } = themes.day!;
  expect(ratio(accent!, gold!)).toBeGreaterThanOrEqual(3);
  expect(css).toContain("--gh-halo: 0 0 0 3px var(--gh-gold)");
  expect(readFileSync("src/style/kit.css", "utf8")).toMatch(
    /\[data-theme="day"\] \.legal[^{]*\{\s*box-shadow: var\(--gh-halo\)/,
  );
});

it("never writes grey on gold: what cannot be pressed now is not filled, even under the pointer", () => {
  const rules = [...readFileSync("src/style/kit.css", "utf8").matchAll(/\n([^{}]*\.btn[^{}]*)\{([^{}]*)\}/g)];
  const disabled = rules.findIndex(([, selector]) => /^\s*\.btn\[aria-disabled="true"\]\s*$/.test(selector!));
  expect(rules[disabled]![2]).toContain("background: transparent");
  for (const [i, [, selector, body]] of rules.entries())
    if (/background: .*--gh-accent[),]/.test(body!) && !selector!.includes(":not([aria-disabled"))
      expect([i < disabled, selector!.includes(":hover")]).toEqual([true, false]);
});
