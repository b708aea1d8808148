/** Transcripts: one text form of a whole match, for any game. The format is docs/transcript.md; T1–T7 are its clauses. */
import { parseConfig, statedOptions } from './config.ts';
import type {
  Action,
  Config,
  Game,
  Json,
  Kind,
  Refusal,
  Seat,
  Seats,
  Seed,
  State,
  View,
} from './contract.ts';
import { isObject, parseExact, sameJson } from './exactJson.ts';
import { has, listSeats, NOBODY, only } from './seats.ts';
import { noteIn, type MatchRecord, type Told } from './table.ts';
import { viewOf } from './view.ts';

const FORMAT = 1;

/** Writes a match down line by line while it is played. */
export class Recorder<K extends Kind> {
  readonly #game: Game<K>;
  readonly #write: (line: string) => void;
  #deals = 0;
  #due: Seats = NOBODY;
  /** T6: who still owes one of the choices that are made at the same time, and the lines that wait for them. */
  #owing: Seats = NOBODY;
  #held: { seat: Seat; line: Json }[] = [];

  constructor(
    game: Game<K>,
    config: Config<K['options']>,
    seed: Seed,
    start: State<K>,
    write: (line: string) => void,
  ) {
    this.#game = game;
    this.#write = write;
    const options = statedOptions(game, config);
    this.#line({ tavola: FORMAT, game: game.id, seats: config.seats, options, seed });
    this.#follow(start);
  }

