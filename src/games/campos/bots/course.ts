/** How Campos is practised: at first as imagined seats play, then by short searches. */
import type { Drill, Lesson, Shape } from '../../../bots/mind/drill.ts';
import type { Judges } from '../../../bots/mind/judge.ts';
import { fastRng, type Rng, type Seat, viewOf } from '../../../core/index.ts';
import { areaOf, newArea } from '../rules/area.ts';
import { lookOut } from '../rules/removing.ts';
import { campos, type Campos } from '../rules/rules.ts';
import { inputCount, outlookOf, recorderFor, SEATS } from './judge.ts';
import { EXPERT, SHORT } from './looks.ts';
import { pick } from './playout.ts';
import { searcher, toShares, worthOf } from './search.ts';
import { apply, goOnFrom, type World } from './world.ts';

const UNITS = 32;
const BELOW_ONE = 1 / 2 ** 32;
/** Now and then anything is played, so that nothing is unheard of. */
const ADVENTURE = 0.04;
/** The part of turns whose beginning is told. */
const TOLD = 0.35;
/** How much of what became of a position is what became of the next one, and not what was expected of it. */
const LASTING = 0.8;
/** Tables of two, three and four seats, each as often as it is listed. */
const TABLES = [2, 2, 2, 3, 3, 4];

interface Met {
  readonly inputs: Float64Array | null;
  readonly mover: Seat;
  /** By seat, what was expected; null where nobody expects anything. */
  readonly expected: readonly number[] | null;
}

/** Outcomes as a seat sees them: itself first. */
const seenBy = (shares: readonly number[], seat: Seat): number[] =>
  shares.map((_, wait) => shares[(seat + wait) % shares.length]);

function act(world: World, judges: Judges | null, rng: Rng): void {
  const { state } = world;
  const view = viewOf(state, state.shared.turn as Seat);
  if (rng.u32() * BELOW_ONE < ADVENTURE) apply(world, campos.draw!(view, rng));
  else if (judges === null) apply(world, pick(world, true, rng));
  else apply(world, searcher('practice', SHORT, undefined, judges).choose(view, [], rng));
}

function match(seed: string, judges: Judges | null, tell: (lesson: Lesson) => void): void {
  const rng = fastRng(seed, 1 << 20);
  const seats = TABLES[rng.below(TABLES.length)];
  const dealt = campos.setup({ seats, start: null, options: {} }, seed);
  const world = goOnFrom(dealt, areaOf(dealt.shared.laid), newArea());
  const { shared } = world.state;
  const met: Met[] = [];
  let phase = shared.phase;
  while (shared.turn !== null) {
    if (shared.phase !== phase) {
      phase = shared.phase;
      lookOut(world.area);
    }
    if (!shared.second) {
      const isTold = rng.u32() * BELOW_ONE < TOLD;
      const expected = shared.scores.map(() => 0);
      if (judges !== null) outlookOf(seats, judges[seats]).judge(world, expected);
      met.push({
        inputs: isTold ? recorderFor(seats).told(world).slice() : null,
        mover: shared.turn,
        expected: judges === null ? null : expected,
      });
    }
    act(world, judges, rng);
  }
  let outcome = shared.scores.map(() => 0);
  worthOf(shared, outcome);
  toShares(outcome);
  for (const { inputs, mover, expected } of met.toReversed()) {
    if (inputs !== null)
      tell({ judge: `${seats}`, inputs, sure: outcome.map(() => 0), outcome: seenBy(outcome, mover) });
    if (expected !== null)
      outcome = outcome.map((share, seat) => LASTING * share + (1 - LASTING) * expected[seat]);
  }
}

export const course: Drill<Campos> = {
  judges: Object.fromEntries(
    SEATS.map((seats): [string, Shape] => [
      `${seats}`,
      { inputs: inputCount(seats), units: UNITS, outcomes: seats },
    ]),
  ),
  match,
  bot: (judges, effort) =>
    searcher(
      'learner',
      { ...EXPERT, iterations: (seats) => effort * EXPERT.iterations(seats) },
      undefined,
      judges,
    ),
};
