/** Reminding those whose answers are missing; says whom the hall could reach. */
import { attempt } from "../attempt";
import { toast } from "../kit/toasts.svelte";
import { api } from "../protocol/api";
import { formatList, t } from "../i18n/messages.svelte";

export async function remind(table: string): Promise<boolean> {
  let done = false;
  await attempt(async () => {
    const { told, silent } = await api.remind(table);
    done = true;
    if (told.length) toast("good", t("reminded-devices", { names: formatList(told) }));
    if (silent.length) toast("news", t("reminded-silent", { names: formatList(silent), count: silent.length }));
  });
  return done;
}
