/** The hall over HTTP. Every failure is a `Problem` with a reason that can be read in the person's language. */
import { hall } from "../reach.svelte";
import type {
  AnalysisPage,
  CampaignPage,
  CampaignSummary,
  DeviceCode,
  FinishedPage,
  GameInfo,
  GamePicture,
  GameSummary,
  HallCharts,
  HallInfo,
  HostCommand,
  HostDone,
  HostPage,
  HouseCup,
  Identity,
  Joined,
  LessonPage,
  LessonPreview,
  LessonTry,
  Me,
  NewCampaign,
  NewTable,
  PersonRow,
  PlayCampaign,
  Problem,
  Profile,
  ProfileChoice,
  PushKey,
  PushSubscription,
  Reminded,
  Receipt,
  Replay,
  Rules,
  Shared,
  ShareWish,
  Statistics,
  StudiedGame,
  StudiedPlay,
  StudiedWord,
  TableSummary,
  Message,
  YourGames,
} from "./types";

export class Refusal extends Error {
  constructor(
    readonly reason: Message,
    readonly status: number,
  ) {
    super(reason.key);
  }
}

const PLACE = "great-hall.key";
let key: string | null = read();

function read(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** The key in this browser is the person. */
export const ownKey = (): string | null => key;
export function keepKey(next: string | null): void {
  key = next;
  try {
    if (next === null) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, next);
  } catch {
    // a private window: the person lasts as long as the page
  }
}

/** The same for everybody, and so fetched with the page (`index.html`) before anybody knows who looks at it. */
const GAMES = "/api/games";

/** With a body that is text already (a file), or any value. */
async function ask<T>(path: string, method = "GET", body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  if (key && path !== GAMES) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: sent });
    if (path !== GAMES) hall.reached = true; // they may be those that the service worker keeps
  } catch {
    hall.reached = false;
    throw new Refusal({ type: "text", key: "ui-problem-unreachable" }, 0);
  }
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok) return content as T;
  const reason = (content as Problem | null)?.reason;
  throw new Refusal(
    reason ?? { type: "text", key: "ui-problem-unknown", args: { status: answer.status } },
    answer.status,
  );
}

const studyAt = (game: string): string => `/api/games/${encodeURIComponent(game)}/study`;

const at = (id: string, ...rest: (string | number)[]): string =>
  ["/api/tables", encodeURIComponent(id), ...rest].join("/");

const campaignAt = (id: string, ...rest: string[]): string =>
  ["/api/campaigns", encodeURIComponent(id), ...rest].join("/");

const lessonAt = (game: string, lesson: string): string =>
  `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`;

