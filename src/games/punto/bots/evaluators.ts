/** Punto's evaluators, one per number of sides, and the recorders of training data. */
import { Evaluator, type EvaluatorWeights, recordingEvaluator } from '../../../bots/neural/evaluator.ts';
import { inputCount } from './roundEvaluator.ts';

export const SIDES = [2, 3, 4] as const;
const recorders = new Map<number, Evaluator>();
export function findRecordingEvaluator(sides: number): Evaluator {
  let found = recorders.get(sides);
  if (found === undefined) recorders.set(sides, (found = recordingEvaluator(inputCount(sides), sides + 1)));
  return found;
}

/** Weights are decoded once. */
const evaluators = new WeakMap<EvaluatorWeights, Evaluator>();
export function findEvaluator(weights: EvaluatorWeights): Evaluator {
  let found = evaluators.get(weights);
  if (found === undefined) evaluators.set(weights, (found = new Evaluator(weights)));
  return found;
}
