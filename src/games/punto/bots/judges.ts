/** Punto's judges, one by the number of sides, and those that write down what there is to learn from. */
import { Judge, type JudgeWeights, recorder } from '../../../bots/mind/judge.ts';
import { inputCount } from './net.ts';

export const SIDES = [2, 3, 4] as const;
const recorders = new Map<number, Judge>();
export function recorderFor(sides: number): Judge {
  let found = recorders.get(sides);
  if (found === undefined) recorders.set(sides, (found = recorder(inputCount(sides), sides + 1)));
  return found;
}

/** Weights are unpacked once. */
const judges = new WeakMap<JudgeWeights, Judge>();
export function judgeOf(weights: JudgeWeights): Judge {
  let found = judges.get(weights);
  if (found === undefined) judges.set(weights, (found = new Judge(weights)));
  return found;
}
