/**
 * The value of a Campos world for each seat at the beginning of a turn, by a small network trained on self-play
 * (docs/learning.md). All colours are equivalent, so no input names one. The inputs are each card's score, and the margin by which
 * its condition holds or fails.
 */
import { Evaluator, type EvaluatorWeights, recordingEvaluator } from '../../../bots/neural/evaluator.ts';
import type { Seat } from '../../../core/index.ts';
import { countBits, lowest } from '../rules/area.ts';
import { LARGER, SCORES, SMALLER } from '../rules/scoring.ts';
import type { World } from './searchWorld.ts';

/** Six classes of margins, and six of scores. */
const MARGINS = [0, 0, 1, 1, 2, 3, 4, 4, 5];
const NEAR = 4;
const POINTS = [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5];
const KINDS = 36;
/** Per phase, after the counts of card classes: the values of the best cards and of all cards. */
const BEST = 3;
const OF_PHASE = KINDS + BEST + 1;
const OF_SEAT = 2 * OF_PHASE + 7;
const MARGIN = 2 * OF_PHASE;
const LEAD = MARGIN + 1;
const BEHIND = MARGIN + 2;
const LATE_MARGIN = MARGIN + 3;
const CARDS_LEFT = MARGIN + 4;
const FEW_CARDS = MARGIN + 5;
const SCORE = MARGIN + 6;
/** For the whole: progress in bins of each phase, and the sizes of the areas. */
const BINS = 8;
const WHOLE = 2 * BINS + 8;

export const inputCount = (seats: number): number => seats * OF_SEAT + WHOLE;

const ALL_PIECES = 32;
const LACKING = 1;

export class CamposEvaluator {
  readonly #judge: Evaluator;
  readonly #seats: number;
  readonly #sum: Float64Array;
  readonly #guessed: number[];
  readonly #best = [0, 0, 0];

  constructor(seats: number, evaluate: Evaluator) {
    this.#judge = evaluate;
    this.#seats = seats;
    this.#sum = new Float64Array(evaluate.units);
    this.#guessed = Array.from({ length: seats }, () => 0);
  }

  judge(world: World, into: number[]): void {
    const guessed = this.#guessed.fill(0);
    this.#addInputs(world);
    this.#judge.guess(this.#sum, 1, guessed);
    const mover = world.state.shared.turn as Seat;
    for (let wait = 0; wait < this.#seats; wait++) into[(mover + wait) % this.#seats] = guessed[wait];
  }

  readInputs(world: World): Float64Array {
    this.#addInputs(world);
    return this.#sum;
  }

  #addInputs({ state, area }: World): void {
    const { shared, own } = state;
    const judge = this.#judge;
    const sum = this.#sum;
    const seats = this.#seats;
    const isBuilding = shared.phase === 'construction';
    const pieces = countBits(area.lying);
    const left = (isBuilding ? shared.bag : pieces) / ALL_PIECES;
    judge.begin(sum);
    for (let wait = 0; wait < seats; wait++) {
      const seat = ((shared.turn as Seat) + wait) % seats;
      let most = -1;
      for (let other = 0; other < seats; other++)
        if (other !== seat && shared.scores[other] > most) most = shared.scores[other];
      this.#addCardInputs(own[seat].hand, area.sizes, wait * OF_SEAT + (isBuilding ? 0 : OF_PHASE));
      const from = wait * OF_SEAT;
      const margin = (shared.scores[seat] - most) / 10;
      judge.add(sum, from + MARGIN, margin);
      judge.add(sum, from + LATE_MARGIN, margin * (isBuilding ? 0 : 1 - left));
      judge.add(sum, from + (margin > 0 ? LEAD : BEHIND), 1);
      judge.add(sum, from + CARDS_LEFT, shared.hands[seat] / 5);
      if (shared.hands[seat] < 2) judge.add(sum, from + FEW_CARDS, 1);
      judge.add(sum, from + SCORE, shared.scores[seat] / 30);
    }
    const whole = seats * OF_SEAT;
    const bin = left * BINS >= BINS ? BINS - 1 : Math.floor(left * BINS);
    judge.add(sum, whole + bin + (isBuilding ? 0 : BINS), 1);
    const base = whole + 2 * BINS + (isBuilding ? 0 : 4);
    judge.add(sum, base, left);
    const { sizes } = area;
    const largest = Math.max(sizes[0], sizes[1], sizes[2], sizes[3]);
    judge.add(sum, base + 1, largest / 12);
    judge.add(sum, base + 2, (sizes[0] + sizes[1] + sizes[2] + sizes[3]) / 32);
    judge.add(sum, base + 3, Math.min(sizes[0], sizes[1], sizes[2], sizes[3]) / 8);
  }

  #addCardInputs(hand: number, sizes: readonly number[], from: number): void {
    const judge = this.#judge;
    const sum = this.#sum;
    const best = this.#best.fill(0);
    let all = 0;
    for (let cards = hand; cards !== 0; cards &= cards - 1) {
      const card = lowest(cards);
      const points = sizes[SCORES[card]];
      const by = sizes[LARGER[card]] - sizes[SMALLER[card]];
      const margin = MARGINS[(by > NEAR ? NEAR : by < -NEAR ? -NEAR : by) + NEAR];
      judge.add(sum, from + 6 * margin + POINTS[points < POINTS.length ? points : POINTS.length - 1], 1);
      const worth = points - (by > 0 ? 0 : LACKING * (1 - by));
      all += worth;
      for (let i = 0, rest = worth; i < BEST; i++)
        if (rest > best[i]) {
          const pushed = best[i];
          best[i] = rest;
          rest = pushed;
        }
    }
    for (let i = 0; i < BEST; i++) if (best[i] !== 0) judge.add(sum, from + KINDS + i, best[i] / 10);
    judge.add(sum, from + KINDS + BEST, all / 30);
  }
}

/** One evaluator per number of seats. */
export const SEATS = [2, 3, 4] as const;
const recorders = new Map<number, CamposEvaluator>();
export function findRecordingEvaluator(seats: number): CamposEvaluator {
  let found = recorders.get(seats);
  if (found === undefined)
    recorders.set(seats, (found = new CamposEvaluator(seats, recordingEvaluator(inputCount(seats), seats))));
  return found;
}

const evaluators = new WeakMap<EvaluatorWeights, CamposEvaluator>();
export function findEvaluator(seats: number, weights: EvaluatorWeights): CamposEvaluator {
  let found = evaluators.get(weights);
  if (found === undefined)
    evaluators.set(weights, (found = new CamposEvaluator(seats, new Evaluator(weights))));
  return found;
}
