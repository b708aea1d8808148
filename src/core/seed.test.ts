import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chacha20Block } from './chacha20.ts';
import { FastRng, fastRng, shuffle } from './rng.ts';
import { deriveKey, seedFromBytes, SeedStream } from './seed.ts';
import { sha256 } from './sha256.ts';

const hex = (words: Iterable<number>): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

/** Little-endian words of bytes, as RFC 8439 reads keys and nonces. */
const words = (bytes: readonly number[]): number[] =>
  range(0, bytes.length / 4).map((i) => new DataView(Uint8Array.from(bytes).buffer).getUint32(4 * i, true));

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('gives the known answer for %j (FIPS 180-4)', (message, digest) =>
    expect(hex(sha256(ascii(message)))).toBe(digest),
  );

  test('agrees with the platform at every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = range(length, length).map((i) => i & 255);
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(Uint8Array.from(bytes)).digest('hex'));
    }
  });
});

describe('ChaCha20', () => {
  test('gives the known answer of RFC 8439, 2.3.2', () => {
    const out = new Int32Array(16);
    const nonce = words([0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0]);
    chacha20Block(words(range(0, 32)), 1, nonce, out);
    expect(hex(out)).toBe(
      'e4e7f11015593bd11fdd0f50c47120a3c7f4d1c70368c0339aaa22044e6cd4c3' +
        '466482d209aa9f0705d7c214a2028bd9d19c12b5b94e16dee883d0cb4e3c50a2',
    );
  });

  test('gives the known answer of RFC 8439, A.1, for zeros', () => {
    const out = new Int32Array(16);
    chacha20Block(Array<number>(8).fill(0), 0, [0, 0, 0], out);
    expect(hex(out).slice(0, 32)).toBe('ade0b876903df1a0e56a5d4028bd8653');
  });
});

describe('a seed', () => {
  test('is hashed as UTF-8', () => {
    for (const text of ['', 'tavola', 'Zürich', '赤い', '🂡 x', 'a\ud800b'])
      expect(hex(deriveKey(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });
  test('has at least 128 bits from a cryptographic source', () => {
    expect(seedFromBytes(Uint8Array.from(range(0, 16)))).toBe('000102030405060708090a0b0c0d0e0f');
    expect(() => seedFromBytes(new Uint8Array(15))).toThrow('at least 16 bytes, got 15');
  });
  test('gives every purpose its own stream', () => {
    const key = deriveKey('one seed');
    const first = (purpose: number): number[] => {
      const stream = new SeedStream(key, purpose);
      return range(0, 40).map(() => stream.u32());
    };
    expect(first(1)).toEqual(first(1));
    expect(first(1)).not.toEqual(first(2));
    expect(new Set([...first(1), ...first(2)]).size).toBe(80);
  });
  test('gives the same numbers on every platform', () => {
    const stream = new SeedStream(deriveKey('tavola'), 1);
    expect([stream.u32(), stream.u32(), stream.below(6), stream.below(52)]).toMatchInlineSnapshot(`
      [
        1836086223,
        1328444930,
        3,
        6,
      ]
    `);
    const rng = fastRng('tavola', 1);
    expect([rng.u32(), rng.u32(), rng.below(6), rng.below(52)]).toMatchInlineSnapshot(`
      [
        2506043245,
        742231536,
        0,
        2,
      ]
    `);
    expect(shuffle(range(0, 10), new SeedStream(deriveKey('tavola'), 2))).toMatchInlineSnapshot(`
      [
        9,
        4,
        2,
        5,
        8,
        3,
        6,
        0,
        7,
        1,
      ]
    `);
  });
});

describe('below', () => {
  test.each([
    ['the cipher stream', new SeedStream(deriveKey('even'), 0)],
    ['the fast generator', new FastRng(1, 2, 3, 4)],
  ])('%s spreads evenly and stays in range', (_name, rng) => {
    for (const n of [1, 2, 3, 7, 36]) {
      const counts = Array<number>(n).fill(0);
      for (let i = 0; i < 2000 * n; i++) counts[rng.below(n)]++;
      for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(250);
    }
  });
  test('the fast generator survives an all-zero state', () => {
    const rng = new FastRng(0, 0, 0, 0);
    expect(new Set(range(0, 50).map(() => rng.u32())).size).toBeGreaterThan(40);
  });
});
