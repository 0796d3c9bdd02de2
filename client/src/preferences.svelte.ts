/** What a person chose, kept in the browser; `theme.js` reads the same before the first paint. */
export type Language = "en" | "fr";
export interface Preferences {
  language: Language;
  theme: "auto" | "night" | "day";
  sound: boolean;
  volume: number;
  motion: "auto" | "less";
  /** How long scenes are shown, by which their times are multiplied; 0: at once. */
  pace: number;
  size: number;
  confirm: boolean;
  /** Whether answers that give something away are asked for twice. */
  sure: boolean;
  keys: boolean;
  notices: boolean;
  table: "drawn" | "text";
  /** Of the bots one played against last. */
  level: string;
}

const PLACE = "great-hall.settings";
const query = (media: string): boolean => typeof matchMedia === "function" && matchMedia(media).matches;

function defaults(): Preferences {
  return {
    language: /^fr\b/i.test(navigator.language) ? "fr" : "en",
    theme: "auto",
    sound: !query("(pointer: coarse)"),
    volume: 60,
    motion: "auto",
    pace: 1,
    size: 100,
    confirm: true,
    sure: true,
    keys: true,
    notices: false,
    table: "drawn",
    level: "easy",
  };
}

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const preferences = $state<Preferences>({ ...defaults(), ...kept() });

/** Keep what changed, and let the page follow. Called once, by the application's root. */
export function follow(): void {
  $effect(() => {
    const chosen = $state.snapshot(preferences);
    try {
      localStorage.setItem(PLACE, JSON.stringify(chosen));
    } catch {
      // a private window: the choice lasts as long as the page
    }
    const root = document.documentElement;
    root.dataset["theme"] =
      chosen.theme === "auto" ? (query("(prefers-color-scheme: light)") ? "day" : "night") : chosen.theme;
    root.lang = chosen.language;
    root.style.fontSize = `${chosen.size}%`;
    if (chosen.motion === "less") root.dataset["motion"] = "less";
    else delete root.dataset["motion"];
  });
}

export const isDay = (): boolean =>
  preferences.theme === "auto" ? query("(prefers-color-scheme: light)") : preferences.theme === "day";

/** Whether things may travel across the screen. */
export const moving = (): boolean => preferences.motion !== "less" && !query("(prefers-reduced-motion: reduce)");
