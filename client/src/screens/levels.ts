/** The names of the bots' levels. */
import { t } from "../i18n/messages.svelte";

const LEVELS: Record<string, () => string> = {
  easy: () => t("level-easy"),
  medium: () => t("level-medium"),
  strong: () => t("level-strong"),
  master: () => t("level-master"),
};

export const levelName = (level: string): string => LEVELS[level]?.() ?? level;
