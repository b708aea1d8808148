/**
 * The one message that is sent all the time: a decision was made, and this is how the table changed for the seat, moment by
 * moment. It names the version and the book it builds on and carries a check of where it begins and what it leads to, so
 * that its reader never shows anything that it cannot prove.
 */
import {
  type Frame,
  eventsVisibleTo,
  type Json,
  type GameTypes,
  type Seat,
  type SeatSet,
  type Step,
  type State,
} from '../core/index.ts';
import { hashWord, hashBytes, hashValue } from './checksum.ts';
import { type Dictionary, GrowingDictionary } from './dictionary.ts';
import { readDelta, writeDelta } from './delta.ts';
import { ByteReader } from './byteReader.ts';
import { ByteWriter } from './byteWriter.ts';

// The flags of a message.
const BY_BOT = 1;
const OVER = 2;
const UNDONE = 4;
const CAN_UNDO = 8;
const OWN = 16;
const OWN_EVENTS = 32;

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
  readonly toAct: SeatSet;
  /** Once the match is over. */
  readonly payoffs: readonly number[] | null;
}

/** What one seat is told besides. */
export interface PrivateUpdate {
  readonly canUndo: boolean;
  /** The number of its next decision. */
  readonly number: number;
}

/** The part of a message that is the same for everyone. */
interface CommonUpdate {
  readonly flags: number;
  readonly bytes: Uint8Array;
  readonly check: number;
  readonly before: State;
  readonly shots: readonly Step[];
}

/** What is a seat's own; a spectator has nothing. */
const ownPart = ({ own }: State, seat: Seat | null): Json => (seat === null ? null : (own[seat] as Json));

/** Of the base, the bytes and the result: whoever has the right base then has the right frames in between, too. */
const hashCommon = (bookMark: number, version: number, base: number, shared: number): number =>
  hashWord(hashWord(hashWord(bookMark, version), base), shared);
const hashForSeat = (common: number, number: number, before: Json, own: Json, bytes: Uint8Array): number =>
  hashBytes(hashValue(hashValue(hashWord(common, number), before), own), bytes) & 0xff_ff_ff;

/** Writes the updates of one match for all who have read the ones before. */
export class UpdateWriter {
  readonly #writer = new ByteWriter();
  readonly #seats: number;
  #state: State;
  /** Of what everyone sees. */
  #check: number;

  /** Begins with a state whose views all who follow know already. */
  constructor(state: State) {
    this.#seats = state.own.length;
    this.#state = state;
    this.#check = hashValue(0, state.shared as Json);
  }

  get dictionary(): Dictionary {
    return this.#writer.dictionary;
  }
  /** What those who follow know their views of. */
  get state(): State {
    return this.#state;
  }

