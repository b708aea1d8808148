/** Checks every line of a transcript against the rules of its game (docs/transcript.md, T3–T7). */
import { parseConfig } from './config.ts';
import type { Action, Config, Game, Json, GameTypes, Refusal, Seat, Seed, State } from './contract.ts';
import { isJsonObject, isDeepEqual } from './json.ts';
import { listSeats, NO_SEATS } from './seats.ts';
import { isRefusal, Table } from './table.ts';
import { collectEvents, type EmittedEvent } from './view.ts';
import {
  type TranscriptFlaw,
  notATranscript,
  type Transcript,
  type TranscriptLine,
  wrongLine,
} from './transcriptReader.ts';

export interface VerifiedStep<K extends GameTypes> {
  readonly seat: Seat;
  readonly action: Action;
  readonly state: State<K>;
  readonly emitted: readonly EmittedEvent<K['event']>[];
}

export interface VerifiedTranscript<K extends GameTypes> {
  readonly config: Config<K['options']>;
  readonly seed: Seed;
  readonly actions: readonly (readonly [Seat, Action])[];
  readonly state: State<K>;
  readonly result: { readonly [key: string]: Json };
}

/** The type of a line, by the key that identifies it. */
const KINDS = ['deal', 'move', 'result', 'tavola'] as const;

/** Replays a transcript from its deals, never from its seed, and stops at the first wrong line. */
class Verifier<K extends GameTypes> {
  readonly #game: Game<K>;
  readonly #config: Config<K['options']>;
  readonly #seed: Seed;
  readonly #watch: ((step: VerifiedStep<K>) => void) | undefined;
  /** The table of the current deal. */
  #table: Table<K> | undefined;
  #result: { readonly [key: string]: Json } | undefined;
  /** An action that deals again, until its deal line comes. */
  #pending: { readonly before: State<K>; readonly seat: Seat; readonly action: Action } | undefined;
  readonly #actions: [Seat, Action][] = [];

  constructor(
    game: Game<K>,
    config: Config<K['options']>,
    seed: Seed,
    watch: ((step: VerifiedStep<K>) => void) | undefined,
  ) {
    this.#game = game;
    this.#config = config;
    this.#seed = seed;
    this.#watch = watch;
  }

