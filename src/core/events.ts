/** What is emitted of a change: to everyone the same, but to a seat that may know more. */
import type { GameTypes, Seat, Emit } from './contract.ts';

/** An event as it was emitted: everyone hears `event`, the seat of `secret` hears its own instead. */
export interface EmittedEvent<E = GameTypes['event']> {
  readonly event: E;
  readonly secret?: { readonly seat: Seat; readonly event: E };
}

/** A way to tell that notes everything in a list. */
export const collectEvents =
  <E>(emitted: EmittedEvent<E>[]): Emit<E> =>
  (event, secret) =>
    emitted.push(secret === undefined ? { event } : { event, secret });

/** What one seat, or a spectator, heard of it. */
export const eventsVisibleTo = <E>(emitted: readonly EmittedEvent<E>[], seat: Seat | null): E[] =>
  emitted.map(({ event, secret }) => (secret !== undefined && secret.seat === seat ? secret.event : event));
