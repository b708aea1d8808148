import { beforeAll, expect, test } from 'vitest';
import type { Names } from '../../../messages/index.ts';
import { explainDifference, type Ending, formatVerdict } from './verdict.ts';
import { locale } from '../../i18n/index.ts';
import { en as page } from '../../i18n/messages/en.ts';
import { en } from './messages/en.ts';

beforeAll(() => {
  locale.value = { language: 'en', page };
});

const SEATS = ['Mina', 'Ada', 'Ben'];
const names: Names = {
  seat: (seat) => SEATS[seat],
  seats: (seats) => seats.map((seat) => SEATS[seat]).join(' and '),
};
const ending = (winners: number[], standing: number[], more: Partial<Ending> = {}): Ending => ({
  winners,
  standing,
  isRounds: false,
  me: 0,
  ...more,
});
const sources = [
  { label: 'rows', points: [4, 1, 3] },
  { label: 'columns', points: [3, 4, 1] },
  { label: 'silver', points: [0, 2, 1], breaksTie: true },
  { label: 'all', points: [7, 5, 4] },
];

test.each<[Ending, string]>([
  [ending([0], [7, 5, 4]), 'You win by 2'],
  [ending([1], [5, 7, 4]), 'Ada wins by 2'],
  [ending([0], [7, 5, 4], { me: null }), 'Mina wins by 2'],
  [ending([0], [5, 5, 4]), 'You win'],
  [ending([0, 2], [5, 4, 5]), 'You win with Ben'],
  [ending([1, 2], [4, 5, 5]), 'Ada and Ben win'],
  [ending([1], [1, 2, 0], { isRounds: true }), 'Ada wins, 2 to 1'],
  [ending([0], [2, 1, 0], { isRounds: true }), 'You win, 2 to 1'],
])('%j', (end, said) => expect(formatVerdict(end, en, names)).toBe(said));

test('the deciding source has the greatest lead over the runner-up or viewer', () => {
  expect(explainDifference(ending([0], [7, 5, 4]), sources, en, names)).toBe('Decided by rows: you 4, Ada 1');
  expect(explainDifference(ending([0], [7, 5, 4], { me: 2 }), sources, en, names)).toBe(
    'Decided by columns: Mina 3, you 1',
  );
});
test('at equal points the tie-breaker decided', () =>
  expect(explainDifference(ending([1], [5, 5, 4]), sources, en, names)).toBe(
    'Tied, so decided by silver: Ada 2, you 0',
  ));
test('without a difference there is no explanation', () =>
  expect(explainDifference(ending([0, 1, 2], [4, 4, 4]), sources, en, names)).toBeNull());
