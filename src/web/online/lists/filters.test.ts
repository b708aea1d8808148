import { expect, test } from 'vitest';
import type { ListedTable } from '../../../protocol/index.ts';
import { countActive, NO_FILTERS, matchesFilters } from './filters.ts';

const table: ListedTable = {
  id: 'x',
  game: 'punto',
  status: 'open',
  config: { seats: 3, start: null, options: {} },
  sitters: [{ kind: 'person', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
  time: { kind: 'live', bank: 600_000, increment: 0 },
  level: 'easy',
  created: 0,
};

test('a table is shown if it matches every filter', () => {
  expect(matchesFilters(table, NO_FILTERS)).toBe(true);
  const held = [{ game: 'punto' }, { seats: 3 }, { clock: 'live' }, { rated: 'casual' }, { company: 'bots' }];
  const not = [
    { game: 'campos' },
    { seats: 2 },
    { clock: 'none' },
    { clock: 'turns' },
    { rated: 'rated' },
    { company: 'people' },
  ];
  for (const one of held)
    expect(matchesFilters(table, { ...NO_FILTERS, ...one } as never), JSON.stringify(one)).toBe(true);
  for (const one of not)
    expect(matchesFilters(table, { ...NO_FILTERS, ...one } as never), JSON.stringify(one)).toBe(false);
  expect(matchesFilters({ ...table, time: null }, { ...NO_FILTERS, clock: 'none' })).toBe(true);
  expect(countActive(NO_FILTERS)).toBe(0);
  expect(countActive({ ...NO_FILTERS, game: 'punto', clock: 'live' })).toBe(2);
});
