/**
 * The inner loops of the networks: in WebAssembly with four lanes where available, else in 32-bit floats. Both add the same
 * numbers in the same order, so they agree to the last bit.
 *
 * Addresses are in bytes of one memory. Rows are whole multiples of 16 numbers.
 */
export interface Kernel {
  readonly memory: ArrayBuffer;
  /** to = from + the rows of `table` that the `count` 16-bit numbers at `list` name. */
  gather(to: number, from: number, list: number, count: number, table: number, bytes: number): void;
  /** to = to + max(0, from). */
  addAbove(to: number, from: number, bytes: number): void;
  /** to = to + each positive one of `count` units times its row of `table`. */
  pass(to: number, units: number, count: number, table: number, bytes: number): void;
  weigh(units: number, weights: number, bytes: number): number;
}

export const LANES = 16;
const BLOCK = 4 * LANES;

export function plainKernel(size: number): Kernel {
  const memory = new ArrayBuffer(size);
  const numbers = new Float32Array(memory);
  const lists = new Uint16Array(memory);
  return {
    memory,
    gather(to, from, list, count, table, bytes) {
      const width = bytes >> 2;
      const target = to >> 2;
      if (to !== from) numbers.copyWithin(target, from >> 2, (from >> 2) + width);
      for (let i = 0; i < count; i++) {
        let at = (table >> 2) + lists[(list >> 1) + i] * width;
        for (let unit = target; unit < target + width; unit++, at++) numbers[unit] += numbers[at];
      }
    },
    addAbove(to, from, bytes) {
      for (let i = 0; i < bytes >> 2; i++) {
        const above = numbers[(from >> 2) + i];
        if (above > 0) numbers[(to >> 2) + i] += above;
      }
    },
    pass(to, units, count, table, bytes) {
      const width = bytes >> 2;
      for (let unit = 0; unit < count; unit++) {
        const value = numbers[(units >> 2) + unit];
        if (!(value > 0)) continue;
        const row = (table >> 2) + unit * width;
        for (let i = 0; i < width; i++) numbers[(to >> 2) + i] += Math.fround(value * numbers[row + i]);
      }
    },
    weigh(units, weights, bytes) {
      const sums = new Float32Array(4);
      for (let i = 0; i < bytes >> 2; i++) {
        const unit = numbers[(units >> 2) + i];
        sums[i & 3] += Math.fround((unit > 0 ? unit : 0) * numbers[(weights >> 2) + i]);
      }
      return Math.fround(Math.fround(sums[0] + sums[1]) + Math.fround(sums[2] + sums[3]));
    },
  };
}

// --- A minimal assembler
// -------------------------------------------------------------------------------------------

const I32 = 0x7f;
const F32 = 0x7d;
const V128 = 0x7b;

function unsigned(value: number): number[] {
  const bytes: number[] = [];
  do {
    bytes.push((value & 0x7f) | (value > 0x7f ? 0x80 : 0));
    value >>>= 7;
  } while (value > 0);
  return bytes;
}
function signed(value: number): number[] {
  const bytes: number[] = [];
  for (;;) {
    const low = value & 0x7f;
    value >>= 7;
    const isLast = (value === 0 && (low & 0x40) === 0) || (value === -1 && (low & 0x40) !== 0);
    bytes.push(isLast ? low : low | 0x80);
    if (isLast) return bytes;
  }
}

const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const constant = (value: number): number[] => [0x41, ...signed(value)];
const plus = [0x6a];
const times = [0x6c];
const load16 = [0x2f, 0x01, 0x00];
const loadNumber = [0x2a, 0x02, 0x00];
const loadLanes = (offset: number): number[] => [0xfd, 0x00, 0x02, ...unsigned(offset)];
const storeLanes = (offset: number): number[] => [0xfd, 0x0b, 0x02, ...unsigned(offset)];
const splat = [0xfd, 0x13];
const addLanes = [0xfd, 0xe4, 0x01];
const timesLanes = [0xfd, 0xe6, 0x01];
const zeroLanes = [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)];
/** b < a ? a : b; with (0, x) it is max(0, x). */
const mostLanes = [0xfd, 0xeb, 0x01];
const lane = (at: number): number[] => [0xfd, 0x1f, at];
const addNumbers = [0x92];

