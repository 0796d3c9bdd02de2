/** Works for the hall while none of its pages is open: shows what the hall pushes, and leads to the table. */
/// <reference lib="webworker" />
import type { PushMessage } from "./protocol/types";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (message) event.waitUntil(show(message));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? "/")));
});

function show(message: PushMessage): Promise<void> {
  return self.registration.showNotification(message.title, {
    body: message.body,
    tag: message.tag,
    icon: "/icon.svg",
    data: message.path,
  });
}

/** The page of this table if one is open, else another page of the hall, else a new one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}

export {};
