/** The sign of a reward. */
export const rewardIcon = (reward: string): string => (reward.startsWith("points") ? "points" : reward);
export const rewardKey = (reward: string): string => `reward-${reward.replaceAll("_", "-")}`;
