/** How long something took, when it was, and how much time is left, in the reader's words. */
import { t } from "./i18n/messages.svelte";
import { preferences } from "./preferences.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "34 minutes", "1 h 05", "9 days". */
export function duration(ms: number): string {
  if (ms >= DAY) return t("length-days", { count: Math.round(ms / DAY) });
  const minutes = Math.round(ms / MINUTE);
  if (minutes < 60) return t("length-minutes", { count: minutes });
  return t("length-hours", { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, "0") });
}

/** "Friday 13 November"; with the year if it is another one. */
export function day(at: number, now = Date.now()): string {
  const same = new Date(at).getFullYear() === new Date(now).getFullYear();
  const how: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" };
  return new Intl.DateTimeFormat(locale(), same ? how : { ...how, weekday: undefined, year: "numeric" }).format(at);
}
/** "3 October". */
export const shortDay = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long" }).format(at);
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "full", timeStyle: "short" }).format(at);
/** English dates as they are written where the day comes first. */
const locale = (): string => (preferences.language === "en" ? "en-GB" : preferences.language);

/** What is left until then: words, whether it is urgent (under half a day), and the share of three days in percent. */
export function left(due: number, now = Date.now()): { words: string; late: boolean; share: number } {
  const ms = Math.max(0, due - now);
  const words =
    ms >= 2 * DAY
      ? t("left-days", { count: Math.floor(ms / DAY) })
      : ms >= HOUR
        ? t("left-hours", { count: Math.floor(ms / HOUR) })
        : t("left-minutes", { count: Math.ceil(ms / MINUTE) });
  return { words, late: ms < DAY / 2, share: Math.min(100, Math.round((ms / (3 * DAY)) * 100)) };
}
