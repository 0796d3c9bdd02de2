/**
 * A name to begin with: plain words that mean the same in both languages, so that nobody has to type before playing.
 */
const NAMES = [
  "Merle",
  "Aster",
  "Cassis",
  "Fenouil",
  "Genêt",
  "Iris",
  "Laurel",
  "Minuit",
  "Onyx",
  "Perle",
  "Robin",
  "Sorrel",
  "Tansy",
  "Violette",
  "Ambre",
  "Basil",
];

export const anyName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)]!;
