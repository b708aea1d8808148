import type { BrowserFixture } from '../../../../test/e2e/gameFixtures.ts';

export const browser: BrowserFixture = {
  shortest: 'seats=3',
  fullest: 'seats=5',
  markedChoice: ['.fan .card'],
  laterSelectors: ['.walls .stone'],
  pendingMove: ['.layout.mine .ghost', '.market .waits', '.walls .joins', '.walls .group.aimed'],
};
