/** One placement and its automatic consequences (P7–P20). */
import {
  type Config,
  knobValue,
  leftNeighbour,
  type Seat,
  type State,
  SeedStream,
  type Emit,
} from '../../../core/index.ts';
import { type Card, cardName, type Cell, CELLS, colourOf, columnOf, NO_CARD, rowOf } from './data.ts';
import { dealDecks, gather, type Gathered, learnDeal, learnTurnedUp, noCards, findSurplus } from './deal.ts';
import { clearGrid, hasPlace, putCard } from './grid.ts';
import { completedRows, completesRow, countRows, highestCard, type Row } from './rows.ts';
import {
  type Event,
  type Hidden,
  isNeutral,
  type TableOptions,
  type RoundOutcome,
  type Options,
  placement,
  type Punto,
  rowLength,
  sideSeats,
  type Shared,
  sideCount,
  sideOf,
} from './state.ts';

/** P16: limits the match. */
const MOST_ROUNDS = 20;

export type Dealer = (shared: Shared, gathered: Gathered, start: Seat, hidden: Hidden) => Card[][];

/** Deals from the seed's stream with the round's number. */
export const dealShuffled: Dealer = (shared, gathered, start, hidden) =>
  dealDecks(shared, gathered, start, new SeedStream(hidden.key, shared.round));

/** P8: turns up the seat's top card, if it has one. */
function turnUp(state: State<Punto>, seat: Seat, emit: Emit<Event> | undefined): void {
  const { shared, hidden } = state;
  const deck = hidden.decks[seat];
  const card = deck.pop() ?? NO_CARD;
  shared.up[seat] = card;
  shared.decks[seat] = deck.length;
  if (shared.neutral !== null) shared.neutral = learnTurnedUp(shared.neutral, seat, card);
  if (emit !== undefined && card !== NO_CARD) emit({ type: 'turnedUp', seat, card: cardName(card) });
}

export function openRound(
  state: State<Punto>,
  start: Seat,
  gathered: Gathered,
  decks: readonly Card[][],
  emit: Emit<Event> | undefined,
): void {
  const { shared, hidden } = state;
  const surplus = shared.neutral === null ? [] : findSurplus(gathered, decks);
  if (shared.neutral !== null) shared.neutral = learnDeal(shared.neutral, shared.up, gathered.mixed, surplus);
  if (surplus.length > 0) shared.removed = [...shared.removed, ...surplus];
  shared.start = start;
  shared.turn = start;
  clearGrid(shared);
  shared.laid.length = 0;
  for (let seat = 0; seat < shared.seats; seat++) {
    hidden.decks[seat] = decks[seat];
    shared.decks[seat] = decks[seat].length;
    shared.up[seat] = NO_CARD;
  }
  if (emit !== undefined && shared.round > 1)
    emit({ type: 'roundDealt', round: shared.round, start, surplus: surplus.map(cardName) });
  if (shared.options.reveal === 'turn') turnUp(state, start, emit);
  else for (let i = 0; i < shared.seats; i++) turnUp(state, (start + i) % shared.seats, emit);
}

const NO_CARDS: readonly number[] = Array.from({ length: CELLS }, () => NO_CARD);
const ZEROS: readonly number[] = [0, 0, 0, 0];
const NO_SECRETS: readonly null[] = [null, null, null, null];

export function emptyTable(seats: number, options: TableOptions, key: Hidden['key']): State<Punto> {
  const shared: Shared = {
    seats,
    options,
    round: 1,
    start: 0,
    turn: 0,
    up: ZEROS.slice(0, seats),
    decks: ZEROS.slice(0, seats),
    cells: NO_CARDS.slice(),
    filled: 0,
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    laid: [],
    wins: ZEROS.slice(0, sideCount({ seats, options })),
    removed: [],
    outcomes: [],
    neutral: seats === 3 ? { portions: [], sightings: [] } : null,
  };
  return { shared, own: NO_SECRETS.slice(0, seats), hidden: { key, decks: noCards(seats) } };
}

