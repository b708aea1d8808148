import { listSeats, type State } from '../../../core/index.ts';
import { type Card, cardName, COLOURS, NO_CARD, SCORING } from '../rules/data.ts';
import { jericho } from '../rules/rules.ts';
import type { Jericho } from '../rules/state.ts';
import { wallCards, wallPlace } from '../rules/walls.ts';
import type { Agreement } from '../../../../test/agree/index.ts';
import type { Json } from '../../../../test/reference/reference.ts';
import { createJericho } from './reference.ts';

const sorted = (cards: readonly Card[]): string[] => cards.map(cardName).toSorted();

function snapshot(state: State<Jericho>): Json {
  const { shared, own, hidden } = state;
  return {
    round: shared.round,
    phase: shared.phase === 'turns' ? 'turn' : shared.phase,
    toAct: listSeats(jericho.toAct(state)),
    hands: own.map(({ hand }) => sorted(hand)),
    walls: own.map((_, seat) =>
      Object.fromEntries(
        COLOURS.map(
          (colour, i) => [colour, sorted(wallCards(shared.walls[wallPlace(seat, i)], i))] as const,
        ).filter(([, cards]) => cards.length > 0),
      ),
    ),
    supply: sorted([...shared.supply, ...own.flatMap(({ fed }) => fed)]),
    pile: hidden.pile
      .slice(0, shared.pile)
      .toReversed()
      .map((card) => (card === SCORING ? 'scoring' : cardName(card))),
    won: shared.won.map(sorted),
    out: Array.from({ length: shared.out }, () => 'trumpet'),
    laid: own.map(({ layout }) => (layout === NO_CARD ? null : cardName(layout))),
  };
}

export const agreement: Agreement = { create: createJericho, snapshot, matches: 60 };
