/** What a board may remember of events to mark it: the card laid last, and what it has set off. */
import { useRef } from 'preact/hooks';
import { type Card, cardByName, NO_CARD } from '../rules/data.ts';
import type { Event, Shared } from '../rules/rules.ts';
import { laidLast } from './reading.ts';

export type StoryStep =
  | { readonly kind: 'taken' | 'again'; readonly cards: number }
  | { readonly kind: 'closed'; readonly piles: number };

export interface Memory {
  readonly last: Card;
  readonly story: readonly StoryStep[];
}

const NOTHING: Memory = { last: NO_CARD, story: [] };

function remember({ last, story }: Memory, event: Event): Memory {
  switch (event.type) {
    case 'revealed':
      return NOTHING;
    case 'laid':
      return { last: cardByName(event.card) ?? NO_CARD, story: [] };
    case 'taken': {
      const kind = event.step > 1 ? 'again' : 'taken';
      return { last, story: [...story, { kind, cards: event.cards.length }] };
    }
    case 'closed':
      return { last, story: [...story, { kind: 'closed', piles: event.moves.length }] };
    case 'matchOver':
      return { last, story };
  }
}

/** How far a match is; it stays the same while a card is being settled. */
const timeOf = ({ round, laid, seats }: Shared): number => round * (seats + 1) + laid;

export function useMemory(shared: Shared, events: readonly Event[]): Memory {
  const kept = useRef({ memory: NOTHING, first: undefined as Event | undefined, time: timeOf(shared) });
  const { current } = kept;
  const time = timeOf(shared);
  const [first] = events;
  const isNews = first !== undefined && first !== current.first;
  // The next round has laid nothing yet: it still shows how the last one ended. Anything else unannounced is a jump.
  const goesOn = time === current.time || time === current.time + 1;
  if (isNews) current.memory = events.reduce(remember, current.memory);
  else if (!goesOn) current.memory = NOTHING;
  current.first = first;
  current.time = time;
  const last = laidLast(shared)?.card;
  return last === undefined ? current.memory : { ...current.memory, last };
}
