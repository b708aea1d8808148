/** Events of a change. All seats get the same, unless a seat may know more. */
import type { GameTypes, Seat, Emit } from './contract.ts';

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
