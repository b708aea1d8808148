/**
 * The binary message for every decision: how the view of one seat changed, frame by frame. It names the version and
 * the dictionary it builds on and ends with a checksum of start and result, so that readers never show unverified
 * data.
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

const BY_BOT = 1;
const OVER = 2;
const UNDONE = 4;
const CAN_UNDO = 8;
const OWN = 16;
const OWN_EVENTS = 32;

/** The resolution of times in milliseconds. Finer steps would reveal how long a bot has thought. */
export const TICK = 100;

/** Bytes at the start: flags, version, dictionary hash. */
const HEAD = 3;
const CHECK = 3;
/** Of the version and of the dictionary hash, one byte is sent. */
const BYTE = 0xff;

/** What everyone learns of a decision. */
export interface PublicUpdate {
  readonly version: number;
  readonly after: number;
  readonly actor: Seat;
  /** By a bot, for itself or for an absent player. */
  readonly byBot: boolean;
  /** Whether it undid the actor's last decision. */
  readonly undone: boolean;
  readonly toAct: SeatSet;
  /** Set once the match is over. */
  readonly payoffs: readonly number[] | null;
}

/** What one seat learns in addition. */
export interface PrivateUpdate {
  readonly canUndo: boolean;
  readonly number: number;
}

interface CommonUpdate {
  readonly flags: number;
  readonly bytes: Uint8Array;
  readonly check: number;
  readonly before: State;
  readonly steps: readonly Step[];
}

/** The private part of a seat; spectators have none. */
const ownPart = ({ own }: State, seat: Seat | null): Json => (seat === null ? null : (own[seat] as Json));

/** Covers base, bytes and result: a reader with the right base then has the right frames in between, too. */
const hashCommon = (dictionaryHash: number, version: number, base: number, shared: number): number =>
  hashWord(hashWord(hashWord(dictionaryHash, version), base), shared);
const hashForSeat = (common: number, number: number, before: Json, own: Json, bytes: Uint8Array): number =>
  hashBytes(hashValue(hashValue(hashWord(common, number), before), own), bytes) & 0xff_ff_ff;

/** Writes the updates of one match for readers that have read all previous ones. */
export class UpdateWriter {
  readonly #writer = new ByteWriter();
  readonly #seats: number;
  #state: State;
  #check: number;

  constructor(state: State) {
    this.#seats = state.own.length;
    this.#state = state;
    this.#check = hashValue(0, state.shared as Json);
  }

  get dictionary(): Dictionary {
    return this.#writer.dictionary;
  }
  get state(): State {
    return this.#state;
  }

  /** At least one step; the last is the current state. Each of the others holds one event. */
  writeCommon(update: PublicUpdate, steps: readonly Step[]): CommonUpdate {
    const writer = this.#writer;
    const { version, after, actor, byBot, undone, toAct, payoffs } = update;
    const { dictionaryHash } = writer;
    writer.learning = true;
    writer.count(after);
    writer.count(actor * 2 ** this.#seats + toAct);
    if (payoffs !== null) writer.value(payoffs);
    const isLastSilent = steps.at(-1)?.emitted.length === 0;
    writer.templateCount(2 * steps.length + (isLastSilent ? 1 : 0));
    const before = this.#state;
    for (const { emitted, state } of steps) {
      writeDelta(writer, this.#state.shared as Json, state.shared as Json);
      for (const event of eventsVisibleTo(emitted, null)) writer.value(event);
      this.#state = state;
    }
    const flags = (byBot ? BY_BOT : 0) | (payoffs === null ? 0 : OVER) | (undone ? UNDONE : 0);
    const bytes = writer.takeWithTemplate(HEAD);
    bytes[1] = version & BYTE;
    bytes[2] = dictionaryHash & BYTE;
    const base = this.#check;
    this.#check = hashValue(0, this.#state.shared as Json);
    const check = hashCommon(writer.dictionaryHash, version, base, this.#check);
    return { flags, bytes, check, before, steps };
  }

  /** The message for a seat or a spectator: common part, private part, checksum. */
  writeForSeat(common: CommonUpdate, seat: Seat | null, { canUndo, number }: PrivateUpdate): Uint8Array {
    const { flags, bytes, check, before, steps } = common;
    const writer = this.#writer;
    writer.learning = false;
    const isOwn = steps.some(({ emitted }) => emitted.some(({ secret }) => secret?.seat === seat));
    if (isOwn)
      for (const { emitted } of steps)
        for (const event of eventsVisibleTo(emitted, seat)) writer.value(event);
    const { length } = writer;
    let last = ownPart(before, seat);
    let end = length;
    for (const { state } of steps) {
      const mine = ownPart(state, seat);
      if (writeDelta(writer, last, mine)) end = writer.length;
      last = mine;
    }
    // Unchanged parts at the end are not written.
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
  /** At least one frame; the last is current. */
  readonly film: readonly Frame[];
  readonly number: number;
  readonly canUndo: boolean;
}

/** The state of a reader after a snapshot. */
export interface UpdateReaderStart {
  readonly seats: number;
  readonly seat: Seat | null;
  readonly number: number;
  readonly book: Dictionary;
  readonly shared: Json;
  readonly own: Json;
}

export class UpdateReader {
  readonly #dictionary: GrowingDictionary;
  readonly #seats: number;
  readonly #seat: Seat | null;
  #number: number;
  #shared: Json;
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

  /** Reads a message after the given version; undefined from the first one that cannot be verified. */
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
    const dictionary = this.#dictionary;
    if (bytes.length < CHECK) return undefined;
    const reader = new ByteReader(bytes.subarray(0, -CHECK), dictionary);
    const flags = reader.byte();
    if (reader.byte() !== (version & BYTE) || reader.byte() !== (dictionary.hash & BYTE)) return undefined;
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
    const frames = common.map((frame, i): Frame => {
      if (flags & OWN && !reader.hasEnded) own = readDelta(reader, own);
      const events = told[i] as readonly GameTypes['event'][];
      return { events, view: { seat: this.#seat, shared: frame.shared, own } };
    });
    const number = this.#number + (actor === this.#seat ? 1 : 0);
    const check = hashValue(0, shared);
    const proof = hashForSeat(
      hashCommon(dictionary.hash, version, this.#check, check),
      number,
      this.#own,
      own,
      bytes.subarray(0, -CHECK),
    );
    const proved = bytes.subarray(-CHECK).reduce((sum, byte) => sum * 256 + byte, 0);
    if (!reader.hasEnded || proved !== proof || frames.length === 0) return undefined;
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
      film: frames,
      number,
      canUndo: (flags & CAN_UNDO) !== 0,
    };
  }
}
