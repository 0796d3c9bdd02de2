/**
 * From a message's key and arguments to a sentence in the reader's language, as `greathall.text.catalogue` does it in
 * Python.
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { knownGames } from "../protocol/api";
import type { Player, Message } from "../protocol/types";
import { preferences, type Language } from "../preferences.svelte";

export type Arg = number | string | Player | Message | (number | string | Player | Message)[];
export type Args = Record<string, Arg>;

/** What the front page says is part of it; the other screens' texts, and those of refusals, come when one is opened. */
const front = import.meta.glob<string>("../../../src/greathall/text/*/{common,front}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const screens: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./screens.en"),
  fr: () => import("./screens.fr"),
};
const bundles = new SvelteMap<string, FluentBundle>();
const loading = new Map<string, Promise<void>>();

/** The name of a catalogue among the bundles. Its owner is a game, "screens", or "" for the front page. */
const bundleKey = (language: Language, owner: string): string => `${language}/${owner}`;

/** The sources of what all games share. */
async function sharedSources(language: Language, owner: "" | "screens"): Promise<string[]> {
  if (owner === "screens") return (await screens[language]()).default;
  return Object.entries(front).flatMap(([path, source]) => (path.includes(`/text/${language}/`) ? source : []));
}

/** Where a game's texts are: the page of a table of it says so, else the list of games. */
async function textAddress(language: Language, game: string): Promise<string | null | undefined> {
  const page = document.documentElement;
  if (page.dataset["game"] === game) return page.getAttribute(`data-texts-${language}`);
  return (await knownGames()).find(({ id }) => id === game)?.texts[language];
}

async function gameSource(language: Language, game: string): Promise<string> {
  const address = await textAddress(language, game);
  const response = address && (await fetch(address));
  if (!response || !response.ok) throw new Error(`no ${language} catalogue of ${game}`);
  return response.text();
}

function bundleOf(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** Fetch a catalogue once; whatever shows its messages follows. */
export function loadCatalogue(language: Language, owner = ""): Promise<void> {
  const key = bundleKey(language, owner);
  let job = loading.get(key);
  if (!job) {
    const shared = owner === "" || owner === "screens";
    const fetched = shared ? sharedSources(language, owner) : gameSource(language, owner).then((one) => [one]);
    job = fetched.then((sources) => void bundles.set(key, bundleOf(language, sources)));
    job.catch(() => loading.delete(key));
    loading.set(key, job);
  }
  return job;
}

/** Everything that may be said on a screen other than the front page, about this game too. */
export async function loadAll(language: Language, game = ""): Promise<void> {
  await Promise.all(["", "screens", game].map((owner) => loadCatalogue(language, owner)));
}

export function setCatalogueForTest(language: Language, game: string, ...sources: string[]): void {
  bundles.set(bundleKey(language, game), bundleOf(language, sources));
  loading.set(bundleKey(language, game), Promise.resolve());
}

/** A catalogue in the chosen language; while that is being fetched, in the other. */
const currentBundle = (game: string): FluentBundle | undefined =>
  bundles.get(bundleKey(preferences.language, game)) ??
  bundles.get(bundleKey(preferences.language === "en" ? "fr" : "en", game));

const isComing = (owner: string): boolean =>
  !currentBundle(owner) && loading.has(bundleKey(preferences.language, owner));

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** A message of the game, or of the shared catalogues if the game has none of that key. */
function find(key: string, game: string): { bundle: FluentBundle; pattern: Pattern } | undefined {
  for (const owner of new Set([game, "", "screens"])) {
    const bundle = currentBundle(owner);
    const pattern = bundle?.getMessage(key)?.value;
    if (bundle && pattern) return { bundle, pattern };
  }
  return undefined;
}

export const isMessage = (arg: Arg | undefined): arg is Message =>
  typeof arg === "object" && !Array.isArray(arg) && arg.type === "text";

export const isPlayer = (arg: Arg | undefined): arg is Player =>
  typeof arg === "object" && !Array.isArray(arg) && arg.type === "player";

export const hasMessage = (key: string, game = ""): boolean => find(key, game) !== undefined;

/**
 * Small whole numbers are written alike in all our languages, as they are. The first `Intl.NumberFormat` takes a
 * browser longer than it takes to draw a page.
 */
const isPlain = (n: number): boolean => Number.isInteger(n) && Math.abs(n) < 1000;

class WrittenNumber extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(isPlain(this.value) ? undefined : scope);
  }
}

