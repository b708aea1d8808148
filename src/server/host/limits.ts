/** How much one address, or one socket, may ask for: a bucket that fills slowly and is emptied by asking. */

export interface Allowance {
  /** How many at once. */
  readonly burst: number;
  /** How many a second in the long run. */
  readonly rate: number;
}

export class Bucket {
  readonly #allowance: Allowance;
  #level: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#level = allowance.burst;
    this.#at = now;
  }

  #fill(now: number): void {
    const { burst, rate } = this.#allowance;
    this.#level = Math.min(burst, this.#level + (Math.max(0, now - this.#at) / 1000) * rate);
    this.#at = now;
  }

  take(now: number): boolean {
    this.#fill(now);
    if (this.#level < 1) return false;
    this.#level--;
    return true;
  }

  isEmpty(now: number): boolean {
    this.#fill(now);
    return this.#level < 1;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#level >= this.#allowance.burst;
  }
}

/** A bucket for every address. */
export class Buckets {
  readonly #allowance: Allowance;
  readonly #buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  take(who: string, now: number): boolean {
    let bucket = this.#buckets.get(who);
    if (bucket === undefined) this.#buckets.set(who, (bucket = new Bucket(this.#allowance, now)));
    return bucket.take(now);
  }

  isEmpty(who: string, now: number): boolean {
    return this.#buckets.get(who)?.isEmpty(now) ?? false;
  }

  /** Forgets everyone who has not asked for a while. */
  tidy(now: number): void {
    for (const [who, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(who);
  }
}

/** What one address may do; whatever is written is among it, since rows stay. */
export const QUOTAS = {
  /** Requests of any kind. */
  requests: { burst: 200, rate: 20 },
  /** New sockets. */
  upgrades: { burst: 300, rate: 20 },
  /** New tables, those of a rematch included. */
  tables: { burst: 30, rate: 1 / 20 },
  /** Waiting for somebody to play with, and going on with it after a lost line. */
  meets: { burst: 40, rate: 1 / 3 },
  /** People who come to a club night: slow enough to be noticed, quick enough for a school behind one address. */
  arrivals: { burst: 40, rate: 1 },
  decisions: { burst: 1000, rate: 200 },
  /** Sitting down, leaving, starting and whatever else changes a table. */
  commands: { burst: 200, rate: 10 },
  /** Phrases and reactions. */
  sayings: { burst: 30, rate: 2 },
  /** Devices that ask to be told when it is somebody's turn. */
  pushes: { burst: 30, rate: 1 / 5 },
  /** Results of the deal of the day, each of which is played again. */
  dailies: { burst: 60, rate: 1 / 20 },
  /** Wrong keys of the host. */
  guesses: { burst: 10, rate: 1 / 60 },
  /** Reports to the host. */
  reports: { burst: 10, rate: 1 / 60 },
  /** Making an account, signing in, recovery codes, and whatever else an account writes. */
  accounts: { burst: 40, rate: 1 / 5 },
  /** Invitations, by person. */
  invites: { burst: 10, rate: 1 / 20 },
} satisfies { readonly [what: string]: Allowance };

export type Quota = keyof typeof QUOTAS;

/** What every address has left of its quotas. */
export class Quotas {
  readonly #buckets: { readonly [what in Quota]: Buckets };
  readonly #tidying: NodeJS.Timeout;
  /** The clock by which they fill, in milliseconds. */
  readonly now: () => number;

  /** `times` the usual quotas. */
  constructor(times: number, now = (): number => performance.now()) {
    this.now = now;
    const buckets = Object.entries(QUOTAS).map(([what, { burst, rate }]) => [
      what,
      new Buckets({ burst: burst * times, rate: rate * times }),
    ]);
    this.#buckets = Object.fromEntries(buckets) as { [what in Quota]: Buckets };
    this.#tidying = setInterval(() => {
      for (const one of Object.values(this.#buckets)) one.tidy(now());
    }, 60_000);
    this.#tidying.unref();
  }

  take(what: Quota, address: string): boolean {
    return this.#buckets[what].take(address, this.now());
  }

  isEmpty(what: Quota, address: string): boolean {
    return this.#buckets[what].isEmpty(address, this.now());
  }

  close(): void {
    clearInterval(this.#tidying);
  }
}
