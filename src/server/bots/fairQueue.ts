/** In which order bots may think: nobody's crowd of tables makes another's bot wait. */
import type { Level } from '../../protocol/index.ts';

/** Who asks for something that takes time. */
export interface Claim {
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
class Shares {
  readonly #had = new Map<string, number>();

  of(who: string): number {
    return this.#had.get(who) ?? 0;
  }
  welcome(who: string): void {
    if (!this.#had.has(who)) this.#had.set(who, Math.min(...this.#had.values(), Infinity));
    if (this.of(who) === Infinity) this.#had.set(who, 0);
  }
  spend(who: string, time: number): void {
    this.#had.set(who, this.of(who) + time);
  }
  forget(): void {
    this.#had.clear();
  }
}

export class FairQueue<C extends Claim> {
  readonly #waiting = new Set<C>();
  readonly #addresses = new Shares();
  readonly #tables = new Shares();

  get size(): number {
    return this.#waiting.size;
  }

  add(claim: C): void {
    // A quiet moment ends all rivalry.
    if (this.#waiting.size === 0) {
      this.#addresses.forget();
      this.#tables.forget();
    }
    this.#addresses.welcome(claim.address);
    this.#tables.welcome(claim.table);
    this.#waiting.add(claim);
  }

  /** Notes how much time a claim has taken, in milliseconds. */
  spent({ address, table }: C, time: number): void {
    this.#addresses.spend(address, time);
    this.#tables.spend(table, time);
  }

  /** Who is next: cheap levels, then those who have waited too long, then whoever had least. Only the quick ones if asked. */
  next(now: number, quickOnly: boolean): C | undefined {
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
      this.#addresses.of(a.address) - this.#addresses.of(b.address) ||
      this.#tables.of(a.table) - this.#tables.of(b.table);
    return difference < 0; // of equals, the one that came first
  }
}
