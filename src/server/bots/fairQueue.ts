/** In which order bots may think: nobody's crowd of tables makes another's bot wait. */
import type { Level } from '../../protocol/index.ts';

/** Who asks for something that takes time. */
export interface QueuedTask {
  readonly level: Level;
  readonly table: string;
  /** Of somebody who is at the table. */
  readonly address: string;
  /** From then on it is answered with what there is, in milliseconds of the caller's clock. */
  readonly deadline: number;
}

/** Levels that take a few milliseconds at most. */
const CHEAP: ReadonlySet<Level> = new Set(['easy', 'medium']);

/** How much time each of them had; whoever comes anew begins with as much as the one who had least. */
class TimeShares {
  readonly #used = new Map<string, number>();

  timeUsedBy(who: string): number {
    return this.#used.get(who) ?? 0;
  }
  enter(who: string): void {
    if (!this.#used.has(who)) this.#used.set(who, Math.min(...this.#used.values(), Infinity));
    if (this.timeUsedBy(who) === Infinity) this.#used.set(who, 0);
  }
  addTime(who: string, time: number): void {
    this.#used.set(who, this.timeUsedBy(who) + time);
  }
  clear(): void {
    this.#used.clear();
  }
}

export class FairQueue<C extends QueuedTask> {
  readonly #waiting = new Set<C>();
  readonly #addresses = new TimeShares();
  readonly #tables = new TimeShares();

  get size(): number {
    return this.#waiting.size;
  }

  add(claim: C): void {
    // A quiet moment ends all rivalry.
    if (this.#waiting.size === 0) {
      this.#addresses.clear();
      this.#tables.clear();
    }
    this.#addresses.enter(claim.address);
    this.#tables.enter(claim.table);
    this.#waiting.add(claim);
  }

  /** Notes how much time a claim has taken, in milliseconds. */
  recordTime({ address, table }: C, time: number): void {
    this.#addresses.addTime(address, time);
    this.#tables.addTime(table, time);
  }

  /** Who is next: cheap levels, then those who have waited too long, then whoever had least. Only the quick ones if asked. */
  takeNext(now: number, quickOnly: boolean): C | undefined {
    let best: C | undefined;
    for (const claim of this.#waiting) {
      if (quickOnly && this.#rank(claim, now) === 2) continue;
      if (best === undefined || this.#isBefore(claim, best, now)) best = claim;
    }
    if (best !== undefined) this.#waiting.delete(best);
    return best;
  }

  #rank({ level, deadline }: C, now: number): number {
    if (CHEAP.has(level)) return 0;
    return deadline <= now ? 1 : 2;
  }

  #isBefore(a: C, b: C, now: number): boolean {
    const difference =
      this.#rank(a, now) - this.#rank(b, now) ||
      this.#addresses.timeUsedBy(a.address) - this.#addresses.timeUsedBy(b.address) ||
      this.#tables.timeUsedBy(a.table) - this.#tables.timeUsedBy(b.table);
    return difference < 0; // of equals, the one that came first
  }
}
