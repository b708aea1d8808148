/**
 * Separates luck and skill in a match (docs/review.md). It splits the way from each seat's share before the deal to its share of
 * the victory into three parts: chance, its own decisions, and the others' decisions. The parts always add up to the whole.
 */
import {
  type Action,
  computePayoffs,
  type Config,
  fastRng,
  type Game,
  NO_SEATS,
  type Seat,
  type State,
} from '../core/index.ts';
import { rollout, RolloutLuck } from '../bots/rolloutPolicy.ts';
import { runningMeans } from './runningMean.ts';
import {
  type ReviewSettings,
  type Measured,
  type WeighedDecision,
  weigh,
  weighChange,
} from './weighDecision.ts';

export interface FinishedMatch {
  readonly game: Game;
  readonly config: Config;
  /** Seeds the randomness of the review. */
  readonly seed: string;
  /** The true state before each decision, and after the last. */
  readonly states: readonly State[];
  readonly decisions: readonly (readonly [Seat, Action])[];
}

/** The gain of a seat in one moment of a match. */
export interface Contribution {
  readonly chance: number;
  readonly own: number;
  readonly others: number;
}

export interface SeatReview extends Contribution {
  readonly start: number;
  readonly end: number;
  /** The margin of error of each part, in 19 cases of 20. */
  readonly uncertainty: Contribution;
}

export interface Moment {
  readonly seat: Seat;
  readonly action: Action;
  readonly shares: readonly Measured[];
  readonly parts: readonly Contribution[];
  readonly better: { readonly action: Action; readonly gain: number; readonly uncertainty: number } | null;
}

export interface Review {
  readonly seats: readonly SeatReview[];
  readonly deal: readonly number[];
  readonly moments: readonly Moment[];
}

/** The progress of a review as plain data, enough to continue. */
export interface ReviewProgress {
  readonly start: readonly Measured[];
  readonly steps: readonly WeighedDecision[];
}

/** In standard errors: nineteen cases of twenty. */
const CERTAIN = 1.96;
/** The review ignores gains below a hundredth of the victory. */
const WORTH_SAYING = 0.01;
/** The streams of a review's randomness: before the deal, and one for each decision after these. */
const REVIEW = (1 << 21) + 1;

/** Each seat's expected share before the deal: equal if the deal also draws the starting seat. */
function expectBeforeDeal(
  { game, config, seed }: FinishedMatch,
  { outlook, worlds }: ReviewSettings,
): Measured[] {
  if (config.start === null)
    return Array.from({ length: config.seats }, () => ({ mean: 1 / config.seats, error: 0 }));
  const rng = fastRng(seed, REVIEW);
  const shares = runningMeans(config.seats);
  for (let i = 0; i < 2 * worlds; i++) {
    const dealt = game.setup(config, `${seed}/before/${i}`);
    const worth = rollout(
      game,
      outlook,
      outlook.reshuffle(dealt, rng, rng.u32() / 2 ** 32),
      new RolloutLuck(rng),
      0,
    );
    shares.forEach((share, seat) => share.add(worth[seat]));
  }
  return shares.map(({ mean, error }) => ({ mean, error }));
}

/** A review in progress. It advances decision by decision, and can be saved and continued at any point. */
export class Reviewer {
  readonly #match: FinishedMatch;
  readonly #settings: ReviewSettings;
  readonly #start: readonly Measured[];
  readonly #steps: WeighedDecision[];

  /** Throws if the match is not over. */
  constructor(match: FinishedMatch, settings: ReviewSettings, sofar?: ReviewProgress) {
    const last = match.states[match.states.length - 1];
    if (match.game.toAct(last) !== NO_SEATS) throw new Error('the match is not over yet');
    this.#match = match;
    this.#settings = settings;
    this.#start = sofar?.start ?? expectBeforeDeal(match, settings);
    this.#steps = sofar?.steps.slice(0, match.decisions.length) ?? [];
  }

