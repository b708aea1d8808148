/** How much one address, or one socket, may ask for: a bucket that fills slowly and is emptied by asking. */

export interface Allowance {
  /** So many at once. */
  readonly burst: number;
  /** So many a second in the long run. */
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

  /** Forgets everyone who has not asked for a while. */
  tidy(now: number): void {
    for (const [who, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(who);
  }
}

/** A household has one IPv6 prefix and many addresses in it. */
export function neighbourhood(address: string): string {
  const plain = address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}
