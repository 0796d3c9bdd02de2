/** Do something that the hall may refuse; the reason is shown as a toast. */
import { format } from "./i18n/messages.svelte";
import { toast } from "./kit/toasts.svelte";
import { Refusal } from "./protocol/api";

export async function attempt(what: () => Promise<void>): Promise<void> {
  try {
    await what();
  } catch (error) {
    if (error instanceof Refusal) toast("bad", format(error.reason, ""));
    else throw error;
  }
}
