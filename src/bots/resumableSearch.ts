/** `master`: the search of `expert` with a larger budget, at once or in slices. */
import { type Action, FastRng, type GameTypes, type Rng, type View } from '../core/index.ts';
import type { Bot, Choice, Estimate, ResumableSearch, SearchingBot, SearchOptions } from './bot.ts';

/** The default budget, as a multiple of `expert`'s. */
export const MASTER_EFFORT = 16;

/** The standard deviation of one sample: the share of a victory is 0 or 1. */
const UNSURE = 0.5;

interface ChoiceTotal {
  readonly action: Action;
  readonly looks: number;
  readonly worth: number;
}

const lowerBound = ({ looks, worth }: ChoiceTotal): number => (worth - UNSURE * Math.sqrt(looks)) / looks;

/** Merges two searches of one decision, each made in worlds of its own. */
function mergeEstimates(a: Estimate, b: Estimate): Estimate {
  const iterations = a.iterations + b.iterations;
  const sums = new Map<Action, ChoiceTotal>();
  for (const { choices, iterations: all } of [a, b])
    for (const { action, expects, weight } of choices) {
      const { looks, worth } = sums.get(action) ?? { looks: 0, worth: 0 };
      sums.set(action, { action, looks: looks + weight * all, worth: worth + weight * all * expects });
    }
  const choices = [...sums.values()]
    .sort((one, other) => lowerBound(other) - lowerBound(one))
    .map(({ action, looks, worth }): Choice => ({
      action,
      expects: worth / looks,
      weight: looks / iterations,
    }));
  return {
    choices,
    shares: a.shares.map(
      (share, seat) => (share * a.iterations + b.shares[seat] * b.iterations) / iterations,
    ),
    line: (choices[0].action === b.choices[0].action ? b : a).line,
    iterations,
  };
}

/** For searches that repeat themselves exactly, the deeper result wins. */
const pickDeeper = (a: Estimate, b: Estimate): Estimate => (b.iterations >= a.iterations ? b : a);

class SlicedSearch<K extends GameTypes> implements ResumableSearch {
  readonly #next: (rng: Rng, thinking: SearchOptions) => Estimate;
  readonly #rng: Rng;
  readonly #join: (a: Estimate, b: Estimate) => Estimate;
  #found: Estimate | undefined;

  constructor(
    bot: SearchingBot<K>,
    view: View<K>,
    legal: readonly Action[],
    rng: Rng,
    join: (a: Estimate, b: Estimate) => Estimate,
  ) {
    this.#next = (chance, thinking) => bot.estimate(view, legal, chance, thinking);
    this.#rng = rng;
    this.#join = join;
  }

  think({ progress, ...thinking }: SearchOptions): Estimate {
    const rng = this.#rng;
    const chance = new FastRng(rng.u32(), rng.u32(), rng.u32(), rng.u32());
    const before = this.#found;
    const joined = (found: Estimate): Estimate => (before === undefined ? found : this.#join(before, found));
    const report = progress && ((found: Estimate): void => progress(joined(found)));
    return (this.#found = joined(
      this.#next(chance, report === undefined ? thinking : { ...thinking, progress: report }),
    ));
  }
}

/** `isExact`: the search finds the same result whenever it looks equally far. */
export const withResumableSearch = <K extends GameTypes>(
  bot: SearchingBot<K>,
  isExact = false,
): Required<Bot<K>> => ({
  ...bot,
  ponder: (view, legal, rng) =>
    new SlicedSearch(bot, view, legal, rng, isExact ? pickDeeper : mergeEstimates),
});
