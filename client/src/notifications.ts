/** Your turn: a mark in the title, and at most one notice a turn while the page is out of sight. */
import { preferences } from "./preferences.svelte";

let told = "";

export function badge(title: string, asked: boolean): void {
  document.title = asked ? `● ${title}` : title;
  const app = navigator as Navigator & {
    setAppBadge?: (n?: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  if (asked) void app.setAppBadge?.(1).catch(() => undefined);
  else void app.clearAppBadge?.().catch(() => undefined);
}

/** `turn` names the question; the same question is told once. Nothing is told while the page is visible. */
export function yourTurn(turn: string, title: string, body: string): boolean {
  if (turn === told) return false;
  told = turn;
  if (document.visibilityState === "visible" || !preferences.notices) return false;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return false;
  const notice = new Notification(title, { body, tag: "great-hall-turn", icon: "/icon.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
  return true;
}

/** Ask the browser for leave; only ever after a click in the settings. */
export async function askLeave(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
