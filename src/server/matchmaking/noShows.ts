/**
 * Who lets tables come to nothing. Guests count by address and accounts by themselves. Those who did so too often play only with others of
 * their own address, so they keep no one else waiting, and a school still plays among itself. A guest's device that has come to its last
 * table counts for itself.
 */
import type { Quotas } from '../limits/limits.ts';

/** Who waits, as far as it matters here. */
export interface WaitOrigin {
  readonly hash: string;
  readonly person: string | null;
  /** A hash of the address; this process alone can make it. */
  readonly home: string;
}

/** At most 10,000 devices are remembered, the newest ones. */
const MAX_DEVICES = 10_000;

export class NoShows {
  readonly #quotas: Quotas;
  readonly #proven = new Set<string>();
  /** Those who have used up what they may miss; until it has filled again. */
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

  /** With whom somebody may play: everyone, or only those of the same pool. */
  findPool({ hash, person, home }: WaitOrigin): string {
    const key = person ?? (this.#proven.has(hash) ? null : home);
    const limit = key === null ? undefined : this.#apart.get(key);
    if (key === null || limit === undefined) return '';
    if (!this.#quotas.isFull(limit, key)) return key;
    this.#apart.delete(key);
    return '';
  }
}
