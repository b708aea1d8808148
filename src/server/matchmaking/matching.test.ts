/** Thousands of random queues: everyone in a group accepts its table, and no possible group is missed. */
import { describe, expect, test } from 'vitest';
import { fastRng, type Rng } from '../../core/index.ts';
import { PACES } from '../../protocol/index.ts';
import {
  MatchmakingQueue,
  type MatchedGroup,
  type TableKind,
  type Waiter,
  ratingWindow,
} from './matching.ts';

const GAMES = { punto: [2, 3, 4], jericho: [3, 4, 5], schicht: [2, 3, 4, 5, 6] } as const;

const some = <T>(rng: Rng, list: readonly T[], chance: number): T[] => {
  const chosen = list.filter(() => rng.below(100) < chance);
  return chosen.length > 0 ? chosen : [list[rng.below(list.length)]];
};

function randomWaiter(rng: Rng, id: number, came: number): Waiter {
  const rated = rng.below(3) === 0;
  const paces = some(rng, PACES, 40);
  const sizes = some(rng, [2, 3, 4, 5, 6], 30);
  const kinds = some(rng, Object.keys(GAMES) as (keyof typeof GAMES)[], 50).flatMap((game) =>
    GAMES[game].flatMap((seats): TableKind[] =>
      sizes.includes(seats) ? paces.map((pace) => ({ game, pace, seats, rated })) : [],
    ),
  );
  const bots = rng.below(3) === 0 ? (1 + rng.below(9)) * 10_000 : null;
  const ratings = {
    punto: 1000 + rng.below(800),
    jericho: 1000 + rng.below(800),
    schicht: 1000 + rng.below(800),
  };
  // Some leases end soon.
  const until = rng.below(6) === 0 ? came + rng.below(30_000) : Infinity;
  return { id: `w${id}`, wish: { kinds, rated, bots }, came, until, pool: '', ratings };
}

const kindKey = ({ game, pace, seats, rated }: TableKind): string => `${game}/${pace}/${seats}/${rated}`;
const accepted = new WeakMap<object, Set<string>>();
function accepts({ wish }: Waiter, kind: TableKind): boolean {
  const names = accepted.get(wish) ?? new Set(wish.kinds.map(kindKey));
  accepted.set(wish, names);
  return names.has(kindKey(kind));
}

function isNear(people: readonly Waiter[], { game, rated }: TableKind, now: number): boolean {
  const ratings = people.map((waiter) => waiter.ratings[game]);
  const span = Math.max(...ratings) - Math.min(...ratings);
  return !rated || people.every((waiter) => span <= ratingWindow(waiter, now));
}

const isTime = ({ wish, came }: Waiter, now: number): boolean =>
  wish.bots !== null && now >= came + wish.bots;

