import { expect, test } from 'vitest';
import type { ListedTable } from '../../../protocol/index.ts';
import { chosen, EVERYTHING, suits } from './filters.ts';

const table: ListedTable = {
  id: 'x',
  game: 'punto',
  status: 'open',
  config: { seats: 3, start: null, options: {} },
  sitters: [
    { kind: 'person', name: 'Ada' },
    { kind: 'open', name: '' },
    { kind: 'bot', name: 'easy' },
  ],
  time: { kind: 'live', bank: 600_000, increment: 0 },
  level: 'easy',
  created: 0,
};

test('a table is shown if it suits every filter', () => {
  expect(suits(table, EVERYTHING)).toBe(true);
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
    expect(suits(table, { ...EVERYTHING, ...one } as never), JSON.stringify(one)).toBe(true);
  for (const one of not)
    expect(suits(table, { ...EVERYTHING, ...one } as never), JSON.stringify(one)).toBe(false);
  expect(suits({ ...table, time: null }, { ...EVERYTHING, clock: 'none' })).toBe(true);
  expect(chosen(EVERYTHING)).toBe(0);
  expect(chosen({ ...EVERYTHING, game: 'punto', clock: 'live' })).toBe(2);
});
