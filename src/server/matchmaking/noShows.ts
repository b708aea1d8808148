/**
 * Who misses ready tables. Guests count by address, accounts individually. After too many misses they are matched
 * only within their address, so they keep no one else waiting and a school can still play. A guest's device that came
 * to its last table counts individually.
 */
import type { Quotas } from '../limits/limits.ts';

export interface WaitOrigin {
  readonly hash: string;
  readonly person: string | null;
  /** A hash of the address that only this process can compute. */
  readonly home: string;
}

const MAX_DEVICES = 10_000;

export class NoShows {
  readonly #quotas: Quotas;
  readonly #proven = new Set<string>();
  /** Keys that have used up their allowance, until it refills. */
  readonly #apart = new Map<string, 'noShows' | 'accountNoShows'>();

  constructor(quotas: Quotas) {
    this.#quotas = quotas;
  }

  isProven({ hash, person }: Pick<WaitOrigin, 'hash' | 'person'>): boolean {
    return person !== null || this.#proven.has(hash);
  }

  recordArrival({ hash, person }: WaitOrigin): void {
    if (person !== null) return;
    this.#proven.delete(hash);
    this.#proven.add(hash);
    if (this.#proven.size > MAX_DEVICES) this.#proven.delete(this.#proven.values().next().value!);
  }

  recordNoShow({ hash, person, home }: WaitOrigin): void {
    this.#proven.delete(hash);
    const limit = person === null ? 'noShows' : 'accountNoShows';
    const key = person ?? home;
    if (!this.#quotas.tryTake(limit, key) || this.#quotas.isEmpty(limit, key)) this.#apart.set(key, limit);
  }

  /** The pool of a player: shared by all, or restricted. */
  findPool({ hash, person, home }: WaitOrigin): string {
    const key = person ?? (this.#proven.has(hash) ? null : home);
    const limit = key === null ? undefined : this.#apart.get(key);
    if (key === null || limit === undefined) return '';
    if (!this.#quotas.isFull(limit, key)) return key;
    this.#apart.delete(key);
    return '';
  }
}
