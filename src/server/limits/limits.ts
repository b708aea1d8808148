/** Every limit on what an address, device, seat, account or socket may request. docs/server.md has the same table. */

export interface Rate {
  readonly burst: number;
  readonly rate: number;
}

/** The key of a limit. An IPv6 address is its /64. */
export type Per = 'address' | 'device' | 'seat' | 'account' | 'socket';

interface LimitDescription {
  readonly per: Per;
  readonly of: string;
}
interface RateLimit extends LimitDescription, Rate {}
interface CountLimit extends LimitDescription {
  readonly most: number;
}

/**
 * A school shares one address, so pupils are limited by seat, device or account, and the limit by address is wide
 * enough for 150 of them. Device tokens are free, so nothing is limited by device alone.
 */
export const LIMITS = {
  requests: { per: 'address', burst: 600, rate: 40, of: 'requests' },
  upgrades: { per: 'address', burst: 600, rate: 40, of: 'new sockets and event streams' },
  sockets: { per: 'address', most: 300, of: 'open sockets' },
  streams: { per: 'address', most: 300, of: 'open event streams' },
  messages: { per: 'socket', burst: 100, rate: 50, of: 'frames of any kind' },
  decisions: { per: 'seat', burst: 100, rate: 20, of: 'decisions' },
  allDecisions: { per: 'address', burst: 1000, rate: 200, of: 'decisions of all seats together' },
  seatCommands: {
    per: 'seat',
    burst: 60,
    rate: 4,
    of: 'shares in the deal, leaving, pausing and other commands',
  },
  allSeatCommands: { per: 'address', burst: 2000, rate: 100, of: 'commands of all seats together' },
  sayings: { per: 'seat', burst: 30, rate: 1 / 2, of: 'phrases, reactions and own words' },
  allSayings: { per: 'address', burst: 300, rate: 10, of: 'phrases and reactions of all seats together' },
  commands: { per: 'address', burst: 300, rate: 10, of: 'sitting down, and other commands without a seat' },
  tables: { per: 'address', burst: 30, rate: 1 / 20, of: 'new tables, rematches and club nights' },
  codes: { per: 'address', burst: 200, rate: 2, of: 'requests for club nights by code' },
  arrivals: { per: 'address', burst: 40, rate: 1, of: 'people who come to a club night' },
  meets: { per: 'address', burst: 200, rate: 2, of: 'waits that begin or go on' },
  waits: { per: 'address', most: 40, of: 'guests who wait and have not come to a table before' },
  waitPages: { per: 'device', most: 4, of: 'pages on which one person waits' },
  noShows: { per: 'address', burst: 4, rate: 1 / 120, of: 'guests who do not come to a table that is ready' },
  accountNoShows: { per: 'account', burst: 4, rate: 1 / 120, of: 'tables to which an account does not come' },
  pushes: { per: 'address', burst: 30, rate: 1 / 5, of: 'devices that subscribe to push' },
  dailies: { per: 'address', burst: 60, rate: 1 / 20, of: 'results of the deal of the day' },
  dailyTries: { per: 'address', burst: 15, rate: 1 / 600, of: 'right results of one day and game' },
  reports: { per: 'address', burst: 10, rate: 1 / 60, of: 'reports' },
  faults: { per: 'address', burst: 10, rate: 1 / 60, of: 'errors of the page' },
  accounts: { per: 'address', burst: 40, rate: 1 / 5, of: 'whatever accounts write, signing in included' },
  renames: { per: 'account', burst: 3, rate: 1 / 86_400, of: 'new names' },
  invites: { per: 'account', burst: 10, rate: 1 / 20, of: 'invitations' },
  exports: { per: 'account', most: 1, of: 'exports that are being written' },
  guesses: { per: 'address', burst: 10, rate: 1 / 60, of: 'wrong admin keys' },
} as const satisfies { readonly [name: string]: RateLimit | CountLimit };

export type LimitName = keyof typeof LIMITS;
type LimitsWith<Shape> = { [L in LimitName]: (typeof LIMITS)[L] extends Shape ? L : never }[LimitName];
export type RateName = LimitsWith<Rate>;
export type CountName = LimitsWith<{ readonly most: number }>;

