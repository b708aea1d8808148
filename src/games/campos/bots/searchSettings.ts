import type { SearchSettings } from './search.ts';

export const EXPERT: SearchSettings = {
  iterations: (seats) => (seats === 2 ? 1600 : 2000),
  first: 24,
  turns: () => 4,
};
export const HARD: SearchSettings = { iterations: (seats) => 48 * (seats - 1), first: 12, turns: () => 4 };
/** Small enough for self-play. */
export const SELF_PLAY: SearchSettings = {
  iterations: (seats) => 20 * (seats - 1),
  first: 8,
  turns: (seats) => seats,
};
