/**
 * Weighs one decision of a match twice with imagined matches.
 *
 * In truth: all hands are open, and only information that no seat has is redrawn. The same worlds measure the table before the
 * decision and after it, before chance continues. So their difference is the decision's and not the worlds'.
 *
 * From its seat: worlds come from the view alone. They compare the decision with the steady player's choice and with the strongest
 * bot's. Nothing hidden from the seat reaches this half, because its randomness comes from the view too.
 */
import {
  type Action,
  fastRng,
  type Game,
  type Rng,
  type Seat,
  type State,
  type View,
  viewOf,
} from '../core/index.ts';
import type { Bot } from '../bots/index.ts';
import { rollout, RolloutLuck, type RolloutPolicy } from '../bots/rolloutPolicy.ts';
import { RunningMean, runningMeans } from './runningMean.ts';

/** A number and its standard error. */
export interface Measured {
  readonly mean: number;
  readonly error: number;
}

export interface WeighedDecision {
  readonly seat: Seat;
  readonly action: Action;
  /** Each seat's expected share before it, with open hands, */
  readonly before: readonly Measured[];
  readonly change: readonly Measured[];
  /** and the change as its own seat could know it, against the steady player. */
  readonly own: Measured;
  /** The strongest bot's choice, and its gain; null if it agrees. */
  readonly better: { readonly action: Action; readonly gain: Measured } | null;
}

export interface ReviewSettings {
  readonly game: Game;
  readonly outlook: RolloutPolicy;
  readonly strongest: Bot | null;
  readonly worlds: number;
  /**
   * The multiple of worlds where the steady player would have decided differently, because the error of chance is the error of all
   * of these together.
   */
  readonly closer?: number;
  readonly searchIterations?: number;
}

/** The least useful number. */
const FEWEST = 8;
const SHORTEST = 50;
const CLOSER = 2;

/** The settings for a match of this length; `depth` 1 is the default, 4 takes four times as long. */
export function createReviewSettings(
  game: Game,
  outlook: RolloutPolicy,
  strongest: Bot | null,
  decisions: number,
  depth: number,
): ReviewSettings {
  const closely = depth * Math.min(1, outlook.fullDetailLength / decisions);
  const { searchIterations: thought } = outlook;
  return {
    game,
    outlook,
    strongest,
    worlds: Math.max(FEWEST, Math.round(outlook.worlds * closely)),
    closer: CLOSER,
    ...(thought === undefined ? {} : { searchIterations: Math.max(SHORTEST, Math.round(thought * closely)) }),
  };
}

const measured = ({ mean, error }: RunningMean): Measured => ({ mean, error });

interface World {
  readonly state: State;
  readonly luck: RolloutLuck;
}

function drawWorlds({ outlook, worlds }: ReviewSettings, draw: (rng: Rng) => State, rng: Rng): World[] {
  const shift = rng.u32() / 2 ** 32;
  return Array.from({ length: worlds }, (_, i) => ({
    state: outlook.reshuffle(draw(rng), rng, (i + shift) / worlds),
    luck: new RolloutLuck(rng),
  }));
}

function rolloutAfter(
  { game, outlook }: ReviewSettings,
  { state, luck }: World,
  seat: Seat,
  action: Action,
): readonly number[] {
  const copy = game.clone(state);
  game.apply(copy, seat, action);
  return rollout(game, outlook, copy, luck, 1);
}

/** The results of decisions in some worlds; each is tried once. */
class Trials {
  readonly #settings: ReviewSettings;
  readonly #seat: Seat;
  readonly worlds: readonly World[];
  readonly #results = new Map<Action, (readonly number[])[]>();

  constructor(settings: ReviewSettings, seat: Seat, worlds: readonly World[]) {
    this.#settings = settings;
    this.#seat = seat;
    this.worlds = worlds;
  }

