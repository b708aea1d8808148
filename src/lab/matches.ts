/** Plays the matches of a chunk, or repeats them from their recorded decisions. */
import type { Bot } from '../bots/index.ts';
import { botRng, lowestSeat } from '../bots/playMatch.ts';
import {
  type Action,
  type Game,
  NO_SEATS,
  type Rng,
  type Seat,
  type SeatSet,
  type State,
  viewOf,
} from '../core/index.ts';
import { EndlessMatch } from './endlessMatch.ts';
import { type Chunk, type LabTable, matchesPerDeal, type Plan } from './plan.ts';
import { Columns } from './rows.ts';
import { swapCards, type Swap } from './swapCards.ts';
import { ActionReader, ActionWriter } from './records.ts';

/** No game comes near it: a longer match does not end. */
const MOST_DECISIONS = 10_000;
/** The legal actions are counted in one of this many deals, because listing them is expensive. */
const BRANCHING_EVERY = 16;

export interface LoadedTable {
  readonly table: LabTable;
  readonly game: Game;
  readonly bots: readonly Bot[];
  /** False where all seats choose at once, so that none begins. */
  readonly hasStart: boolean;
}

/** The seats with the highest number. */
function leaders(standing: readonly number[]): SeatSet {
  let most = -Infinity;
  let seats = NO_SEATS;
  for (let seat = 0; seat < standing.length; seat++) {
    if (standing[seat] > most) {
      most = standing[seat];
      seats = 1 << seat;
    } else if (standing[seat] === most) seats |= 1 << seat;
  }
  return seats;
}

/** Follows who leads. */
class Lead {
  readonly #everyone: SeatSet;
  /** The last seats that led alone, or as a team. */
  #holder: SeatSet = NO_SEATS;
  #now: SeatSet = NO_SEATS;
  /** The number of decisions after which the present leaders led. */
  #since = 0;
  changes = 0;

  constructor(seats: number) {
    this.#everyone = 2 ** seats - 1;
  }

  note(standing: readonly number[], decisions: number): void {
    const now = leaders(standing);
    if (now === this.#now) return;
    this.#now = now;
    this.#since = decisions;
    if (now === this.#everyone || (now & this.#holder) !== 0) return;
    if (this.#holder !== NO_SEATS) this.changes++;
    this.#holder = now;
  }

  /** The number of decisions after which the winners led until the end. */
  decidedAfter(winners: SeatSet, length: number): number {
    return this.#now === winners ? this.#since : length;
  }
}

type Decide = (state: State, seat: Seat) => Action;

interface Course {
  readonly length: number;
  readonly leadChanges: number;
  readonly decided: number;
  /** The mean number of legal actions; NaN if not counted. */
  readonly branching: number;
}

function follow(game: Game, state: State, decide: Decide, counts: boolean, tracks: boolean): Course {
  const lead = new Lead(state.own.length);
  let length = 0;
  let choices = 0;
  for (let due = game.toAct(state); due !== NO_SEATS; due = game.toAct(state)) {
    if (length === MOST_DECISIONS) return { length: Infinity, leadChanges: 0, decided: 0, branching: 0 };
    const seat = lowestSeat(due);
    if (counts) choices += game.legal(viewOf(state, seat)).length;
    game.apply(state, seat, decide(state, seat));
    length++;
    if (tracks) lead.note(game.standing(state.shared), length);
  }
  return {
    length,
    leadChanges: lead.changes,
    decided: tracks ? lead.decidedAfter(game.winners(state), length) : length,
    branching: counts ? choices / length : NaN,
  };
}

function botDecisions({ game }: LoadedTable, bots: readonly Bot[], rngs: readonly Rng[]): Decide {
  const draw = game.draw?.bind(game);
  return (state, seat) => {
    const view = viewOf(state, seat);
    const bot = bots[seat];
    return bot.name === 'random' && draw !== undefined
      ? draw(view, rngs[seat])
      : bot.choose(view, game.legal(view), rngs[seat]);
  };
}

interface Deal {
  readonly seed: string;
  readonly start: Seat;
  readonly swap: Swap | undefined;
}

/** The deal of a group; where cards are swapped, also the other one. */
function prepareDeal({ table, game }: LoadedTable, plan: Plan, deal: number): Deal {
  const seed = `${plan.seed}/${deal}`;
  const start = deal % table.config.seats;
  if (table.kind !== 'cards') return { seed, start, swap: undefined };
  // The start rotates once all seats have had a card swapped.
  const seat = Math.floor(deal / table.config.seats) % table.config.seats;
  return { seed, start, swap: swapCards(game, { ...table.config, start }, seed, seat) };
}

function dealtState({ table, game }: LoadedTable, { seed, start, swap }: Deal, match: number): State {
  if (swap !== undefined && match === 1) return game.clone(swap.state);
  return game.setup({ ...table.config, start }, seed);
}

/** Plays or repeats all matches of a chunk. Without `recorded` the bots decide, and `written` gets their decisions. */
function runChunk(
  loaded: LoadedTable,
  plan: Plan,
  { from, to }: Chunk,
  source: { readonly write: ActionWriter } | { readonly read: ActionReader },
): Columns {
  const { table, game } = loaded;
  const { seats } = table.config;
  const columns = new Columns(seats);
  const tracks = plan.measures.includes('leads') || plan.measures.includes('decided');
  const countsBranching = plan.measures.includes('branching');
  for (let number = from; number < to; number++) {
    const deal = prepareDeal(loaded, plan, number);
    for (let match = 0; match < matchesPerDeal(table); match++) {
      const rotation = table.kind === 'cards' ? 0 : match;
      const state = dealtState(loaded, deal, match);
      let decide: Decide;
      if ('read' in source) {
        source.read.begin();
        decide = () => source.read.next();
      } else {
        const entries = table.bots.map((_, seat) => (seat + rotation) % seats);
        const choose = botDecisions(
          loaded,
          entries.map((entry) => loaded.bots[entry]),
          entries.map((entry) => botRng(deal.seed, rotation * seats + entry)),
        );
        source.write.begin();
        decide = (now, seat) => source.write.add(choose(now, seat));
      }
      const course = follow(game, state, decide, countsBranching && number % BRANCHING_EVERY === 0, tracks);
      if (course.length === Infinity)
        throw new EndlessMatch(
          `a match of ${game.id} does not end within ${MOST_DECISIONS} decisions: seed ${deal.seed}, seat ${deal.start} begins`,
        );
      if ('write' in source) source.write.end();
      columns.add({
        table: table.index,
        deal: number,
        rotation: match,
        start: loaded.hasStart ? deal.start : -1,
        length: course.length,
        winners: game.winners(state),
        scores: game.standing(state.shared),
        leadChanges: course.leadChanges,
        decided: course.decided,
        branching: course.branching,
        swap: deal.swap,
      });
    }
  }
  return columns;
}

export interface PlayedChunk {
  readonly columns: Columns;
  /** The decisions of every match; `repeatChunk` makes the same columns from them. */
  readonly record: Uint8Array;
}

export function playChunk(loaded: LoadedTable, plan: Plan, chunk: Chunk): PlayedChunk {
  const write = new ActionWriter();
  const columns = runChunk(loaded, plan, chunk, { write });
  return { columns, record: write.bytes() };
}

export const repeatChunk = (loaded: LoadedTable, plan: Plan, chunk: Chunk, record: Uint8Array): Columns =>
  runChunk(loaded, plan, chunk, { read: new ActionReader(record) });
