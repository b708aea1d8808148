/** The ChaCha20 block function (RFC 8439): the stream that deals cannot be predicted from. */

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = rotate(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = rotate(x[b] ^ x[c], 7);
}

/** Fills `out` with the sixteen words of one block. */
export function chacha20Block(
  key: readonly number[],
  counter: number,
  nonce: readonly number[],
  out: Int32Array,
): void {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, ...nonce];
  out.set(start);
  for (let double = 0; double < 10; double++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] += start[i];
}
