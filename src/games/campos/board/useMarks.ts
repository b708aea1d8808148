import { useRef } from 'preact/hooks';
import { isLying } from '../rules/data.ts';
import type { Event } from '../rules/rules.ts';
import type { Seat } from '../../../core/index.ts';
import { pieceAt } from './pieces.ts';
import type { Props } from './prompt.ts';

export interface Marks {
  /** The list indexes of pieces that came, and of those that went. */
  readonly came: readonly number[];
  readonly went: readonly number[];
}

interface Turn extends Marks {
  readonly seat: Seat | null;
}

type Moved = Extract<Event, { type: 'placed' | 'removed' }>;
const isMoved = (event: Event): event is Moved => event.type === 'placed' || event.type === 'removed';

/** Follows the events. Without any, the newest piece of the area is the last move. */
export function useMarks({ view: { shared }, events }: Pick<Props, 'view' | 'events'>): Marks {
  const { laid, phase } = shared;
  const turn = useRef<Turn>({ seat: null, came: [], went: [] });
  const seen = useRef<readonly Event[]>([]);
  if (seen.current.length !== events.length || events.some((event, i) => event !== seen.current[i])) {
    seen.current = events;
    for (const event of events.filter(isMoved)) {
      const { seat, came, went } =
        turn.current.seat === event.seat ? turn.current : { came: [], went: [], seat: event.seat };
      const slot =
        event.type === 'placed'
          ? laid.length - 1
          : laid.findIndex((it, i) => {
              const { q, r } = pieceAt(laid, i);
              return !isLying(it) && q === event.q && r === event.r;
            });
      turn.current =
        event.type === 'placed'
          ? { seat, came: [...came, slot], went: [] }
          : { seat, came: [], went: [...went, slot] };
    }
  }
  // An undo may have removed some of it.
  const came = turn.current.came.filter((slot) => slot < laid.length && isLying(laid[slot]!));
  const went = turn.current.went.filter((slot) => slot < laid.length && !isLying(laid[slot]!));
  if (phase === 'deconstruction') return { came: [], went };
  // No player placed the first piece (C5).
  return { came: came.length > 0 || laid.length < 2 ? came : [laid.length - 1], went: [] };
}
