/** What is told of a change: to everyone the same, but to a seat that may know more. */
import type { Kind, Seat, Tell } from './contract.ts';

/** An event as it was told: everyone hears `event`, the seat of `secret` hears its own instead. */
export interface Told<E = Kind['event']> {
  readonly event: E;
  readonly secret?: { readonly seat: Seat; readonly event: E };
}

/** A way to tell that notes everything in a list. */
export const noteIn =
  <E>(told: Told<E>[]): Tell<E> =>
  (event, secret) =>
    told.push(secret === undefined ? { event } : { event, secret });

/** What one seat, or a spectator, heard of it. */
export const heard = <E>(told: readonly Told<E>[], seat: Seat | null): E[] =>
  told.map(({ event, secret }) => (secret !== undefined && secret.seat === seat ? secret.event : event));
