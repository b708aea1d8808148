import type { Action, Rng } from '../core/index.ts';
import type { Choice } from './bot.ts';

export interface Strength {
  /** How many imagined matches it plays for a decision. */
  readonly iterations: number;
  /** How far below the best a choice may be expected to end and still be taken, as if on a whim; 0 for none. */
  readonly whim: number;
}

/** The best of a search's choices, or on a whim one that promises nearly as much; without a whim no chance is used. */
export function onAWhim(choices: readonly Choice[], whim: number, rng: Rng): Action {
  if (whim === 0) return choices[0].action;
  const near = choices.filter(({ expects }) => expects >= choices[0].expects - whim);
  return near[rng.below(near.length)].action;
}