function findFaults({ kind, people, bots }: MatchedGroup, now: number): string[] {
  const rules: { readonly [rule: string]: boolean } = {
    'as many as there are seats': people.length + bots === kind.seats && people.length > 0,
    'everybody accepts it': people.every((waiter) => accepts(waiter, kind)),
    'everybody is there': people.every(({ until }) => until > now),
    'ratings are near': isNear(people, kind, now),
    'bots are welcome': bots === 0 || people.every(({ wish }) => wish.bots !== null),
    'it is time for bots': bots === 0 || people.some((waiter) => isTime(waiter, now)),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

function* listGroups(list: readonly Waiter[], size: number, from = 0): Generator<Waiter[]> {
  if (size === 0) return yield [];
  for (let i = from; i <= list.length - size; i++)
    for (const rest of listGroups(list, size - 1, i + 1)) yield [list[i], ...rest];
}

/** A possible table among those still waiting, found by brute force. */
function overlooked(waiting: readonly Waiter[], now: number): TableKind | undefined {
  const kinds = new Map(waiting.flatMap(({ wish }) => wish.kinds.map((kind) => [kindKey(kind), kind])));
  for (const kind of kinds.values()) {
    const there = waiting.filter((waiter) => accepts(waiter, kind));
    for (const people of listGroups(there, kind.seats)) if (isNear(people, kind, now)) return kind;
  }
  return undefined;
}

describe('2,000 random queues', () => {
  const rng = fastRng('crowds', 0);
  test('no one sits twice, all accept their table, and no possible group is missed', () => {
    let tables = 0;
    let filled = 0;
    const faults: string[] = [];
    for (let crowdNumber = 0; crowdNumber < 2000; crowdNumber++) {
      const queue = new MatchmakingQueue();
      const seated = new Set<string>();
      let now = 1_000_000;
      let next = 0;
      for (let turn = 0; turn < 6; turn++) {
        for (let i = rng.below(5); i > 0; i--) {
          const waiter = randomWaiter(rng, next++, now - rng.below(3000));
          // Preferences that no game fits are rejected earlier.
          if (waiter.wish.kinds.length > 0) queue.add(waiter);
        }
        for (const group of queue.matchPlayers(now)) {
          faults.push(...findFaults(group, now));
          for (const { id } of group.people) {
            if (seated.has(id)) faults.push('seated twice');
            seated.add(id);
          }
          tables++;
          if (group.bots > 0) filled++;
        }
        const waiting = [...queue.waiters];
        if (waiting.some(({ id }) => seated.has(id))) faults.push('seated, and still waiting');
        if (waiting.some(({ until }) => until <= now)) faults.push('gone, and still waiting');
        if (waiting.some((waiter) => isTime(waiter, now))) faults.push('bots do not come');
        if (overlooked(waiting, now) !== undefined) faults.push('somebody could play and waits');
        now += rng.below(25_000);
      }
    }
    expect(faults).toEqual([]);
    expect(tables).toBeGreaterThan(2000);
    expect(filled).toBeGreaterThan(500);
  });

  test('players who have waited longer are served first', () => {
    for (let crowdNumber = 0; crowdNumber < 2000; crowdNumber++) {
      const queue = new MatchmakingQueue();
      const all = Array.from({ length: 2 + rng.below(12) }, (_, i) =>
        randomWaiter(rng, i, 1000 + rng.below(5000)),
      )
        .map((waiter) => ({ ...waiter, until: Infinity }))
        .filter(({ wish }) => wish.kinds.length > 0 && !wish.rated);
      for (const waiter of all) queue.add(waiter);
      const groups = queue.matchPlayers(6000);
      for (const left of queue.waiters)
        for (const { kind, people } of groups)
          if (accepts(left, kind) && people.some(({ came }) => came > left.came))
            throw new Error(`${left.id} has waited longer`);
    }
  });
});

const duel = (rated: boolean): TableKind => ({ game: 'punto', pace: 'quick', seats: 2, rated });
const plain = (
  id: string,
  came: number,
  kinds: readonly TableKind[],
  more: Partial<Waiter> = {},
): Waiter => ({
  id,
  came,
  wish: { kinds, rated: kinds[0].rated, bots: null },
  until: Infinity,
  pool: '',
  ratings: {},
  ...more,
});

test('distant ratings match only after both have waited long enough', () => {
  const queue = new MatchmakingQueue();
  queue.add(plain('weak', 0, [duel(true)], { ratings: { punto: 1000 } }));
  queue.add(plain('strong', 20_000, [duel(true)], { ratings: { punto: 1240 } }));
  for (let now = 0; now < 50_000; now += 1000) expect(queue.matchPlayers(now)).toEqual([]);
  expect(queue.matchPlayers(50_000)).toHaveLength(1);
});

test('players are matched only within their pool', () => {
  const queue = new MatchmakingQueue();
  queue.add(plain('apart', 0, [duel(false)], { pool: 'school' }));
  queue.add(plain('first', 1000, [duel(false)]));
  expect(queue.matchPlayers(2000)).toEqual([]);
  queue.add(plain('second', 2000, [duel(false)]));
  queue.add(plain('also apart', 3000, [duel(false)], { pool: 'school' }));
  const together = queue.matchPlayers(3000).map(({ people }) => people.map(({ id }) => id).join(' and '));
  expect(new Set(together)).toEqual(new Set(['apart and also apart', 'first and second']));
});

test('bots join once the first player has waited long enough, with everyone who accepts bots', () => {
  const queue = new MatchmakingQueue();
  const four: TableKind = { game: 'schicht', pace: 'normal', seats: 4, rated: false };
  const wish = (bots: number | null) => ({ wish: { kinds: [four], rated: false, bots } });
  queue.add(plain('never', 0, [four]));
  queue.add(plain('soon', 1000, [four], wish(30_000)));
  queue.add(plain('later', 2000, [four], wish(180_000)));
  expect(queue.matchPlayers(30_999)).toEqual([]);
  const [group] = queue.matchPlayers(31_000);
  expect(group?.people.map(({ id }) => id)).toEqual(['soon', 'later']);
  expect(group?.bots).toBe(2);
  expect([...queue.waiters].map(({ id }) => id)).toEqual(['never']);
});

test('an arrival among 2,000 players costs one comparison per accepted kind, and idle time costs nothing', () => {
  const queue = new MatchmakingQueue();
  // Each waits for a clock and size of its own.
  for (let i = 0; i < 2000; i++)
    queue.add(
      plain(`w${i}`, i, [
        { game: `game ${i}`, pace: 'quick', seats: 2, rated: false },
        { game: `game ${i}`, pace: 'slow', seats: 3, rated: false },
      ]),
    );
  expect(queue.matchPlayers(5000)).toEqual([]);
  expect(queue.size).toBe(2000);
  const before = queue.comparisons;
  expect(queue.matchPlayers(6000)).toEqual([]);
  expect(queue.comparisons).toBe(before);
  queue.add(plain('newcomer', 6000, [{ game: 'game 7', pace: 'quick', seats: 2, rated: false }]));
  expect(queue.matchPlayers(6000)).toHaveLength(1);
  expect(queue.comparisons - before).toBeLessThanOrEqual(2);
});

test('2,000 simultaneous arrivals cost a few comparisons each', () => {
  const queue = new MatchmakingQueue();
  const rng = fastRng('many', 0);
  for (let i = 0; i < 2000; i++) {
    const waiter = randomWaiter(rng, i, i);
    queue.add(
      plain(`w${i}`, i, [...waiter.wish.kinds.map((kind) => ({ ...kind, rated: false })), duel(false)]),
    );
  }
  const groups = queue.matchPlayers(2000);
  expect(groups.flatMap(({ people }) => people).length).toBeGreaterThan(1990);
  expect(queue.comparisons).toBeLessThan(2000 * 60);
});

test('2,000 distant ratings are compared only with their neighbours', () => {
  const queue = new MatchmakingQueue();
  for (let i = 0; i < 2000; i++)
    queue.add(plain(`w${i}`, 0, [duel(true)], { ratings: { punto: 10_000 * i } }));
  for (let now = 0; now < 120_000; now += 1000) expect(queue.matchPlayers(now)).toEqual([]);
  // Twelve windows each, with no one else in them.
  expect(queue.comparisons).toBeLessThanOrEqual(2000 * 12);
});
