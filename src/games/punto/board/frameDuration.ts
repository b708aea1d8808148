/** How long each frame of a placement shows: the card lies, a row is marked, its highest card leaves, the next round is dealt. */
import type { Frame } from '../../../core/index.ts';
import type { Event, Punto } from '../rules/rules.ts';
import type { GameScreen } from '../../../web/ui/board/boardModule.ts';

type Lasting = ReturnType<NonNullable<GameScreen<Punto>['frameDuration']>>;

/** In milliseconds; before the next deal, players see the card leave. */
const LASTING: { readonly [T in Event['type']]: Lasting } = {
  placed: 600,
  turnedUp: 450,
  stuck: 0,
  roundWon: 1700,
  roundDrawn: 1700,
  roundDealt: [1300, 500],
  matchOver: 1700,
};

/** Cards turned up together show together, and a match ends with its last round. */
export function frameDuration({ events: [event] }: Frame<Punto>, next: Frame<Punto> | null): Lasting {
  const then = next?.events[0]?.type;
  if (event === undefined || then === 'matchOver' || (then === 'turnedUp' && event.type === then)) return 0;
  return LASTING[event.type];
}
