/** The one message that is sent all the time: a decision was made, and this is what has changed for the seat. */
import type { Json, Seat, Seats } from '../core/index.ts';
import { readDifference, writeDifference } from './difference.ts';
import { Reader, type Book, Writer } from './pack.ts';

// The flags of a message.
const BY_BOT = 1;
const OVER = 2;
const FRESH = 4; // nothing before counts: the book is empty and the view is written in full
const CAN_UNDO = 8;
const OWN = 16;
const OWN_EVENTS = 32;

/** What everyone is told of a decision. */
export interface PublicUpdate {
  readonly version: number;
  /** Milliseconds since the decision before. */
  readonly after: number;
  readonly actor: Seat;
  /** A bot made it, for itself or for a person who is away. */
  readonly byBot: boolean;
  readonly toAct: Seats;
  /** Once the match is over. */
  readonly payoffs: readonly number[] | null;
  readonly events: readonly unknown[];
}

/** What one seat is told besides; nothing for a spectator. */
export interface PrivateUpdate {
  readonly canUndo: boolean;
  /** Its events if they are not everyone's. */
  readonly events: readonly unknown[] | null;
  readonly before: Json | undefined;
  readonly own: Json;
}

/** Writes the updates of one match for all who follow it. */
export class UpdateWriter {
  #writer = new Writer();
  #shared: Json | undefined;

  get book(): Book {
    return this.#writer.book;
  }

  /** Begins anew: the next update carries the whole view. */
  reset(): void {
    this.#writer = new Writer();
    this.#shared = undefined;
  }

  /** Begins with a view that all who follow know already. */
  know(shared: Json): void {
    this.#shared = shared;
  }

  /** The part that is the same for everyone; the first byte is for the flags. */
  common(update: PublicUpdate, shared: Json): { readonly flags: number; readonly bytes: Uint8Array } {
    const writer = this.#writer;
    const fresh = this.#shared === undefined;
    writer.learning = true;
    writer.byte(0);
    writer.count(update.version);
    writer.count(update.after);
    writer.byte(update.actor);
    writer.count(update.toAct);
    if (update.payoffs !== null) writer.value(update.payoffs);
    writeDifference(writer, this.#shared, shared);
    writer.count(update.events.length);
    for (const event of update.events) writer.value(event as Json);
    this.#shared = shared;
    const flags = (update.byBot ? BY_BOT : 0) | (update.payoffs === null ? 0 : OVER) | (fresh ? FRESH : 0);
    const bytes = writer.take();
    bytes[0] = flags;
    return { flags, bytes };
  }

  /** A seat's message: the common part, and what only this seat is told. */
  message(
    { flags, bytes }: { readonly flags: number; readonly bytes: Uint8Array },
    seat: PrivateUpdate,
  ): Uint8Array {
    const writer = this.#writer;
    writer.learning = false;
    if (seat.events !== null) writer.value(seat.events as Json);
    const before = (flags & FRESH) === 0 ? seat.before : undefined;
    const { length } = writer;
    const changed = writeDifference(writer, before, seat.own);
    if (!changed) writer.length = length;
    const rest = writer.take();
    const all =
      flags | (seat.canUndo ? CAN_UNDO : 0) | (changed ? OWN : 0) | (seat.events === null ? 0 : OWN_EVENTS);
    if (all === flags) return bytes;
    const message = new Uint8Array(bytes.length + rest.length);
    message.set(bytes);
    message.set(rest, bytes.length);
    message[0] = all;
    return message;
  }
}

export interface ReadUpdate extends PublicUpdate {
  readonly shared: Json;
  readonly own: Json;
  readonly canUndo: boolean;
}

/** Reads them on the other end; it begins with a snapshot's book and view. */
export class UpdateReader {
  #book: { strings: string[]; shapes: string[][] };
  #shared: Json | undefined;
  #own: Json;

  constructor(book: Book, shared: Json, own: Json) {
    this.#book = { strings: [...book.strings], shapes: book.shapes.map((keys) => [...keys]) };
    this.#shared = shared;
    this.#own = own;
  }

  read(bytes: Uint8Array): ReadUpdate {
    const flags = bytes[0];
    if (flags & FRESH) {
      this.#book = { strings: [], shapes: [] };
      this.#shared = undefined;
    }
    const reader = new Reader(bytes.subarray(1), this.#book);
    const version = reader.count();
    const after = reader.count();
    const actor = reader.byte();
    const toAct = reader.count();
    const payoffs = flags & OVER ? (reader.value() as readonly number[]) : null;
    this.#shared = readDifference(reader, this.#shared);
    const common = Array.from({ length: reader.count() }, () => reader.value());
    reader.learning = false;
    const events = flags & OWN_EVENTS ? (reader.value() as readonly Json[]) : common;
    if (flags & OWN) this.#own = readDifference(reader, flags & FRESH ? undefined : this.#own);
    return {
      version,
      after,
      actor,
      byBot: (flags & BY_BOT) !== 0,
      toAct,
      payoffs,
      events,
      shared: this.#shared,
      own: this.#own,
      canUndo: (flags & CAN_UNDO) !== 0,
    };
  }
}
