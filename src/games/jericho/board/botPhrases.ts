import type { Event, Shared } from '../rules/rules.ts';
import type { PhraseOccasion } from '../../../web/ui/board/boardModule.ts';
import { onEnding, onFeat, onHit } from '../../../web/ui/board/phraseOccasions.ts';

/** The fewest cards of a colour that deserve a comment. */
const MANY = 4;

export function phraseOccasions(event: Event, { seats }: Shared): readonly PhraseOccasion[] {
  if (event.type === 'matchOver') return onEnding(event.winners, seats);
  if (event.type === 'trumpetPlayed')
    return onHit(event.removed.map(({ seat }) => seat).filter((seat) => seat !== event.seat));
  if (event.type !== 'scored') return [];
  return event.shares.flatMap(({ seat, cards }) => (cards.length >= MANY ? onFeat(seat, seats) : []));
}
