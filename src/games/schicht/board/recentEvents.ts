import { useRef } from 'preact/hooks';
import { type Card, cardByName, NO_CARD } from '../rules/data.ts';
import type { Event, Shared } from '../rules/rules.ts';
import { findLastLaid } from './boardModel.ts';

export type ChainStep =
  | { readonly kind: 'taken' | 'again'; readonly cards: number }
  | { readonly kind: 'closed'; readonly piles: number };

export interface RecentEvents {
  readonly last: Card;
  readonly story: readonly ChainStep[];
}

const NO_EVENTS: RecentEvents = { last: NO_CARD, story: [] };

function rememberEvent({ last, story }: RecentEvents, event: Event): RecentEvents {
  switch (event.type) {
    case 'revealed':
      return NO_EVENTS;
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

/** A match's progress; it stays the same while a card is being settled. */
const matchProgress = ({ round, laid, seats }: Shared): number => round * (seats + 1) + laid;

export function useRecentEvents(shared: Shared, events: readonly Event[]): RecentEvents {
  const kept = useRef({
    memory: NO_EVENTS,
    first: undefined as Event | undefined,
    time: matchProgress(shared),
  });
  const { current } = kept;
  const time = matchProgress(shared);
  const [first] = events;
  const isNews = first !== undefined && first !== current.first;
  // The next round begins without a card, so the end of the last one still shows. Any other change without events is a jump.
  const goesOn = time === current.time || time === current.time + 1;
  if (isNews) current.memory = events.reduce(rememberEvent, current.memory);
  else if (!goesOn) current.memory = NO_EVENTS;
  current.first = first;
  current.time = time;
  const last = findLastLaid(shared)?.card;
  return last === undefined ? current.memory : { ...current.memory, last };
}
