import { expect, test } from 'vitest';
import type { ClubNightInfo } from '../../../protocol/index.ts';
import { findOwnSeat, findSeat, rankParticipants, writeCsv } from './clubNight.ts';

const person = (name: string, points: number, won = 0): ClubNightInfo['people'][number] => ({
  name,
  is: 'here',
  points,
  played: 2,
  won,
  out: 0,
});

const EVENING: ClubNightInfo = {
  id: 'aaaaaaaaaaaaaaaa',
  version: 9,
  code: 'MOLA427',
  terms: {
    title: '',
    games: ['punto'],
    size: 4,
    rounds: { by: 'number', count: 4 },
    limit: 30,
    bots: 'medium',
  },
  status: 'playing',
  isHeld: false,
  admits: true,
  people: [person('Ada', 1), person('=1+1', 3, 1), person('Rossi, "Bo"', 4 / 3, 1), person('Emma', 1)],
  rounds: [
    {
      game: 'punto',
      tables: [
        {
          match: 'a',
          game: 'punto',
          seats: [2, 0],
          status: 'playing',
          seated: 3,
          toAct: 1,
          points: null,
          bots: 0,
          ending: null,
          standIns: [],
          winners: [],
        },
        {
          match: 'b',
          game: 'punto',
          seats: [1, null],
          status: 'over',
          seated: 0,
          toAct: 0,
          points: [2, 0],
          bots: 0,
          ending: 'played',
          standIns: [],
          winners: [0],
        },
      ],
      out: [3],
      began: 0,
      ended: null,
    },
  ],
  until: null,
  next: 'punto',
  now: 0,
  created: 0,
};

test('equal points share a rank', () => {
  expect(rankParticipants(EVENING).map(({ name, place }) => [place, name])).toEqual([
    [1, '=1+1'],
    [2, 'Rossi, "Bo"'],
    [3, 'Ada'],
    [3, 'Emma'],
  ]);
});

test('a participant removed before playing has no rank', () => {
  const ghost = { ...person('Ghost', 0), is: 'removed', played: 0 } as const;
  const played = { ...ghost, name: 'Rude', played: 1 };
  const people = [person('Ada', 1), ghost, played];
  expect(rankParticipants({ ...EVENING, people }).map(({ name, who }) => [who, name])).toEqual([
    [0, 'Ada'],
    [2, 'Rude'],
  ]);
});

test('a participant finds their seat', () => {
  expect(findSeat(EVENING, 0)).toMatchObject({ number: 1, seat: 1 });
  expect(findSeat(EVENING, 3)).toBeUndefined();
});

test('the CSV file quotes names that spreadsheets would misread', () => {
  expect(writeCsv(EVENING, ['', 'Name', 'Points', 'Played', 'Won', 'Sat out'], 'en-GB')).toBe(
    [
      '\uFEFF,Name,Points,Played,Won,Sat out',
      "1,'=1+1,3,2,1,0",
      '2,"Rossi, ""Bo""",1.33,2,1,0',
      '3,Ada,1,2,0,0',
      '3,Emma,1,2,0,0',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['de-DE', ';', '1,33'],
  ['de-CH', ';', '1.33'],
  ['fr', ';', '1,33'],
  ['it', ';', '1,33'],
  ['en-GB', ',', '1.33'],
  ['en-ZA', ';', '1,33'],
])('the CSV file has the separators of spreadsheets in %s', (tag, separator, points) => {
  const [head, , second] = writeCsv(EVENING, ['Rank', 'Name', 'Points'], tag).split('\r\n');
  expect(head).toBe(['\uFEFFRank', 'Name', 'Points'].join(separator));
  expect(second).toBe(['2', '"Rossi, ""Bo"""', points, '2', '1', '0'].join(separator));
});

test('a seat that a bot plays is not the person’s to go to, but to take back', () => {
  const [round] = EVENING.rounds;
  const tables = round.tables.map((table, i) => (i === 0 ? { ...table, bots: 0b10 } : table));
  const night = { ...EVENING, rounds: [{ ...round, tables }] };
  expect(findOwnSeat(EVENING, 0)).toMatchObject({ number: 1, seat: 1, isBot: false });
  expect(findOwnSeat(night, 0)).toMatchObject({ number: 1, seat: 1, isBot: true, isAbsent: false });
  expect(findOwnSeat(night, 1), 'that table is over').toBeUndefined();
  expect(findOwnSeat(night, 3), 'sits out').toBeUndefined();
  expect(findOwnSeat({ ...night, status: 'break' }, 0)).toBeUndefined();
});
