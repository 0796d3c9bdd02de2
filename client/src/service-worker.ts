/**
 * Works for the hall while none of its pages is open: shows what the hall pushes, and leads to the table. It also keeps
 * the shell (the page, its scripts, fonts and texts), so that a second visit opens even if the hall cannot be reached.
 */
/// <reference lib="webworker" />
import type { PushMessage } from "./protocol/types";

declare const self: ServiceWorkerGlobalScope;

const SHELL = "great-hall-shell";

self.addEventListener("install", (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname === "/api/games") event.respondWith(newest(request));
  else if (lasting(url)) event.respondWith(kept(request));
});

self.addEventListener("push", (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (message) event.waitUntil(show(message));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? "/")));
});

/** What has the fingerprint of its content in its address never changes. */
const lasting = (url: URL): boolean => url.pathname.startsWith("/assets/") || url.searchParams.has("v");

/** The files that a page names. */
async function named(page: Response): Promise<string[]> {
  const found = (await page.clone().text()).matchAll(/(?:src|href)="(\/[^"]+)"/g);
  return [...new Set([...found].map(([, path]) => path!))];
}

/** The page and everything that it names. */
async function keepShell(): Promise<void> {
  const shell = await caches.open(SHELL);
  const answer = await fetch("/");
  await shell.addAll(await named(answer));
  await shell.put("/", answer);
}

/** All pages of a version begin with the same script, which names the other files, and the same style. */
async function version(page: Response): Promise<string> {
  const begun = (await page.clone().text()).matchAll(/<(?:script type="module"|link rel="stylesheet")[^>]+>/g);
  return [...begun].join("");
}

/** The page as the hall has it now, else as it was at the last visit. A new version starts a new shell. */
async function page(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL);
  const before = await shell.match("/");
  try {
    const answer = await fetch(request);
    if (before && answer.ok && (await version(answer)) !== (await version(before))) {
      await caches.delete(SHELL);
      await keepShell();
    }
    return answer;
  } catch (error) {
    if (before) return before;
    throw error;
  }
}

/** What can be played, which the page names: as the hall has it now, else as it was at the last visit. */
async function newest(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shell.put(request, answer.clone());
    return answer;
  } catch (error) {
    const before = await shell.match(request);
    if (before) return before;
    throw error;
  }
}

async function kept(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL);
  const before = await shell.match(request);
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request, answer.clone());
  return answer;
}

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
