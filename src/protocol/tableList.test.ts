import { expect, test } from 'vitest';
import { type ListedTable, sortTableList } from './tableList.ts';
import type { ShownRating } from './ratings.ts';

const rating = (value: number): ShownRating => ({ value, uncertainty: 80, provisional: false });
const row = (id: string, more: Partial<ListedTable>): ListedTable => ({
  id,
  game: 'punto',
  status: 'playing',
  config: { seats: 2, start: null, options: {} },
  sitters: [],
  time: null,
  level: 'medium',
  created: 0,
  ...more,
});
const person = { kind: 'person', name: 'Ada' } as const;

test('running tables are sorted by rating, then accounts, then people, then age', () => {
  const rows = [
    row('bots', { sitters: [{ kind: 'bot', level: 'easy' }], created: 9 }),
    row('guests', { sitters: [person, person] }),
    row('accounts', { sitters: [person, { ...person, known: true }] }),
    row('good', { rated: { seats: [rating(1500), rating(1700)], costs: [], result: null } }),
    row('better', { rated: { seats: [rating(1650), null], costs: [], result: null } }),
    row('unknown', { rated: { seats: [null, null], costs: [], result: null } }),
    row('open', { status: 'open', created: 1 }),
    row('openNew', { status: 'open', created: 2 }),
  ];
  const { tables, running } = sortTableList(rows);
  expect(running.map(({ id }) => id)).toEqual(['better', 'good', 'unknown', 'accounts', 'guests', 'bots']);
  expect(tables.map(({ id }) => id)).toEqual(['openNew', 'open']);
});
