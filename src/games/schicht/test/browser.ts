import type { InBrowser } from '../../../../test/e2e/games.ts';

export const browser: InBrowser = {
  shortest: 'seats=2',
  fullest: 'seats=4&option.silver=true',
  marked: ['.fan .card'],
  underWay: ['.slot.foreseen .ghost', '.onto .ghost'],
};
