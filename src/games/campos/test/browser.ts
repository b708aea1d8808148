import type { InBrowser } from '../../../../test/e2e/games.ts';

export const browser: InBrowser = {
  shortest: 'seats=2',
  fullest: 'seats=4',
  marked: ['.place', '::after'],
  underWay: ['.area .ghost', '.score-card[aria-pressed=true]'],
};