  get share(): number {
    const { length } = this.#match.decisions;
    return length === 0 ? 1 : this.#steps.length / length;
  }
  get progress(): ReviewProgress {
    return { start: this.#start, steps: this.#steps.slice() };
  }

  /** Advances by one decision; false once all are weighed. */
  next(): boolean {
    const { decisions, states, seed } = this.#match;
    const at = this.#steps.length;
    if (at === decisions.length) return false;
    const [seat, action] = decisions[at];
    this.#steps.push(weigh(this.#settings, states[at], seat, action, fastRng(seed, REVIEW + 1 + at)));
    return true;
  }

  result(): Review {
    const { decisions, states, game } = this.#match;
    if (this.#steps.length < decisions.length) throw new Error('the review is not at its end yet');
    return buildReview(this.#start, this.#steps, computePayoffs(game, states[states.length - 1]));
  }
}

function buildReview(
  start: readonly Measured[],
  steps: readonly WeighedDecision[],
  end: readonly number[],
): Review {
  const sharesAt = (at: number): readonly number[] =>
    at < steps.length ? steps[at].before.map(({ mean }) => mean) : end;
  const deal = start.map(({ mean }, seat) => sharesAt(0)[seat] - mean);
  const moments = steps.map((step, at): Moment => {
    const after = sharesAt(at + 1);
    const parts = step.before.map(({ mean }, seat): Contribution => {
      const change = step.change[seat].mean;
      const own = step.seat === seat ? step.own.mean : 0;
      return { chance: after[seat] - mean - change, own, others: change - own };
    });
    return { seat: step.seat, action: step.action, shares: step.before, parts, better: findBetter(step) };
  });
  return {
    seats: start.map((_, seat) => buildSeatReview(seat, start, steps, deal, moments, end)),
    deal,
    moments,
  };
}

/** A decision within the margin of error never counts as a loss. */
function findBetter({ better }: WeighedDecision): Moment['better'] {
  if (better === null) return null;
  const { mean, error } = better.gain;
  const uncertainty = CERTAIN * error;
  if (mean - uncertainty <= 0 || mean < WORTH_SAYING) return null;
  return { action: better.action, gain: mean, uncertainty };
}

function buildSeatReview(
  seat: Seat,
  start: readonly Measured[],
  steps: readonly WeighedDecision[],
  deal: readonly number[],
  moments: readonly Moment[],
  end: readonly number[],
): SeatReview {
  let chance = deal[seat];
  let own = 0;
  let others = 0;
  for (const { parts } of moments) {
    chance += parts[seat].chance;
    own += parts[seat].own;
    others += parts[seat].others;
  }
  const changes = steps.map((step) => step.change[seat].error);
  const owns = steps.filter((step) => step.seat === seat).map((step) => step.own.error);
  return {
    start: start[seat].mean,
    chance,
    own,
    others,
    end: end[seat],
    uncertainty: {
      chance: combineErrors([...changes, start[seat].error]),
      own: combineErrors(owns),
      others: combineErrors([...changes, ...owns]),
    },
  };
}

const combineErrors = (errors: readonly number[]): number =>
  CERTAIN * Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0));

/**
 * Each seat's gain from chance, deal and draws together, and from its own decisions, for comparing many matches. Everything that
 * decisions did not change was chance, so nothing else needs measuring.
 */
export function luckAndSkill(
  { game, config, seed, states, decisions }: FinishedMatch,
  settings: ReviewSettings,
): { readonly chance: number[]; readonly own: number[] } {
  const own = Array.from({ length: config.seats }, () => 0);
  const chance = computePayoffs(game, states[states.length - 1]).map((share) => share - 1 / config.seats);
  decisions.forEach(([seat, action], at) => {
    const found = weighChange(settings, states[at], seat, action, fastRng(seed, REVIEW + 1 + at));
    own[seat] += found.own.mean;
    found.change.forEach(({ mean }, other) => (chance[other] -= mean));
  });
  return { chance, own };
}
