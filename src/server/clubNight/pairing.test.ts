/**
 * Properties of every pairing, over thousands of random club nights with arrivals, departures and players who sit
 * out.
 */
import { describe, expect, test } from 'vitest';
import { fastRng } from '../../core/index.ts';
import { pairRound, type PairedRound, type TableSize, splitIntoTables } from './pairing.ts';

const SIZES: readonly TableSize[] = [
  { least: 2, most: 2 },
  { least: 2, most: 4 },
  { least: 3, most: 4 },
  { least: 3, most: 5 },
  { least: 4, most: 4 },
  { least: 2, most: 6 },
];

describe('tables', () => {
  test.each([
    [1, { least: 2, most: 4 }, []],
    [5, { least: 2, most: 2 }, [2, 2]],
    [5, { least: 2, most: 4 }, [3, 2]],
    [5, { least: 3, most: 4 }, [4]],
    [7, { least: 3, most: 4 }, [4, 3]],
    [9, { least: 4, most: 4 }, [4, 4]],
    [13, { least: 2, most: 4 }, [4, 3, 3, 3]],
    [11, { least: 3, most: 5 }, [4, 4, 3]],
  ])('%i people at tables of %o', (people, size, tables) =>
    expect(splitIntoTables(people, size)).toEqual(tables),
  );
});

function findFaults(
  round: PairedRound,
  people: readonly string[],
  rounds: readonly PairedRound[],
  size: TableSize,
): string[] {
  const faults: string[] = [];
  const all = [...round.tables.flat(), ...round.out];
  if (all.length !== people.length || people.some((id) => !all.includes(id)))
    faults.push('somebody is missing');
  const sizes = round.tables.map(({ length }) => length).join();
  if (sizes !== splitIntoTables(people.length, size).join()) faults.push(`tables of ${sizes}`);
  const outs = people.map((id) => [...rounds, round].filter(({ out }) => out.includes(id)).length);
  // No one sits out twice before all others have once.
  if (Math.max(...outs) - Math.min(...outs) > 1) faults.push(`sitting out ${outs.join()}`);
  return faults;
}

test('no one is seated twice, and seats and sitting out rotate', () => {
  const faults: string[] = [];
  for (let night = 0; night < 2000; night++) {
    const rng = fastRng(`evening ${night}`, 0);
    const size = SIZES[rng.below(SIZES.length)];
    let people = Array.from({ length: 1 + rng.below(18) }, (_, i) => `p${i}`);
    const rounds: PairedRound[] = [];
    const isSteady = rng.below(2) === 0;
    for (let r = 0; r < 6; r++) {
      const round = pairRound(people, { rounds }, size, rng);
      // With arrivals and departures, only properties of a single round hold.
      for (const fault of findFaults(round, people, isSteady ? rounds : [], size))
        faults.push(`evening ${night}, round ${r}: ${fault}`);
      rounds.push(round);
      if (isSteady) continue;
      people = people.filter(() => rng.below(8) > 0);
      for (let come = rng.below(3); come > 0; come--) people.push(`late ${r} ${come}`);
    }
  }
  expect(faults).toEqual([]);
});

test('a latecomer does not sit out in place of others', () => {
  const size = { least: 2, most: 2 };
  const rng = fastRng('late', 0);
  const rounds = [pairRound(['a', 'b', 'c'], { rounds: [] }, size, rng)];
  const first = rounds[0].out[0];
  const second = pairRound(['a', 'b', 'c', 'd', 'e'], { rounds }, size, rng);
  expect(second.out).not.toContain(first);
});

/** The number of different opponents of the least lucky player, as a share of the possible maximum. */
function leastMeetings(count: number, size: number, rounds: number, seed: string): number {
  const people = Array.from({ length: count }, (_, i) => `p${i}`);
  const past: PairedRound[] = [];
  const rng = fastRng(seed, 0);
  for (let r = 0; r < rounds; r++)
    past.push(pairRound(people, { rounds: past }, { least: size, most: size }, rng));
  const met = new Set(
    past.flatMap(({ tables }) =>
      tables.flatMap((table) => table.flatMap((a) => table.filter((b) => a < b).map((b) => `${a} ${b}`))),
    ),
  );
  const most = Math.min((count * (count - 1)) / 2, (rounds * count * (size - 1)) / 2);
  return met.size / most;
}

test.each([
  [12, 2, 11, 0.9],
  [16, 4, 4, 0.9],
  [12, 3, 5, 0.9],
  [24, 4, 6, 0.9],
])(
  '%i people at tables of %i meet nearly as many opponents in %i rounds as possible',
  (count, size, rounds, share) => {
    const shares = Array.from({ length: 10 }, (_, i) => leastMeetings(count, size, rounds, `meet ${i}`));
    expect(shares.reduce((a, b) => a + b) / 10).toBeGreaterThan(share);
  },
);

test('everyone sits first about equally often', () => {
  for (let night = 0; night < 50; night++) {
    const people = Array.from({ length: 12 }, (_, i) => `p${i}`);
    const rounds: PairedRound[] = [];
    const rng = fastRng(`first ${night}`, 0);
    for (let r = 0; r < 8; r++) rounds.push(pairRound(people, { rounds }, { least: 4, most: 4 }, rng));
    for (const id of people) {
      const firsts = rounds.filter(({ tables }) => tables.some(([one]) => one === id)).length;
      expect(firsts).toBeGreaterThanOrEqual(1);
      expect(firsts).toBeLessThanOrEqual(3);
    }
  }
});

test('the same seed gives the same round', () => {
  const people = Array.from({ length: 14 }, (_, i) => `p${i}`);
  const round = (): PairedRound =>
    pairRound(people, { rounds: [] }, { least: 3, most: 4 }, fastRng('same', 0));
  expect(round()).toEqual(round());
});

test('two hundred people are paired within a second', () => {
  const people = Array.from({ length: 200 }, (_, i) => `p${i}`);
  const rounds: PairedRound[] = [];
  for (let r = 0; r < 4; r++)
    rounds.push(pairRound(people, { rounds }, { least: 3, most: 4 }, fastRng('many', r)));
  expect(rounds.at(-1)!.tables).toHaveLength(50);
});
