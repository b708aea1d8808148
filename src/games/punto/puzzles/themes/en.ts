import type { PuntoMotive } from '../../explain/motives.ts';

/** The theme of a puzzle: any motive for a move, but no risk. */
export type PuntoThemes = {
  readonly [T in Exclude<PuntoMotive['type'], 'leaves' | 'coversOwn' | 'low'>]: string;
};

export const en: PuntoThemes = {
  wins: 'Complete a row',
  breaks: 'Break a row',
  blocks: 'Stand in the way',
  covers: 'Cover a card',
  shuts: 'Shut them out',
  threatens: 'Make a threat',
  builds: 'Build a line',
  gathers: 'Gather your colour',
  aside: 'Play it safe',
};
