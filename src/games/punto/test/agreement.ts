import type { State } from '../../../core/index.ts';
import { type Card, cardName, columnOf, NO_CARD, rowOf } from '../rules/data.ts';
import { placedCard, placedCell, type Punto, sideOf } from '../rules/state.ts';
import type { Agreement } from '../../../../test/agree/index.ts';
import type { Json } from '../../../../test/reference/reference.ts';
import { createPunto } from './reference.ts';

const names = (cards: readonly Card[]): string[] => cards.map(cardName);

function snapshot({ shared, hidden }: State<Punto>): Json {
  const piles = new Map<string, string[]>();
  for (const laid of shared.laid) {
    const at = `${columnOf(placedCell(laid))},${rowOf(placedCell(laid))}`;
    piles.set(at, [...(piles.get(at) ?? []), cardName(placedCard(laid))]);
  }
  return {
    round: shared.round,
    wins: shared.up.map((_, seat) => shared.wins[sideOf(shared, seat)] ?? -1),
    toPlay: shared.turn,
    table: [...piles].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    up: shared.up.map((card) => (card === NO_CARD ? null : cardName(card))),
    decks: hidden.decks.map((deck) => names(deck.toReversed())),
    removed: names(shared.removed).toSorted(),
  };
}

export const agreement: Agreement = { create: createPunto, snapshot, matches: 3 };
