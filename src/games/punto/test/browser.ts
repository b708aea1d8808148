import type { BrowserFixture } from '../../../../test/e2e/gameFixtures.ts';

export const browser: BrowserFixture = {
  shortest: 'seats=2&option.roundsToWin=1',
  fullest: 'seats=4',
  markedChoice: ['.cell[data-legal]', '::after'],
  pendingMove: ['.cells .waits .ghost'],
};
