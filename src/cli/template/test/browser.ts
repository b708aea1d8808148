import type { InBrowser } from '../../../../test/e2e/games.ts';

export const browser: InBrowser = {
  shortest: 'seats=2',
  fullest: 'seats=4',
  marked: ['.fan .card'],
  underWay: ['.fan [aria-pressed=true]'],
};
