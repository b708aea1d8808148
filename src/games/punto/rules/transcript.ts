/** Punto's deals and results in a transcript. It refuses impossible deals (P2–P6, P13–P15, P19). */
import type { Json, Refusal, Seat, Transcriber } from '../../../core/index.ts';
import { type Card, cardByName, cardName, colourOf, NEUTRAL, NO_CARD } from './data.ts';
import { type Gathered, gatherFirst, halves, takeCard, without } from './deal.ts';
import {
  type Dealer,
  emptyTable,
  openRound,
  placeCard,
  findWinners,
  listWins,
  tableOptions,
} from './play.ts';
import { cloneState, type Punto, type Shared, sideCount } from './state.ts';

const refuse = (clause: string, reason: string): Refusal => ({ clause, reason });

interface Deal {
  readonly round: number;
  readonly start: Seat;
  /** Top last, as in a state. */
  readonly decks: Card[][];
}

function parseDeal(json: Json, seats: number): Deal | Refusal {
  const deal = json as { [key: string]: Json } | null;
  if (typeof deal !== 'object' || deal === null || Array.isArray(deal)) return refuse('P6', 'malformed');
  const { round, start, decks } = deal;
  if (!Number.isInteger(start) || (start as number) < 0 || (start as number) >= seats)
    return refuse('P15', 'start');
  if (!Array.isArray(decks) || decks.length !== seats) return refuse('P6', 'decks');
  const cards: Card[][] = [];
  for (const deck of decks as Json[]) {
    if (!Array.isArray(deck)) return refuse('P6', 'decks');
    const known = (deck as Json[]).map((name) => (typeof name === 'string' ? cardByName(name) : undefined));
    if (known.includes(undefined)) return refuse('P1', 'card');
    cards.push((known as Card[]).toReversed());
  }
  return { round: Number.isInteger(round) ? (round as number) : 0, start: start as Seat, decks: cards };
}

const isRefusal = (value: object): value is Refusal => 'clause' in value;

const poolClause = (shared: Shared): string => (shared.options.teams ? 'P5' : `P${shared.seats}`);

function wrongDecks(
  shared: Shared,
  gathered: Gathered,
  start: Seat,
  decks: readonly (readonly Card[])[],
): Refusal | undefined {
  const later = shared.round > 1;
  const neutral = (card: Card): boolean => shared.neutral !== null && colourOf(card) === NEUTRAL;
  for (let side = 0; side < sideCount(shared); side++) {
    const pool = gathered.pools[side].slice();
    for (const { seat, size } of halves(shared, side, start, pool.length)) {
      const cards = decks[seat].filter((card) => !neutral(card));
      if (cards.length !== size) return refuse(later ? 'P14' : poolClause(shared), 'size');
      if (!cards.every((card) => takeCard(pool, card)))
        return refuse(later ? 'P13' : poolClause(shared), 'cards');
    }
  }
  if (shared.neutral === null) return undefined;
  const each = Math.floor(gathered.mixed.length / 3);
  const mixed = gathered.mixed.slice();
  for (let seat = 0; seat < 3; seat++) {
    const cards = decks[seat].filter(neutral);
    const dealt = without(cards, gathered.kept[seat]);
    if (dealt.length !== cards.length - gathered.kept[seat].length || dealt.length !== each)
      return refuse(later ? 'P14' : 'P3', 'neutral');
    if (!dealt.every((card) => takeCard(mixed, card))) return refuse(later ? 'P14' : 'P3', 'neutral');
  }
  return undefined;
}

export const puntoTranscript: Transcriber<Punto> = {
  deals: ({ shared }) => shared.round,
  deal({ shared, hidden }) {
    const decks = hidden.decks.map((deck, seat) => {
      const up = shared.up[seat];
      return [...deck, ...(up === NO_CARD ? [] : [up])].toReversed().map(cardName);
    });
    return { round: shared.round, start: shared.start, decks };
  },
  start(config, json) {
    const deal = parseDeal(json, config.seats);
    if (isRefusal(deal)) return deal;
    const state = emptyTable(config.seats, tableOptions(config), []);
    const gathered = gatherFirst(state.shared);
    if (deal.round !== 1) return refuse('P16', 'round');
    const wrong = wrongDecks(state.shared, gathered, deal.start, deal.decks);
    if (wrong !== undefined) return wrong;
    openRound(state, deal.start, gathered, deal.decks, undefined);
    return state;
  },
  redeal(before, _seat, cell, json, emit) {
    const deal = parseDeal(json, before.shared.seats);
    if (isRefusal(deal)) return deal;
    let wrong: Refusal | undefined;
    const asTold: Dealer = (shared, gathered, start) => {
      if (deal.round !== shared.round) wrong = refuse('P16', 'round');
      else if (deal.start !== start)
        wrong = refuse(shared.outcomes.at(-1)?.side === null ? 'P19' : 'P15', 'start');
      else wrong = wrongDecks(shared, gathered, start, deal.decks);
      return deal.decks;
    };
    const state = cloneState(before);
    placeCard(state, cell, asTold, emit);
    return wrong ?? state;
  },
  result: ({ shared }) => ({
    winners: findWinners(shared),
    scores: listWins(shared),
    rounds: shared.outcomes.length,
  }),
};
