import type { GameTypes, Seat, State, View } from './contract.ts';

/** The one place where a state becomes what somebody sees. */
export function viewOf<K extends GameTypes>(state: State<K>, seat: Seat | null): View<K> {
  return { seat, shared: state.shared, own: seat === null ? null : state.own[seat] };
}
