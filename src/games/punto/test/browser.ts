import type { InBrowser } from '../../../../test/e2e/games.ts';

export const browser: InBrowser = {
  shortest: 'seats=2&option.roundsToWin=1',
  fullest: 'seats=4',
  marked: ['.cell[data-legal]', '::after'],
  underWay: ['.cells .waits .ghost'],
};
