/** Compares two matches of the same deal, decision by decision: where they part, and where each decision led. */
import {
  type Action,
  type Game,
  type GameTypes,
  type MatchRecord,
  type Seat,
  type State,
} from '../core/index.ts';

export interface SeatDecision {
  readonly decision: number;
  readonly action: Action;
  readonly before: State;
  readonly after: State;
  /** The end of the decisions up to the seat's next one. */
  readonly until: number;
}

function listSeatDecisions<K extends GameTypes>(
  game: Game<K>,
  record: MatchRecord,
  seat: Seat,
): SeatDecision[] {
  const state = game.setup(record.config, record.seed);
  const stops: { decision: number; action: Action; before: State }[] = [];
  const asked: State[] = [];
  for (const [decision, [by, action]] of record.actions.entries()) {
    if (by === seat) {
      const before = game.clone(state);
      stops.push({ decision, action, before });
      asked.push(before);
    }
    game.apply(state, by, action);
  }
  return stops.map((stop, i) => ({
    ...stop,
    after: asked[i + 1] ?? state,
    until: stops[i + 1]?.decision ?? record.actions.length,
  }));
}

export interface Comparison {
  readonly mine: readonly SeatDecision[];
  readonly theirs: readonly SeatDecision[];
  /** The number of equal decisions of the seat. The next of each record, if any, is where they part. */
  readonly common: number;
}

export function compare<K extends GameTypes>(
  game: Game<K>,
  mine: MatchRecord,
  theirs: MatchRecord,
  seat: Seat,
): Comparison {
  const [a, b] = [listSeatDecisions(game, mine, seat), listSeatDecisions(game, theirs, seat)];
  const parting = a.findIndex(({ action }, i) => action !== b[i]?.action);
  return { mine: a, theirs: b, common: parting < 0 ? a.length : parting };
}
