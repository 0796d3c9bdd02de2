/** Web Push in this browser: the hall tells this device that others wait, even when none of its pages is open. */
import { person } from "./person.svelte";
import { preferences } from "./preferences.svelte";
import { api } from "./protocol/api";

/** insecure: the page did not come by TLS; unsupported: this browser has no push; blocked: the person said no to it;
 * failed: the browser's push service, or the hall, could not be reached. */
export type PushState = "insecure" | "unsupported" | "blocked" | "failed" | "off" | "on";

class Push {
  state = $state<PushState>("off");

  /** What is possible here, and whether it is on. A device that was told before is told to the hall again. */
  async look(): Promise<void> {
    this.state = await this.found();
    if (this.state === "on" && person.known) await this.subscribe();
  }

  async turn(on: boolean): Promise<void> {
    this.state = await this.found();
    try {
      if (on && (this.state === "off" || this.state === "failed")) {
        const leave = await Notification.requestPermission();
        if (leave === "granted") await this.subscribe();
        else this.state = "blocked";
      } else if (!on && this.state === "on") await this.unsubscribe();
    } catch {
      this.state = "failed";
    }
  }

  private async found(): Promise<PushState> {
    if (!isSecureContext) return "insecure";
    if (!("serviceWorker" in navigator) || !("PushManager" in window) || typeof Notification === "undefined")
      return "unsupported";
    if (Notification.permission === "denied") return "blocked";
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription().catch(() => null)) ? "on" : "off";
  }

  private async subscribe(): Promise<void> {
    await navigator.serviceWorker.register("/service-worker.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const { key } = await api.pushKey();
    let subscription = await pushManager.getSubscription();
    if (subscription && keyOf(subscription) !== key) {
      await subscription.unsubscribe();
      subscription = null;
    }
    subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    const { language } = preferences;
    await api.subscribe({ endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]!, language });
    this.state = "on";
  }

  private async unsubscribe(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    if (!subscription) return;
    await api.unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
    this.state = "off";
  }
}

/** The hall's key with which this subscription was made, spelled as the hall spells it. */
function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

export const push = new Push();
