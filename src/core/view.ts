/** What a seat may see: its view of a state, and the events of a change. */
import type { Emit, GameTypes, Seat, State, View } from './contract.ts';

/** Projects a state to a seat's view. No other code does this. */
export function viewOf<K extends GameTypes>(state: State<K>, seat: Seat | null): View<K> {
  return { seat, shared: state.shared, own: seat === null ? null : state.own[seat] };
}

/** An emitted event: everyone gets `event`, the seat of `secret` gets its own instead. */
export interface EmittedEvent<E = GameTypes['event']> {
  readonly event: E;
  readonly secret?: { readonly seat: Seat; readonly event: E };
}

/** An `Emit` that collects everything in a list. */
export const collectEvents =
  <E>(emitted: EmittedEvent<E>[]): Emit<E> =>
  (event, secret) =>
    emitted.push(secret === undefined ? { event } : { event, secret });

/** The events that a seat, or a spectator, receives. */
export const eventsVisibleTo = <E>(emitted: readonly EmittedEvent<E>[], seat: Seat | null): E[] =>
  emitted.map(({ event, secret }) => (secret !== undefined && secret.seat === seat ? secret.event : event));
