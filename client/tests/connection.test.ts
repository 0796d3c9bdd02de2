import { beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "@client/protocol/connection";
import type { FromHall } from "@client/protocol/types";

class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (e: { data: string }) => void;
  onclose?: () => void;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const welcome = { type: "welcome", protocol: 1, version: "0", person: "p", name: "Ines", host: false, seats: [] };

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});

function open(): { connection: Connection; heard: FromHall[]; links: string[] } {
  const heard: FromHall[] = [];
  const links: string[] = [];
  const connection = new Connection(
    "ws://hall",
    (m) => heard.push(m),
    (l) => links.push(l),
  );
  FakeSocket.all[0]!.onopen?.();
  return { connection, heard, links };
}

const update = (view: unknown, patched: boolean, frames: object[] = []): object => ({
  type: "update",
  seq: 1,
  seat: 0,
  events: [],
  frames,
  situation: { view },
  patched,
});

describe("the connection", () => {
  it("makes whole views of differences, and asks for all where it has none", () => {
    const { heard } = open();
    const socket = FakeSocket.all[0]!;
    socket.hear(update([], true));
    expect(socket.sent.at(-1)).toEqual({ type: "look" });
    expect(heard).toEqual([]);
    const first = { hand: ["a", "b"], points: { "x/y": 1 }, kept: { same: true } };
    socket.hear(update(first, false));
    const frame = { event: 0, view: [{ op: "replace", path: "/points/x~1y", value: 2 }] };
    const changes = [
      { op: "remove", path: "/hand/0" },
      { op: "add", path: "/hand/1", value: "c" },
      { op: "add", path: "/new", value: null },
      { op: "remove", path: "/points" },
    ];
    socket.hear(update(changes, true, [frame]));
    const second = heard[1] as Extract<FromHall, { type: "update" }>;
    expect(second.frames[0]!.view).toEqual({ ...first, points: { "x/y": 2 } });
    expect(second.situation.view).toEqual({ hand: ["b", "c"], new: null, kept: { same: true } });
    expect((heard[0] as typeof second).situation.view).toEqual({
      hand: ["a", "b"],
      points: { "x/y": 1 },
      kept: { same: true },
    });
  });

  it("says hello, and after a break says how far it has heard", () => {
    const { links } = open();
    const [first] = FakeSocket.all;
    expect(first!.sent[0]).toMatchObject({ type: "hello", since: null });
    first!.hear(welcome);
    first!.hear({ type: "notice", seq: 41, text: { type: "text", key: "x" } });
    first!.onclose?.();
    expect(links.at(-1)).toBe("reconnecting");
    vi.advanceTimersByTime(1000);
    const again = FakeSocket.all[1]!;
    again.onopen?.();
    expect(again.sent[0]).toMatchObject({ type: "hello", since: 41 });
    again.hear(welcome);
    expect(links.at(-1)).toBe("open");
  });
  it("sends an unanswered command again under the same id, and settles it once", async () => {
    const { connection } = open();
    const [first] = FakeSocket.all;
    first!.hear(welcome);
    const answer = connection.send({ type: "start" });
    const id = first!.sent[1]!["id"];
    first!.onclose?.();
    vi.advanceTimersByTime(1000);
    const again = FakeSocket.all[1]!;
    again.onopen?.();
    again.hear(welcome);
    expect(again.sent[1]).toEqual({ type: "start", id });
    again.hear({ type: "done", id, seq: 3 });
    await expect(answer).resolves.toEqual({ ok: true, preview: null, hint: null });
  });
  it("tells the reason of a refusal", async () => {
    const { connection } = open();
    const [socket] = FakeSocket.all;
    socket!.hear(welcome);
    const answer = connection.send({ type: "start" });
    socket!.hear({ type: "refused", id: socket!.sent[1]!["id"], reason: { type: "text", key: "refusal-only-host" } });
    await expect(answer).resolves.toEqual({ ok: false, reason: { type: "text", key: "refusal-only-host" } });
  });
  it("gives up a socket that does not open, and tries another", () => {
    const { connection } = open();
    FakeSocket.all[0]!.onclose?.();
    vi.advanceTimersByTime(400);
    const hanging = FakeSocket.all[1]!;
    hanging.readyState = FakeSocket.CONNECTING;
    vi.advanceTimersByTime(9000);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(7000);
    expect(hanging.readyState).toBe(3);
    expect(FakeSocket.all).toHaveLength(3);
    connection.close();
  });

  it("stays away after a goodbye for good", () => {
    const { links } = open();
    FakeSocket.all[0]!.hear({ type: "bye", again: false, reason: { type: "text", key: "refusal-kicked" } });
    FakeSocket.all[0]!.onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(links.at(-1)).toBe("closed");
  });
  it("says after three seconds that nobody answers, and at once when the device knows it", () => {
    const { connection, links } = open();
    const socket = FakeSocket.all[0]!;
    socket.hear(welcome);
    void connection.send({ type: "start" });
    vi.advanceTimersByTime(1600);
    expect(socket.sent.at(-1)).toMatchObject({ type: "ping" });
    socket.hear({ type: "pong", seq: 1 });
    vi.advanceTimersByTime(5000);
    expect(links.at(-1)).toBe("open"); // the hall takes its time
    void connection.send({ type: "start" });
    vi.advanceTimersByTime(3100);
    expect(links.at(-1)).toBe("reconnecting");
    socket.hear({ type: "pong", seq: 1 });
    expect(links.at(-1)).toBe("open");
    dispatchEvent(new Event("offline"));
    expect(links.at(-1)).toBe("reconnecting");
    connection.close();
  });
});
