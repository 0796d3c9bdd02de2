import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preferences } from "../src/preferences.svelte";
import { play, wake } from "../src/sounds";

/** What can sound: it counts its notes, and says whether it takes power. */
class Audio {
  static made: Audio[] = [];
  state = "running";
  currentTime = 0;
  sounded = 0;
  destination = {};
  constructor() {
    Audio.made.push(this);
  }
  resume = (): Promise<void> => Promise.resolve(void (this.state = "running"));
  suspend = (): Promise<void> => Promise.resolve(void (this.state = "suspended"));
  createGain = () => ({ gain: this.ramp(), connect: () => undefined });
  createOscillator = () => ({
    frequency: this.ramp(),
    connect: (next: unknown) => next,
    start: () => this.sounded++,
    stop: () => undefined,
  });
  private readonly ramp = () => ({
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Audio);
  preferences.sound = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is silent before the first gesture, sounds after it, and takes no power between two sounds", async () => {
  play("tick");
  expect(Audio.made).toEqual([]);
  wake();
  wake();
  expect(Audio.made).toHaveLength(1);
  const [audio] = Audio.made as [Audio];
  await vi.advanceTimersByTimeAsync(2000);
  expect([audio.state, audio.sounded]).toEqual(["suspended", 0]);
  play("tick");
  await vi.advanceTimersByTimeAsync(500);
  expect([audio.state, audio.sounded]).toEqual(["running", 1]);
  play("turn");
  await vi.advanceTimersByTimeAsync(700);
  expect([audio.state, audio.sounded]).toEqual(["running", 3]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(audio.state).toBe("suspended");
  audio.resume = () => new Promise((done) => setTimeout(done, 5000));
  play("tick");
  await vi.advanceTimersByTimeAsync(6000);
  expect(audio.sounded, "what would come late").toBe(3);
});
