/** A change as those at the table see it come about: one frame for each thing that is emitted, and the last is how it is now. */
import type { Action, Game, GameTypes, Seat, State, View } from './contract.ts';
import { isDeepEqual } from './deepEqual.ts';
import { eventsVisibleTo, type EmittedEvent } from './events.ts';
import { viewOf } from './view.ts';

/** A moment while a decision is carried out, in truth: what was emitted, and the state right then. */
export interface Step<K extends GameTypes = GameTypes> {
  readonly emitted: readonly EmittedEvent<K['event']>[];
  readonly state: State<K>;
}

/** The same as one seat, or a spectator, may know it. */
export interface Frame<K extends GameTypes = GameTypes> {
  readonly events: readonly K['event'][];
  readonly view: View<K>;
}

/** What a seat sees of a change; the last view is the view. */
export const framesFor = <K extends GameTypes>(steps: readonly Step<K>[], seat: Seat | null): Frame<K>[] =>
  steps.map(({ emitted, state }) => ({ events: eventsVisibleTo(emitted, seat), view: viewOf(state, seat) }));

/** Carries out an action in place, and keeps the moment of everything that is emitted. */
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
  // Whatever anybody can see change after the last word is a moment of its own.
  if (!isOld) steps.push({ emitted: [], state });
  return steps;
}
