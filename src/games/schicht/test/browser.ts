import type { BrowserFixture } from '../../../../test/e2e/gameFixtures.ts';

export const browser: BrowserFixture = {
  shortest: 'seats=2',
  fullest: 'seats=4&option.silver=true',
  markedChoice: ['.fan .card'],
  pendingMove: ['.slot.foreseen .ghost', '.onto .ghost'],
};