/** Repeats while the counter, raised by `step` each time, is below the limit. The body runs at least once. */
const loop = (counter: number, step: number, limit: number, body: readonly number[]): number[] => [
  0x03,
  0x40,
  ...body,
  ...get(counter),
  ...constant(step),
  ...plus,
  0x22,
  counter,
  ...get(limit),
  0x49,
  0x0d,
  0x00,
  0x0b,
];
const ifNonZero = (local: number, body: readonly number[]): number[] => [
  ...get(local),
  0x04,
  0x40,
  ...body,
  0x0b,
];

interface Code {
  readonly name: string;
  readonly parameters: number;
  readonly returns: boolean;
  /** The number of further locals of each type: i32, f32, v128. */
  readonly locals: readonly [number, number, number];
  readonly body: readonly number[];
}

const four = (of: (i: number) => readonly number[]): number[] => [0, 1, 2, 3].flatMap((i) => [...of(i)]);

/** Parameters: to 0, from 1, list 2, count 3, table 4, bytes 5; locals: block 6, i 7, row 8, sums 9–12. */
const gatherCode: Code = {
  name: 'gather',
  parameters: 6,
  returns: false,
  locals: [3, 0, 4],
  body: [
    ...constant(0),
    ...set(6),
    ...loop(6, BLOCK, 5, [
      ...four((i) => [...get(1), ...get(6), ...plus, ...loadLanes(16 * i), ...set(9 + i)]),
      ...constant(0),
      ...set(7),
      ...ifNonZero(3, [
        ...loop(7, 1, 3, [
          ...get(2),
          ...get(7),
          ...constant(2),
          ...times,
          ...plus,
          ...load16,
          ...get(5),
          ...times,
          ...get(4),
          ...plus,
          ...get(6),
          ...plus,
          ...set(8),
          ...four((i) => [...get(9 + i), ...get(8), ...loadLanes(16 * i), ...addLanes, ...set(9 + i)]),
        ]),
      ]),
      ...four((i) => [...get(0), ...get(6), ...plus, ...get(9 + i), ...storeLanes(16 * i)]),
    ]),
  ],
};

/** Parameters: to 0, from 1, bytes 2; local: at 3. */
const addAboveCode: Code = {
  name: 'addAbove',
  parameters: 3,
  returns: false,
  locals: [1, 0, 0],
  body: [
    ...constant(0),
    ...set(3),
    ...loop(3, 16, 2, [
      ...get(0),
      ...get(3),
      ...plus,
      ...get(0),
      ...get(3),
      ...plus,
      ...loadLanes(0),
      ...zeroLanes,
      ...get(1),
      ...get(3),
      ...plus,
      ...loadLanes(0),
      ...mostLanes,
      ...addLanes,
      ...storeLanes(0),
    ]),
  ],
};

/** Parameters: to 0, units 1, count 2, table 3, bytes 4; locals: block 5, i 6, row 7, value 8, sums 9–12. */
const passCode: Code = {
  name: 'pass',
  parameters: 5,
  returns: false,
  locals: [3, 1, 4],
  body: [
    ...constant(0),
    ...set(5),
    ...loop(5, BLOCK, 4, [
      ...four((i) => [...get(0), ...get(5), ...plus, ...loadLanes(16 * i), ...set(9 + i)]),
      ...constant(0),
      ...set(6),
      ...loop(6, 1, 2, [
        ...get(1),
        ...get(6),
        ...constant(4),
        ...times,
        ...plus,
        ...loadNumber,
        0x22,
        8,
        0x43,
        0,
        0,
        0,
        0,
        0x5e,
        0x04,
        0x40,
        ...get(6),
        ...get(4),
        ...times,
        ...get(3),
        ...plus,
        ...get(5),
        ...plus,
        ...set(7),
        ...four((i) => [
          ...get(9 + i),
          ...get(8),
          ...splat,
          ...get(7),
          ...loadLanes(16 * i),
          ...timesLanes,
          ...addLanes,
          ...set(9 + i),
        ]),
        0x0b,
      ]),
      ...four((i) => [...get(0), ...get(5), ...plus, ...get(9 + i), ...storeLanes(16 * i)]),
    ]),
  ],
};

