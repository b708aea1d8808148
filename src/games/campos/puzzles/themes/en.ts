import type { CamposMotive } from '../../explain/motives.ts';

/** The theme of a puzzle: any motive for a move, but no risk. */
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
