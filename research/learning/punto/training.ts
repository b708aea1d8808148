/** The self-play of Punto: single rounds, played by comparing all placements of each card. */
import { drawTable, type TableMix } from '../selfPlayConfig.ts';
import type { TrainingTask, TrainingExample, EvaluatorShape } from '../trainingTask.ts';
import type { NamedEvaluatorWeights } from '../../../src/bots/neural/evaluator.ts';
import {
  type Action,
  type Config,
  fastRng,
  leftNeighbour,
  type Rng,
  type Seat,
  type View,
  viewOf,
} from '../../../src/core/index.ts';
import { SearchBudget } from '../../../src/bots/searchBot.ts';
import { type Cell, NO_CARD } from '../../../src/games/punto/rules/data.ts';
import { type Options, punto, type Punto } from '../../../src/games/punto/rules/rules.ts';
import { sideCount, sideOf } from '../../../src/games/punto/rules/state.ts';
import { greedy } from '../../../src/games/punto/bots/greedy.ts';
import { EXPERT, FIRST_GLANCE, withMoreIterations } from '../../../src/games/punto/bots/searchSettings.ts';
import { findRecordingEvaluator, SIDES } from '../../../src/games/punto/bots/evaluators.ts';
import { inputCount, RoundEvaluator } from '../../../src/games/punto/bots/roundEvaluator.ts';
import { computeNextCards } from '../../../src/games/punto/bots/nextCards.ts';
import { PlacementLookahead } from '../../../src/games/punto/bots/lookahead.ts';
import { puntoSearchBot } from '../../../src/games/punto/bots/search.ts';
import { SearchTable } from '../../../src/games/punto/bots/searchTable.ts';

const TABLES: TableMix = (
  [
    [10, 2, {}],
    [10, 3, {}],
    [5, 4, {}],
    [3, 4, { teams: true }],
  ] as const
).map(([often, seats, options]) => [
  often,
  { seats, options: { teams: false, reveal: 'turn', roundsToWin: 1, ...options } },
]);

const UNITS = 32;
const BELOW_ONE = 1 / 2 ** 32;
/** Sometimes a random action, more often early in a round, so that training covers all positions. */
const RANDOM_RATE = 0.02;
const OPENING_RANDOM_RATE = 0.3;
const OPENING = 4;
/** A placement this much worse than the best is played e times less often. */
const PATIENCE = 0.012;
const TOLD_SHARE = 0.4;
/** The decay of a later result in a position's target; the rest is what was expected of it. */
const OUTCOME_DECAY = 0.85;

interface VisitedPosition {
  readonly lesson: Omit<TrainingExample, 'outcome'> | null;
  readonly mover: number;
  /** The expected result of the position; null without an evaluator. */
  readonly expected: readonly number[] | null;
}

function choosePlacement(
  view: View<Punto>,
  legal: readonly Action[],
  evaluators: NamedEvaluatorWeights | null,
  rng: Rng,
): [Action, number[] | null] {
  const { shared } = view;
  const seat = view.seat as Seat;
  const bold = shared.laid.length < OPENING ? OPENING_RANDOM_RATE : RANDOM_RATE;
  const isAdventure = rng.u32() * BELOW_ONE < bold;
  if (isAdventure) return [legal[rng.below(legal.length)], null];
  if (evaluators === null) return [greedy.choose(view, legal, rng), null];
  const allowance = new SearchBudget({ iterations: 1 });
  const ahead = new PlacementLookahead(
    shared,
    computeNextCards(view, rng),
    allowance,
    evaluators,
    FIRST_GLANCE(shared),
  );
  const replies = ahead.replies(seat, shared.up[seat], shared.filled < 8);
  let at = 0;
  // Each next placement replaces the previous one with a chance that falls with its cost.
  while (at + 1 < replies.length) {
    const worse = (replies[at].worth - replies[at + 1].worth) / PATIENCE;
    if (rng.u32() * BELOW_ONE >= 0.5 / (1 + worse * worse + worse)) break;
    at++;
  }
  return [replies[at].cell, replies[at].chances.slice()];
}

/** The result of a placement as the search judges it: before the next card is known. */
function buildExample(view: View<Punto>, cell: Cell, rng: Rng): Omit<TrainingExample, 'outcome'> {
  const { shared } = view;
  const seat = view.seat as Seat;
  const sides = sideCount(shared);
  const network = new RoundEvaluator(shared, computeNextCards(view, rng), findRecordingEvaluator(sides));
  const table = new SearchTable(shared);
  table.put(cell, shared.up[seat]);
  network.setPosition(table, leftNeighbour(shared, seat), NO_CARD);
  const { inputs, sure } = network.readInputs();
  return { evaluator: `${sides}`, inputs: inputs.slice(), sure };
}

const rotateToSide = (chances: readonly number[], side: number): number[] => {
  const sides = chances.length - 1;
  return chances.map((_, i) => (i === sides ? chances[sides] : chances[(side + i) % sides]));
};

function playTrainingMatch(
  seed: string,
  evaluators: NamedEvaluatorWeights | null,
  emit: (lesson: TrainingExample) => void,
): void {
  const rng = fastRng(seed, 1 << 20);
  const state = punto.setup(drawTable(TABLES, rng) as Config<Options>, seed);
  const { shared } = state;
  const met: VisitedPosition[] = [];
  while (shared.outcomes.length === 0) {
    const seat = shared.turn as Seat;
    const view = viewOf(state, seat);
    const [action, expected] = choosePlacement(view, punto.legal(view), evaluators, rng);
    const isTold = shared.filled > 0 && rng.u32() * BELOW_ONE < TOLD_SHARE;
    const lesson = isTold ? buildExample(view, action, rng) : null;
    punto.apply(state, seat, action);
    if (shared.outcomes.length === 0) met.push({ lesson, mover: sideOf(shared, shared.turn!), expected });
  }
  const winner = shared.outcomes[0].side ?? sideCount(shared);
  let outcome: number[] = Array.from({ length: sideCount(shared) + 1 }, () => 0);
  outcome[winner] = 1;
  for (const { lesson, mover, expected } of met.toReversed()) {
    if (lesson !== null) emit({ ...lesson, outcome: rotateToSide(outcome, mover) });
    if (expected !== null)
      outcome = outcome.map((chance, i) => OUTCOME_DECAY * chance + (1 - OUTCOME_DECAY) * expected[i]);
  }
}

export const training: TrainingTask<Punto> = {
  evaluators: Object.fromEntries(
    SIDES.map((sides): [string, EvaluatorShape] => [
      `${sides}`,
      { inputs: inputCount(sides), units: UNITS, outcomes: sides + 1 },
    ]),
  ),
  match: playTrainingMatch,
  bot: (evaluators, effort) =>
    puntoSearchBot('learner', withMoreIterations(EXPERT, effort), undefined, evaluators),
};
