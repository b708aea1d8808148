/** Punto: cards of one's own colours in a row, beside or on top of other cards. P1–P20 are clauses of rules.en.md. */
import {
  allSeats,
  type Game,
  deriveKey,
  NO_SEATS,
  singleSeat,
  type Refusal,
  type Seat,
  toSeatSet,
  SeedStream,
  type Thing,
  thingsAt,
} from '../../../core/index.ts';
import { type Card, cardName, cellAt, inReach, NO_CARD } from './data.ts';
import { gatherFirst } from './deal.ts';
import { findOpen, isOpen, openCells, createCellBuffer, spanWith } from './grid.ts';
import { moves } from './moves.ts';
import {
  emptyTable,
  openRound,
  placeCard,
  dealShuffled,
  findWinners,
  listWins,
  tableOptions,
} from './play.ts';
import {
  cloneState,
  type Options,
  placedCard,
  type Punto,
  type Reason,
  rowLength,
  type Shared,
} from './state.ts';
import { puntoTranscript } from './transcript.ts';
import { sampleWorld } from './determinize.ts';
import { show } from './show.ts';

export type { CardName, Colour } from './data.ts';
export type { Event, Move, Options, Punto, Reason, Shared } from './state.ts';

/** The stream of the seed for the starting seat; stream r deals round r. */
const STARTING_SEAT = 0;

const cardUp = ({ up, turn }: Shared): Card => up[turn as Seat];

/** Carries nothing from one call to the next. */
const room = createCellBuffer();

function refusal(shared: Shared, seat: Seat | null, x: number, y: number): Refusal<Reason> | undefined {
  if (shared.turn === null) return { clause: 'P16', reason: 'over' };
  if (shared.turn !== seat) return { clause: 'P8', reason: 'turn' };
  if (shared.filled === 0) return x === 0 && y === 0 ? undefined : { clause: 'P7', reason: 'centre' };
  if (!inReach(x, y) || !spanWith(shared, cellAt(x, y))) return { clause: 'P11', reason: 'span' };
  const cell = cellAt(x, y);
  if (isOpen(shared, cell, shared.up[seat])) return undefined;
  return shared.cells[cell] > NO_CARD
    ? { clause: 'P10', reason: 'points' }
    : { clause: 'P9', reason: 'apart' };
}

export const punto: Game<Punto> = {
  id: 'punto',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [
    { id: 'teams', kind: 'flag', default: false, seats: [4] },
    { id: 'reveal', kind: 'choice', values: ['turn', 'ahead'], default: 'turn' },
    { id: 'roundsToWin', kind: 'number', min: 1, max: 5, default: 2 },
  ],
  knobs: [
    {
      id: 'row',
      range: ({ seats, options }) => ({
        min: 4,
        max: 5,
        default: rowLength({ seats, options: options as Options }),
      }),
    },
  ],

  setup(config, seed) {
    const key = deriveKey(seed);
    const state = emptyTable(config.seats, tableOptions(config), key);
    const start = config.start ?? new SeedStream(key, STARTING_SEAT).below(config.seats);
    const gathered = gatherFirst(state.shared);
    openRound(state, start, gathered, dealShuffled(state.shared, gathered, start, state.hidden), undefined);
    return state;
  },
  clone: cloneState,
  toAct: ({ shared }) => (shared.turn === null ? NO_SEATS : singleSeat(shared.turn)),
  winners: ({ shared }) => (shared.turn === null ? toSeatSet(findWinners(shared)) : NO_SEATS),
  standing: listWins,
  things({ shared, hidden }) {
    const everyone = allSeats(shared.seats);
    const known = (place: string, cards: readonly Card[]): Thing[] =>
      thingsAt(place, cards.map(cardName), null, everyone);
    const up = shared.up.flatMap((card, seat) =>
      card === NO_CARD ? [] : thingsAt('up', [cardName(card)], seat, everyone),
    );
    const decks = hidden.decks.flatMap((deck, seat) => thingsAt('deck', deck.map(cardName), seat, NO_SEATS));
    return [...decks, ...up, ...known('table', shared.laid.map(placedCard)), ...known('out', shared.removed)];
  },
  legal: ({ shared, seat }) =>
    seat !== null && shared.turn === seat ? openCells(shared, cardUp(shared), room) : [],
  draw: ({ shared }, rng) => room[rng.below(findOpen(shared, cardUp(shared), room))],
  apply: (state, _seat, cell, emit) => placeCard(state, cell, dealShuffled, emit),
  refusal: ({ shared, seat }, { x, y }) => refusal(shared, seat, x, y),
  determinize: ({ shared }, rng) => sampleWorld(shared, rng),
  moves,
  show,
  transcript: puntoTranscript,
};
