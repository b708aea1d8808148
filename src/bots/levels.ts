import type { Action, Game, Kind, Rng, View } from '../core/index.ts';
import type { Bot, Budget, Estimate, Thinking } from './bot.ts';
import { type Depth, type Policy, search } from './search.ts';

/** How well a bot plays, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export interface Strength {
  /** How many worlds it looks at for a decision. */
  readonly iterations: number;
  /** How far below the best a choice may be expected to end and still be taken, as if on a whim; 0 for none. */
  readonly whim: number;
}

/** One of the choices that are nearly as good as the best, any of them as likely as another. */
function onAWhim({ choices }: Estimate, whim: number, rng: Rng): Action {
  const near = choices.filter(({ expects }) => expects >= choices[0].expects - whim);
  return near[rng.below(near.length)].action;
}

/** A bot that searches, at one strength. */
export function searcher<K extends Kind>(
  name: string,
  game: Game<K>,
  policy: Policy<K>,
  depth: Depth,
  { iterations, whim }: Strength,
): Bot<K> {
  const own: Budget = { iterations };
  const estimate = (view: View<K>, legal: readonly Action[], rng: Rng, thinking: Thinking = {}): Estimate =>
    search(game, policy, depth, view, legal, rng, thinking.budget ?? own, thinking);
  return {
    name,
    estimate,
    choose(view, legal, rng, thinking) {
      if (legal.length === 1) return legal[0];
      const found = estimate(view, legal, rng, thinking);
      return whim === 0 ? found.choices[0].action : onAWhim(found, whim, rng);
    },
  };
}