  resultOf(action: Action, world: number): readonly number[] {
    let results = this.#results.get(action);
    if (results === undefined) this.#results.set(action, (results = []));
    return (results[world] ??= rolloutAfter(this.#settings, this.worlds[world], this.#seat, action));
  }
}

/** The steady player's choice in each of the worlds; it knows equally much in all. */
const steadyChoices = ({ outlook }: ReviewSettings, view: View, worlds: readonly World[]): Action[] =>
  worlds.map(({ luck }) => outlook.choose(view, luck.at(0)));

export function weighFromSeat(
  settings: ReviewSettings,
  view: View,
  action: Action,
  found?: { readonly trials: Trials; readonly usual: readonly Action[] },
): Pick<WeighedDecision, 'own' | 'better'> {
  const { game } = settings;
  const seat = view.seat as Seat;
  const legal = game.legal(view);
  const nothing = { mean: 0, error: 0 };
  if (legal.length === 1) return { own: nothing, better: null };
  const seen = JSON.stringify([view.seat, view.shared, view.own]);
  const thinking =
    settings.searchIterations === undefined ? {} : { budget: { iterations: settings.searchIterations } };
  const best =
    settings.strongest?.estimate?.(view, legal, fastRng(seen, 0), thinking).choices[0].action ?? action;
  const trials =
    found?.trials ??
    new Trials(
      settings,
      seat,
      drawWorlds(settings, (rng) => game.determinize(view, rng), fastRng(seen, 1)),
    );
  const usual = found?.usual ?? steadyChoices(settings, view, trials.worlds);
  const own = new RunningMean();
  const gain = new RunningMean();
  for (let i = 0; i < usual.length; i++) {
    own.add(usual[i] === action ? 0 : trials.resultOf(action, i)[seat] - trials.resultOf(usual[i], i)[seat]);
    if (best !== action) gain.add(trials.resultOf(best, i)[seat] - trials.resultOf(action, i)[seat]);
  }
  return { own: measured(own), better: best === action ? null : { action: best, gain: measured(gain) } };
}

/** A decision in truth, with open hands: its worlds, and the steady player's choice in each. */
interface Tried {
  readonly trials: Trials;
  readonly usual: readonly Action[];
  readonly still: readonly number[] | undefined;
}

/** The number of worlds does not depend on their results, so the measurement stays unbiased. */
function tryInTruth(settings: ReviewSettings, truth: State, seat: Seat, action: Action, rng: Rng): Tried {
  const view = viewOf(truth, seat);
  const worlds = drawWorlds(settings, () => truth, rng);
  const usual = steadyChoices(settings, view, worlds);
  const still = settings.outlook.worth?.(viewOf(truth, null), worlds[0].luck.at(0));
  if (still === undefined && usual.some((habit) => habit !== action))
    for (let i = 1; i < (settings.closer ?? 1); i++) worlds.push(...drawWorlds(settings, () => truth, rng));
  const rest = steadyChoices(settings, view, worlds.slice(usual.length));
  return { trials: new Trials(settings, seat, worlds), usual: [...usual, ...rest], still };
}

function measureBefore({ trials, usual, still }: Tried, seats: number): Measured[] {
  const found = runningMeans(seats);
  if (still !== undefined) found.forEach((sample, seat) => sample.add(still[seat]));
  else
    usual.forEach((habit, i) => found.forEach((sample, seat) => sample.add(trials.resultOf(habit, i)[seat])));
  return found.map(measured);
}

/** The change by a decision; exact where the steady player would have done the same. */
function measureChange({ trials, usual, still }: Tried, action: Action, seats: number): Measured[] {
  const found = runningMeans(seats);
  for (let i = 0; i < usual.length; i++) {
    const isSame = still === undefined && usual[i] === action;
    const was = isSame ? null : (still ?? trials.resultOf(usual[i], i));
    const is = was && trials.resultOf(action, i);
    found.forEach((sample, seat) => sample.add(was === null || is === null ? 0 : is[seat] - was[seat]));
  }
  return found.map(measured);
}

export function weighChange(
  settings: ReviewSettings,
  truth: State,
  seat: Seat,
  action: Action,
  rng: Rng,
): Pick<WeighedDecision, 'change' | 'own' | 'better'> & { readonly tried: Tried } {
  const view = viewOf(truth, seat);
  const tried = tryInTruth(settings, truth, seat, action, rng);
  const isOpen = settings.outlook.isOpen?.(view) === true;
  return {
    tried,
    change: measureChange(tried, action, truth.own.length),
    ...weighFromSeat(settings, view, action, isOpen ? tried : undefined),
  };
}

export function weigh(
  settings: ReviewSettings,
  truth: State,
  seat: Seat,
  action: Action,
  rng: Rng,
): WeighedDecision {
  const { tried, ...found } = weighChange(settings, truth, seat, action, rng);
  return { seat, action, before: measureBefore(tried, truth.own.length), ...found };
}
