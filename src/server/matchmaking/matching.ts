/**
 * Matchmaking as pure code; time is an argument. A player's chances change only on arrival, when their rating window
 * grows, or when bots may fill up. Only then does it look for a group, so a large queue costs little.
 */
import type { Pace } from '../../protocol/index.ts';

export interface QueuePreferences {
  readonly kinds: readonly TableKind[];
  readonly rated: boolean;
  readonly bots: number | null;
}

/** A possible table: players who accept the same kind may sit together. */
export interface TableKind {
  readonly game: string;
  readonly pace: Pace;
  readonly seats: number;
  readonly rated: boolean;
}

export interface Waiter {
  readonly id: string;
  readonly wish: QueuePreferences;
  readonly came: number;
  readonly until: number;
  /** Only players of the same pool are matched. */
  readonly pool: string;
  readonly ratings: { readonly [game: string]: number };
}

/** A new table: its players, longest wait first, and the number of bots. */
export interface MatchedGroup {
  readonly kind: TableKind;
  readonly people: readonly Waiter[];
  readonly bots: number;
}

/** Ratings may differ by 100 at first, by 50 more every ten seconds, and without limit after two minutes. */
const WINDOW = { first: 100, more: 50, every: 10_000, last: 120_000 } as const;
/** Of the players with a fitting rating, only the 64 with the longest wait are considered. */
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

const takesBots = ({ wish }: Waiter): boolean => wish.bots !== null;
const isTimeForBots = ({ wish, came }: Waiter, now: number): boolean =>
  wish.bots !== null && now >= came + wish.bots;

/**
 * The largest group around one player whose ratings fit, up to `seats`, longest wait first. A group fits if the span
 * of its ratings is no wider than any member's window. For a fixed lowest rating, each player fits the spans from
 * their distance up to their window, so some player's distance is an optimal span.
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
  /** All who accept a kind: by wait, and rated kinds by rating, weakest first. */
  readonly #kinds = new Map<string, Waiter[]>();
  readonly games = new Map<string, number>();
  /** When each player's chances change next. */
  readonly #due = new Map<Waiter, number>();
  /** Comparisons so far: the measured cost of matching. */
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

  expire(now: number): void {
    for (const { id, until } of this.#waiters.values()) if (until <= now) this.remove(id);
  }

  /**
   * The tables possible now, longest wait first; their players leave the queue. `delay` postpones the search for some
   * players, because another process searches for them at once.
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

  /** When the next search is due; Infinity if only an arrival can change anything. */
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

/** Beside bots, prefers more people, then fewer bots; otherwise longer waits, then the larger table. */
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
