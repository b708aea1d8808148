import type { CamposMotive } from '../../explain/motives.ts';

/** What a puzzle is about: whatever speaks for a move, no risk. */
export type CamposThemes = {
  readonly [T in Exclude<CamposMotive['type'], 'spoils' | 'lowers' | 'better'>]: string;
};

export const en: CamposThemes = {
  scores: 'Score now',
  readies: 'Get a card ready',
  raises: 'Make a card worth more',
  grows: 'Grow an area',
  shrinks: 'Shrink an area',
  keeps: 'Keep what you have',
  endsBuilding: 'End construction',
  quiet: 'A quiet move',
};
