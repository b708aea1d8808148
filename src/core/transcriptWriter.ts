/** Transcripts: one text format of a whole match, for any game. T1–T7 are clauses of docs/transcript.md. */
import { nonDefaultOptions } from './config.ts';
import type { Action, Config, Game, Json, GameTypes, Seat, SeatSet, Seed, State } from './contract.ts';
import { NO_SEATS, singleSeat } from './seats.ts';
import type { MatchRecord } from './table.ts';
import { viewOf } from './view.ts';

export const TRANSCRIPT_FORMAT = 1;

/** Writes a match line by line as it is played. */
export class TranscriptRecorder<K extends GameTypes> {
  readonly #game: Game<K>;
  readonly #write: (line: string) => void;
  #deals = 0;
  #due: SeatSet = NO_SEATS;
  /** T6: the seats that still owe one of several simultaneous choices, and the lines that wait for them. */
  #owing: SeatSet = NO_SEATS;
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
    const options = nonDefaultOptions(game, config);
    const { seats, knobs } = config;
    const changed = knobs === undefined ? {} : { knobs };
    this.#line({ tavola: TRANSCRIPT_FORMAT, game: game.id, seats, options, ...changed, seed });
    this.#follow(start);
  }

  /** Records an action and the state it led to. `legal`, if given, is written too. */
  recordAction(seat: Seat, action: Action, state: State<K>, legal?: readonly Action[]): void {
    if (this.#owing === NO_SEATS) this.#owing = this.#due;
    const move = this.#move(action);
    const line =
      legal === undefined ? { seat, move } : { seat, move, legal: legal.map((a) => this.#move(a)) };
    this.#held.push({ seat, line });
    this.#owing &= ~singleSeat(seat);
    if (this.#owing !== NO_SEATS) {
      this.#due = this.#game.toAct(state);
      return;
    }
    for (const held of this.#held.toSorted((a, b) => a.seat - b.seat)) this.#line(held.line);
    this.#held = [];
    this.#follow(state);
  }

  /** Writes the lines that follow from a new state: a deal, the result. */
  #follow(state: State<K>): void {
    const { transcript } = this.#game;
    const deals = transcript.deals(state);
    if (deals > this.#deals) this.#line({ deal: transcript.deal(state) });
    this.#deals = deals;
    this.#due = this.#game.toAct(state);
    if (this.#due === NO_SEATS) this.#line({ result: transcript.result(state) });
  }

  #move(action: Action): Json {
    return this.#game.moves.decode(action);
  }

  #line(line: Json): void {
    this.#write(JSON.stringify(line));
  }
}

/** The lines of a recorded match; an unfinished one has no result. */
export function formatTranscript<K extends GameTypes>(
  game: Game<K>,
  record: MatchRecord,
  { legal = false }: { readonly legal?: boolean } = {},
): string[] {
  const lines: string[] = [];
  const { config } = record;
  const state = game.setup(config, record.seed);
  const recorder = new TranscriptRecorder(game, config, record.seed, state, (line) => lines.push(line));
  for (const [seat, action] of record.actions) {
    const open = legal ? game.legal(viewOf(state, seat)) : undefined;
    game.apply(state, seat, action);
    recorder.recordAction(seat, action, state, open);
  }
  return lines;
}
