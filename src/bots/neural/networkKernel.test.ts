import { describe, expect, test } from 'vitest';
import { FastRng } from '../../core/index.ts';
import { type Kernel, LANES, createKernel, plainKernel } from './networkKernel.ts';

const SIZE = 1 << 16;
const WIDTH = 3 * LANES;
const BYTES = 4 * WIDTH;
const ROWS = 40;
const TO = 0;
const FROM = BYTES;
const WEIGHTS = 2 * BYTES;
const LIST = 3 * BYTES;
const TABLE = 4 * BYTES;

function filled(kernel: Kernel, seed: number): Kernel {
  const rng = new FastRng(seed, 2, 3, 4);
  const numbers = new Float32Array(kernel.memory);
  for (let i = 0; i < (TABLE + ROWS * BYTES) / 4; i++) numbers[i] = rng.u32() / 2 ** 31 - 1;
  const list = new Uint16Array(kernel.memory, LIST, 20);
  for (let i = 0; i < list.length; i++) list[i] = rng.below(ROWS);
  return kernel;
}

const contents = ({ memory }: Kernel): Uint32Array => new Uint32Array(memory.slice(0, TABLE));

const runs: { readonly [name: string]: (kernel: Kernel) => unknown } = {
  gather: (kernel) => kernel.gather(TO, FROM, LIST, 20, TABLE, BYTES),
  'gather nothing': (kernel) => kernel.gather(TO, FROM, LIST, 0, TABLE, BYTES),
  addAbove: (kernel) => kernel.addAbove(TO, FROM, BYTES),
  pass: (kernel) => kernel.pass(TO, FROM, ROWS, TABLE, BYTES),
  weigh: (kernel) => kernel.weigh(FROM, WEIGHTS, BYTES),
};

describe('with and without SIMD', () => {
  test('this engine supports SIMD', () =>
    expect(createKernel(SIZE).gather).not.toBe(plainKernel(SIZE).gather));
  for (const [name, run] of Object.entries(runs))
    test(`${name} gives the same bits`, () => {
      for (let seed = 1; seed <= 50; seed++) {
        const fast = filled(createKernel(SIZE), seed);
        const plain = filled(plainKernel(SIZE), seed);
        expect(run(fast)).toBe(run(plain));
        expect(contents(fast)).toEqual(contents(plain));
      }
    });
});