  /** Notes an action and the state it led to; `legal` is what the seat could have done, if that is to be written. */
  acted(seat: Seat, action: Action, state: State<K>, legal?: readonly Action[]): void {
    if (this.#owing === NOBODY) this.#owing = this.#due;
    const move = this.#move(action);
    const line =
      legal === undefined ? { seat, move } : { seat, move, legal: legal.map((a) => this.#move(a)) };
    this.#held.push({ seat, line });
    this.#owing &= ~only(seat);
    if (this.#owing !== NOBODY) {
      this.#due = this.#game.toAct(state);
      return;
    }
    for (const held of this.#held.toSorted((a, b) => a.seat - b.seat)) this.#line(held.line);
    this.#held = [];
    this.#follow(state);
  }

  /** Writes what a new state brings with it: a deal, the result. */
  #follow(state: State<K>): void {
    const { transcript } = this.#game;
    const deals = transcript.deals(state);
    if (deals > this.#deals) this.#line({ deal: transcript.deal(state) });
    this.#deals = deals;
    this.#due = this.#game.toAct(state);
    if (this.#due === NOBODY) this.#line({ result: transcript.result(state) });
  }

  #move(action: Action): Json {
    return this.#game.moves.decode(action);
  }

  #line(line: Json): void {
    this.#write(JSON.stringify(line));
  }
}

/** The lines of a recorded match; unfinished ones have no result. */
export function transcriptOf<K extends Kind>(
  game: Game<K>,
  record: MatchRecord,
  { legal = false }: { readonly legal?: boolean } = {},
): string[] {
  const lines: string[] = [];
  const { config } = record;
  const state = game.setup(config, record.seed);
  const recorder = new Recorder(game, config, record.seed, state, (line) => lines.push(line));
  for (const [seat, action] of record.actions) {
    const open = legal ? game.legal(viewOf(state, seat)) : undefined;
    game.apply(state, seat, action);
    recorder.acted(seat, action, state, open);
  }
  return lines;
}

/** Why a text does not pass: it is no transcript at all, or one of its lines is wrong. */
export interface Flaw {
  readonly transcript: boolean;
  /** From 1. */
  readonly line: number;
  /** A clause of the game's rules page, or of the format (T1–T7). */
  readonly clause: string;
  readonly message: string;
  /** Why the game refuses a move; the words for it are in the catalogues. */
  readonly refusal?: string;
}

interface Line {
  readonly number: number;
  readonly json: { readonly [key: string]: Json };
}

/** A text that has a transcript's form; its game is not looked up yet. */
export interface Transcript {
  readonly header: {
    readonly line: number;
    readonly game: string;
    readonly seats: Json;
    readonly options: { readonly [id: string]: Json };
    readonly seed: Seed;
  };
  readonly lines: readonly Line[];
  /** The number of the line after the last. */
  readonly end: number;
}

export const isFlaw = (value: object): value is Flaw => 'clause' in value && 'line' in value;

const noTranscript = (line: number, clause: string, message: string): Flaw => ({
  transcript: false,
  line,
  clause,
  message,
});
const wrongLine = (line: number, clause: string, message: string): Flaw => ({
  transcript: true,
  line,
  clause,
  message,
});

/** T1: the JSON objects of a text, empty lines skipped. */
function linesOf(text: string): Line[] | Flaw {
  const lines: Line[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (/^[ \t\r]*$/.test(line)) continue;
    let json: Json;
    try {
      json = parseExact(line);
    } catch {
      return noTranscript(index + 1, 'T1', 'this line is not JSON');
    }
    if (!isObject(json)) return noTranscript(index + 1, 'T1', 'this line is not a JSON object');
    lines.push({ number: index + 1, json });
  }
  return lines;
}

/** T1, T2: a text's lines and its header. */
export function readTranscript(text: string): Transcript | Flaw {
  const lines = linesOf(text);
  if ('transcript' in lines) return lines;
  const first = lines.at(0);
  if (first === undefined) return noTranscript(1, 'T2', 'there is no header');
  const flaw = (message: string): Flaw => noTranscript(first.number, 'T2', message);
  const { tavola, game, seats, options, seed } = first.json;
  if (tavola !== FORMAT) return flaw(`the first line is not a header with "tavola":${FORMAT}`);
  if (typeof game !== 'string') return flaw('"game" is not a text');
  if (seats === undefined) return flaw('"seats" is missing');
  if (!isObject(options)) return flaw('"options" is not an object');
  if (typeof seed !== 'string') return flaw('"seed" is not a text');
  return {
    header: { line: first.number, game, seats, options, seed },
    lines: lines.slice(1),
    end: (lines.at(-1)?.number ?? 0) + 1,
  };
}

/** T2: a header that names a game nobody knows. */
export const unknownGame = ({ header }: Transcript, known: readonly string[]): Flaw =>
  noTranscript(
    header.line,
    'T2',
    `unknown game ${JSON.stringify(header.game)}, known are ${known.join(', ')}`,
  );

/** One decision of a verified match. */
export interface Step<K extends Kind> {
  readonly seat: Seat;
  readonly action: Action;
  /** The state it led to; it lives on, so keep a clone. */
  readonly state: State<K>;
  readonly told: readonly Told<K['event']>[];
}

export interface Verified<K extends Kind> {
  readonly config: Config<K['options']>;
  readonly seed: Seed;
  readonly actions: readonly (readonly [Seat, Action])[];
  readonly state: State<K>;
  readonly result: { readonly [key: string]: Json };
}

/** What a line is, by the one key that says so. */
const KINDS = ['deal', 'move', 'result', 'tavola'] as const;

/** Plays a transcript again from its deals, never from its seed, and stops at the first line that is wrong. */
class Verifier<K extends Kind> {
  readonly #game: Game<K>;
  readonly #config: Config<K['options']>;
  readonly #watch: ((step: Step<K>) => void) | undefined;
  #state: State<K> | undefined;
  #result: { readonly [key: string]: Json } | undefined;
  /** An action that deals anew waits for its deal. */
  #pending: { before: State<K>; seat: Seat; action: Action } | undefined;
  readonly #actions: [Seat, Action][] = [];

  constructor(game: Game<K>, config: Config<K['options']>, watch?: (step: Step<K>) => void) {
    this.#game = game;
    this.#config = config;
    this.#watch = watch;
  }

  read({ number, json }: Line): Flaw | undefined {
    if (this.#result !== undefined) return wrongLine(number, 'T7', 'nothing may follow the result');
    const kinds = KINDS.filter((key) => Object.hasOwn(json, key));
    if (kinds.length !== 1)
      return wrongLine(number, 'T1', 'a line is either a deal, a move or the result, and this one is not');
    if (kinds[0] === 'tavola') return wrongLine(number, 'T2', 'there is only one header');
    if (kinds[0] === 'deal') return this.#deal(number, json.deal);
    if (this.#state === undefined || this.#pending !== undefined)
      return wrongLine(number, 'T3', 'a deal is due here');
    return kinds[0] === 'move'
      ? this.#move(number, json, this.#state)
      : this.#conclude(number, json.result, this.#state);
  }

  finish(end: number, seed: Seed): Verified<K> | Flaw {
    if (this.#state === undefined || this.#result === undefined)
      return wrongLine(end, 'T7', 'the transcript ends without a result');
    const result = this.#game.transcript.result(this.#state);
    return { config: this.#config, seed, actions: this.#actions, state: this.#state, result };
  }

  #deal(number: number, deal: Json): Flaw | undefined {
    const { transcript } = this.#game;
    const pending = this.#pending;
    if (this.#state !== undefined && pending === undefined)
      return wrongLine(number, 'T3', 'no deal is due here');
    let dealt: State<K> | Refusal;
    const told: Told<K['event']>[] = [];
    if (pending === undefined) dealt = transcript.start(this.#config, deal);
    else {
      if (transcript.redeal === undefined)
        throw new Error(`${this.#game.id} deals anew and does not say how`);
      dealt = transcript.redeal(pending.before, pending.seat, pending.action, deal, noteIn(told));
    }
    if ('clause' in dealt)
      return wrongLine(number, dealt.clause, `the rules cannot make this deal (${dealt.reason})`);
    this.#state = dealt;
    this.#pending = undefined;
    if (pending !== undefined)
      this.#watch?.({ seat: pending.seat, action: pending.action, state: dealt, told });
    return undefined;
  }

  #move(number: number, json: Line['json'], state: State<K>): Flaw | undefined {
    const game = this.#game;
    const seat = json.seat as Seat;
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.#config.seats)
      return wrongLine(number, 'T4', `"seat" is not a seat from 0 to ${this.#config.seats - 1}`);
    const move = game.moves.parse(json.move);
    if (move === undefined) return wrongLine(number, 'T4', `this is not a move of ${game.id}`);
    const view = viewOf(state, seat);
    const action = game.moves.encode(view, move);
    const legal = game.legal(view);
    const toAct = game.toAct(state);
    if (!has(toAct, seat) || !legal.includes(action)) {
      const refusal = game.refusal(view, move);
      if (refusal === undefined) throw new Error(`${game.id} refuses a move and does not say why`);
      const message = `seat ${seat} may not make this move (${refusal.reason})`;
      return { ...wrongLine(number, refusal.clause, message), refusal: refusal.reason };
    }
    const [next] = listSeats(toAct);
    if (seat !== next)
      return wrongLine(number, 'T6', `choices made at the same time go by seat, seat ${next} is next`);
    if (Object.hasOwn(json, 'legal') && !this.#isLegalSet(json.legal, legal, view))
      return wrongLine(number, 'T5', `"legal" is not the set of seat ${seat}'s legal moves`);
    this.#apply(state, seat, action);
    return undefined;
  }

  /** T5: every legal move once, in any order, each by the one name the rules page gives it. */
  #isLegalSet(given: Json, legal: readonly Action[], view: View<K>): boolean {
    if (!Array.isArray(given) || given.length !== legal.length) return false;
    const missing = new Set(legal);
    const { moves } = this.#game;
    return given.every((json: Json) => {
      const move = moves.parse(json);
      if (move === undefined) return false;
      const action = moves.encode(view, move);
      return missing.delete(action) && sameJson(moves.decode(action), json);
    });
  }

  #apply(state: State<K>, seat: Seat, action: Action): void {
    const { transcript } = this.#game;
    const before = this.#game.clone(state);
    const deals = transcript.deals(state);
    const told: Told<K['event']>[] = [];
    this.#game.apply(state, seat, action, noteIn(told));
    this.#actions.push([seat, action]);
    if (transcript.deals(state) > deals) this.#pending = { before, seat, action };
    else this.#watch?.({ seat, action, state, told });
  }

  #conclude(number: number, given: Json, state: State<K>): Flaw | undefined {
    if (this.#game.toAct(state) !== NOBODY) return wrongLine(number, 'T7', 'the match is not over yet');
    const result = this.#game.transcript.result(state);
    if (!isObject(given)) return wrongLine(number, 'T7', 'the result is not an object');
    for (const key of Object.keys(result))
      if (!Object.hasOwn(given, key) || !sameJson(result[key], given[key]))
        return wrongLine(number, 'T7', `"${key}" should be ${JSON.stringify(result[key])}`);
    this.#result = given;
    return undefined;
  }
}

/** Checks every line of a transcript against the rules of its game; `watch` is called with every decision. */
export function verifyTranscript<K extends Kind>(
  game: Game<K>,
  { header, lines, end }: Transcript,
  watch?: (step: Step<K>) => void,
): Verified<K> | Flaw {
  const config = parseConfig(game, { seats: header.seats, options: header.options });
  if ('expected' in config)
    return noTranscript(header.line, 'T2', `${config.at}: expected ${config.expected}`);
  const verifier = new Verifier(game, config, watch);
  for (const line of lines) {
    const flaw = verifier.read(line);
    if (flaw !== undefined) return flaw;
  }
  return verifier.finish(end, header.seed);
}
