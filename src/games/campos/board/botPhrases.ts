import type { Event, Shared } from '../rules/rules.ts';
import type { PhraseOccasion } from '../../../web/ui/board/boardModule.ts';
import { onEnding, onFeat } from '../../../web/ui/board/phraseOccasions.ts';

/** The least score of a card that deserves a comment. */
const MANY = 9;

export function phraseOccasions(event: Event, { seats }: Shared): readonly PhraseOccasion[] {
  if (event.type === 'matchOver') return onEnding(event.winners, seats);
  return event.type === 'scored' && event.points >= MANY ? onFeat(event.seat, seats) : [];
}
