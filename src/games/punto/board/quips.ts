/** What moves people at a table of Punto. */
import { type Card, cardByName, colourOf } from '../rules/data.ts';
import type { Event, Shared } from '../rules/rules.ts';
import { isNeutral, seatsOf, sideOf, sideOfColour } from '../rules/state.ts';
import type { Quip } from '../../../web/ui/board/boardModule.ts';
import { ending, hit } from '../../../web/ui/board/phraseOccasions.ts';

export function quips(event: Event, shared: Shared): readonly Quip[] {
  if (event.type === 'roundWon') return ending(event.seats, shared.seats, 'admires');
  if (event.type === 'matchOver') return ending(event.winners, shared.seats);
  if (event.type !== 'placed' || event.covered === null) return [];
  const colour = colourOf(cardByName(event.covered) as Card);
  if (isNeutral(shared, colour)) return [];
  const side = sideOfColour(shared, colour);
  return side === sideOf(shared, event.seat) ? [] : hit(seatsOf(shared, side));
}
