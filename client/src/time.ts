/** Times in words: how long something took, when it was, how long somebody is away or an answer may still take. */
import { createSubscriber } from "svelte/reactivity";
import { t } from "./i18n/messages.svelte";
import { preferences } from "./preferences.svelte";
import type { Chair } from "./protocol/types";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});
/** When each chair came from the hall: `away` counts from then on. */
const came = new WeakMap<Chair, number>();

/** "Two days left"; `left` in milliseconds. */
export function timeLeft(left: number): string {
  if (left <= 0) return t("time-over");
  if (left >= 2 * DAY - HOUR / 2) return t("days-left", { count: Math.round(left / DAY) });
  if (left >= HOUR) return t("hours-left", { count: Math.round(left / HOUR) });
  return t("minutes-left", { count: Math.max(1, Math.round(left / MINUTE)) });
}

/** "2 minutes", "a day": a length of time that the table agreed on, in seconds. */
export function duration(seconds: number): string {
  if (seconds < 120) return t("for-seconds", { count: seconds });
  return seconds < 7200
    ? t("for-minutes", { count: Math.round(seconds / 60) })
    : t("for-hours", { count: Math.round(seconds / 3600) });
}

/** "Away 1:04", growing by itself; after an hour only "Away". */
export function awayFor(chair: Chair): string {
  if (chair.away === null || chair.away === undefined) return t("away");
  everySecond();
  if (!came.has(chair)) came.set(chair, performance.now());
  const seconds = Math.floor((chair.away + performance.now() - came.get(chair)!) / 1000);
  if (seconds >= 3600) return t("away");
  return t("away-for", { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` });
}

/** "34 minutes", "1 h 05", "9 days". */
export function lasted(ms: number): string {
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

/** Is a deadline near (within half a day), and which share of three days is left, in percent? */
export function urgency(due: number, now = Date.now()): { late: boolean; share: number } {
  const left = Math.max(0, due - now);
  return { late: left < DAY / 2, share: Math.min(100, Math.round((left / (3 * DAY)) * 100)) };
}
