import type { InBrowser } from '../../../../test/e2e/games.ts';

export const browser: InBrowser = {
  shortest: 'seats=3',
  fullest: 'seats=5',
  marked: ['.fan .card'],
  later: ['.walls .stone'],
  underWay: ['.layout.mine .ghost', '.market .waits', '.walls .joins', '.walls .group.aimed'],
};
