/** Two matches of the same deal, decision by decision: where the ways part, and what each of them led to. */
import {
  type Action,
  type Game,
  type GameTypes,
  type MatchRecord,
  type Seat,
  type State,
} from '../core/index.ts';

/** One decision of the seat that is compared. */
export interface SeatDecision {
  /** Its number among all decisions of the match, from 0. */
  readonly decision: number;
  readonly action: Action;
  readonly before: State;
  /** The next time the seat is asked, or the end: what it led to. */
  readonly after: State;
  /** The decisions of the match from this one to before the seat's next. */
  readonly until: number;
}

/** What a seat decided in a match, in order. */
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
  /** How many decisions of the seat are the same in both; the next of each, if there is one, is where they part. */
  readonly common: number;
}

/** Two records of one deal, seen from the same seat. */
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
