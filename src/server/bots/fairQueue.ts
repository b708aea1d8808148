/** The order in which bots think: one client's many tables do not delay others. */
import type { Level } from '../../protocol/index.ts';

export interface QueuedTask {
  readonly level: Level;
  readonly table: string;
  readonly address: string;
  /** From then on, the bot must answer with what it has; in milliseconds of the caller's clock. */
  readonly deadline: number;
}

/** Levels that take a few milliseconds at most. */
const CHEAP: ReadonlySet<Level> = new Set(['easy', 'medium']);

/** Time used per key. A newcomer starts at the smallest share. */
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
    // An idle moment resets all shares.
    if (this.#waiting.size === 0) {
      this.#addresses.clear();
      this.#tables.clear();
    }
    this.#addresses.enter(claim.address);
    this.#tables.enter(claim.table);
    this.#waiting.add(claim);
  }

  recordTime({ address, table }: C, time: number): void {
    this.#addresses.addTime(address, time);
    this.#tables.addTime(table, time);
  }

  /**
   * The next task: cheap levels, then overdue tasks, then the key with the least time used. `quickOnly` skips the
   * last kind.
   */
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
    return difference < 0;
  }
}
