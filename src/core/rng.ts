import type { Rng, Seed } from './contract.ts';
import { deriveKey, SeedStream } from './seed.ts';

/** A fast generator (xoshiro128**) for bots, search and playouts; never for a deal. */
export class FastRng implements Rng {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(a: number, b: number, c: number, d: number) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#d = (a | b | c | d) === 0 ? 1 : d | 0; // the all-zero state would stay zero for ever
  }

  u32(): number {
    const b = this.#b;
    const times5 = Math.imul(b, 5);
    const result = Math.imul((times5 << 7) | (times5 >>> 25), 9);
    const c = this.#c ^ this.#a;
    const d = this.#d ^ b;
    this.#b = b ^ c;
    this.#a ^= d;
    this.#c = c ^ (b << 9);
    this.#d = (d << 11) | (d >>> 21);
    return result >>> 0;
  }

  /** Uniform up to n parts in 2³². */
  below(n: number): number {
    return Math.floor(this.u32() * (n / 4294967296));
  }
}

/** A fast generator for one purpose of a seed: a bot or a playout. */
export function fastRng(seed: Seed, purpose: number): FastRng {
  const stream = new SeedStream(deriveKey(seed), purpose);
  return new FastRng(stream.u32(), stream.u32(), stream.u32(), stream.u32());
}

/** Fisher–Yates, in place. */
export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
  return items;
}
