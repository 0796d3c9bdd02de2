/** Short messages: a refusal, good news, news. They stay six seconds, longer while pointed at, and are read aloud. */
export interface Toast {
  id: number;
  kind: "bad" | "good" | "news";
  icon: string;
  text: string;
}

let next = 1;
export const toasts = $state<Toast[]>([]);

export function toast(
  kind: Toast["kind"],
  text: string,
  icon = { bad: "why-not", good: "ready", news: "info" }[kind],
): void {
  const same = toasts.findIndex((t) => t.text === text);
  if (same >= 0) toasts.splice(same, 1);
  toasts.push({ id: next++, kind, icon, text });
  if (toasts.length > 3) toasts.shift();
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((t) => t.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