  read({ number, json }: TranscriptLine): TranscriptFlaw | undefined {
    if (this.#result !== undefined) return wrongLine(number, 'T7', 'nothing may follow the result');
    const kinds = KINDS.filter((key) => Object.hasOwn(json, key));
    if (kinds.length !== 1)
      return wrongLine(number, 'T1', 'a line is either a deal, a move or the result, and this one is not');
    if (kinds[0] === 'tavola') return wrongLine(number, 'T2', 'there is only one header');
    if (kinds[0] === 'deal') return this.#deal(number, json.deal);
    if (this.#table === undefined || this.#pending !== undefined)
      return wrongLine(number, 'T3', 'a deal is due here');
    return kinds[0] === 'move'
      ? this.#move(number, json, this.#table)
      : this.#conclude(number, json.result, this.#table);
  }

  finish(end: number): VerifiedTranscript<K> | TranscriptFlaw {
    if (this.#table === undefined || this.#result === undefined)
      return wrongLine(end, 'T7', 'the transcript ends without a result');
    const state = this.#table.truth;
    const result = this.#game.transcript.result(state);
    return { config: this.#config, seed: this.#seed, actions: this.#actions, state, result };
  }

  #deal(number: number, deal: Json): TranscriptFlaw | undefined {
    const { transcript } = this.#game;
    const pending = this.#pending;
    if (this.#table !== undefined && pending === undefined)
      return wrongLine(number, 'T3', 'no deal is due here');
    let dealt: State<K> | Refusal;
    const emitted: EmittedEvent<K['event']>[] = [];
    if (pending === undefined) dealt = transcript.start(this.#config, deal);
    else {
      if (transcript.redeal === undefined)
        throw new Error(`${this.#game.id} deals anew and does not say how`);
      dealt = transcript.redeal(pending.before, pending.seat, pending.action, deal, collectEvents(emitted));
    }
    if ('clause' in dealt)
      return wrongLine(number, dealt.clause, `the rules cannot make this deal (${dealt.reason})`);
    this.#table = new Table(this.#game, this.#config, this.#seed, dealt);
    this.#pending = undefined;
    if (pending !== undefined)
      this.#watch?.({ seat: pending.seat, action: pending.action, state: dealt, emitted });
    return undefined;
  }

  #move(number: number, json: TranscriptLine['json'], table: Table<K>): TranscriptFlaw | undefined {
    const seat = json.seat as Seat;
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.#config.seats)
      return wrongLine(number, 'T4', `"seat" is not a seat from 0 to ${this.#config.seats - 1}`);
    const move = this.#game.moves.parse(json.move);
    if (move === undefined) return wrongLine(number, 'T4', `this is not a move of ${this.#game.id}`);
    const action = table.encodeMove(seat, move);
    if (typeof action !== 'number') {
      const message = `seat ${seat} may not make this move (${action.reason})`;
      return { ...wrongLine(number, action.clause, message), refusal: action.reason };
    }
    const [next] = listSeats(table.toAct);
    if (seat !== next)
      return wrongLine(number, 'T6', `choices made at the same time go by seat, seat ${next} is next`);
    if (Object.hasOwn(json, 'legal') && !this.#isLegalSet(json.legal, table, seat))
      return wrongLine(number, 'T5', `"legal" is not the set of seat ${seat}'s legal moves`);
    this.#play(table, seat, action);
    return undefined;
  }

  /** T5: every legal move once, in any order, by the name that the rules page gives it. */
  #isLegalSet(given: Json, table: Table<K>, seat: Seat): boolean {
    const missing = new Set(table.legal(seat));
    if (!Array.isArray(given) || given.length !== missing.size) return false;
    const { moves } = this.#game;
    const view = table.view(seat);
    return given.every((json: Json) => {
      const move = moves.parse(json);
      if (move === undefined) return false;
      const action = moves.encode(view, move);
      return missing.delete(action) && isDeepEqual(moves.decode(action), json);
    });
  }

  #play(table: Table<K>, seat: Seat, action: Action): void {
    const { transcript } = this.#game;
    const before = table.truth;
    const played = table.play(seat, action);
    if (isRefusal(played)) throw new Error(`${this.#game.id} refuses what it has called legal`);
    this.#actions.push([seat, action]);
    const state = table.truth;
    if (transcript.deals(state) > transcript.deals(before)) this.#pending = { before, seat, action };
    else this.#watch?.({ seat, action, state, emitted: played.emitted });
  }

  #conclude(number: number, given: Json, table: Table<K>): TranscriptFlaw | undefined {
    if (table.toAct !== NO_SEATS) return wrongLine(number, 'T7', 'the match is not over yet');
    const result = this.#game.transcript.result(table.truth);
    if (!isJsonObject(given)) return wrongLine(number, 'T7', 'the result is not an object');
    for (const key of Object.keys(result))
      if (!Object.hasOwn(given, key) || !isDeepEqual(result[key], given[key]))
        return wrongLine(number, 'T7', `"${key}" should be ${JSON.stringify(result[key])}`);
    this.#result = given;
    return undefined;
  }
}

/** Checks every line of a transcript against the rules of its game. Calls `watch` with every decision. */
export function verifyTranscript<K extends GameTypes>(
  game: Game<K>,
  { header, lines, end }: Transcript,
  watch?: (step: VerifiedStep<K>) => void,
): VerifiedTranscript<K> | TranscriptFlaw {
  const config = parseConfig(game, header);
  if ('expected' in config)
    return notATranscript(header.line, 'T2', `${config.at}: expected ${config.expected}`);
  const verifier = new Verifier(game, config, header.seed, watch);
  for (const line of lines) {
    const flaw = verifier.read(line);
    if (flaw !== undefined) return flaw;
  }
  return verifier.finish(end);
}
