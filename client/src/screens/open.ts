/** The screens that come when they are opened: all but the front page. */
import { furnished } from "./furnish";

export const open = {
  about: () => furnished(import("./About.svelte")),
  admin: () => furnished(import("./Admin.svelte")),
  analysis: () => furnished(import("./Analysis.svelte")),
  campaign: () => furnished(import("./Campaign.svelte")),
  games: () => furnished(import("./YourGames.svelte")),
  lesson: () => furnished(import("./Lesson.svelte")),
  lessons: () => furnished(import("./Lessons.svelte")),
  lost: () => furnished(import("./NotFound.svelte")),
  people: () => furnished(import("./Profile.svelte")),
  replay: () => furnished(import("./Replay.svelte")),
  rules: () => furnished(import("./RulesPage.svelte")),
  rulesDialog: () => furnished(import("./Rules.svelte")),
  screen: () => furnished(import("./Screen.svelte")),
  settings: () => furnished(import("./Preferences.svelte")),
  share: () => furnished(import("./Share.svelte")),
  statistics: () => furnished(import("./Statistics.svelte")),
  study: () => furnished(import("./Study.svelte")),
  table: () => furnished(import("./Table.svelte")),
};
