/**
 * All chance of a match comes from its seed. A hash turns the seed's text into a key. Each purpose (a deal, a later reshuffle, a
 * bot) reads its own cipher stream under that key. Nothing a player sees predicts what is to come.
 */
import { chacha20Block } from './chacha20.ts';
import type { Rng, Seed } from './contract.ts';
import { sha256 } from './sha256.ts';

/** Eight unsigned words. */
export type SeedKey = readonly number[];

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) as number;
    if (point > 0xffff) i++; // a surrogate pair
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point; // half a surrogate pair
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return bytes;
}

export const deriveKey = (seed: Seed): SeedKey => sha256(utf8(seed));

/** A key for a sampled world; no view reveals the true key. */
export const randomKey = (rng: Rng): SeedKey => Array.from({ length: 8 }, () => rng.u32());

/** A seed from bytes of a cryptographic source. 128 bits is the minimum for an unguessable one. */
export function seedFromBytes(bytes: ArrayLike<number>): Seed {
  if (bytes.length < 16) throw new RangeError(`a seed needs at least 16 bytes, got ${bytes.length}`);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The cipher stream of one purpose. */
export class SeedStream implements Rng {
  readonly #key: SeedKey;
  readonly #nonce: readonly number[];
  readonly #block = new Int32Array(16);
  #counter = 0;
  #used = 16;

  constructor(key: SeedKey, purpose: number) {
    this.#key = key;
    this.#nonce = [purpose, 0, 0];
  }

  u32(): number {
    if (this.#used === 16) {
      chacha20Block(this.#key, this.#counter++, this.#nonce, this.#block);
      this.#used = 0;
    }
    return this.#block[this.#used++] >>> 0;
  }

  /** Exactly uniform: rejects words beyond the largest multiple of n. */
  below(n: number): number {
    for (;;) {
      const word = this.u32();
      const rest = (word % (n >>> 0)) >>> 0; // both unsigned, so that the division stays an integer one
      if (word - rest <= 4294967296 - n) return rest;
    }
  }
}
