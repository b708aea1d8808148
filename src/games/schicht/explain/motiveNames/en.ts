/** The names of motives in lists: themes of puzzles, preferences of players. */
import type { SchichtMotive } from '../motives.ts';

export type SchichtMotiveNames = { readonly [T in SchichtMotive['type']]: string };

export const en: SchichtMotiveNames = {
  takes: 'Completing a corridor',
  wouldTake: 'Aiming at a corridor',
  stops: 'Spoiling a corridor',
  early: 'Laying early',
  late: 'Laying late',
  safe: 'Leaving nothing open',
  quiet: 'Waiting',
  hands: 'Leaving others a corridor',
  opens: 'Opening a corridor',
};
