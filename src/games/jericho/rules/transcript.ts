/** Jericho's deal and result in a transcript. It refuses impossible deals (J1–J3). */
import {
  type Config,
  type Json,
  knobValue,
  type Refusal,
  type State,
  type Transcriber,
} from '../../../core/index.ts';
import { type Card, cardByName, cardName, COPIES_OF, HAND, SCORING } from './data.ts';
import { pileSize, type PileRange, scoringRanges } from './drawPile.ts';
import { openMatch } from './play.ts';
import { listScores, wallSizes, findWinners } from './scoring.ts';
import type { Jericho, Options } from './state.ts';

const refuse = (clause: string, reason: string): Refusal => ({ clause, reason });
const isRefusal = (value: object): value is Refusal => 'clause' in value;

function parseCards(json: Json, scoring: boolean): Card[] | Refusal {
  if (!Array.isArray(json)) return refuse('J2', 'malformed');
  const cards: Card[] = [];
  for (const name of json as readonly Json[]) {
    const card =
      scoring && name === 'scoring' ? SCORING : typeof name === 'string' ? cardByName(name) : undefined;
    if (card === undefined) return refuse('J1', 'card');
    cards.push(card);
  }
  return cards;
}

/** J3: whether each of piles 2, 4 and 6 has exactly one scoring card, and no other pile has any; the top comes first. */
function hasScoringInPlace(pile: readonly Card[], stretches: readonly PileRange[]): boolean {
  const places = pile.flatMap((card, place) => (card === SCORING ? [place] : []));
  return (
    places.length === stretches.length &&
    stretches.every(({ from, to }, i) => places[i] >= from && places[i] < to)
  );
}

function start({ seats, knobs }: Config<Options>, json: Json): State<Jericho> | Refusal {
  const size = knobValue(knobs, 'hand', HAND);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse('J2', 'malformed');
  const deal = json as { readonly [key: string]: Json };
  const first = deal.start;
  if (typeof first !== 'number' || !Number.isInteger(first) || first < 0 || first >= seats)
    return refuse('J9', 'start');
  if (!Array.isArray(deal.hands) || deal.hands.length !== seats) return refuse('J2', 'hands');
  const hands: Card[][] = [];
  for (const hand of deal.hands as readonly Json[]) {
    const cards = parseCards(hand, false);
    if (isRefusal(cards)) return cards;
    if (cards.length !== size) return refuse('J2', 'size');
    hands.push(cards.sort((a, b) => a - b));
  }
  if (!Array.isArray(deal.pile)) return refuse('J3', 'pile');
  const pile = parseCards(deal.pile, true);
  if (isRefusal(pile)) return pile;
  if (pile.length !== pileSize(seats, size)) return refuse('J3', 'size');
  const counts = COPIES_OF.map(() => 0);
  for (const card of [...hands.flat(), ...pile]) if (card !== SCORING) counts[card]++;
  if (!hasScoringInPlace(pile, scoringRanges(seats, size))) return refuse('J3', 'scoring');
  if (counts.some((count, card) => count !== COPIES_OF[card])) return refuse('J1', 'cards');
  return openMatch(first, hands, pile.reverse(), size);
}

export const jerichoTranscript: Transcriber<Jericho> = {
  deals: () => 1,
  deal: ({ shared, own, hidden }) => ({
    start: shared.turn,
    hands: own.map(({ hand }) => hand.map(cardName)),
    pile: hidden.pile.toReversed().map((card) => (card === SCORING ? 'scoring' : cardName(card))),
  }),
  start,
  result: ({ shared }) => ({
    winners: findWinners(shared),
    scores: listScores(shared),
    walls: wallSizes(shared),
  }),
};
