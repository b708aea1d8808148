import type { BrowserFixture } from '../../../../test/e2e/gameFixtures.ts';

export const browser: BrowserFixture = {
  shortest: 'seats=2',
  fullest: 'seats=4',
  markedChoice: ['.place', '::after'],
  pendingMove: ['.area .ghost', '.score-card[aria-pressed=true]'],
};