function formatArg(arg: Arg, game: string, names: readonly string[]): string | WrittenNumber {
  if (typeof arg === "number") return new WrittenNumber(arg);
  if (typeof arg === "string") return arg;
  if (Array.isArray(arg)) return formatList(arg.map((item) => String(formatArg(item, game, names))));
  if (arg.type === "player") return names[arg.seat] || seatName(arg.seat);
  return format(arg, game, names);
}

/**
 * The other forms of a word: where `$card` is a message with an attribute `.the`, `$card-the` is that attribute. In a
 * list every word has the form of the first, or is as it is.
 */
function forms(name: string, arg: Arg, game: string, names: readonly string[]): [string, string][] {
  const items = (Array.isArray(arg) ? arg : [arg]).filter(isMessage);
  const first = items[0] && find(items[0].key, game);
  if (!first || (Array.isArray(arg) && items.length < arg.length)) return [];
  const attributes = Object.keys(first.bundle.getMessage(items[0]!.key)?.attributes ?? {});
  return attributes.map((attribute) => {
    const words = items.map((item) => {
      const bundle = find(item.key, game)?.bundle;
      const form = bundle?.getMessage(item.key)?.attributes[attribute];
      return bundle && form ? bundle.formatPattern(form, {}, []) : format(item, game, names);
    });
    return [`${name}-${attribute}`, Array.isArray(arg) ? formatList(words) : words[0]!];
  });
}

function formatKey(key: string, args: Args, game: string, names: readonly string[]): string {
  const found = find(key, game);
  if (!found) return !currentBundle(game) || isComing("screens") ? "" : `⟨${key}⟩`;
  const values = Object.fromEntries(
    Object.entries(args).flatMap(([name, arg]) => [
      [name, formatArg(arg, game, names)],
      ...forms(name, arg, game, names),
    ]),
  );
  // The narrow no-break space is not in the fonts' subsets; the plain one is.
  return found.bundle.formatPattern(found.pattern, values, []).replaceAll("\u202f", "\u00a0");
}

/** A message as it travels: key and arguments. */
export const format = (message: Message, game: string, names: readonly string[] = []): string =>
  formatKey(message.key, message.args ?? {}, game, names);

/**
 * A text of the client (`front.ftl`, `browser.ftl`). The key is always written out, so that a test can compare the
 * keys used and those written.
 */
export const t = (key: string, args: Args = {}): string => formatKey(`ui-${key}`, args, "", []);

/** A message of a game, by its whole key. */
export const tGame = (game: string, key: string, args: Args = {}, names: readonly string[] = []): string =>
  formatKey(key, args, game, names);

export interface GameTexts {
  /** A text of the game's drawing or, if it has none of that key, of the client. */
  t: (key: string, args?: Args) => string;
  tGame: (key: string, args?: Args, names?: readonly string[]) => string;
  format: (message: Message, names?: readonly string[]) => string;
  hasMessage: (key: string) => boolean;
}
/** The same functions for one game. */
export const textsOf = (game: string): GameTexts => ({
  t: (key, args = {}) => formatKey(`ui-${key}`, args, game, []),
  tGame: (key, args = {}, names = []) => formatKey(key, args, game, names),
  format: (message, names = []) => format(message, game, names),
  hasMessage: (key) => hasMessage(key, game),
});

/** A message of `common.ftl`. */
const tCommon = (key: string, args: Args = {}): string => formatKey(key, args, "", []);

/** "A, B and C" in the reader's language. */
export function formatList(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? tCommon("list-empty");
  return tCommon("list", { first: items.slice(0, -1).join(", "), last: items.at(-1)! });
}

/** What a seat is called while nobody has a name there. */
export const seatName = (seat: number): string => tCommon("seat", { number: seat + 1 });

/** A message in parts, names separate, so that a name can be coloured or linked. */
export type Part = string | { seat: number; name: string };
export function formatParts(message: Message, game: string, names: readonly string[]): Part[] {
  const MARK = "\ue000";
  const marked = names.map((_, seat) => `${MARK}${seat}${MARK}`);
  return format(message, game, marked)
    .split(new RegExp(`${MARK}(\\d+)${MARK}`))
    .map((part, i) => (i % 2 ? { seat: Number(part), name: names[Number(part)] ?? "" } : part))
    .filter((part) => part !== "");
}

/** A number as the reader writes it, with so many digits behind the point; by default as many as there are. */
export const formatNumber = (n: number, digits?: number): string =>
  (isPlain(n) && !digits
    ? String(n)
    : new Intl.NumberFormat(preferences.language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(n)
  )
    .replaceAll("-", "−")
    .replaceAll("\u202f", "\u00a0");
