/** What comes when it is opened: the screens, and the parts of a table that are not seen at once. */
import { furnished } from "./furnish";

export const open = {
  about: () => furnished(import("./About.svelte")),
  admin: () => furnished(import("./Admin.svelte")),
  analysis: () => furnished(import("./Analysis.svelte")),
  campaign: () => furnished(import("./Campaign.svelte")),
  hall: () => import("./Hall.svelte"),
  games: () => furnished(import("./YourGames.svelte")),
  lesson: () => furnished(import("./Lesson.svelte")),
  join: () => furnished(import("./Join.svelte")),
  lessons: () => furnished(import("./Lessons.svelte")),
  lobby: () => furnished(import("./Lobby.svelte")),
  lost: () => furnished(import("./NotFound.svelte")),
  menu: () => furnished(import("./Menu.svelte")),
  people: () => furnished(import("./Profile.svelte")),
  replay: () => furnished(import("./Replay.svelte")),
  result: () => furnished(import("./Result.svelte")),
  rules: () => furnished(import("./RulesPage.svelte")),
  rulesDialog: () => furnished(import("./Rules.svelte")),
  screen: () => furnished(import("./Screen.svelte")),
  settings: () => furnished(import("./Preferences.svelte")),
  share: () => furnished(import("./Share.svelte")),
  statistics: () => furnished(import("./Statistics.svelte")),
  study: () => furnished(import("./Study.svelte")),
  stopped: () => furnished(import("./Stopped.svelte")),
  table: () => furnished(import("./Table.svelte")),
};