export const api = {
  hall: () => ask<HallInfo>("/api/hall"),
  games: () => ask<GameInfo[]>(GAMES),
  schema: (game: string) => ask<Record<string, unknown>>(`/api/games/${encodeURIComponent(game)}/schema.json`),
  lesson: (game: string, lesson: string, wish: LessonTry) => ask<LessonPage>(lessonAt(game, lesson), "POST", wish),
  checkAnswer: (game: string, lesson: string, wish: LessonTry) =>
    ask<LessonPreview>(`${lessonAt(game, lesson)}/check`, "POST", wish),
  me: () => ask<Me>("/api/me"),
  rename: (name: string) => ask<Me>("/api/me", "PATCH", { name }),
  newPerson: (name: string) => ask<Identity>("/api/people", "POST", { name }),
  deviceCode: () => ask<DeviceCode>("/api/me/code", "POST"),
  claim: (code: string) => ask<Identity>("/api/claim", "POST", { code }),
  tables: () => ask<TableSummary[]>("/api/tables"),
  table: (id: string) => ask<TableSummary>(at(id)),
  word: (game: string, letters: string, language: string) =>
    ask<StudiedWord>(`${studyAt(game)}/words?${new URLSearchParams({ letters, language })}`),
  readGame: (game: string, text: string, language: string) =>
    ask<StudiedGame>(`${studyAt(game)}/game`, "POST", { text, language }),
  playsAt: (game: string, position: string, language: string, played: string) =>
    ask<StudiedPlay[]>(`${studyAt(game)}/plays`, "POST", { position, language, played }),
  plays: (id: string, number: number, step: number) =>
    ask<StudiedPlay[]>(`${at(id, "games", number, "plays")}?step=${step}`),
  newTable: (table: NewTable) => ask<TableSummary>("/api/tables", "POST", table),
  join: (id: string, seat?: number) => ask<Joined>(at(id, "join"), "POST", { seat: seat ?? null }),
  gamesOf: (id: string) => ask<GameSummary[]>(at(id, "games")),
  replay: (id: string, number: number, seat: number | null, first: number, count: number) =>
    ask<Replay>(
      `${at(id, "games", number, "replay")}?first=${first}&count=${count}${seat === null ? "" : `&seat=${seat}`}`,
    ),
  receipt: (id: string, number: number) => ask<Receipt>(at(id, "games", number, "receipt")),
  record: (id: string, number: number) => ask<unknown>(at(id, "games", number, "record")),
  recordPath: (id: string, number: number) => at(id, "games", number, "record"),
  playOn: (id: string, number: number, step: number, seat: number) =>
    ask<TableSummary>(at(id, "games", number, "play-on"), "POST", { step, seat }),
  analysis: (id: string, number: number, seat: number) =>
    ask<AnalysisPage>(`${at(id, "games", number, "analysis")}?seat=${seat}`),
  /** Begin or go on (`run`), or stop. */
  runAnalysis: (id: string, number: number, seat: number, run: boolean) =>
    ask<AnalysisPage>(at(id, "games", number, "analysis"), "POST", { seat, run }),
  pushKey: () => ask<PushKey>("/api/push"),
  subscribe: (device: PushSubscription) => ask<null>("/api/me/push", "POST", device),
  unsubscribe: (endpoint: string) => ask<null>("/api/me/push/end", "POST", { endpoint }),
  rules: (game: string, language: string) => ask<Rules>(`/api/games/${encodeURIComponent(game)}/rules/${language}`),
  playExample: (game: string, example: string) =>
    ask<TableSummary>(`/api/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(example)}`, "POST"),
  yourGames: () => ask<YourGames>("/api/me/games"),
  finished: (wish: Record<string, string>) => ask<FinishedPage>(`/api/me/finished?${new URLSearchParams(wish)}`),
  remind: (id: string) => ask<Reminded>(`/api/tables/${encodeURIComponent(id)}/remind`, "POST"),
  hideGame: (id: string, number: number, hidden: boolean) =>
    ask<null>(`/api/me/finished/${encodeURIComponent(id)}/${number}`, hidden ? "DELETE" : "PUT"),
  rematch: (id: string, number: number) => ask<TableSummary>(at(id, "games", number, "rematch"), "POST"),
  newCampaign: (wish: NewCampaign) => ask<CampaignSummary>("/api/campaigns", "POST", wish),
  bringCampaign: (game: string, file: string) =>
    ask<CampaignSummary>(`/api/campaigns/import/${encodeURIComponent(game)}`, "POST", file),
  campaign: (id: string) => ask<CampaignPage>(campaignAt(id)),
  campaignFile: (id: string) => ask<unknown>(campaignAt(id, "file")),
  playCampaign: (id: string, wish: PlayCampaign) => ask<TableSummary>(campaignAt(id, "play"), "POST", wish),
  openedBox: (id: string, box: number) => ask<null>(campaignAt(id, "opened"), "POST", { box }),
  leaveCampaign: (id: string) => ask<null>(campaignAt(id), "DELETE"),
  statistics: () => ask<Statistics>("/api/statistics"),
  charts: (period: HallCharts["period"], mine: boolean) =>
    ask<HallCharts>(`/api/statistics/charts?period=${period}&mine=${mine}`),
  cup: () => ask<HouseCup>("/api/cup"),
  people: () => ask<PersonRow[]>("/api/people"),
  profile: (id: string) => ask<Profile>(`/api/people/${encodeURIComponent(id)}/profile`),
  showProfile: (shown: ProfileChoice["shown"]) => ask<ProfileChoice>("/api/me/profile", "PATCH", { shown }),
  /** Everything the hall knows of this person, as a file. */
  everything: async () => new Blob([JSON.stringify(await ask<unknown>("/api/me/export"), null, 1)]),
  forgetMe: () => ask<null>("/api/me/everything", "DELETE"),
  picture: (id: string, number: number, names: boolean, language: string) =>
    ask<GamePicture>(`${at(id, "games", number, "picture")}?names=${names}&language=${language}`),
  share: (id: string, number: number, wish: ShareWish) => ask<Shared>(at(id, "games", number, "share"), "POST", wish),
  takeBack: (token: string) => ask<null>(`/api/me/shares/${encodeURIComponent(token)}`, "DELETE"),
  sharedReplay: (token: string, seat: number | null, first: number, count: number) =>
    ask<Replay>(
      `/api/shared/${encodeURIComponent(token)}/replay?first=${first}&count=${count}${seat === null ? "" : `&seat=${seat}`}`,
    ),
  sharedRecordPath: (token: string) => `/api/shared/${encodeURIComponent(token)}/record`,
  hostPage: (key: string) => ask<HostPage>("/api/admin", "GET", undefined, { "x-host-key": key }),
  hostDeed: (key: string, command: HostCommand) =>
    ask<HostDone>("/api/admin/deeds", "POST", command, { "x-host-key": key }),
  backup: async (key: string, name: string) => {
    const answer = await fetch(`/api/admin/backups/${encodeURIComponent(name)}`, { headers: { "x-host-key": key } });
    if (!answer.ok) throw new Refusal({ type: "text", key: "refusal-no-such-backup" }, answer.status);
    return answer.blob();
  },
};

let games: Promise<GameInfo[]> | undefined;
/** The games of this hall, asked for once. */
export function knownGames(): Promise<GameInfo[]> {
  games ??= api.games();
  games.catch(() => (games = undefined));
  return games;
}
