import type { State } from '../../../core/index.ts';
import { largestAreas } from '../rules/area.ts';
import {
  anchorOf,
  cardName,
  COLOURS,
  columnOf,
  FIELDS,
  isLying,
  listCards,
  NO_PIECE,
  pieceName,
  pieceOf,
  PIECES,
  rowOf,
  turnOf,
} from '../rules/data.ts';
import { type Campos, playedCard } from '../rules/state.ts';
import type { Agreement } from '../../../../test/agree/index.ts';
import type { Json } from '../../../../test/reference/reference.ts';
import { createCampos } from './reference.ts';

const byFirst = ([a]: readonly string[], [b]: readonly string[]): number => (a < b ? -1 : 1);

function snapshot({ shared, own, hidden }: State<Campos>): Json {
  const largest = largestAreas(shared.laid);
  const area = shared.laid.filter(isLying).flatMap((laid) => {
    const q = columnOf(anchorOf(laid));
    const r = rowOf(anchorOf(laid));
    return FIELDS[turnOf(laid)].map(([dq, dr], field) => [
      `${q + dq},${r + dr}`,
      COLOURS[PIECES[pieceOf(laid)][field]],
      `${q},${r}`,
    ]);
  });
  return {
    phase: shared.phase,
    toPlay: shared.turn,
    step: shared.second ? 2 : 1,
    area: area.toSorted(byFirst),
    pieces: own.map((_, seat) =>
      shared.front
        .slice(2 * seat, 2 * seat + 2)
        .map((piece) => (piece === NO_PIECE ? null : pieceName(piece))),
    ),
    hands: own.map(({ hand }) => listCards(hand).map(cardName).toSorted()),
    cards: hidden.pile.toReversed().map(cardName),
    bag: hidden.bag.toReversed().map(pieceName),
    scores: shared.scores,
    discards: shared.played.map((played) => cardName(playedCard(played))).toSorted(),
    largest: Object.fromEntries(COLOURS.map((colour, i) => [colour, largest[i]])),
  };
}

export const agreement: Agreement = { create: createCampos, snapshot, matches: 10 };
