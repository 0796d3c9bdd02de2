/** Every screen but the front page comes when it is opened, and with it the texts and icons that only screens need. */
import { untrack } from "svelte";
import { loadCatalogue } from "../i18n/messages.svelte";
import { preferences } from "../preferences.svelte";

export async function furnished<Module>(screen: Promise<Module>): Promise<Module> {
  const language = untrack(() => preferences.language);
  await Promise.all([screen, loadCatalogue(language, "screens"), import("../kit/screens/icons")]);
  return screen;
}
