/** Frames of a change: one for each emitted event. The last frame is the present view. */
import type { Action, Game, GameTypes, Seat, State, View } from './contract.ts';
import { isDeepEqual } from './json.ts';
import { eventsVisibleTo, type EmittedEvent, viewOf } from './view.ts';

/** One moment while an action is applied: the emitted events, and the true state at that time. */
export interface Step<K extends GameTypes = GameTypes> {
  readonly emitted: readonly EmittedEvent<K['event']>[];
  readonly state: State<K>;
}

/** A step as one seat, or a spectator, may see it. */
export interface Frame<K extends GameTypes = GameTypes> {
  readonly events: readonly K['event'][];
  readonly view: View<K>;
}

/** The frames that a seat sees. The last view is the present one. */
export const framesFor = <K extends GameTypes>(steps: readonly Step<K>[], seat: Seat | null): Frame<K>[] =>
  steps.map(({ emitted, state }) => ({ events: eventsVisibleTo(emitted, seat), view: viewOf(state, seat) }));

/** Applies an action in place and records a step for each emitted event. */
export function applyWithFrames<K extends GameTypes>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  action: Action,
): Step<K>[] {
  const steps: Step<K>[] = [];
  game.apply(state, seat, action, (event, secret) => {
    steps.push({ emitted: [secret === undefined ? { event } : { event, secret }], state: game.clone(state) });
  });
  const last = steps.at(-1);
  const isOld =
    last !== undefined &&
    isDeepEqual(last.state.shared, state.shared) &&
    isDeepEqual(last.state.own, state.own);
  // A visible change after the last event gets its own step.
  if (!isOld) steps.push({ emitted: [], state });
  return steps;
}
