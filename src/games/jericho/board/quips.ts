/** What moves people at a table of Jericho. */
import type { Event, Shared } from '../rules/rules.ts';
import type { Quip } from '../../../web/ui/board/boardModule.ts';
import { ending, feat, hit } from '../../../web/ui/board/phraseOccasions.ts';

/** A colour that brings so many cards is worth a word. */
const MANY = 4;

export function quips(event: Event, { seats }: Shared): readonly Quip[] {
  if (event.type === 'matchOver') return ending(event.winners, seats);
  if (event.type === 'trumpetPlayed')
    return hit(event.removed.map(({ seat }) => seat).filter((seat) => seat !== event.seat));
  if (event.type !== 'scored') return [];
  return event.shares.flatMap(({ seat, cards }) => (cards.length >= MANY ? feat(seat, seats) : []));
}
