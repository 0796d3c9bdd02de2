/** The signs of rewards and cards, and what they say. */
import type { Help } from "@client/kit/help";
import { tGame } from "./texts";

export const rewardIcon = (reward: string): string => (reward.startsWith("points") ? "points" : reward);
export const rewardKey = (reward: string): string => `reward-${reward.replaceAll("_", "-")}`;
export const rewardHelp = (reward: string): Help => ({
  text: tGame(`help-${rewardKey(reward)}`),
  rule: { game: "stupefy", page: reward },
});
export const spellHelp = (spell: string, why?: Help["why"]): Help => ({
  text: tGame(`help-spell-${spell}`),
  rule: { game: "stupefy", page: spell },
  why,
});
