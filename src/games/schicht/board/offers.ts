import { type Card, cardByName, cardName, NO_CARD } from '../rules/data.ts';
import type { Layout } from '../rules/layout.ts';
import { atOfPlace, describePlace, layCard, placeAt, placesFor, rowOfPlace } from '../rules/placement.ts';
import type { Move } from '../rules/rules.ts';
import { cardsTaken, type Outcome, previewLaying } from '../explain/outcomes.ts';
import {
  type Props,
  cardToLay,
  type LayMove,
  type Spot,
  findSpot,
  type Stretch,
  findStretch,
} from './boardModel.ts';

export interface LayOffer {
  readonly move: LayMove;
  readonly card: Card;
  readonly spot: Spot;
  readonly isOnto: boolean;
  /** "A", "B", … if there is a choice, else empty. */
  readonly letter: string;
  readonly place: string;
  readonly brings: string;
  readonly gain: number;
  readonly corridors: readonly Stretch[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVW';

export const formatGain = ({ takings }: Outcome, says: Props['says']): string => {
  const brings = says.takes(cardsTaken(takings), takings.length);
  const hasChoice = (takings.at(-1)?.ways.length ?? 0) > 1;
  return hasChoice ? `${brings}, ${says.thenChoose}` : brings;
};

function corridorsAt(layout: Layout, card: Card, { row, at }: LayMove, { takings }: Outcome): Stretch[] {
  const laid = layCard(layout, card, placeAt(row, at));
  // A new top row or first column shifts the numbers of all others by one.
  const moved = { line: row < 0 ? -1 : 0, column: at < 0 && layout[row]?.start === 0 ? -1 : 0 };
  return (takings[0]?.corridors ?? []).map((corridor) => findStretch(laid, corridor, moved));
}

function createOffers(
  layout: Layout,
  card: Card,
  moves: readonly LayMove[],
  { words, says }: Pick<Props, 'words' | 'says'>,
): LayOffer[] {
  return moves.map((move, i) => {
    const to = placeAt(move.row, move.at);
    const outcome = previewLaying(layout, card, to);
    const { how, against } = describePlace(layout, to);
    return {
      move,
      card,
      spot: findSpot(layout, move),
      isOnto: how === 'onto',
      letter: moves.length > 1 ? (LETTERS[i] ?? '') : '',
      place: words.place(how, against === NO_CARD ? null : cardName(against)),
      brings: formatGain(outcome, says),
      gain: cardsTaken(outcome.takings),
      corridors: corridorsAt(layout, card, move, outcome),
    };
  });
}

export function layOffers(props: Pick<Props, 'view' | 'moves' | 'words' | 'says'>): LayOffer[] {
  const { shared, seat } = props.view;
  const moves = props.moves.filter((move) => move.type === 'lay');
  return createOffers(shared.layout, cardToLay(shared, seat), moves, props);
}

/** Where the card about to be chosen would go on the present table, or where a moving one goes. */
export function previewOffers(
  props: Pick<Props, 'view' | 'moves' | 'pending' | 'words' | 'says'>,
): LayOffer[] {
  const { pending, view } = props;
  const { layout } = view.shared;
  if (pending?.type === 'lay' && props.moves.length === 0)
    return createOffers(layout, cardToLay(view.shared, view.seat), [pending], props);
  if (pending?.type !== 'choose') return [];
  const card = cardByName(pending.card) ?? NO_CARD;
  const moves = placesFor(layout, card).map((place): LayMove => ({
    type: 'lay',
    row: rowOfPlace(place),
    at: atOfPlace(place),
  }));
  return createOffers(layout, card, moves, props);
}

export const isSame = (a: Move | null | undefined, b: Move): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
