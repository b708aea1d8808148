/**
 * Who of those who wait plays with whom. Pure: time is passed in. Somebody can be put together with others only when they come, when
 * their rating's window grows, or when bots may fill up; so only then is it looked for others, and a large crowd costs little.
 */
import type { Pace } from '../../protocol/index.ts';

/** What somebody would accept, as far as it can be had here. */
export interface QueuePreferences {
  readonly kinds: readonly TableKind[];
  readonly rated: boolean;
  /** Milliseconds after which bots fill up; null for never. */
  readonly bots: number | null;
}

/** A table that could be: whoever accepts the same kind may sit there together. */
export interface TableKind {
  readonly game: string;
  readonly pace: Pace;
  readonly seats: number;
  readonly rated: boolean;
}

export interface Waiter {
  readonly id: string;
  readonly wish: QueuePreferences;
  /** Since when they wait. */
  readonly came: number;
  /** Until when they are believed to be there. */
  readonly until: number;
  /** Only waiters of the same pool are put together. */
  readonly pool: string;
  /** By game; nobody without an account has one. */
  readonly ratings: { readonly [game: string]: number };
}

/** A table that is to be: who sits there, the oldest first, and how many bots besides. */
export interface MatchedGroup {
  readonly kind: TableKind;
  readonly people: readonly Waiter[];
  readonly bots: number;
}

/** Ratings may differ by 100 at first, by 50 more every ten seconds, and by anything after two minutes. */
const WINDOW = { first: 100, more: 50, every: 10_000, last: 120_000 } as const;
/** Of those whose rating is near enough, the 64 that wait longest are looked at. */
const MAX_CANDIDATES = 64;

export function ratingWindow({ came }: Pick<Waiter, 'came'>, now: number): number {
  const waited = now - came;
  if (waited >= WINDOW.last) return Infinity;
  return WINDOW.first + WINDOW.more * Math.max(0, Math.floor(waited / WINDOW.every));
}

const queueKey = ({ game, pace, seats, rated }: TableKind, { pool }: Waiter): string =>
  `${game} ${pace} ${seats} ${rated ? 1 : 0} ${pool}`;
const isOlder = (a: Waiter, b: Waiter): boolean => a.came < b.came || (a.came === b.came && a.id < b.id);
const ratingAt = ({ ratings }: Waiter, { game }: TableKind): number => ratings[game] ?? 0;
const byAge = (a: Waiter, b: Waiter): number => (isOlder(a, b) ? -1 : 1);

/** Whether bots may sit at a table with somebody, and whether it is time that they do. */
const takesBots = ({ wish }: Waiter): boolean => wish.bots !== null;
const isTimeForBots = ({ wish, came }: Waiter, now: number): boolean =>
  wish.bots !== null && now >= came + wish.bots;

/**
 * Those who may sit together with somebody as far as ratings go, as many as can be up to `seats`, the oldest first. A group holds if its
 * ratings lie within a span that is no wider than anybody's window; from a lowest rating on, everybody is there for the spans from their
 * distance to their window, so the span in which most are is found at somebody's distance.
 */
function closestByRating(one: Waiter, others: readonly Waiter[], kind: TableKind, now: number): Waiter[] {
  const own = ratingAt(one, kind);
  const window = ratingWindow(one, now);
  const near = others
    .map((waiter) => ({ waiter, rating: ratingAt(waiter, kind), window: ratingWindow(waiter, now) }))
    .filter((other) => Math.abs(other.rating - own) <= Math.min(window, other.window))
    .slice(0, MAX_CANDIDATES);
  let best: Waiter[] = [];
  for (const low of [own, ...near.map(({ rating }) => rating)]) {
    if (low > own) continue;
    for (const high of [own, ...near.map(({ rating }) => rating)]) {
      const span = high - low;
      if (high < own || span > window) continue;
      const there = near.filter(
        (other) => other.rating >= low && other.rating <= high && other.window >= span,
      );
      const found = there.slice(0, kind.seats - 1).map(({ waiter }) => waiter);
      if (found.length > best.length || (found.length === best.length && isOlderGroup(found, best)))
        best = found;
    }
  }
  return best;
}

