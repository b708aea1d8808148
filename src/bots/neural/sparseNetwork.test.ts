import { describe, expect, test } from 'vitest';
import { Features, PolicyNet, softmax, ValueNet } from './sparseNetwork.ts';

/** Encodes steps as research/learning/nets.py writes them. */
const encodeSteps = (steps: readonly number[]): string => steps.map((step) => ALPHABET[step + 92]).join('');
const behind = Array.from({ length: 0x100 - 0xa1 }, (_, i) => 0xa1 + i).filter((code) => code !== 0xad);
const ascii = Array.from({ length: 91 }, (_, i) => (0x23 + i === 0x5c ? 0x21 : 0x23 + i));
const ALPHABET = String.fromCharCode(...behind.slice(0, 47), ...ascii, ...behind.slice(47));

const WIDTH = 16;
const steps = Array.from({ length: WIDTH }, () => 0.1);
const zeros = Array.from({ length: WIDTH }, () => 0);

/** A network whose units are the features themselves. It computes 1 · unit 1 + 2 · unit 2. */
function identity(rows: number): { readonly facts: object; readonly next: object } {
  const unit = (i: number, size: number): number[] =>
    Array.from({ length: WIDTH }, (_, j) => (i === j ? size : 0));
  const facts = Array.from({ length: rows }, (_, i) => (i === 0 ? zeros : unit(i, 10))).flat();
  const next = [0, 1].flatMap(() => Array.from({ length: WIDTH }, (_, i) => unit(i, 10))).flat();
  return {
    facts: { rows, columns: WIDTH, steps, letters: encodeSteps(facts) },
    next: { rows: 2 * WIDTH, columns: WIDTH, steps, letters: encodeSteps(next) },
  };
}

const base = { ...identity(8), groupBias: zeros, wholeBias: zeros, nextBias: zeros };
const out = Array.from({ length: WIDTH }, (_, i) => i);

const encode = (...groups: readonly (readonly number[])[]): Features => {
  const facts = new Features(32, 8);
  for (const group of groups) {
    for (const fact of group) facts.add(fact);
    facts.endGroup();
  }
  return facts;
};

describe('the value of a position', () => {
  const net = new ValueNet({ ...base, out, outBias: 0 } as never);
  const worth = (sum: number): number => 1 / (1 + Math.exp(-sum));
  test('is the sum of its groups and of the whole', () => {
    expect(net.worth(encode([1], [2], [3]))).toBeCloseTo(worth(6), 6);
    expect(net.worth(encode([1, 1], [2], []))).toBeCloseTo(worth(4), 6);
  });
  test('is decoded from every letter', () => {
    for (const step of [-92, -46, -45, -1, 0, 1, 12, 45, 46, 92]) {
      const letters = encodeSteps([...zeros, step, ...zeros.slice(1)]);
      const facts = { rows: 2, columns: WIDTH, steps, letters };
      const weights = {
        ...base,
        facts,
        groupBias: [10, ...zeros.slice(1)],
        out: [1, ...zeros.slice(1)],
        outBias: 0,
      };
      expect(new ValueNet(weights as never).worth(encode([1], []))).toBeCloseTo(worth(10 + step / 10), 5);
    }
  });
  test('does not depend on earlier positions', () => {
    const once = net.worth(encode([1], [3], [2]));
    net.worth(encode([7, 7], [7], [7]));
    expect(net.worth(encode([1], [3], [2]))).toBe(once);
  });
});

describe('the probabilities of moves', () => {
  test('follow from the view and the features of each move, and sum to 1', () => {
    const moves = { rows: 8, columns: WIDTH, steps, letters: (base.facts as { letters: string }).letters };
    const net = new PolicyNet({ ...base, moves, out } as never);
    const scores = new Float64Array(3);
    net.scores(encode([1], []), encode([1], [2], [3]), scores);
    expect([...scores].map((score) => Math.round(score * 1e6) / 1e6)).toEqual([2, 3, 4]);
    softmax(scores, 3);
    expect(scores[0] + scores[1] + scores[2]).toBeCloseTo(1, 12);
    expect(scores[2] / scores[1]).toBeCloseTo(Math.E, 9);
  });
});
