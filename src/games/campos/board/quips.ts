/** What moves people at a table of Campos. */
import type { Event, Shared } from '../rules/rules.ts';
import type { Quip } from '../../../web/ui/board/boardModule.ts';
import { ending, feat } from '../../../web/ui/board/phraseOccasions.ts';

/** A card that scores so many points is worth a word. */
const MANY = 9;

export function quips(event: Event, { seats }: Shared): readonly Quip[] {
  if (event.type === 'matchOver') return ending(event.winners, seats);
  return event.type === 'scored' && event.points >= MANY ? feat(event.seat, seats) : [];
}