/** Whether the first have waited longer than the second, compared one by one. */
function isOlderGroup(a: readonly Waiter[], b: readonly Waiter[]): boolean {
  for (const [i, one] of a.entries()) {
    const other = b[i];
    if (other === undefined || one === other) continue;
    return isOlder(one, other);
  }
  return false;
}

export class MatchmakingQueue {
  readonly #waiters = new Map<string, Waiter>();
  /** Everybody who accepts a kind: the oldest first, and where it is rated the weakest. */
  readonly #kinds = new Map<string, Waiter[]>();
  /** How many would play a game. */
  readonly games = new Map<string, number>();
  /** When it is to be looked for others for somebody. */
  readonly #due = new Map<Waiter, number>();
  /** How many people were looked at so far: what matching costs, counted. */
  comparisons = 0;

  get size(): number {
    return this.#waiters.size;
  }
  get waiters(): Iterable<Waiter> {
    return this.#waiters.values();
  }
  has(id: string): boolean {
    return this.#waiters.has(id);
  }

  /** Somebody waits; from `due` on it is looked for others. */
  add(waiter: Waiter, due = waiter.came): void {
    this.remove(waiter.id);
    this.#waiters.set(waiter.id, waiter);
    this.#due.set(waiter, due);
    for (const kind of waiter.wish.kinds) {
      const key = queueKey(kind, waiter);
      const queue = this.#kinds.get(key) ?? [];
      this.#kinds.set(key, queue);
      queue.splice(insertionIndex(queue, waiter, kind), 0, waiter);
    }
    this.#count(waiter, 1);
  }

