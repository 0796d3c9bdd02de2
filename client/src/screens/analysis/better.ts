/** What the strong bot would have done, beside what was done. */
import { t } from "../../i18n/messages.svelte";
import type { JudgedDecision, Message } from "../../protocol/types";

export function better(decision: JudgedDecision, words: (message: Message) => string): string {
  const best = decision.options[0];
  if (!best || JSON.stringify(best.action) === JSON.stringify(decision.played.action)) return t("bot-agrees");
  const choice = words(best.message);
  return decision.mark === "best" ? t("as-good", { choice }) : t("was-better", { choice });
}
