import type { TrainingTask, TrainingExample, EvaluatorShape } from '../trainingTask.ts';
import type { NamedEvaluatorWeights } from '../../../src/bots/neural/evaluator.ts';
import { fastRng, type Rng, type Seat, viewOf } from '../../../src/core/index.ts';
import { getArea, newArea } from '../../../src/games/campos/rules/area.ts';
import { noteAllBlockers } from '../../../src/games/campos/rules/removing.ts';
import { campos, type Campos } from '../../../src/games/campos/rules/rules.ts';
import {
  inputCount,
  findEvaluator,
  findRecordingEvaluator,
  SEATS,
} from '../../../src/games/campos/bots/evaluator.ts';
import { EXPERT, SELF_PLAY } from '../../../src/games/campos/bots/searchSettings.ts';
import { pickAction } from '../../../src/games/campos/bots/fastRollout.ts';
import { camposSearchBot, toShares, computeWorths } from '../../../src/games/campos/bots/search.ts';
import { applyToWorld, copyWorld, type World } from '../../../src/games/campos/bots/searchWorld.ts';

const UNITS = 32;
const BELOW_ONE = 1 / 2 ** 32;
/** Sometimes a random action, so that training covers all positions. */
const RANDOM_RATE = 0.04;
const TOLD_SHARE = 0.35;
/** The decay of a later result in a position's target; the rest is what was expected of it. */
const OUTCOME_DECAY = 0.8;
const TABLES = [2, 2, 2, 3, 3, 4];

interface VisitedPosition {
  readonly inputs: Float64Array | null;
  readonly mover: Seat;
  /** By seat, the expected result; null without an evaluator. */
  readonly expected: readonly number[] | null;
}

const rotateToSeat = (shares: readonly number[], seat: Seat): number[] =>
  shares.map((_, wait) => shares[(seat + wait) % shares.length]);

function playAction(world: World, evaluators: NamedEvaluatorWeights | null, rng: Rng): void {
  const { state } = world;
  const view = viewOf(state, state.shared.turn as Seat);
  if (rng.u32() * BELOW_ONE < RANDOM_RATE) applyToWorld(world, campos.draw!(view, rng));
  else if (evaluators === null) applyToWorld(world, pickAction(world, true, rng));
  else
    applyToWorld(world, camposSearchBot('practice', SELF_PLAY, undefined, evaluators).choose(view, [], rng));
}

function playTrainingMatch(
  seed: string,
  evaluators: NamedEvaluatorWeights | null,
  emit: (lesson: TrainingExample) => void,
): void {
  const rng = fastRng(seed, 1 << 20);
  const seats = TABLES[rng.below(TABLES.length)];
  const dealt = campos.setup({ seats, start: null, options: {} }, seed);
  const world = copyWorld(dealt, getArea(dealt.shared.laid), newArea());
  const { shared } = world.state;
  const met: VisitedPosition[] = [];
  let phase = shared.phase;
  while (shared.turn !== null) {
    if (shared.phase !== phase) {
      phase = shared.phase;
      noteAllBlockers(world.area);
    }
    if (!shared.second) {
      const isTold = rng.u32() * BELOW_ONE < TOLD_SHARE;
      const expected = shared.scores.map(() => 0);
      if (evaluators !== null) findEvaluator(seats, evaluators[seats]).judge(world, expected);
      met.push({
        inputs: isTold ? findRecordingEvaluator(seats).readInputs(world).slice() : null,
        mover: shared.turn,
        expected: evaluators === null ? null : expected,
      });
    }
    playAction(world, evaluators, rng);
  }
  let outcome = shared.scores.map(() => 0);
  computeWorths(shared, outcome);
  toShares(outcome);
  for (const { inputs, mover, expected } of met.toReversed()) {
    if (inputs !== null)
      emit({
        evaluator: `${seats}`,
        inputs,
        sure: outcome.map(() => 0),
        outcome: rotateToSeat(outcome, mover),
      });
    if (expected !== null)
      outcome = outcome.map((share, seat) => OUTCOME_DECAY * share + (1 - OUTCOME_DECAY) * expected[seat]);
  }
}

export const training: TrainingTask<Campos> = {
  evaluators: Object.fromEntries(
    SEATS.map((seats): [string, EvaluatorShape] => [
      `${seats}`,
      { inputs: inputCount(seats), units: UNITS, outcomes: seats },
    ]),
  ),
  match: playTrainingMatch,
  bot: (evaluators, effort) =>
    camposSearchBot(
      'learner',
      { ...EXPERT, iterations: (seats) => effort * EXPERT.iterations(seats) },
      undefined,
      evaluators,
    ),
};