  /** There is at least one shot, and the last is how it is now; each of the others has told one event. */
  writeCommon(update: PublicUpdate, shots: readonly Step[]): CommonUpdate {
    const writer = this.#writer;
    const { version, after, actor, byBot, undone, toAct, payoffs } = update;
    const { dictionaryHash: bookMark } = writer;
    writer.learning = true;
    writer.count(after);
    writer.count(actor * 2 ** this.#seats + toAct);
    if (payoffs !== null) writer.value(payoffs);
    const isLastSilent = shots.at(-1)?.emitted.length === 0;
    writer.templateCount(2 * shots.length + (isLastSilent ? 1 : 0));
    const before = this.#state;
    for (const { emitted: told, state } of shots) {
      writeDelta(writer, this.#state.shared as Json, state.shared as Json);
      for (const event of eventsVisibleTo(told, null)) writer.value(event);
      this.#state = state;
    }
    const flags = (byBot ? BY_BOT : 0) | (payoffs === null ? 0 : OVER) | (undone ? UNDONE : 0);
    const bytes = writer.takeWithTemplate(HEAD);
    bytes[1] = version & BYTE;
    bytes[2] = bookMark & BYTE;
    const base = this.#check;
    this.#check = hashValue(0, this.#state.shared as Json);
    const check = hashCommon(writer.dictionaryHash, version, base, this.#check);
    return { flags, bytes, check, before, shots };
  }

  /** A seat's message, or a spectator's: the common part, what only this seat is told, and the check. */
  writeForSeat(common: CommonUpdate, seat: Seat | null, { canUndo, number }: PrivateUpdate): Uint8Array {
    const { flags, bytes, check, before, shots } = common;
    const writer = this.#writer;
    writer.learning = false;
    const isOwn = shots.some(({ emitted: told }) => told.some(({ secret }) => secret?.seat === seat));
    if (isOwn)
      for (const { emitted: told } of shots)
        for (const event of eventsVisibleTo(told, seat)) writer.value(event);
    const { length } = writer;
    let last = ownPart(before, seat);
    let end = length;
    for (const { state } of shots) {
      const mine = ownPart(state, seat);
      if (writeDelta(writer, last, mine)) end = writer.length;
      last = mine;
    }
    // What does not change any more is not written.
    writer.truncate(end);
    const rest = writer.takeBytes();
    const message = new Uint8Array(bytes.length + rest.length + CHECK);
    message.set(bytes);
    message.set(rest, bytes.length);
    message[0] = flags | (canUndo ? CAN_UNDO : 0) | (end > length ? OWN : 0) | (isOwn ? OWN_EVENTS : 0);
    const proof = hashForSeat(check, number, ownPart(before, seat), last, message.subarray(0, -CHECK));
    for (let i = 1; i <= CHECK; i++) message[message.length - i] = (proof >>> (8 * (i - 1))) & BYTE;
    return message;
  }
}

export interface DecodedUpdate extends PublicUpdate {
  /** At least one frame; the last is how it is now. */
  readonly film: readonly Frame[];
  readonly number: number;
  readonly canUndo: boolean;
}

/** Where a reader begins: what a snapshot says. */
export interface UpdateReaderStart {
  readonly seats: number;
  readonly seat: Seat | null;
  /** The number of the seat's next decision. */
  readonly number: number;
  readonly book: Dictionary;
  readonly shared: Json;
  readonly own: Json;
}

/** Reads them on the other end. */
export class UpdateReader {
  readonly #dictionary: GrowingDictionary;
  readonly #seats: number;
  readonly #seat: Seat | null;
  #number: number;
  #shared: Json;
  /** Of what everyone sees. */
  #check: number;
  #own: Json;
  #isLost = false;

  constructor({ seats, seat, number, book, shared, own }: UpdateReaderStart) {
    this.#dictionary = new GrowingDictionary(book);
    this.#seats = seats;
    this.#seat = seat;
    this.#number = number;
    this.#shared = shared;
    this.#check = hashValue(0, shared);
    this.#own = own;
  }

  /** What a message says after the given version; undefined, from then on, if that cannot be proved. */
  read(bytes: Uint8Array, base: number): DecodedUpdate | undefined {
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

  #read(bytes: Uint8Array, version: number): DecodedUpdate | undefined {
    const book = this.#dictionary;
    if (bytes.length < CHECK) return undefined;
    const reader = new ByteReader(bytes.subarray(0, -CHECK), book);
    const flags = reader.byte();
    if (reader.byte() !== (version & BYTE) || reader.byte() !== (book.hash & BYTE)) return undefined;
    reader.beginTemplate();
    const after = reader.count();
    const who = reader.count();
    const actor = Math.floor(who / 2 ** this.#seats);
    const toAct = who % 2 ** this.#seats;
    const payoffs = flags & OVER ? (reader.value() as readonly number[]) : null;
    const common: { readonly events: readonly Json[]; readonly shared: Json }[] = [];
    let shared = this.#shared;
    const head = reader.templateCount();
    for (let left = head >> 1; left > 0; left--) {
      shared = readDelta(reader, shared);
      common.push({ events: left === 1 && head & 1 ? [] : [reader.value()], shared });
    }
    reader.endTemplate();
    reader.learning = false;
    const told: readonly (readonly unknown[])[] = common.map(({ events }) =>
      flags & OWN_EVENTS ? events.map(() => reader.value()) : events,
    );
    let own = this.#own;
    const film = common.map((frame, i): Frame => {
      if (flags & OWN && !reader.hasEnded) own = readDelta(reader, own);
      const events = told[i] as readonly GameTypes['event'][];
      return { events, view: { seat: this.#seat, shared: frame.shared, own } };
    });
    const number = this.#number + (actor === this.#seat ? 1 : 0);
    const check = hashValue(0, shared);
    const proof = hashForSeat(
      hashCommon(book.hash, version, this.#check, check),
      number,
      this.#own,
      own,
      bytes.subarray(0, -CHECK),
    );
    const proved = bytes.subarray(-CHECK).reduce((sum, byte) => sum * 256 + byte, 0);
    if (!reader.hasEnded || proved !== proof || film.length === 0) return undefined;
    this.#shared = shared;
    this.#check = check;
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
      film,
      number,
      canUndo: (flags & CAN_UNDO) !== 0,
    };
  }
}
