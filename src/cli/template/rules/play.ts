/** Lays one card and applies its consequences (X4–X7). */
import type { Seat, State, Emit } from '../../../core/index.ts';
import { ascending, type Card } from './data.ts';
import type { Event, Sample, Shared } from './state.ts';

/** A table without any card laid. */
export function createDealtState(
  hands: readonly (readonly Card[])[],
  rest: readonly Card[],
  start: Seat,
): State<Sample> {
  return {
    shared: {
      seats: hands.length,
      turn: start,
      hands: hands.map((hand) => hand.length),
      laid: hands.map(() => null),
      played: [],
      points: hands.map(() => 0),
    },
    own: hands.map((hand) => ({ hand: ascending(hand) })),
    hidden: { rest: rest.slice() },
  };
}

/** X7. */
export function findWinners({ points }: Shared): Seat[] {
  const most = Math.max(...points);
  return points.flatMap((mine, seat) => (mine === most ? [seat] : []));
}

/** X6: the seat with the highest card of a complete round. */
function findHighest(laid: readonly (Card | null)[]): Seat {
  let best = 0;
  for (let seat = 1; seat < laid.length; seat++) if ((laid[seat] ?? 0) > (laid[best] ?? 0)) best = seat;
  return best;
}

/** X4–X7. */
export function layCard(state: State<Sample>, seat: Seat, card: Card, tell?: Emit<Event>): void {
  const { shared, own } = state;
  own[seat].hand = own[seat].hand.filter((mine) => mine !== card);
  shared.hands[seat]--;
  shared.laid[seat] = card;
  const isComplete = !shared.laid.includes(null);
  if (!isComplete) shared.turn = (seat + 1) % shared.seats;
  tell?.({ type: 'laid', seat, card });
  if (!isComplete) return;
  const winner = findHighest(shared.laid);
  const winning = shared.laid[winner] ?? 0;
  shared.points[winner]++;
  for (let other = 0; other < shared.seats; other++) {
    shared.played.push(shared.laid[other] ?? 0);
    shared.laid[other] = null;
  }
  const isOver = shared.hands[winner] === 0;
  shared.turn = isOver ? null : winner;
  tell?.({ type: 'roundWon', seat: winner, card: winning });
  if (isOver) tell?.({ type: 'matchOver', winners: findWinners(shared) });
}
