/**
 * The one message that is sent all the time: a decision was made, and this is what has changed for the seat. It names
 * the version and the book it builds on and carries a check of what it leads to, so that its reader never shows anything
 * that it cannot prove.
 */
import type { Json, Seat, Seats } from '../core/index.ts';
import { mix, mixValue } from './check.ts';
import { type Book, OpenBook } from './book.ts';
import { readDifference, writeDifference } from './difference.ts';
import { Reader } from './reader.ts';
import { Writer } from './writer.ts';

// The flags of a message.
const BY_BOT = 1;
const OVER = 2;
const UNDONE = 4;
const CAN_UNDO = 8;
const OWN = 16;
const OWN_EVENTS = 32;
const SHARED = 64;

/** Times are told in these steps of milliseconds: finer ones would tell how long a bot has thought. */
export const TICK = 100;

/** Bytes before everything else: the flags, of the version, of the book's mark. */
const HEAD = 3;
/** Bytes of the check at the end of a message. */
const CHECK = 3;
/** Of a version, one byte is told, and of a book's mark. */
const BYTE = 0xff;

/** What everyone is told of a decision. */
export interface PublicUpdate {
  readonly version: number;
  /** Ticks since the decision before. */
  readonly after: number;
  readonly actor: Seat;
  /** A bot made it, for itself or for a person who is away. */
  readonly byBot: boolean;
  /** It took the actor's last decision back. */
  readonly undone: boolean;
  readonly toAct: Seats;
  /** Once the match is over. */
  readonly payoffs: readonly number[] | null;
  readonly events: readonly unknown[];
}

/** What one seat is told besides; a spectator has nothing of its own. */
export interface PrivateUpdate {
  readonly canUndo: boolean;
  /** The number of its next decision. */
  readonly number: number;
  /** Its events if they are not everyone's. */
  readonly events: readonly unknown[] | null;
  readonly before: Json;
  readonly own: Json;
}

/** The part of a message that is the same for everyone. */
interface Common {
  readonly flags: number;
  readonly bytes: Uint8Array;
  readonly check: number;
}

const commonCheck = (bookMark: number, version: number, shared: Json): number =>
  mixValue(mix(bookMark, version), shared);
const seatCheck = (common: number, number: number, own: Json): number =>
  mixValue(mix(common, number), own) & 0xff_ff_ff;

/** Writes the updates of one match for all who have read the ones before. */
export class UpdateWriter {
  readonly #writer = new Writer();
  readonly #seats: number;
  #shared: Json;

  /** Begins with a view that all who follow know already. */
  constructor(seats: number, shared: Json) {
    this.#seats = seats;
    this.#shared = shared;
  }

  get book(): Book {
    return this.#writer.book;
  }

  common(update: PublicUpdate, shared: Json): Common {
    const writer = this.#writer;
    const { version, after, actor, byBot, undone, toAct, payoffs, events } = update;
    const { bookMark } = writer;
    writer.learning = true;
    writer.count(after);
    writer.count(actor * 2 ** this.#seats + toAct);
    if (payoffs !== null) writer.value(payoffs);
    const changed = writeDifference(writer, this.#shared, shared);
    writer.outline(events.length);
    for (const event of events) writer.value(event as Json);
    this.#shared = shared;
    const flags =
      (byBot ? BY_BOT : 0) | (payoffs === null ? 0 : OVER) | (undone ? UNDONE : 0) | (changed ? SHARED : 0);
    const bytes = writer.takeOutlined(HEAD);
    bytes[1] = version & BYTE;
    bytes[2] = bookMark & BYTE;
    return { flags, bytes, check: commonCheck(writer.bookMark, version, shared) };
  }

  /** A seat's message: the common part, what only this seat is told, and the check. */
  message({ flags, bytes, check }: Common, seat: PrivateUpdate): Uint8Array {
    const writer = this.#writer;
    writer.learning = false;
    if (seat.events !== null) writer.value(seat.events as Json);
    const changed = writeDifference(writer, seat.before, seat.own);
    const rest = writer.take();
    const message = new Uint8Array(bytes.length + rest.length + CHECK);
    message.set(bytes);
    message.set(rest, bytes.length);
    message[0] =
      flags | (seat.canUndo ? CAN_UNDO : 0) | (changed ? OWN : 0) | (seat.events === null ? 0 : OWN_EVENTS);
    const proof = seatCheck(check, seat.number, seat.own);
    for (let i = 1; i <= CHECK; i++) message[message.length - i] = (proof >>> (8 * (i - 1))) & BYTE;
    return message;
  }
}

export interface ReadUpdate extends PublicUpdate {
  readonly shared: Json;
  readonly own: Json;
  readonly number: number;
  readonly canUndo: boolean;
}

/** Where a reader begins: what a snapshot says. */
export interface Beginning {
  readonly seats: number;
  readonly seat: Seat | null;
  /** The number of the seat's next decision. */
  readonly number: number;
  readonly book: Book;
  readonly shared: Json;
  readonly own: Json;
}

/** Reads them on the other end. */
export class UpdateReader {
  readonly #book: OpenBook;
  readonly #seats: number;
  readonly #seat: Seat | null;
  #number: number;
  #shared: Json;
  #own: Json;
  #isLost = false;

  constructor({ seats, seat, number, book, shared, own }: Beginning) {
    this.#book = new OpenBook(book);
    this.#seats = seats;
    this.#seat = seat;
    this.#number = number;
    this.#shared = shared;
    this.#own = own;
  }

  /** What a message says after the given version; undefined, from then on, if that cannot be proved. */
  read(bytes: Uint8Array, base: number): ReadUpdate | undefined {
    if (this.#isLost) return undefined;
    this.#isLost = true;
    try {
      const read = this.#read(bytes, base + 1);
      this.#isLost = read === undefined;
      return read;
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }

  #read(bytes: Uint8Array, version: number): ReadUpdate | undefined {
    const book = this.#book;
    if (bytes.length < CHECK) return undefined;
    const reader = new Reader(bytes.subarray(0, -CHECK), book);
    const flags = reader.byte();
    if (reader.byte() !== (version & BYTE) || reader.byte() !== (book.mark & BYTE)) return undefined;
    reader.beginOutlined();
    const after = reader.count();
    const who = reader.count();
    const actor = Math.floor(who / 2 ** this.#seats);
    const toAct = who % 2 ** this.#seats;
    const payoffs = flags & OVER ? (reader.value() as readonly number[]) : null;
    const shared = flags & SHARED ? readDifference(reader, this.#shared) : this.#shared;
    const common = Array.from({ length: reader.outline() }, () => reader.value());
    reader.endOutlined();
    reader.learning = false;
    const events = flags & OWN_EVENTS ? (reader.value() as readonly Json[]) : common;
    const own = flags & OWN ? readDifference(reader, this.#own) : this.#own;
    const number = this.#number + (actor === this.#seat ? 1 : 0);
    const proof = seatCheck(commonCheck(book.mark, version, shared), number, own);
    const told = bytes.subarray(-CHECK).reduce((sum, byte) => sum * 256 + byte, 0);
    if (!reader.hasEnded || told !== proof) return undefined;
    this.#shared = shared;
    this.#own = own;
    this.#number = number;
    return {
      version,
      after,
      actor,
      byBot: (flags & BY_BOT) !== 0,
      undone: (flags & UNDONE) !== 0,
      toAct,
      payoffs,
      events,
      shared,
      own,
      number,
      canUndo: (flags & CAN_UNDO) !== 0,
    };
  }
}
