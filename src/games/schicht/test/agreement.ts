import { listSeats, type State } from '../../../core/index.ts';
import { type Card, cardName } from '../rules/data.ts';
import { schicht } from '../rules/rules.ts';
import type { Schicht } from '../rules/state.ts';
import type { Agreement } from '../../../../test/agree/index.ts';
import type { Json } from '../../../../test/reference/reference.ts';
import { createSchicht } from './reference.ts';

const names = (cards: readonly Card[]): string[] => cards.map(cardName);

function snapshot(state: State<Schicht>): Json {
  const { shared, own } = state;
  return {
    round: shared.round,
    phase: shared.phase,
    toAct: listSeats(schicht.toAct(state)),
    hands: own.map(({ hand }) => names(hand).toSorted()),
    rows:
      shared.phase === 'close'
        ? []
        : shared.layout.map(({ start, piles }) => ({ start, piles: piles.map(names) })),
    revealed: shared.order.slice(shared.laid).map((seat) => [seat, cardName(shared.revealed[seat])]),
    treasure: shared.treasures.map((cards) => names(cards).toSorted()),
  };
}

export const agreement: Agreement = { create: createSchicht, snapshot, matches: 60 };
