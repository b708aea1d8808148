/**
 * The message for every decision: how the view of one seat changed, frame by frame. It is a line of JSON that all
 * seats share. A seat that learns more gets a line of its own before it. Every line begins with a checksum of itself,
 * of the state it builds on and of the result, so that readers never show unverified data.
 */
import {
  eventsVisibleTo,
  type Frame,
  type GameTypes,
  type Json,
  type Seat,
  type SeatSet,
  type State,
  type Step,
  type View,
  viewOf,
} from '../core/index.ts';
import { applyPatch, createPatch, type Patch } from './patch.ts';

/** The resolution of times in milliseconds. Finer steps would reveal how long a bot has thought. */
export const TICK = 100;

/** What everyone learns of a decision. */
export interface PublicUpdate {
  readonly version: number;
  /** Ticks since the decision before. */
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

type PublicLine = readonly [
  version: number,
  after: number,
  actor: Seat,
  toAct: SeatSet,
  flags: number,
  payoffs: readonly number[] | 0,
  ...frames: readonly (readonly [change: Patch, ...events: readonly Json[]])[],
];
const BY_BOT = 1;
const UNDONE = 2;

/** Events are by frame, and 0 if they are those that all seats get. */
type PrivateLine = readonly [
  canUndo: 0 | 1,
  events: readonly (readonly Json[])[] | 0,
  ...changes: readonly Patch[],
];

// Tags for values that are no integers. No length or integer reaches them.
const FRACTION = 0x7ffffff1;
const TEXT = 0x7ffffff2;
const NULL = 0x7ffffff3;
const FALSE = 0x7ffffff4;
const TRUE = 0x7ffffff5;
const LIST = 0x7ffffff6;
const FIELDS = 0x7ffffff7;

/** Mixes a word into a hash, with the constants of MurmurHash3. */
function hashWord(check: number, word: number): number {
  let k = Math.imul(word, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  const mixed = check ^ k;
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

function hashText(check: number, text: string): number {
  let mixed = hashWord(check, text.length);
  for (let i = 0; i < text.length; i++) mixed = hashWord(mixed, text.charCodeAt(i));
  return mixed;
}

/** Mixes JSON into a hash; the order of an object's keys counts. */
function hashValue(check: number, value: Json): number {
  if (typeof value === 'number')
    return (value | 0) === value ? hashWord(check, value) : hashText(hashWord(check, FRACTION), `${value}`);
  if (typeof value === 'string') return hashText(hashWord(check, TEXT), value);
  if (value === null) return hashWord(check, NULL);
  if (typeof value === 'boolean') return hashWord(check, value ? TRUE : FALSE);
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    let mixed = hashWord(hashWord(check, LIST), list.length);
    for (let i = 0; i < list.length; i++) mixed = hashValue(mixed, list[i]!);
    return mixed;
  }
  const fields = value as { readonly [key: string]: Json };
  let mixed = hashWord(check, FIELDS);
  let count = 0;
  for (const key of Object.keys(fields)) {
    mixed = hashValue(hashText(mixed, key), fields[key]!);
    count++;
  }
  return hashWord(mixed, count);
}

/** Characters of a line's checksum. */
const CHECK = 6;
const formatCheck = (check: number): string => (check & 0xff_ff_ff).toString(16).padStart(CHECK, '0');

/** Whether a text from the server is an update; every other message is an object. */
export const isUpdate = (text: string): boolean => !text.startsWith('{');

/** The private part of a seat; spectators have none. */
const ownPart = ({ own }: State, seat: Seat | null): Json => (seat === null ? null : (own[seat] as Json));

export class EncodedUpdate {
  readonly version: number;
  readonly #line: string;
  readonly #check: number;
  readonly #before: State;
  readonly #steps: readonly Step[];

  constructor(update: PublicUpdate, line: string, check: number, before: State, steps: readonly Step[]) {
    this.version = update.version;
    this.#line = formatCheck(check) + line;
    this.#check = check;
    this.#before = before;
    this.#steps = steps;
  }

  /** The message for a seat or a spectator. */
  textFor(seat: Seat | null, canUndo = false): string {
    const steps = this.#steps;
    const isTold = steps.some(({ emitted }) => emitted.some(({ secret }) => secret?.seat === seat));
    let own = ownPart(this.#before, seat);
    let isChanged = false;
    const changes = steps.map(({ state }) => {
      const next = ownPart(state, seat);
      const change = createPatch(own, next);
      isChanged ||= change !== 0;
      own = next;
      return change;
    });
    // Seats without a private part share one text.
    if (own === null && !isChanged && !isTold && !canUndo) return this.#line;
    const events = isTold ? steps.map(({ emitted }) => eventsVisibleTo(emitted, seat)) : 0;
    const line = JSON.stringify([canUndo ? 1 : 0, events, ...(isChanged ? changes : [])]);
    const check = hashOwn(this.#check, ownPart(this.#before, seat), own, line);
    return `${formatCheck(check)}${line}\n${this.#line}`;
  }
}

const hashPublic = (before: number, after: number, line: string): number =>
  hashText(hashWord(before, after), line);
const hashOwn = (check: number, before: Json, after: Json, line: string): number =>
  hashText(hashValue(hashValue(check, before), after), line);

/** Encodes the decisions of one match. */
export class UpdateWriter {
  /** The last state and its hash, because most often the next decision follows it. */
  #last: { readonly state: State; readonly hash: number } | undefined;

  /** At least one step; the last equals the state after the decision. */
  encode(update: PublicUpdate, before: State, steps: readonly Step[], state: State): EncodedUpdate {
    const { version, after, actor, byBot, undone, toAct, payoffs } = update;
    let { shared } = before;
    const frames = steps.map(({ emitted, state }) => {
      const change = createPatch(shared as Json, state.shared as Json);
      shared = state.shared;
      return [change, ...eventsVisibleTo(emitted, null)] as const;
    });
    const flags = (byBot ? BY_BOT : 0) | (undone ? UNDONE : 0);
    const line: PublicLine = [version, after, actor, toAct, flags, payoffs ?? 0, ...frames];
    const text = JSON.stringify(line);
    const base = this.#last?.state === before ? this.#last.hash : hashValue(0, before.shared as Json);
    const hash = hashValue(0, state.shared as Json);
    this.#last = { state, hash };
    return new EncodedUpdate(update, text, hashPublic(base, hash, text), before, steps);
  }
}

export interface DecodedUpdate extends PublicUpdate {
  /** At least one frame; the last is current. */
  readonly film: readonly Frame[];
  readonly canUndo: boolean;
}

/** Only parses a line; its checksum is verified later. */
function parseLine(text: string): unknown {
  const line: unknown = JSON.parse(text);
  if (!Array.isArray(line)) throw new SyntaxError('a line is a list');
  return line;
}

/** Reads the updates of one seat after the view that it knows. */
export class UpdateReader {
  #view: View;
  #hash: number;
  #isLost = false;

  constructor(view: View) {
    this.#view = view;
    this.#hash = hashValue(0, view.shared as Json);
  }

  /** Reads a message after the given version; undefined from the first one that cannot be verified. */
  read(text: string, base: number): DecodedUpdate | undefined {
    if (this.#isLost) return undefined;
    this.#isLost = true;
    try {
      const read = this.#read(text, base);
      this.#isLost = read === undefined;
      return read;
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
      throw error;
    }
  }

  #read(text: string, base: number): DecodedUpdate | undefined {
    const lines = text.split('\n');
    const common = lines.pop()!;
    const body = common.slice(CHECK);
    const [version, after, actor, toAct, flags, payoffs, ...frames] = parseLine(body) as PublicLine;
    const { seat } = this.#view;
    const ownLine = lines.pop()?.slice(CHECK);
    const [undo, events, ...changes] = (ownLine === undefined ? [0, 0] : parseLine(ownLine)) as PrivateLine;
    if (version !== base + 1 || frames.length === 0 || !frames.every(Array.isArray)) return undefined;
    let { shared, own } = this.#view as { readonly shared: Json; readonly own: Json };
    const film = frames.map(([change, ...common], i): Frame => {
      shared = applyPatch(shared, change);
      own = applyPatch(own, changes[i] ?? 0);
      const told = Array.isArray(events) ? (events as PrivateLine[1] & object)[i] : undefined;
      return {
        events: (told ?? common) as readonly GameTypes['event'][],
        view: { seat, shared, own },
      };
    });
    const hash = hashValue(0, shared);
    const check = hashPublic(this.#hash, hash, body);
    const ownCheck =
      ownLine === undefined
        ? ''
        : `${formatCheck(hashOwn(check, this.#view.own as Json, own, ownLine))}${ownLine}\n`;
    const isProved = `${ownCheck}${formatCheck(check)}${body}` === text;
    if (!isProved || (ownLine === undefined && own !== null)) return undefined;
    this.#view = film.at(-1)!.view;
    this.#hash = hash;
    return {
      version,
      after,
      actor,
      byBot: (flags & BY_BOT) !== 0,
      undone: (flags & UNDONE) !== 0,
      toAct,
      payoffs: payoffs === 0 ? null : payoffs,
      film,
      canUndo: undo === 1,
    };
  }
}

/** The recent past for returning players: an older view, and the updates that follow it. */
export interface MissedUpdates {
  readonly version: number;
  readonly view: View;
  /** Each with the version it leads to. */
  readonly updates: readonly (readonly [version: number, text: string])[];
}

/** Keeps the updates of all seats of a table, or of some of them. */
export class MissedUpdatesWriter {
  readonly version: number;
  readonly #start: State;
  readonly #readers: readonly (Seat | null)[];
  /** As its readers receive it. */
  readonly #updates: { readonly version: number; readonly texts: readonly string[] }[] = [];

  constructor(
    version: number,
    state: State,
    readers: readonly (Seat | null)[] = [...state.own.keys(), null],
  ) {
    this.version = version;
    this.#start = state;
    this.#readers = readers;
  }

  get length(): number {
    return this.#updates.length;
  }

  add(update: EncodedUpdate): void {
    const { version } = update;
    this.#updates.push({ version, texts: this.#readers.map((seat) => update.textFor(seat)) });
  }

  updatesFor(seat: Seat | null): MissedUpdates {
    const reader = this.#readers.indexOf(seat);
    if (reader === -1)
      throw new RangeError(`nothing was written for ${seat === null ? 'spectators' : `seat ${seat}`}`);
    return {
      version: this.version,
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
export function readMissedUpdates(pieces: readonly MissedUpdates[]): MissedSteps | undefined {
  const [first] = pieces;
  if (first === undefined) return undefined;
  let { version, view } = first;
  const steps: MissedStep[] = [];
  for (const piece of pieces) {
    const reader = new UpdateReader(piece.view);
    for (const [next, text] of piece.updates) {
      const read = reader.read(text, next - 1);
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
