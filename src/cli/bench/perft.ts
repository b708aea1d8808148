import { type Game, NO_SEATS, type State, viewOf } from '../../core/index.ts';
import { lowestSeat } from '../../bots/playMatch.ts';

/**
 * Counts the sequences of decisions at each depth, from one deal. Where several seats may act, the lowest acts first.
 * `counts[0]` is the start itself.
 */
export function perft(game: Game, start: State, depth: number): number[] {
  const counts = Array.from({ length: depth + 1 }, () => 0);
  const visit = (state: State, at: number): void => {
    counts[at]!++;
    const due = game.toAct(state);
    if (at === depth || due === NO_SEATS) return;
    const seat = lowestSeat(due);
    for (const action of game.legal(viewOf(state, seat))) {
      const next = game.clone(state);
      game.apply(next, seat, action);
      visit(next, at + 1);
    }
  };
  visit(start, 0);
  return counts;
}
