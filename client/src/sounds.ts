/** Short sounds, synthesised; each has a visible twin. Silent until the first gesture, and off by choice. */
import { preferences } from "./preferences.svelte";

export type Sound =
  | "turn"
  | "tick"
  | "reveal"
  | "spell"
  | "stupefied"
  | "protego"
  | "card"
  | "tile"
  | "die"
  | "points"
  | "fall"
  | "lost"
  | "win"
  | "ready";

let context: AudioContext | undefined;
const NOTE = { c4: 262, e4: 330, g4: 392, a4: 440, c5: 523, d5: 587, e5: 659, g5: 784, c6: 1047 };

/** A note: frequency, start and length in seconds, loudness, wave. */
function note(
  at: number,
  frequency: number,
  start: number,
  length: number,
  loud: number,
  wave: OscillatorType = "sine",
  slide = 1,
): void {
  const audio = context!;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(frequency, at + start);
  if (slide !== 1) voice.frequency.exponentialRampToValueAtTime(frequency * slide, at + start + length);
  gain.gain.setValueAtTime(0, at + start);
  gain.gain.linearRampToValueAtTime(loud, at + start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + start + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(at + start);
  voice.stop(at + start + length + 0.02);
}

/** Breath, paper, rattle: noise through a filter. */
function noise(at: number, start: number, length: number, loud: number, frequency: number): void {
  const audio = context!;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at + start);
}

const SCORE: Record<Sound, (t: number, v: number) => void> = {
  turn: (t, v) => (note(t, NOTE.e5, 0, 0.3, v), note(t, NOTE.g5, 0.16, 0.45, v)),
  tick: (t, v) => note(t, 900, 0, 0.06, v * 0.7, "triangle", 0.6),
  ready: (t, v) => note(t, NOTE.g5, 0, 0.12, v * 0.5, "triangle"),
  reveal: (t, v) => (
    noise(t, 0, 0.35, v * 0.6, 700),
    note(t, NOTE.c4, 0.12, 0.5, v * 0.5),
    note(t, NOTE.g4, 0.12, 0.5, v * 0.4),
    note(t, NOTE.e5, 0.14, 0.5, v * 0.3)
  ),
  spell: (t, v) => (noise(t, 0, 0.45, v * 0.8, 1200), note(t, NOTE.g4, 0, 0.45, v * 0.35, "triangle", 2.6)),
  fall: (t, v) => (note(t, 220, 0, 0.5, v * 0.8, "triangle", 0.35), noise(t, 0.3, 0.2, v, 180)),
  stupefied: (t, v) => (note(t, 140, 0, 0.32, v * 1.2, "sine", 0.4), noise(t, 0, 0.1, v * 0.6, 220)),
  protego: (t, v) => (note(t, NOTE.c6, 0, 0.6, v * 0.4), note(t, NOTE.c6 * 1.5, 0.02, 0.45, v * 0.25)),
  card: (t, v) => noise(t, 0, 0.09, v, 2600),
  tile: (t, v) => (note(t, 420, 0, 0.05, v, "square", 0.7), noise(t, 0, 0.03, v, 1500)),
  die: (t, v) => [0, 0.07, 0.15, 0.2].forEach((s) => noise(t, s, 0.05, v, 1800)),
  points: (t, v) => (
    note(t, NOTE.c6, 0, 0.12, v * 0.5, "triangle"),
    note(t, NOTE.c6 * 1.33, 0.07, 0.25, v * 0.5, "triangle")
  ),
  lost: (t, v) => note(t, 196, 0, 0.65, v * 0.6, "sawtooth", 0.75),
  win: (t, v) =>
    [NOTE.c5, NOTE.e5, NOTE.g5, NOTE.c6].forEach((f, i) => note(t, f, i * 0.12, 0.32, v * 0.7, "triangle")),
};

/** No sound lasts longer; and one that would begin so late (both in milliseconds) is left out. */
const [LONGEST, LATE] = [1000, 300];
let resting: ReturnType<typeof setTimeout> | undefined;

/** What could sound takes power even while it is silent: it rests until the next sound. */
function restSoon(audio: AudioContext): void {
  clearTimeout(resting);
  resting = setTimeout(() => void audio.suspend(), LONGEST);
}

/** Browsers allow sound only after a gesture: call this from the first one. */
export function wake(): void {
  if (context || !preferences.sound || typeof AudioContext === "undefined") return;
  context = new AudioContext();
  restSoon(context);
}

export function play(sound: Sound): void {
  if (!preferences.sound || !context) return;
  const [audio, asked] = [context, performance.now()];
  clearTimeout(resting);
  void audio.resume().then(() => {
    if (performance.now() - asked < LATE) SCORE[sound](audio.currentTime, (preferences.volume / 100) * 0.25);
    restSoon(audio);
  });
}
