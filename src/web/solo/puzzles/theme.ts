/** What the solution of a puzzle does, by the tone of its main reason. */
import type { Puzzle } from '../../../puzzles/index.ts';

const THEMES = ['wins', 'stops', 'builds'] as const;
export type Theme = (typeof THEMES)[number];

/** Undefined for a game that explains nothing. */
export const findTheme = ({ theme }: Pick<Puzzle, 'theme'>): Theme | undefined =>
  THEMES.find((one) => one === theme);
