/**
 * Pairing for a round: players meet as many different opponents as possible; sitting out and seats rotate. A seeded
 * local search deals players to tables at random and swaps pairs while that reduces repeated meetings. The best of
 * several restarts wins. Sitting out is exactly fair; the rest is approximate.
 */
import { type Rng, shuffle } from '../../core/index.ts';

export interface PairingHistory {
  /** By round: seats at each table, and who sat out. */
  readonly rounds: readonly PairedRound[];
}

export interface PairedRound {
  readonly tables: readonly (readonly string[])[];
  readonly out: readonly string[];
}

export interface TableSize {
  readonly least: number;
  readonly most: number;
}

const RESTARTS = 12;

/** As few tables as hold everyone, with sizes that differ by at most one. As few people as possible sit out. */
export function splitIntoTables(people: number, { least, most }: TableSize): number[] {
  for (let seated = people; seated >= least; seated--) {
    const tables = Math.ceil(seated / most);
    if (tables * least > seated) continue;
    return Array.from({ length: tables }, (_, i) => Math.floor((seated + tables - 1 - i) / tables));
  }
  return [];
}

export function pairRound(
  people: readonly string[],
  past: PairingHistory,
  size: TableSize,
  rng: Rng,
): PairedRound {
  const sizes = splitIntoTables(people.length, size);
  const seated = sizes.reduce((a, b) => a + b, 0);
  const order = bySittingOut(people, past, rng);
  const out = order.slice(0, people.length - seated);
  const players = order.slice(people.length - seated);
  const met = countMeetings(players, past);
  let best: number[][] = [];
  let least = Infinity;
  for (let deal = 0; deal < RESTARTS && least > 0; deal++) {
    const tables = dealTables(players.length, sizes, rng);
    const cost = improve(tables, met);
    if (cost < least) [best, least] = [tables, cost];
  }
  return {
    tables: best.map((table) =>
      assignSeats(
        table.map((i) => players[i]!),
        past,
        rng,
      ),
    ),
    out,
  };
}

/** Sorted by rounds sat out, fewest first; latecomers start with the minimum of the others. */
function bySittingOut(people: readonly string[], past: PairingHistory, rng: Rng): string[] {
  const here = new Map<string, { played: number; out: number; last: number }>();
  for (const id of people) here.set(id, { played: 0, out: 0, last: -1 });
  for (const [round, { tables, out }] of past.rounds.entries()) {
    for (const id of tables.flat()) {
      const one = here.get(id);
      if (one !== undefined) one.played++;
    }
    for (const id of out) {
      const one = here.get(id);
      if (one !== undefined) here.set(id, { played: one.played, out: one.out + 1, last: round });
    }
  }
  const known = [...here.values()].filter(({ played, out }) => played + out > 0);
  const fewest = Math.min(...known.map(({ out }) => out));
  const count = (id: string): number => {
    const one = here.get(id)!;
    return one.played + one.out > 0 || fewest === Infinity ? one.out : fewest;
  };
  return shuffle([...people], rng).sort(
    (a, b) => count(a) - count(b) || here.get(a)!.last - here.get(b)!.last,
  );
}

function countMeetings(players: readonly string[], past: PairingHistory): number[][] {
  const index = new Map(players.map((id, i) => [id, i]));
  const met = players.map(() => players.map(() => 0));
  for (const { tables } of past.rounds) {
    for (const table of tables) {
      const there = table.flatMap((id) => index.get(id) ?? []);
      for (const a of there) for (const b of there) if (a !== b) met[a]![b]!++;
    }
  }
  return met;
}

function dealTables(people: number, sizes: readonly number[], rng: Rng): number[][] {
  const order = shuffle(
    Array.from({ length: people }, (_, i) => i),
    rng,
  );
  let from = 0;
  return sizes.map((size) => order.slice(from, (from += size)));
}

/** A third meeting is worse than two second ones. */
const costOf = (times: number): number => times * times;

/** One player's cost at a table, in place of the player at index `place`. */
function costAt(person: number, table: readonly number[], place: number, met: readonly number[][]): number {
  let sum = 0;
  for (const [i, other] of table.entries()) if (i !== place) sum += costOf(met[person]![other]!);
  return sum;
}

/** Swaps players of different tables while that lowers the cost; returns the remaining cost. */
function improve(tables: number[][], met: readonly number[][]): number {
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const [t, table] of tables.entries()) {
      for (const other of tables.slice(t + 1)) {
        for (let i = 0; i < table.length; i++) {
          for (let j = 0; j < other.length; j++) {
            const [a, b] = [table[i]!, other[j]!];
            const before = costAt(a, table, i, met) + costAt(b, other, j, met);
            if (costAt(b, table, i, met) + costAt(a, other, j, met) >= before) continue;
            [table[i], other[j]] = [b, a];
            isBetter = true;
          }
        }
      }
    }
  }
  return tables.reduce(
    (sum, table) => sum + table.reduce((all, person, i) => all + costAt(person, table, i, met), 0) / 2,
    0,
  );
}

/** Orders players so that each gets the seat they had least often. */
function assignSeats(table: readonly string[], past: PairingHistory, rng: Rng): string[] {
  const had = new Map(table.map((id) => [id, [] as number[]]));
  for (const { tables } of past.rounds) {
    for (const people of tables) {
      for (const [seat, id] of people.entries()) {
        const counts = had.get(id);
        if (counts !== undefined) counts[seat] = (counts[seat] ?? 0) + 1;
      }
    }
  }
  let best: string[] = [];
  let least = Infinity;
  const place = (order: string[], left: readonly string[], cost: number): void => {
    if (cost >= least) return;
    if (left.length === 0) [best, least] = [order, cost];
    for (const id of left) {
      const again = costOf((had.get(id)![order.length] ?? 0) + 1);
      place(
        [...order, id],
        left.filter((other) => other !== id),
        cost + again,
      );
    }
  };
  place([], shuffle([...table], rng), 0);
  return best;
}
