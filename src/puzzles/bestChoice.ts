/**
 * Which choice of a decision is clearly better than all others. Whoever searches is given the seat's view: what nobody in that seat
 * could know has no part in it.
 */
import type { Bot, Estimate } from '../bots/bot.ts';
import { type Action, FastRng, type Game, type Rng, type State, type View } from '../core/index.ts';

export interface BestChoice {
  readonly best: Action;
  /** By how much every other choice promises less. */
  readonly margin: number;
}

/** What is compared of a state: all of it, in its own order. */
const stateAfter = (game: Game, world: State, view: View, action: Action): string => {
  const state = game.clone(world);
  game.apply(state, view.seat as number, action);
  return JSON.stringify(state);
};

/** The actions that lead to the very same table as one of them, such as either of two like cards; itself is one of them. */
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

/** What an estimate says of the best choice; only what comes near it is looked at for being the same. */
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

/** Whether nothing was left out: a search that has found a victory looks no further, though there may be others. */
const hasJudgedAll = ({ choices }: Estimate, legal: readonly Action[]): boolean =>
  legal.every((action) => choices.some((choice) => choice.action === action));

/** Those that judge: the bot whose budget is the measure, and the one that thinks as long as it is let. */
export interface SearchBots {
  readonly game: Game;
  readonly expert: Required<Pick<Bot, 'estimate' | 'budget'>>;
  readonly master: Required<Pick<Bot, 'ponder'>>;
}

/** A search may be given up from an eighth of its budget on, once not even half of the margin is left. */
const SOONEST = 1 / 8;
const HOPELESS = 1 / 2;

/** How many iterations so many times expert's budget are. */
export function scaleIterations({ expert }: Pick<SearchBots, 'expert'>, view: View, times: number): number {
  const budget = expert.budget(view);
  if (!('iterations' in budget)) throw new Error('expert does not count its iterations');
  return Math.ceil(times * budget.iterations);
}

/**
 * What a search of so many times expert's budget finds; null if it leaves a choice out, or if it was given up since the margin was far
 * below the bar; who is patient never gives up.
 */
export function searchBestChoice(
  judges: SearchBots,
  view: View,
  times: number,
  bar: number,
  rng: Rng,
  isPatient = false,
): BestChoice | null {
  const { game, master } = judges;
  const legal = game.legal(view);
  const iterations = scaleIterations(judges, view, times);
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