/** P13, P15–P20: closes the round, removes the winner's highest card and deals the next round, if there is one. */
function endRound(
  state: State<Punto>,
  outcome: RoundOutcome,
  rows: readonly Row[],
  deal: Dealer,
  emit: Emit<Event> | undefined,
): void {
  const { shared, hidden } = state;
  const { side } = outcome;
  shared.outcomes = [...shared.outcomes, outcome];
  const leaving = side === null ? [] : [highestCard(shared, rows)];
  if (side !== null) {
    shared.wins[side]++;
    emit?.({
      type: 'roundWon',
      seats: sideSeats(shared, side),
      by: outcome.by,
      rows: rows.map((row) => row.map((cell) => [columnOf(cell), rowOf(cell)] as const)),
      removed: cardName(leaving[0]),
    });
  } else emit?.({ type: 'roundDrawn' });
  if (Math.max(...shared.wins) === shared.options.roundsToWin || shared.round === MOST_ROUNDS) {
    shared.turn = null; // the last round stays on the table
    emit?.({ type: 'matchOver', winners: findWinners(shared) });
    return;
  }
  shared.removed = [...shared.removed, ...leaving];
  const gathered = gather(shared, hidden.decks);
  const start = nextStart(shared, outcome);
  shared.round++;
  openRound(state, start, gathered, deal(shared, gathered, start, hidden), emit);
}

/** P15, P19: a single seat that won by the count passes the start to its left neighbour. */
const nextStart = (shared: Shared, { side, by, seat }: RoundOutcome): Seat =>
  leftNeighbour(shared, by === 'count' && side !== null && !shared.options.teams ? side : seat);

/** P16: the seats of every side with the most rounds won. */
export function findWinners(shared: Shared): Seat[] {
  const most = Math.max(...shared.wins);
  const winners: Seat[] = [];
  for (let seat = 0; seat < shared.seats; seat++)
    if (shared.wins[sideOf(shared, seat)] === most) winners.push(seat);
  return winners;
}

/** Rounds won, by seat. */
export const listWins = (shared: Shared): number[] =>
  shared.up.map((_, seat) => shared.wins[sideOf(shared, seat)]);

/** The options that the state keeps: with the knob, if it is turned. */
export function tableOptions({ seats, options, knobs }: Config<Options>): TableOptions {
  const usual = rowLength({ seats, options });
  const row = knobValue(knobs, 'row', usual);
  return row === usual ? options : { ...options, row };
}

export function placeCard(
  state: State<Punto>,
  cell: Cell,
  deal: Dealer,
  emit: Emit<Event> | undefined,
): void {
  const { shared } = state;
  const seat = shared.turn as Seat;
  const card = shared.up[seat];
  const covered = shared.cells[cell];
  putCard(shared, cell, card);
  shared.laid.push(placement(cell, card));
  shared.up[seat] = NO_CARD;
  const needed = rowLength(shared);
  const isWon = !isNeutral(shared, colourOf(card)) && completesRow(shared.cells, cell, needed);
  const next = leftNeighbour(shared, seat);
  if (!isWon) shared.turn = next;
  if (emit !== undefined)
    emit({
      type: 'placed',
      seat,
      card: cardName(card),
      x: columnOf(cell),
      y: rowOf(cell),
      covered: covered > NO_CARD ? cardName(covered) : null,
    });
  if (isWon) {
    const outcome: RoundOutcome = { side: sideOf(shared, seat), by: 'row', seat, card };
    endRound(state, outcome, completedRows(shared, cell, needed), deal, emit);
    return;
  }
  if (shared.options.reveal === 'ahead') turnUp(state, seat, emit);
  else turnUp(state, next, emit);
  if (shared.up[next] !== NO_CARD && hasPlace(shared, shared.up[next])) return;
  emit?.({ type: 'stuck', seat: next, lacks: shared.up[next] === NO_CARD ? 'card' : 'place' });
  const winner = countRows(shared);
  const outcome: RoundOutcome = {
    side: winner?.side ?? null,
    by: 'count',
    seat: next,
    card: shared.up[next],
  };
  endRound(state, outcome, winner?.rows ?? [], deal, emit);
}
