/**
 * Campos: players build a patchwork of hexagons, then take it down, and cards score its largest areas on the way. C1–C17 are
 * clauses of rules.en.md.
 */
import {
  type Action,
  allSeats,
  type Game,
  deriveKey,
  NO_SEATS,
  singleSeat,
  type Refusal,
  type Rng,
  type Seat,
  toSeatSet,
  shuffle,
  SeedStream,
  thingsAt,
  type View,
} from '../../../core/index.ts';
import { type Area, borrowArea, countBits, slotAt } from './area.ts';
import {
  ALL_PIECES,
  anchorOf,
  CARD_COUNT,
  cardByName,
  cardName,
  type Cards,
  cellAt,
  EVERY_CARD,
  hasCard,
  listCards,
  NO_CARDS,
  NO_PIECE,
  onGrid,
} from './data.ts';
import { dealTable } from './deal.ts';
import {
  actionAnchor,
  actionCard,
  actionIndex,
  actionPlace,
  isRemoving,
  isScoring,
  moves,
  encodePlace,
  encodeRemoval,
  encodeScore,
} from './moves.ts';
import { drawPlace, findMisplacement, openPlaces, placeAnchor, placeTurn } from './placing.ts';
import { placePiece, removeFromArea, playCard, slotWith } from './play.ts';
import { drawRemoval, listSlots, findRemovable, findObstacle } from './removing.ts';
import { cardsThatHold } from './scoring.ts';
import {
  type Campos,
  cardsDealt,
  cloneState,
  type Move,
  type Own,
  playedBy,
  playedCard,
  type Reason,
  type Shared,
  findWinners,
} from './state.ts';
import { camposTranscript } from './transcript.ts';
import { sampleWorld } from './determinize.ts';
import { show } from './show.ts';

export type { CardName, Colour, PieceName } from './data.ts';
export type { Campos, Event, Move, Options, Reason, Shared } from './state.ts';

/** The streams of the seed: the starting seat, the order of the cards, the order of the pieces. */
const STARTING_SEAT = 0;
const CARD_ORDER = 1;
const PIECE_ORDER = 2;

/** C6, C8, C13: the cards a seat may play now: after its first piece, and only while their conditions hold. */
const playable = (shared: Shared, area: Area, { hand }: Own): Cards =>
  shared.second && hand !== NO_CARDS ? hand & cardsThatHold(area) : NO_CARDS;

/** C6: the indexes of the pieces that a seat still has. */
const indices = ({ front }: Shared, seat: Seat): number[] =>
  [0, 1].filter((index) => front[2 * seat + index] !== NO_PIECE);

function legal({ shared, seat, own }: View<Campos>): Action[] {
  if (seat === null || own === null || shared.turn !== seat) return [];
  const area = borrowArea(shared.laid);
  const actions = listCards(playable(shared, area, own)).map(encodeScore);
  if (shared.phase === 'construction') {
    const places = openPlaces(area);
    for (const index of indices(shared, seat))
      for (const open of places) actions.push(encodePlace(index, open));
    return actions;
  }
  const anchors = listSlots(findRemovable(area)).map((slot) => anchorOf(shared.laid[slot]));
  for (const anchor of anchors.sort((a, b) => a - b)) actions.push(encodeRemoval(anchor));
  return actions;
}

function nthCard(cards: Cards, n: number): number {
  let left = cards;
  for (let i = 0; i < n; i++) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}

/** A uniform draw from `legal` without listing it; see `drawPlace` and `drawRemoval`. */
function draw({ shared, seat, own }: View<Campos>, rng: Rng): Action {
  const { laid, front } = shared;
  const area = borrowArea(laid);
  const cards = playable(shared, area, own as Own);
  const extra = countBits(cards);
  if (shared.phase === 'construction') {
    const drawn = drawPlace(area, shared.second ? 1 : 2, extra, rng);
    if (drawn < extra) return encodeScore(nthCard(cards, drawn));
    const onlyIndex = shared.second && front[2 * (seat as Seat)] === NO_PIECE ? 1 : 0;
    return encodePlace(onlyIndex, drawn - extra);
  }
  const drawn = drawRemoval(area, extra, rng);
  return drawn < extra ? encodeScore(nthCard(cards, drawn)) : encodeRemoval(anchorOf(laid[drawn - extra]));
}

