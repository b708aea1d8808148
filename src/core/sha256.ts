/** SHA-256 (FIPS 180-4): turns a seed's text into a key. */

// prettier-ignore
const ROUND = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
].map((word) => word | 0);
// prettier-ignore
const INITIAL = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
].map((word) => word | 0);

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The padded message as big-endian words, in whole blocks of sixteen: the message, a one bit, zeros, its length in bits. */
function padded(message: readonly number[]): Int32Array {
  const { length } = message;
  const words = new Int32Array(16 * Math.ceil((length + 9) / 64));
  for (let i = 0; i < length; i++) words[i >> 2] |= message[i] << (24 - 8 * (i & 3));
  words[length >> 2] |= 0x80 << (24 - 8 * (length & 3));
  words[words.length - 2] = Math.floor(length / 2 ** 29);
  words[words.length - 1] = length << 3;
  return words;
}

/** The 64 words of a block's message schedule, allocated once. */
const schedule = new Int32Array(64);

function compress(hash: number[], words: Int32Array, first: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = words[first + i];
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15];
    const late = schedule[i - 2];
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[i] = schedule[i - 16] + s0 + schedule[i - 7] + s1;
  }
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
  for (let i = 0; i < 64; i++) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + sum1 + ((e & f) ^ (~e & g)) + ROUND[i] + schedule[i]) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] + mixed[i]) | 0;
}

export function sha256(message: readonly number[]): number[] {
  const words = padded(message);
  const hash = INITIAL.slice();
  for (let first = 0; first < words.length; first += 16) compress(hash, words, first);
  return hash.map((word) => word >>> 0);
}
