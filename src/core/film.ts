/** A change as those at the table see it come about: one frame for each thing that is told, and the last is how it is now. */
import type { Action, Game, Kind, Seat, State, View } from './contract.ts';
import { sameData } from './sameData.ts';
import { heard, type Told } from './told.ts';
import { viewOf } from './view.ts';

/** A moment while a decision is carried out, in truth: what was told, and the state right then. */
export interface Shot<K extends Kind = Kind> {
  readonly told: readonly Told<K['event']>[];
  readonly state: State<K>;
}

/** The same as one seat, or a spectator, may know it. */
export interface Frame<K extends Kind = Kind> {
  readonly events: readonly K['event'][];
  readonly view: View<K>;
}

/** What a seat sees of a change; the last view is the view. */
export const filmFor = <K extends Kind>(shots: readonly Shot<K>[], seat: Seat | null): Frame<K>[] =>
  shots.map(({ told, state }) => ({ events: heard(told, seat), view: viewOf(state, seat) }));

/** Carries out an action in place, and keeps the moment of everything that is told. */
export function takeShots<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  action: Action,
): Shot<K>[] {
  const shots: Shot<K>[] = [];
  game.apply(state, seat, action, (event, secret) => {
    shots.push({ told: [secret === undefined ? { event } : { event, secret }], state: game.clone(state) });
  });
  const last = shots.at(-1);
  const isOld =
    last !== undefined && sameData(last.state.shared, state.shared) && sameData(last.state.own, state.own);
  // Whatever anybody can see change after the last word is a moment of its own.
  if (!isOld) shots.push({ told: [], state });
  return shots;
}