const refuse = (clause: string, reason: Reason): Refusal<Reason> => ({ clause, reason });

const slotNamed = ({ laid }: Shared, q: number, r: number): number =>
  onGrid(q, r) ? slotAt(borrowArea(laid), cellAt(q, r)) : -1;

function refusal({ shared, seat, own }: View<Campos>, move: Move): Refusal<Reason> | undefined {
  if (shared.turn === null) return refuse('C17', 'over');
  const building = shared.phase === 'construction';
  const turnClause = building ? 'C6' : 'C13';
  if (shared.turn !== seat || own === null) return refuse(turnClause, 'turn');
  if (move.type === 'score') {
    if (!shared.second) return refuse(turnClause, building ? 'placeFirst' : 'removeFirst');
    const card = cardByName(move.card) ?? CARD_COUNT;
    if (!hasCard(own.hand, card)) return refuse('C8', 'card');
    return hasCard(cardsThatHold(borrowArea(shared.laid)), card) ? undefined : refuse('C8', 'condition');
  }
  if (move.type === 'place') {
    if (!building) return refuse('C13', 'deconstruction');
    if (!indices(shared, seat).includes(move.piece)) return refuse('C6', 'gone');
    if (!onGrid(move.q, move.r)) return refuse('C7', 'apart');
    const reason = findMisplacement(borrowArea(shared.laid), cellAt(move.q, move.r), move.turn);
    return reason && refuse('C7', reason);
  }
  if (building) return refuse('C6', 'construction');
  const slot = slotNamed(shared, move.q, move.r);
  if (slot < 0) return refuse('C13', 'empty');
  const reason = findObstacle(borrowArea(shared.laid), slot);
  return reason && refuse(reason === 'split' ? 'C14' : 'C15', reason);
}

/** C13: a removal may name any field of the piece; its number is that of the anchor. */
function encode(view: View<Campos>, move: Move): Action {
  const slot = move.type === 'remove' ? slotNamed(view.shared, move.q, move.r) : -1;
  return slot < 0 ? moves.encode(view, move) : encodeRemoval(anchorOf(view.shared.laid[slot]));
}

export const campos: Game<Campos> = {
  id: 'campos',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [],
  knobs: [
    {
      id: 'cards',
      range: ({ seats }) => ({
        min: 1,
        max: Math.floor(CARD_COUNT / (2 * seats)),
        default: cardsDealt(seats),
      }),
    },
  ],

  setup(config, seed) {
    const key = deriveKey(seed);
    const start = config.start ?? new SeedStream(key, STARTING_SEAT).below(config.seats);
    const cards = shuffle(listCards(EVERY_CARD), new SeedStream(key, CARD_ORDER));
    const pieces = shuffle(ALL_PIECES.slice(), new SeedStream(key, PIECE_ORDER));
    return dealTable(config.seats, start, pieces, cards, config.knobs);
  },
  clone: cloneState,
  toAct: ({ shared }) => (shared.turn === null ? NO_SEATS : singleSeat(shared.turn)),
  winners: ({ shared }) => (shared.turn === null ? toSeatSet(findWinners(shared)) : NO_SEATS),
  standing: ({ scores }) => scores,
  things: ({ shared, own, hidden }) => [
    ...own.flatMap(({ hand }, seat) => thingsAt('hand', listCards(hand).map(cardName), seat)),
    ...thingsAt('pile', hidden.pile.map(cardName), null),
    ...shared.played.flatMap((played) =>
      thingsAt('played', [cardName(playedCard(played))], playedBy(played), allSeats(shared.seats)),
    ),
  ],
  legal,
  draw,
  apply(state, seat, action, emit) {
    const { laid } = state.shared;
    if (isScoring(action)) playCard(state, borrowArea(laid), seat, actionCard(action), emit);
    else if (isRemoving(action)) removeFromArea(state, seat, slotWith(laid, actionAnchor(action)), emit);
    else {
      const open = actionPlace(action);
      placePiece(state, seat, actionIndex(action), placeAnchor(open), placeTurn(open), emit);
    }
  },
  refusal,
  determinize: sampleWorld,
  moves: { ...moves, encode },
  show,
  transcript: camposTranscript,
};
