/** How Punto is practised: single rounds, played by a look at all placements of each card. */
import { drawTable, type Tables } from '../../../bots/mind/course.ts';
import type { Drill, Lesson, Shape } from '../../../bots/mind/drill.ts';
import type { Judges } from '../../../bots/mind/judge.ts';
import {
  type Action,
  type Config,
  fastRng,
  leftNeighbour,
  type Rng,
  type Seat,
  type View,
  viewOf,
} from '../../../core/index.ts';
import { Allowance } from '../../../bots/think.ts';
import { type Cell, NO_CARD } from '../rules/data.ts';
import { type Options, punto, type Punto } from '../rules/rules.ts';
import { sideCount, sideOf } from '../rules/state.ts';
import { greedy } from './greedy.ts';
import { EXPERT, GLIMPSE, longer } from './looks.ts';
import { recorderFor, SIDES } from './judges.ts';
import { inputCount, Network } from './net.ts';
import { chancesOf } from './chances.ts';
import { Lookahead } from './lookahead.ts';
import { searcher } from './search.ts';
import { Table } from './table.ts';

const TABLES: Tables = (
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
/** Now and then anything is played, and at the beginning of a round much, so that nothing is unheard of. */
const ADVENTURE = 0.02;
const OPENING_ADVENTURE = 0.3;
const OPENING = 4;
/** A placement this much worse than the best is played e times less often. */
const PATIENCE = 0.012;
/** The part of positions that are told. */
const TOLD = 0.4;
/** How much of what became of a position is what became of the next one, and not what was expected of it. */
const LASTING = 0.85;

interface Met {
  readonly lesson: Omit<Lesson, 'outcome'> | null;
  readonly mover: number;
  /** What was expected of the position; null where nobody expects anything. */
  readonly expected: readonly number[] | null;
}

/** A placement and what is expected to follow. */
function choose(
  view: View<Punto>,
  legal: readonly Action[],
  judges: Judges | null,
  rng: Rng,
): [Action, number[] | null] {
  const { shared } = view;
  const seat = view.seat as Seat;
  const bold = shared.laid.length < OPENING ? OPENING_ADVENTURE : ADVENTURE;
  const isAdventure = rng.u32() * BELOW_ONE < bold;
  if (isAdventure) return [legal[rng.below(legal.length)], null];
  if (judges === null) return [greedy.choose(view, legal, rng), null];
  const allowance = new Allowance({ iterations: 1 });
  const ahead = new Lookahead(shared, chancesOf(view, rng), allowance, judges, GLIMPSE(shared));
  const replies = ahead.replies(seat, shared.up[seat], shared.filled < 8);
  let at = 0;
  // Each next best is taken instead by a chance that falls with what it costs.
  while (at + 1 < replies.length) {
    const worse = (replies[at].worth - replies[at + 1].worth) / PATIENCE;
    if (rng.u32() * BELOW_ONE >= 0.5 / (1 + worse * worse + worse)) break;
    at++;
  }
  return [replies[at].cell, replies[at].chances.slice()];
}

/** What a placement leads to, told as a search judges it: before anybody has seen the next card. */
function lessonOf(view: View<Punto>, cell: Cell, rng: Rng): Omit<Lesson, 'outcome'> {
  const { shared } = view;
  const seat = view.seat as Seat;
  const sides = sideCount(shared);
  const network = new Network(shared, chancesOf(view, rng), recorderFor(sides));
  const table = new Table(shared);
  table.put(cell, shared.up[seat]);
  network.look(table, leftNeighbour(shared, seat), NO_CARD);
  const { inputs, sure } = network.told();
  return { judge: `${sides}`, inputs: inputs.slice(), sure };
}

/** Outcomes as a side sees them: itself first, nobody last. */
const seenBy = (chances: readonly number[], side: number): number[] => {
  const sides = chances.length - 1;
  return chances.map((_, i) => (i === sides ? chances[sides] : chances[(side + i) % sides]));
};

function match(seed: string, judges: Judges | null, tell: (lesson: Lesson) => void): void {
  const rng = fastRng(seed, 1 << 20);
  const state = punto.setup(drawTable(TABLES, rng) as Config<Options>, seed);
  const { shared } = state;
  const met: Met[] = [];
  while (shared.outcomes.length === 0) {
    const seat = shared.turn as Seat;
    const view = viewOf(state, seat);
    const [action, expected] = choose(view, punto.legal(view), judges, rng);
    const isTold = shared.filled > 0 && rng.u32() * BELOW_ONE < TOLD;
    const lesson = isTold ? lessonOf(view, action, rng) : null;
    punto.apply(state, seat, action);
    if (shared.outcomes.length === 0) met.push({ lesson, mover: sideOf(shared, shared.turn!), expected });
  }
  const winner = shared.outcomes[0].side ?? sideCount(shared);
  let outcome: number[] = Array.from({ length: sideCount(shared) + 1 }, () => 0);
  outcome[winner] = 1;
  for (const { lesson, mover, expected } of met.toReversed()) {
    if (lesson !== null) tell({ ...lesson, outcome: seenBy(outcome, mover) });
    if (expected !== null)
      outcome = outcome.map((chance, i) => LASTING * chance + (1 - LASTING) * expected[i]);
  }
}

export const course: Drill<Punto> = {
  judges: Object.fromEntries(
    SIDES.map((sides): [string, Shape] => [
      `${sides}`,
      { inputs: inputCount(sides), units: UNITS, outcomes: sides + 1 },
    ]),
  ),
  match,
  bot: (judges, effort) => searcher('learner', longer(EXPERT, effort), undefined, judges),
};
