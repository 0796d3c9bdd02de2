/** From a key and arguments to a sentence in the reader's language, as `greathall.text.catalogue` does it in Python. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import type { Player, Text } from "../protocol/types";
import { settings, type Language } from "../settings.svelte";

export type Arg = number | string | Player | Text | (number | string | Player | Text)[];
export type Args = Record<string, Arg>;

const shared = import.meta.glob<string>("../../../src/greathall/text/*/*.ftl", { query: "?raw", import: "default" });
const bundles = new SvelteMap<string, FluentBundle>();
const loading = new Map<string, Promise<void>>();

/** What a game's own catalogue is called among the bundles; the hall's own is "". */
const place = (language: Language, game: string): string => `${language}/${game}`;

async function hallSources(language: Language): Promise<string[]> {
  const mine = Object.entries(shared).filter(([path]) => path.includes(`/text/${language}/`));
  return Promise.all(mine.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, load]) => load()));
}

async function gameSource(language: Language, game: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/text/${language}.ftl`);
  if (!answer.ok) throw new Error(`no ${language} catalogue of ${game}`);
  return answer.text();
}

export function bundleOf(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** Fetch a catalogue once; afterwards everything that speaks with it says its words. */
export function learn(language: Language, game = ""): Promise<void> {
  const at = place(language, game);
  let job = loading.get(at);
  if (!job) {
    job = (game ? gameSource(language, game).then((source) => [source]) : hallSources(language)).then((sources) => {
      bundles.set(at, bundleOf(language, sources));
    });
    job.catch(() => loading.delete(at));
    loading.set(at, job);
  }
  return job;
}

/** For tests: a catalogue from text. */
export function teach(language: Language, game: string, ...sources: string[]): void {
  bundles.set(place(language, game), bundleOf(language, sources));
  loading.set(place(language, game), Promise.resolve());
}

/** A catalogue in the chosen language; while that is on its way, in the other. */
const inTongue = (game: string): FluentBundle | undefined =>
  bundles.get(place(settings.language, game)) ?? bundles.get(place(settings.language === "en" ? "fr" : "en", game));

function find(key: string, game: string): { bundle: FluentBundle; value: Parameters<FluentBundle["formatPattern"]>[0] } | undefined {
  for (const at of game ? [game, ""] : [""]) {
    const bundle = inTongue(at);
    const value = bundle?.getMessage(key)?.value;
    if (bundle && value) return { bundle, value };
  }
  return undefined;
}

/** Whether there is such a message (of the game, or of all). */
export const knows = (key: string, game = ""): boolean => find(key, game) !== undefined;

function spoken(arg: Arg, game: string, names: readonly string[]): string | number {
  if (typeof arg === "number" || typeof arg === "string") return arg;
  if (Array.isArray(arg)) return listed(arg.map((item) => String(spoken(item, game, names))));
  if (arg.type === "player") return names[arg.seat] || seatName(arg.seat);
  return phrase(arg, game, names);
}

/** "A, B and C" in the reader's language. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? common("list-empty");
  return common("list", { first: items.slice(0, -1).join(", "), last: items.at(-1)! });
}

function word(key: string, args: Args, game: string, names: readonly string[]): string {
  const found = find(key, game);
  if (!found) return inTongue(game) ? `⟨${key}⟩` : "";
  const values = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, spoken(arg, game, names)]));
  // The narrow no-break space is not in the fonts' subsets; the plain one is.
  return found.bundle.formatPattern(found.value, values, []).replaceAll("\u202f", "\u00a0");
}

/** A word of `browser.ftl`. The key is always written out, so that a test can compare the keys used and those written. */
export const say = (key: string, args: Args = {}): string => word(`ui-${key}`, args, "", []);

/** A word of `common.ftl`. */
const common = (key: string, args: Args = {}): string => word(key, args, "", []);

/** What a seat is called while nobody has a name there. */
export const seatName = (seat: number): string => common("seat", { number: seat + 1 });

/** A message of a game, by key. */
export const tell = (game: string, key: string, args: Args = {}, names: readonly string[] = []): string =>
  word(key, args, game, names);

/** A text as it travels: key and arguments. */
export const phrase = (text: Text, game: string, names: readonly string[] = []): string =>
  word(text.key, text.args ?? {}, game, names);

/** The same text in pieces, names apart, so that a name can be drawn in its house's ink or linked. */
export type Piece = string | { seat: number; name: string };
export function pieces(text: Text, game: string, names: readonly string[]): Piece[] {
  const MARK = "\ue000";
  const marked = names.map((_, seat) => `${MARK}${seat}${MARK}`);
  return phrase(text, game, marked)
    .split(new RegExp(`${MARK}(\\d+)${MARK}`))
    .map((part, i) => (i % 2 ? { seat: Number(part), name: names[Number(part)] ?? "" } : part))
    .filter((part) => part !== "");
}

/** A number as the reader writes it. */
export const figure = (n: number): string => new Intl.NumberFormat(settings.language).format(n).replaceAll("-", "−").replaceAll("\u202f", "\u00a0");
