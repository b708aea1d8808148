/** Whose turn it is and what is expected, in one sentence (C6, C13, C17). */
import { areaOf } from '../rules/area.ts';
import { NO_CARDS } from '../rules/data.ts';
import { holding } from '../rules/scoring.ts';
import { winnersOf } from '../rules/state.ts';
import type { Props } from './props.ts';

export function askOf({ view: { shared, seat, own }, events, moves, names, says }: Props): string {
  const turned = events.find((event) => event.type === 'constructionOver');
  // What is told stays until somebody is asked.
  if (moves.length === 0 && turned !== undefined) return says.turned[turned.by](names.seat(turned.seat));
  if (moves.length === 0 && events.some((event) => event.type === 'dealt')) return says.turned.now;
  const { phase, turn, second, laid } = shared;
  if (turn === null) return says.over(names.seats(winnersOf(shared)));
  if (turn !== seat || own === null) return (second ? says.waitsAgain : says.waits)[phase](names.seat(turn));
  if (!second) return says.first[phase];
  return ((own.hand & holding(areaOf(laid))) === NO_CARDS ? says.secondOnly : says.second)[phase];
}
