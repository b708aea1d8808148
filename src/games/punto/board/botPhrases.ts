/** When bots comment on a match of Punto. */
import { type Card, cardByName, colourOf } from '../rules/data.ts';
import type { Event, Shared } from '../rules/rules.ts';
import { isNeutral, sideSeats, sideOf, sideOfColour } from '../rules/state.ts';
import type { PhraseOccasion } from '../../../web/ui/board/boardModule.ts';
import { onEnding, onHit } from '../../../web/ui/board/phraseOccasions.ts';

export function phraseOccasions(event: Event, shared: Shared): readonly PhraseOccasion[] {
  if (event.type === 'roundWon') return onEnding(event.seats, shared.seats, 'admires');
  if (event.type === 'matchOver') return onEnding(event.winners, shared.seats);
  if (event.type !== 'placed' || event.covered === null) return [];
  const colour = colourOf(cardByName(event.covered) as Card);
  if (isNeutral(shared, colour)) return [];
  const side = sideOfColour(shared, colour);
  return side === sideOf(shared, event.seat) ? [] : onHit(sideSeats(shared, side));
}
