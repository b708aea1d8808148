/** How long each frame shows: a trumpet before the walls fall, a scoring colour by colour, simultaneous choices together. */
import type { Frame } from '../../../core/index.ts';
import type { Event, Jericho } from '../rules/rules.ts';
import type { GameScreen } from '../../../web/ui/board/boardModule.ts';

type Lasting = ReturnType<NonNullable<GameScreen<Jericho>['frameDuration']>>;

/** In milliseconds; a trumpet sounds for a second before the walls fall. */
const LASTING: { readonly [T in Event['type']]: Lasting } = {
  laid: 700,
  fed: 700,
  revealed: 1000,
  built: 600,
  supplied: 600,
  trumpetPlayed: [1000, 850],
  drew: 450,
  scoringDrawn: 1100,
  supplyShown: 1300,
  scored: 1400,
  roundBegun: 500,
  onesTaken: 900,
  matchOver: 700,
};
/** A hidden choice: nothing visible changes. */
const QUIET = 120;
/** Simultaneous actions. */
const TOGETHER: readonly Event['type'][] = ['laid', 'fed', 'revealed'];

export function frameDuration(
  { events: [event], view }: Frame<Jericho>,
  next: Frame<Jericho> | null,
): Lasting {
  if (event === undefined) return QUIET;
  const then = next?.events[0]?.type;
  if (then === event.type && TOGETHER.includes(then)) return 0;
  // The card that replaces a scoring card is drawn with it.
  if (event.type === 'scoringDrawn' && then === 'drew') return 0;
  if (event.type === 'drew' && view.shared.phase === 'scoring') return LASTING.scoringDrawn;
  // Another seat's draw needs no frame of its own.
  return event.type === 'drew' && event.seat !== view.seat ? 0 : LASTING[event.type];
}