/** Parameters: units 0, weights 1, bytes 2; locals: at 3, sum 4. */
const weighCode: Code = {
  name: 'weigh',
  parameters: 3,
  returns: true,
  locals: [1, 0, 1],
  body: [
    ...constant(0),
    ...set(3),
    ...zeroLanes,
    ...set(4),
    ...loop(3, 16, 2, [
      ...get(4),
      ...zeroLanes,
      ...get(0),
      ...get(3),
      ...plus,
      ...loadLanes(0),
      ...mostLanes,
      ...get(1),
      ...get(3),
      ...plus,
      ...loadLanes(0),
      ...timesLanes,
      ...addLanes,
      ...set(4),
    ]),
    ...get(4),
    ...lane(0),
    ...get(4),
    ...lane(1),
    ...addNumbers,
    ...get(4),
    ...lane(2),
    ...get(4),
    ...lane(3),
    ...addNumbers,
    ...addNumbers,
  ],
};

const CODES = [gatherCode, addAboveCode, passCode, weighCode];

const withLength = (bytes: readonly number[]): number[] => [...unsigned(bytes.length), ...bytes];
const section = (id: number, items: readonly (readonly number[])[]): number[] => [
  id,
  ...withLength([...unsigned(items.length), ...items.flat()]),
];
const text = (word: string): number[] => withLength(Array.from(word, (letter) => letter.charCodeAt(0)));

function encodeLocals([whole, single, lanes]: Code['locals']): number[] {
  const kinds = [
    [whole, I32],
    [single, F32],
    [lanes, V128],
  ].filter(([count]) => count > 0);
  return [...unsigned(kinds.length), ...kinds.flatMap(([count, type]) => [...unsigned(count), type])];
}

function assemble(pages: number): Uint8Array {
  return Uint8Array.from([
    0x00,
    0x61,
    0x73,
    0x6d,
    0x01,
    0x00,
    0x00,
    0x00,
    ...section(
      1,
      CODES.map(({ parameters, returns }) => [
        0x60,
        ...withLength(Array.from({ length: parameters }, () => I32)),
        ...(returns ? [1, F32] : [0]),
      ]),
    ),
    ...section(
      3,
      CODES.map((_, i) => [i]),
    ),
    ...section(5, [[0x00, ...unsigned(pages)]]),
    ...section(7, [[...text('memory'), 0x02, 0x00], ...CODES.map(({ name }, i) => [...text(name), 0x00, i])]),
    ...section(
      10,
      CODES.map(({ locals, body }) => withLength([...encodeLocals(locals), ...body, 0x0b])),
    ),
  ]);
}

/** The part of WebAssembly's types that is used here; this package has no DOM library. */
interface Assembly {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => {
    readonly exports: Omit<Kernel, 'memory'> & { readonly memory: { readonly buffer: ArrayBuffer } };
  };
}

const PAGE = 65_536;

export function createKernel(size: number): Kernel {
  const assembly = (globalThis as { WebAssembly?: Assembly }).WebAssembly;
  if (assembly === undefined) return plainKernel(size);
  try {
    const { exports } = new assembly.Instance(new assembly.Module(assemble(Math.ceil(size / PAGE))));
    const { gather, addAbove, pass, weigh } = exports;
    return { memory: exports.memory.buffer, gather, addAbove, pass, weigh };
  } catch {
    // The engine has no SIMD, or the page's policy forbids WebAssembly.
    return plainKernel(size);
  }
}
