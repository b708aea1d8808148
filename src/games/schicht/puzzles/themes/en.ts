import type { SchichtMotive } from '../../explain/motives.ts';

/** The theme of a puzzle: any motive for a move, but no risk. */
export type SchichtThemes = {
  readonly [T in Exclude<SchichtMotive['type'], 'hands' | 'opens'>]: string;
};

export const en: SchichtThemes = {
  takes: 'Take cards',
  wouldTake: 'Choose to take',
  stops: 'Spoil their plan',
  early: 'Come early',
  late: 'Come late',
  safe: 'Leave nothing open',
  quiet: 'A quiet move',
};
