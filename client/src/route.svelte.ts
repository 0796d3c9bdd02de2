/** Where we are: the path of the address, nothing else. Links are real links; plain clicks stay in the page. */
export type Route =
  | { screen: "hall" }
  | { screen: "settings" }
  | { screen: "statistics" }
  | { screen: "about" }
  | { screen: "games" }
  | { screen: "people"; id: string | null }
  | { screen: "campaign"; id: string }
  | { screen: "rules"; game: string; page: string }
  | { screen: "study"; game: string }
  | { screen: "table"; id: string }
  | { screen: "screen"; id: string }
  | { screen: "replay"; id: string; number: number; step: number | null; seat: number | null }
  | { screen: "analysis"; id: string; number: number; seat: number | null }
  | { screen: "share"; id: string; number: number; step: number | null }
  | { screen: "shared"; token: string; step: number | null; seat: number | null }
  | { screen: "lessons"; game: string }
  | { screen: "lesson"; game: string; lesson: string }
  | { screen: "admin" }
  | { screen: "lost" };

/** The places of the hall that its bar leads to, and their paths. */
export const PLACES = { hall: "/", games: "/games", people: "/people", statistics: "/statistics" } as const;
export type Place = keyof typeof PLACES;

const whole = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null);

export function parse(path: string, search = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const query = new URLSearchParams(search);
  if (parts.length === 0) return { screen: "hall" };
  if (
    parts.length === 1 &&
    (parts[0] === "settings" ||
      parts[0] === "statistics" ||
      parts[0] === "about" ||
      parts[0] === "games" ||
      parts[0] === "admin")
  )
    return { screen: parts[0] };
  if (parts[0] === "people" && parts.length <= 2) return { screen: "people", id: parts[1] ?? null };
  if (parts[0] === "campaign" && parts[1] && parts.length === 2) return { screen: "campaign", id: parts[1] };
  if (parts[0] === "rules" && parts[1] && parts.length <= 3)
    return { screen: "rules", game: parts[1], page: parts[2] ?? "" };
  if (parts[0] === "study" && parts[1] && parts.length === 2) return { screen: "study", game: parts[1] };
  if (parts[0] === "table" && parts[1] && parts.length === 2) return { screen: "table", id: parts[1] };
  if (parts[0] === "table" && parts[1] && parts[2] === "screen" && parts.length === 3)
    return { screen: "screen", id: parts[1] };
  if (parts[0] === "learn" && parts[1] && parts.length === 2) return { screen: "lessons", game: parts[1] };
  if (parts[0] === "learn" && parts[1] && parts[2] && parts.length === 3)
    return { screen: "lesson", game: parts[1], lesson: parts[2] };
  const [step, seat] = [whole(query.get("step")), whole(query.get("seat"))];
  if (parts[0] === "r" && parts[1] && parts.length === 2) return { screen: "shared", token: parts[1], step, seat };
  const number = whole(parts[3] ?? null);
  if (parts[0] === "table" && parts[1] && parts[2] === "share" && number !== null)
    return { screen: "share", id: parts[1], number, step };
  if (parts[0] === "table" && parts[1] && parts[2] === "replay" && number !== null)
    return { screen: "replay", id: parts[1], number, step, seat };
  if (parts[0] === "table" && parts[1] && parts[2] === "analysis" && number !== null)
    return { screen: "analysis", id: parts[1], number, seat };
  return { screen: "lost" };
}

/** A person's page; one's own without an id. */
export const personPath = (id: string): string => `${PLACES.people}/${encodeURIComponent(id)}`;
/** Where the rules of a game are read: the book, or a page of it. */
export const rulesPath = (game: string, page = ""): string =>
  `/rules/${encodeURIComponent(game)}${page && `/${encodeURIComponent(page)}`}`;
/** For those who study a game: its words, games of other programs. */
export const studyPath = (game: string): string => `/study/${encodeURIComponent(game)}`;
/** The lessons of a game, or one of them. */
export const lessonPath = (game: string, lesson = ""): string =>
  ["/learn", game, lesson].filter(Boolean).map(encodeURI).join("/");
export const campaignPath = (id: string): string => `/campaign/${encodeURIComponent(id)}`;
export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;
/** The table for a television: without any hand. */
export const screenPath = (id: string): string => `${tablePath(id)}/screen`;
export const replayPath = (id: string, number: number, step?: number, seat?: number | null): string =>
  `${tablePath(id)}/replay/${number}${moment(step, seat)}`;
/** Looking back at a finished game as this seat played it. */
export const analysisPath = (id: string, number: number, seat?: number | null): string =>
  `${tablePath(id)}/analysis/${number}${moment(undefined, seat)}`;
/** Where a link leads that was given away: one replay and nothing else. */
export const sharedPath = (token: string, step?: number, seat?: number | null): string =>
  `/r/${encodeURIComponent(token)}${moment(step, seat)}`;
export const sharePath = (id: string, number: number, step?: number): string =>
  `${tablePath(id)}/share/${number}${moment(step)}`;

function moment(step?: number, seat?: number | null): string {
  const query = new URLSearchParams();
  if (step !== undefined) query.set("step", String(step));
  if (seat !== undefined && seat !== null) query.set("seat", String(seat));
  return query.size ? `?${query}` : "";
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.search));
  /** Whether there is somewhere in this page to go back to. */
  deep = $state(false);

  go(path: string, replace = false): void {
    if (replace) history.replaceState(history.state, "", path);
    else {
      history.pushState(null, "", path);
      this.deep = true;
    }
    this.read();
  }
  back(otherwise = "/"): void {
    if (this.deep) history.back();
    else this.go(otherwise);
  }
  read(): void {
    this.route = parse(location.pathname, location.search);
  }
  /** Listen to the browser's buttons and to clicks on our own links. */
  listen(): () => void {
    const pop = (): void => this.read();
    const click = (e: MouseEvent): void => {
      if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
      const link = (e.target as Element | null)?.closest?.("a[href]");
      if (
        !(link instanceof HTMLAnchorElement) ||
        link.target ||
        link.hasAttribute("download") ||
        link.origin !== location.origin
      )
        return;
      if (link.pathname.startsWith("/api/")) return;
      e.preventDefault();
      this.go(link.pathname + link.search);
    };
    addEventListener("popstate", pop);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", pop);
      document.removeEventListener("click", click);
    };
  }
}

export const router = new Router();
