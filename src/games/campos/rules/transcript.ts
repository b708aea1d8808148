/** Campos's deals and results in a transcript. It refuses impossible deals (C1, C2, C4–C6). */
import { type Json, knobValue, type Refusal, type Transcriber } from '../../../core/index.ts';
import {
  ALL_PIECES,
  type Card,
  CARD_COUNT,
  cardByName,
  cardName,
  listCards,
  pieceByName,
  pieceName,
  pieceOf,
} from './data.ts';
import { dealTable } from './deal.ts';
import { type Campos, cardsDealt, findWinners } from './state.ts';

const refuse = (clause: string, reason: string): Refusal => ({ clause, reason });

function named(json: Json | undefined, byName: (name: string) => number | undefined): number[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const known = (json as Json[]).map((name) => (typeof name === 'string' ? byName(name) : undefined));
  return known.includes(undefined) ? undefined : (known as number[]);
}

function perSeat(
  json: Json | undefined,
  seats: number,
  length: number,
  byName: (name: string) => number | undefined,
): number[] | undefined {
  if (!Array.isArray(json) || json.length !== seats) return undefined;
  const lists = (json as Json[]).map((list) => named(list, byName));
  return lists.every((list) => list?.length === length) ? (lists as number[][]).flat() : undefined;
}

const ascending = (numbers: readonly number[]): string => numbers.toSorted((a, b) => a - b).join();
const EVERY_PIECE = ascending(ALL_PIECES);
const EVERY_CARD: readonly Card[] = Array.from({ length: CARD_COUNT }, (_, card) => card);

export const camposTranscript: Transcriber<Campos> = {
  deals: () => 1,
  deal: ({ shared, own, hidden }) => ({
    start: shared.turn,
    hands: own.map(({ hand }) => listCards(hand).map(cardName)),
    cards: hidden.pile.toReversed().map(cardName),
    pieces: own.map((_, seat) => shared.front.slice(2 * seat, 2 * seat + 2).map(pieceName)),
    first: pieceName(pieceOf(shared.laid[0])),
    bag: hidden.bag.toReversed().map(pieceName),
  }),
  start({ seats, knobs }, json) {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse('C4', 'malformed');
    const deal = json as { [key: string]: Json };
    const { start } = deal;
    if (typeof start !== 'number' || !Number.isInteger(start) || start < 0 || start >= seats)
      return refuse('C6', 'start');
    const hands = perSeat(deal.hands, seats, knobValue(knobs, 'cards', cardsDealt(seats)), cardByName);
    if (hands === undefined) return refuse('C4', 'hands');
    const pile = named(deal.cards, cardByName);
    if (pile === undefined) return refuse('C4', 'cards');
    const cards = [...hands, ...pile];
    if (ascending(cards) !== ascending(EVERY_CARD)) return refuse('C2', 'cards');
    const front = perSeat(deal.pieces, seats, 2, pieceByName);
    if (front === undefined) return refuse('C5', 'pieces');
    const first = named([deal.first ?? null], pieceByName);
    if (first === undefined) return refuse('C5', 'first');
    const bag = named(deal.bag, pieceByName);
    if (bag === undefined) return refuse('C5', 'bag');
    const pieces = [...front, ...first, ...bag];
    if (ascending(pieces) !== EVERY_PIECE) return refuse('C1', 'pieces');
    return dealTable(seats, start + 0, pieces.toReversed(), cards.toReversed(), knobs);
  },
  result: ({ shared }) => ({ winners: findWinners(shared), scores: shared.scores.slice() }),
};
