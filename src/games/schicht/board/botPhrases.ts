import type { Event, Shared } from '../rules/rules.ts';
import type { PhraseOccasion } from '../../../web/ui/board/boardModule.ts';
import { onEnding, onFeat } from '../../../web/ui/board/phraseOccasions.ts';

/** The fewest cards at once that deserve a comment; a chain reaction (S16) does too. */
const MANY = 6;

export function phraseOccasions(event: Event, { seats }: Shared): readonly PhraseOccasion[] {
  if (event.type === 'matchOver') return onEnding(event.winners, seats);
  if (event.type !== 'taken') return [];
  return event.step > 1 || event.cards.length >= MANY ? onFeat(event.seat, seats) : [];
}
