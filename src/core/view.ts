/** What a seat may see: its view of a state, also as bytes, and the events of a change. */
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

/** A named part of an observation: as many bytes as its shape has places, in row-major order. */
export interface ObservationField {
  readonly name: string;
  readonly shape: readonly number[];
  readonly meaning: string;
  /** Set for a fact so rare that random matches do not show it. */
  readonly rare?: true;
}

/**
 * What a seat sees as bytes of a fixed number and order, for programs that learn. Seats count clockwise from the one that
 * observes: it is seat 0 of its own observation.
 */
export interface Observation<K extends GameTypes = GameTypes> {
  fields(seats: number): readonly ObservationField[];
  /** Writes the bytes of a seat's view from `at` on. All of them are zero before. */
  write(view: View<K>, bytes: Uint8Array, at: number): void;
  /** The facts of a view that the bytes do not have. */
  readonly leavesOut: readonly string[];
  /** A view without these facts: two views have equal bytes exactly if this is equal. */
  simplify(view: View<K>): unknown;
}

export const fieldSize = ({ shape }: ObservationField): number =>
  shape.reduce((size, part) => size * part, 1);

export const observationSize = (observation: Observation, seats: number): number =>
  observation.fields(seats).reduce((size, field) => size + fieldSize(field), 0);

/** The bytes of one view. */
export function observe(observation: Observation, view: View, seats: number): Uint8Array {
  const bytes = new Uint8Array(observationSize(observation, seats));
  observation.write(view, bytes, 0);
  return bytes;
}
