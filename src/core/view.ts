import type { GameTypes, Seat, State, View } from './contract.ts';

/** Projects a state to a seat's view. No other code does this. */
export function viewOf<K extends GameTypes>(state: State<K>, seat: Seat | null): View<K> {
  return { seat, shared: state.shared, own: seat === null ? null : state.own[seat] };
}
