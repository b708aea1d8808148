/**
 * Small networks over a list of numbers, for games whose search changes a few of them with every move: one layer of units,
 * which whoever asks keeps up to date, and what they make of the outcomes.
 *
 * Nothing but sums, products and comparisons is used, which every engine rounds alike.
 */
import { exp } from '../portableMath.ts';

export interface EvaluatorWeights {
  /** For each number it is told one weight a unit, in 4096ths. */
  readonly inputs: readonly number[];
  readonly bias: readonly number[];
  /** For each outcome one number a unit. */
  readonly out: readonly (readonly number[])[];
  readonly outBias: readonly number[];
}

/** A game's judges by name. */
export interface NamedEvaluatorWeights {
  readonly [name: string]: EvaluatorWeights;
}

const ONE = 4096;
/** What a unit lets through of what is below zero. */
const LEAK = 0.05;

export class Evaluator {
  readonly units: number;
  readonly #weights: Float64Array;
  readonly #bias: Float64Array;
  readonly #out: Float64Array;
  readonly #outBias: Float64Array;

  constructor({ inputs, bias, out, outBias }: EvaluatorWeights) {
    this.units = bias.length;
    this.#weights = Float64Array.from(inputs, (weight) => weight / ONE);
    this.#bias = Float64Array.from(bias);
    this.#out = Float64Array.from(out.flat());
    this.#outBias = Float64Array.from(outBias);
  }

  /** Units that nothing was added to yet. */
  begin(sum: Float64Array): void {
    sum.set(this.#bias);
  }

  /** Adds what one input does to the units. */
  add(sum: Float64Array, input: number, times: number): void {
    const weights = this.#weights;
    const units = this.units;
    for (let unit = 0, at = input * units; unit < units; unit++, at++) sum[unit] += times * weights[at];
  }

  /** How likely each outcome is by the units, `share` in all; it adds to what `chances` holds. The units are used up. */
  guess(sum: Float64Array, share: number, chances: number[]): void {
    const { units } = this;
    const out = this.#out;
    const count = this.#outBias.length;
    for (let unit = 0; unit < units; unit++) if (sum[unit] < 0) sum[unit] *= LEAK;
    let all = 0;
    const odds = this.#odds;
    for (let outcome = 0; outcome < count; outcome++) {
      let logit = this.#outBias[outcome];
      for (let unit = 0, at = outcome * units; unit < units; unit++, at++) logit += out[at] * sum[unit];
      all += odds[outcome] = exp(logit);
    }
    for (let outcome = 0; outcome < count; outcome++) chances[outcome] += (share * odds[outcome]) / all;
  }
  readonly #odds = [0, 0, 0, 0, 0];
}

/** A judge that judges nothing: its units are the numbers themselves, to write down what there is to learn from. */
export function recordingEvaluator(inputs: number, outcomes: number): Evaluator {
  const zeros = Array.from({ length: inputs }, () => 0);
  return new Evaluator({
    inputs: zeros.flatMap((_, input) => zeros.map((_zero, unit) => (unit === input ? ONE : 0))),
    bias: zeros,
    out: Array.from({ length: outcomes }, () => zeros),
    outBias: Array.from({ length: outcomes }, () => 0),
  });
}
