/** The recent past for returning players: an older view, and the ordinary updates that follow it. */
import {
  type Frame,
  type Json,
  type Seat,
  type SeatSet,
  type Step,
  type State,
  type View,
  viewOf,
} from '../core/index.ts';
import { FIRST } from './byteCodes.ts';
import { type PublicUpdate, UpdateReader, UpdateWriter } from './update.ts';

export interface MissedUpdates {
  readonly version: number;
  readonly view: View;
  /** Each with the version it leads to. One character per byte; '0' is byte 0. */
  readonly updates: readonly (readonly [version: number, text: string])[];
}

const encodeAsText = (bytes: Uint8Array): string =>
  String.fromCharCode(...Array.from(bytes, (byte) => FIRST + byte));
const decodeFromText = (text: string): Uint8Array =>
  Uint8Array.from(text, (char) => char.charCodeAt(0) - FIRST);

/** Writes missed updates for all seats of a table, or for some of them. */
export class MissedUpdatesWriter {
  readonly #version: number;
  readonly #start: State;
  readonly #writer: UpdateWriter;
  /** The number of decisions of each seat since the start. */
  readonly #numbers: number[];
  readonly #readers: readonly (Seat | null)[];
  /** As its readers receive it. */
  readonly #updates: { readonly version: number; readonly texts: readonly string[] }[] = [];

  constructor(
    version: number,
    state: State,
    readers: readonly (Seat | null)[] = [...state.own.keys(), null],
  ) {
    this.#version = version;
    this.#start = state;
    this.#writer = new UpdateWriter(state);
    this.#numbers = state.own.map(() => 0);
    this.#readers = readers;
  }

  get version(): number {
    return this.#version;
  }
  get length(): number {
    return this.#updates.length;
  }

  add(update: PublicUpdate, steps: readonly Step[]): void {
    const { version, actor } = update;
    const common = this.#writer.writeCommon(update, steps);
    this.#numbers[actor]!++;
    const message = (seat: Seat | null): string => {
      const number = seat === null ? 0 : this.#numbers[seat]!;
      return encodeAsText(this.#writer.writeForSeat(common, seat, { canUndo: false, number }));
    };
    this.#updates.push({ version, texts: this.#readers.map(message) });
  }

  updatesFor(seat: Seat | null): MissedUpdates {
    const reader = this.#readers.indexOf(seat);
    if (reader === -1)
      throw new RangeError(`nothing was written for ${seat === null ? 'spectators' : `seat ${seat}`}`);
    return {
      version: this.#version,
      view: viewOf(this.#start, seat),
      updates: this.#updates.map(({ version, texts }) => [version, texts[reader]!]),
    };
  }
}

/** A decision that was not undone, as the seat saw it. */
export interface MissedStep {
  readonly version: number;
  readonly actor: Seat;
  readonly film: readonly Frame[];
  readonly toAct: SeatSet;
}

/** A seat's recent past: a view, and the steps after it. */
export interface MissedSteps {
  readonly version: number;
  readonly view: View;
  readonly steps: readonly MissedStep[];
}

/** Reads consecutive pieces; undefined if there is none or one cannot be verified. */
export function readMissedUpdates(pieces: readonly MissedUpdates[], seats: number): MissedSteps | undefined {
  const [first] = pieces;
  if (first === undefined) return undefined;
  let { version, view } = first;
  const steps: MissedStep[] = [];
  for (const piece of pieces) {
    const { seat, shared, own } = piece.view;
    const dictionary = { strings: [], shapes: [], outlines: [] };
    const reader = new UpdateReader({
      seats,
      seat,
      number: 0,
      book: dictionary,
      shared: shared as Json,
      own: own as Json,
    });
    for (const [next, text] of piece.updates) {
      const read = reader.read(decodeFromText(text), next - 1);
      if (read === undefined) return undefined;
      const { actor, undone, film, toAct } = read;
      if (!undone) steps.push({ version: next, actor, film, toAct });
      else if (steps.pop() === undefined) ({ version, view } = { version: next, view: film[0]!.view });
    }
  }
  return { version, view, steps };
}

/** The steps for a player who knew this version of the table; undefined if that is too long ago. */
export function stepsSince(past: MissedSteps, known: number): MissedSteps | undefined {
  if (known < past.version) return undefined;
  const seen = past.steps.findLastIndex(({ version }) => version <= known);
  const last = past.steps[seen];
  const steps = past.steps.slice(seen + 1);
  return last === undefined ? past : { version: last.version, view: last.film.at(-1)!.view, steps };
}
