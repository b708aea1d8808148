/** How a change is shown: a trumpet and then what falls, a scoring colour by colour, everything else in a step or two. */
import type { View } from '../../../core/index.ts';
import type { Event, Jericho } from '../rules/rules.ts';
import type { Beat } from '../../../web/ui/board.ts';
import { fall, step } from './steps.ts';

/** How long each event stays on show; a draw that follows somebody else's move is shown with it. */
const MS: { readonly [T in Event['type']]: number } = {
  laid: 700,
  fed: 700,
  revealed: 1000,
  built: 600,
  supplied: 600,
  trumpetPlayed: 1000,
  drew: 450,
  scoringDrawn: 1100,
  supplyShown: 1300,
  scored: 1400,
  roundBegun: 500,
  onesTaken: 900,
  matchOver: 700,
};
/** After the trumpet the walls come down. */
const FALLING = 850;
/** Somebody has chosen, and nothing of it can be seen. */
const QUIET = 120;

/** What is done by all at once is shown at once. */
const together = (event: Event, next: Event | undefined): boolean =>
  next !== undefined &&
  ((event.type === next.type &&
    (event.type === 'laid' || event.type === 'fed' || event.type === 'revealed')) ||
    (event.type === 'scoringDrawn' && next.type === 'drew'));

/** The draw of somebody else's turn needs no moment of its own. */
const drawsAlong = (view: View<Jericho>, event: Event, next: Event | undefined): boolean =>
  next?.type === 'drew' &&
  next.seat !== view.seat &&
  (event.type === 'built' || event.type === 'supplied' || event.type === 'trumpetPlayed');

/** A draw that came along stays as long as the move before it. */
function lasting(view: View<Jericho>, event: Event, previous: Event | undefined): number {
  if (previous === undefined || !drawsAlong(view, previous, event)) return MS[event.type];
  return previous.type === 'trumpetPlayed' ? FALLING : MS[previous.type];
}

export function beats(
  before: View<Jericho>,
  after: View<Jericho>,
  events: readonly Event[],
): Beat<Jericho>[] {
  const shown: Beat<Jericho>[] = [];
  let view = before;
  let told: Event[] = [];
  const show = (ms: number): void => {
    shown.push({ view, events: told, ms });
    told = [];
  };
  for (const [i, event] of events.entries()) {
    const next = events[i + 1];
    told.push(event);
    view = step(view, event);
    if (event.type === 'trumpetPlayed') {
      show(MS.trumpetPlayed);
      view = fall(view, event.seat, event.colour);
      if (!drawsAlong(view, event, next)) show(FALLING);
    } else if (!together(event, next) && !drawsAlong(view, event, next))
      show(lasting(view, event, events[i - 1]));
  }
  const last = shown.pop() ?? { events: [], ms: QUIET };
  return [...shown, { ...last, view: after }];
}