  #count({ wish }: Waiter, by: number): void {
    for (const game of new Set(wish.kinds.map((kind) => kind.game))) {
      const count = (this.games.get(game) ?? 0) + by;
      if (count === 0) this.games.delete(game);
      else this.games.set(game, count);
    }
  }

  /** They are there for longer than was believed; nothing else changes. */
  renew(id: string, until: number): void {
    const waiter = this.#waiters.get(id);
    if (waiter !== undefined) (waiter as { until: number }).until = until;
  }

  remove(id: string): void {
    const waiter = this.#waiters.get(id);
    if (waiter === undefined) return;
    this.#waiters.delete(id);
    this.#due.delete(waiter);
    for (const kind of waiter.wish.kinds) {
      const key = queueKey(kind, waiter);
      const queue = this.#kinds.get(key)!;
      queue.splice(insertionIndex(queue, waiter, kind), 1);
      if (queue.length === 0) this.#kinds.delete(key);
    }
    this.#count(waiter, -1);
  }

  /** Whoever is no longer believed to be there waits no longer. */
  expire(now: number): void {
    for (const { id, until } of this.#waiters.values()) if (until <= now) this.remove(id);
  }

  /**
   * The tables that can be now, the oldest served first; who sits at them waits no longer. `delay` says how much later than
   * need be it is looked for others for somebody: another process does so at once.
   */
  matchPlayers(now: number, delay: (waiter: Waiter) => number = () => 0): MatchedGroup[] {
    this.expire(now);
    const asking = [...this.#due].flatMap(([waiter, due]) => (due <= now ? [waiter] : [])).sort(byAge);
    const groups: MatchedGroup[] = [];
    for (const waiter of asking) {
      if (!this.#waiters.has(waiter.id)) continue;
      const group = this.#findGroup(waiter, now);
      if (group === undefined) {
        this.#due.set(waiter, nextChange(waiter, now) + delay(waiter));
        continue;
      }
      groups.push(group);
      for (const { id } of group.people) this.remove(id);
    }
    return groups;
  }

  /** When it has to be looked for others next; Infinity if nothing but an arrival can change anything. */
  get due(): number {
    let due = Infinity;
    for (const one of this.#due.values()) due = Math.min(due, one);
    return due;
  }

  #findGroup(waiter: Waiter, now: number): MatchedGroup | undefined {
    let best: MatchedGroup | undefined;
    for (const kind of waiter.wish.kinds) {
      const group = this.#buildGroup(waiter, kind, now, false);
      if (group.bots === 0 && (best === undefined || isBetter(group, best))) best = group;
    }
    if (best !== undefined || !isTimeForBots(waiter, now)) return best;
    for (const kind of waiter.wish.kinds) {
      const group = this.#buildGroup(waiter, kind, now, true);
      if (best === undefined || isBetter(group, best)) best = group;
    }
    return best;
  }

  /** The others whose rating is within somebody's window, the oldest first. */
  #findCandidates(queue: readonly Waiter[], waiter: Waiter, kind: TableKind, now: number): Waiter[] {
    const window = ratingWindow(waiter, now);
    const own = ratingAt(waiter, kind);
    const near: Waiter[] = [];
    let at = insertionIndex(queue, waiter, kind);
    while (at > 0 && own - ratingAt(queue[at - 1]!, kind) <= window) at--;
    for (; at < queue.length && ratingAt(queue[at]!, kind) - own <= window; at++) {
      this.comparisons++;
      if (queue[at] !== waiter) near.push(queue[at]!);
    }
    return near.sort(byAge);
  }

  /** The table of a kind with somebody at it and as many others as there are. */
  #buildGroup(waiter: Waiter, kind: TableKind, now: number, withBots: boolean): MatchedGroup {
    const queue = this.#kinds.get(queueKey(kind, waiter)) ?? [];
    let others: Waiter[] = [];
    if (kind.rated) {
      const near = this.#findCandidates(queue, waiter, kind, now).filter(
        (other) => !withBots || takesBots(other),
      );
      others = closestByRating(waiter, near, kind, now);
    } else
      for (const other of queue) {
        if (others.length === kind.seats - 1) break;
        this.comparisons++;
        if (other !== waiter && (!withBots || takesBots(other))) others.push(other);
      }
    return { kind, people: [waiter, ...others].sort(byAge), bots: kind.seats - 1 - others.length };
  }
}

/** More people, then fewer bots, then those who have waited longest, then the larger table. */
function isBetter(a: MatchedGroup, b: MatchedGroup): boolean {
  if (a.bots > 0 || b.bots > 0) {
    if (a.people.length !== b.people.length) return a.people.length > b.people.length;
    if (a.bots !== b.bots) return a.bots < b.bots;
  }
  return (
    isOlderGroup(a.people, b.people) ||
    (!isOlderGroup(b.people, a.people) && a.people.length > b.people.length)
  );
}

/** When the window of somebody's rating grows, or bots may fill up. */
function nextChange({ wish, came }: Waiter, now: number): number {
  const changes: number[] = [];
  if (wish.rated && now < came + WINDOW.last) {
    const steps = Math.max(0, Math.floor((now - came) / WINDOW.every)) + 1;
    changes.push(came + steps * WINDOW.every);
  }
  if (wish.bots !== null && now < came + wish.bots) changes.push(came + wish.bots);
  return Math.min(...changes, Infinity);
}

const isBefore = (a: Waiter, b: Waiter, kind: TableKind): boolean => {
  const weaker = kind.rated ? ratingAt(a, kind) - ratingAt(b, kind) : 0;
  return weaker === 0 ? isOlder(a, b) : weaker < 0;
};

/** Where somebody is in the queue of a kind, or would be. */
function insertionIndex(queue: readonly Waiter[], waiter: Waiter, kind: TableKind): number {
  let low = 0;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(queue[middle]!, waiter, kind)) low = middle + 1;
    else high = middle;
  }
  return low;
}
