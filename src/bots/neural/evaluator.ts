/**
 * Small networks over a list of numbers, for games whose search changes a few inputs with every move. They have one hidden layer.
 * The caller updates its sums incrementally, and the network turns them into outcomes.
 *
 * Only sums, products and comparisons are used, which every engine rounds alike.
 */
import { exp } from '../portableMath.ts';

export interface EvaluatorWeights {
  /** One weight per unit for each input, in 4096ths. */
  readonly inputs: readonly number[];
  readonly bias: readonly number[];
  /** One weight per unit for each outcome. */
  readonly out: readonly (readonly number[])[];
  readonly outBias: readonly number[];
}

export interface NamedEvaluatorWeights {
  readonly [name: string]: EvaluatorWeights;
}

const ONE = 4096;
/** The slope of a unit below zero. */
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

  begin(sum: Float64Array): void {
    sum.set(this.#bias);
  }

  add(sum: Float64Array, input: number, times: number): void {
    const weights = this.#weights;
    const units = this.units;
    for (let unit = 0, at = input * units; unit < units; unit++, at++) sum[unit] += times * weights[at];
  }

  /** Adds the chance of each outcome, times `share`, to `chances`. Overwrites the sums. */
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

/** A stand-in evaluator whose units are its inputs. Self-play uses it to record training data. */
export function recordingEvaluator(inputs: number, outcomes: number): Evaluator {
  const zeros = Array.from({ length: inputs }, () => 0);
  return new Evaluator({
    inputs: zeros.flatMap((_, input) => zeros.map((_zero, unit) => (unit === input ? ONE : 0))),
    bias: zeros,
    out: Array.from({ length: outcomes }, () => zeros),
    outBias: Array.from({ length: outcomes }, () => 0),
  });
}
