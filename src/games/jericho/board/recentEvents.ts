import type { Seat, View } from '../../../core/index.ts';
import type { CardName, Event, Jericho } from '../rules/rules.ts';

type OfType<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type MoveEvent = OfType<'built'> | OfType<'supplied'> | OfType<'trumpetPlayed'>;
export type Scored = OfType<'scored'>;

/** A scoring as far as it has been shown (J19–J25). */
export interface Scoring {
  readonly round: number;
  readonly seat: Seat;
  /** J20: the wall cards from the supply, and the number of trumpets that left the game; null until revealed. */
  readonly supply: { readonly cards: readonly CardName[]; readonly trumpets: number } | null;
  readonly colours: readonly Scored[];
  readonly ones: readonly OfType<'onesTaken'>[];
}

export interface RecentEvents {
  readonly move: MoveEvent | null;
  /** The trumpet has sounded, and its walls still stand. */
  readonly isFalling: boolean;
  /** J8: the first walls have just been revealed. */
  readonly isRevealed: boolean;
  readonly scoring: Scoring | null;
  readonly telling: OfType<'scoringDrawn' | 'supplyShown' | 'scored' | 'onesTaken'> | null;
  /** The size of the draw pile at that time. Another size means a jump in time, which resets all this. */
  readonly pile: number;
}

export const NO_EVENTS: RecentEvents = {
  move: null,
  isFalling: false,
  isRevealed: false,
  scoring: null,
  telling: null,
  pile: -1,
};

function addEvent(memory: RecentEvents, event: Event): RecentEvents {
  const { scoring } = memory;
  switch (event.type) {
    case 'built':
    case 'supplied':
    case 'trumpetPlayed':
      return { ...NO_EVENTS, move: event };
    case 'revealed':
      return { ...NO_EVENTS, isRevealed: true };
    case 'scoringDrawn':
      return {
        ...memory,
        telling: event,
        scoring: { round: event.round, seat: event.seat, supply: null, colours: [], ones: [] },
      };
    case 'supplyShown':
      return { ...memory, telling: event, scoring: scoring && { ...scoring, supply: event } };
    case 'scored':
      return {
        ...memory,
        telling: event,
        scoring: scoring && { ...scoring, colours: [...scoring.colours, event] },
      };
    case 'onesTaken':
      return {
        ...memory,
        telling: event,
        scoring: scoring && { ...scoring, ones: [...scoring.ones, event] },
      };
    case 'roundBegun':
    case 'matchOver':
      return { ...memory, telling: null };
    case 'drew':
    case 'laid':
    case 'fed':
      return memory;
  }
}

/** The marks that remain after a view and its events. */
export function rememberEvents(
  memory: RecentEvents,
  view: View<Jericho>,
  events: readonly Event[],
): RecentEvents {
  const { pile } = view.shared;
  // A turn draws at most two cards (J18, J19).
  const goesOn = events.length === 0 ? pile === memory.pile : pile <= memory.pile && pile >= memory.pile - 2;
  const remembered = events.reduce(addEvent, goesOn ? memory : NO_EVENTS);
  return { ...remembered, isFalling: events.at(-1)?.type === 'trumpetPlayed', pile };
}