export class Bucket {
  readonly #rate: Rate;
  #level: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#level = rate.burst;
    this.#at = now;
  }

  #fill(now: number): void {
    const { burst, rate } = this.#rate;
    this.#level = Math.min(burst, this.#level + (Math.max(0, now - this.#at) / 1000) * rate);
    this.#at = now;
  }

  tryTake(now: number): boolean {
    this.#fill(now);
    if (this.#level < 1) return false;
    this.#level--;
    return true;
  }

  share(now: number): number {
    this.#fill(now);
    return 1 - this.#level / this.#rate.burst;
  }

  isEmpty(now: number): boolean {
    this.#fill(now);
    return this.#level < 1;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#level >= this.#rate.burst;
  }
}

export class Quotas {
  readonly #times: number;
  readonly #buckets = new Map<LimitName, Map<string, Bucket>>();
  readonly #counts = new Map<LimitName, Map<string, number>>();
  /** The largest share of each limit that one key has used since the last call of `peak`. */
  readonly #peaks = new Map<LimitName, number>();
  readonly #tidying: NodeJS.Timeout;
  readonly now: () => number;
  /** How many requests each limit has refused. */
  readonly refusals = new Map<LimitName, number>();

  /** `times` multiplies the default limits. */
  constructor(times: number, now = (): number => performance.now()) {
    this.now = now;
    this.#times = times;
    this.#tidying = setInterval(() => this.#tidy(), 60_000);
    this.#tidying.unref();
  }

  #tidy(): void {
    const now = this.now();
    for (const buckets of this.#buckets.values())
      for (const [key, bucket] of buckets) if (bucket.isFull(now)) buckets.delete(key);
  }

  /** A bucket that its holder keeps; `refuse` counts refusals. */
  bucket(limit: RateName): Bucket {
    const { burst, rate } = LIMITS[limit];
    return new Bucket({ burst: burst * this.#times, rate: rate * this.#times }, this.now());
  }

  tryTake(limit: RateName, key: string): boolean {
    let buckets = this.#buckets.get(limit);
    if (buckets === undefined) this.#buckets.set(limit, (buckets = new Map()));
    let bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, (bucket = this.bucket(limit)));
    const now = this.now();
    const isTaken = bucket.tryTake(now);
    this.#notePeak(limit, bucket.share(now));
    if (!isTaken) this.refuse(limit);
    return isTaken;
  }

  isEmpty(limit: RateName, key: string): boolean {
    return this.#buckets.get(limit)?.get(key)?.isEmpty(this.now()) ?? false;
  }

  isFull(limit: RateName, key: string): boolean {
    return this.#buckets.get(limit)?.get(key)?.isFull(this.now()) ?? true;
  }

  /** Takes a slot and returns the function that frees it; null if none is left. */
  acquire(limit: CountName, key: string): (() => void) | null {
    const { most, per } = LIMITS[limit];
    const limited = most * (per === 'account' || per === 'device' ? 1 : this.#times);
    const counts = this.#counts.get(limit) ?? new Map<string, number>();
    this.#counts.set(limit, counts);
    const count = counts.get(key) ?? 0;
    if (count >= limited) {
      this.refuse(limit);
      return null;
    }
    counts.set(key, count + 1);
    this.#notePeak(limit, (count + 1) / limited);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    };
  }

  refuse(limit: LimitName): void {
    this.#notePeak(limit, 1);
    this.refusals.set(limit, (this.refusals.get(limit) ?? 0) + 1);
  }

  #notePeak(limit: LimitName, used: number): void {
    this.#peaks.set(limit, Math.max(used, this.#peaks.get(limit) ?? 0));
  }

  /** The largest share of a limit that one key has used since the last call. */
  peak(limit: LimitName): number {
    const peak = this.#peaks.get(limit) ?? 0;
    this.#peaks.delete(limit);
    return peak;
  }

  close(): void {
    clearInterval(this.#tidying);
  }
}
