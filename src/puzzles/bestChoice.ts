/**
 * Decides whether one choice is clearly better than all others. The search gets the seat's view, so nothing hidden from that seat
 * plays a part.
 */
import type { Bot, Estimate } from '../bots/bot.ts';
import { type Action, FastRng, type Game, type Rng, type State, type View } from '../core/index.ts';

export interface BestChoice {
  readonly best: Action;
  /** The difference in expected value to every other choice. */
  readonly margin: number;
}

/** The compared form of a state: all of it, in its own order. */
const stateAfter = (game: Game, world: State, view: View, action: Action): string => {
  const state = game.clone(world);
  game.apply(state, view.seat as number, action);
  return JSON.stringify(state);
};

/** The actions that lead to the same table as a given one, such as either of two equal cards. It includes the action itself. */
export function equivalentActions(
  game: Game,
  view: View,
  action: Action,
  others: readonly Action[],
): Action[] {
  const world = game.determinize(view, new FastRng(1, 2, 3, 4));
  const after = stateAfter(game, world, view, action);
  return others.filter((other) => other === action || stateAfter(game, world, view, other) === after);
}

/** The best choice of an estimate. Only choices close to it are compared for equal results. */
export function findBestChoice(
  game: Game,
  view: View,
  { choices }: Pick<Estimate, 'choices'>,
  bar: number,
): BestChoice {
  const [{ action: best, expects }, ...others] = choices;
  const near = others.filter((other) => other.expects > expects - bar).map(({ action }) => action);
  const same = near.length === 0 ? [] : equivalentActions(game, view, best, near);
  const next = others.reduce(
    (most, other) => (same.includes(other.action) ? most : Math.max(most, other.expects)),
    0,
  );
  return { best, margin: expects - next };
}

/** Whether the search judged every choice: one that has found a victory stops early, though there may be others. */
const hasJudgedAll = ({ choices }: Estimate, legal: readonly Action[]): boolean =>
  legal.every((action) => choices.some((choice) => choice.action === action));

/** The judging bots: the one whose budget is the unit, and the one with a free budget. */
export interface SearchBots {
  readonly game: Game;
  readonly expert: Required<Pick<Bot, 'estimate' | 'budget'>>;
  readonly master: Required<Pick<Bot, 'ponder'>>;
}

/** A search may stop from an eighth of its budget on, once less than half of the margin is left. */
const SOONEST = 1 / 8;
const HOPELESS = 1 / 2;

export function scaleIterations({ expert }: Pick<SearchBots, 'expert'>, view: View, times: number): number {
  const budget = expert.budget(view);
  if (!('iterations' in budget)) throw new Error('expert does not count its iterations');
  return Math.ceil(times * budget.iterations);
}

/**
 * A search with `times` expert budgets; null if it leaves a choice out, or if it stopped early because the margin was far below
 * the bar. A patient search never stops early.
 */
export function searchBestChoice(
  evaluators: SearchBots,
  view: View,
  times: number,
  bar: number,
  rng: Rng,
  isPatient = false,
): BestChoice | null {
  const { game, master } = evaluators;
  const legal = game.legal(view);
  const iterations = scaleIterations(evaluators, view, times);
  let isHopeless = false;
  const found = master.ponder(view, legal, rng).think({
    budget: { iterations },
    isCancelled: () => isHopeless,
    progress: (sofar) => {
      if (!isPatient && sofar.iterations >= SOONEST * iterations)
        isHopeless ||= findBestChoice(game, view, sofar, HOPELESS * bar).margin < HOPELESS * bar;
    },
  });
  return isHopeless || !hasJudgedAll(found, legal) ? null : findBestChoice(game, view, found, bar);
}
