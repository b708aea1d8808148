/** Why a move is illegal, by the clause that refuses it; decided from a view alone. */
import type { Refusal, View } from '../../../core/index.ts';
import { listClosings } from './closings.ts';
import { type Card, cardByName, colourOf, isSilver, NO_CARD, NO_COLOUR, numberOf } from './data.ts';
import { colourOfRow, type Layout, type Row, topOf } from './layout.ts';
import { isPlace, placeAt, placesFor, rowOfColour } from './placement.ts';
import { type Move, type Own, type Reason, type Schicht, findTurn } from './state.ts';

const refuse = (clause: string, reason: Reason): Refusal<Reason> => ({ clause, reason });

function refuseChoice({ hand, choice }: Own, move: Move): Refusal<Reason> | undefined {
  if (choice !== NO_CARD) return refuse('S6', 'chosen');
  if (move.type !== 'choose') return refuse('S6', 'chooseNow');
  return hand.includes(cardByName(move.card) ?? NO_CARD) ? undefined : refuse('S6', 'hand');
}

/** S8: the place within a row where the card has to go instead. */
function refuseWithinRow({ piles }: Row, card: Card): Refusal<Reason> {
  if (numberOf(card) < numberOf(topOf(piles[0]))) return refuse('S8', 'leftEnd');
  if (numberOf(card) > numberOf(topOf(piles[piles.length - 1]))) return refuse('S8', 'rightEnd');
  return refuse('S8', 'nearest');
}

function refuseLay(layout: Layout, card: Card, row: number, at: number): Refusal<Reason> | undefined {
  if (isPlace(row, at) && placesFor(layout, card).includes(placeAt(row, at))) return undefined;
  if (layout.length === 0) return refuse('S10', 'empty');
  const existing = row >= 0 && row < layout.length;
  if (isSilver(card)) return existing ? refuseWithinRow(layout[row], card) : refuse('S19', 'silverNoRow');
  const own = rowOfColour(layout, colourOf(card));
  if (own >= 0) return row === own ? refuseWithinRow(layout[own], card) : refuse('S8', 'ownRow');
  const colourless = (r: Row): boolean => colourOfRow(r) === NO_COLOUR;
  if (layout.some(colourless))
    return existing && colourless(layout[row])
      ? refuseWithinRow(layout[row], card)
      : refuse('S20', 'colourlessRow');
  return row === -1 || row === layout.length ? refuse('S9', 'nearestEdge') : refuse('S9', 'newRow');
}

export function refusal({ seat, shared, own }: View<Schicht>, move: Move): Refusal<Reason> | undefined {
  const { phase, layout } = shared;
  if (phase === 'over') return refuse('S17', 'over');
  if (seat === null || own === null) return refuse('S6', 'turn');
  if (phase === 'choose') return refuseChoice(own, move);
  if (findTurn(shared) !== seat) return refuse(phase === 'lay' ? 'S7' : 'S15', 'turn');
  if (phase === 'close') {
    if (move.type !== 'close') return refuse('S15', 'closeNow');
    return move.option >= 0 && move.option < listClosings(layout).length
      ? undefined
      : refuse('S15', 'option');
  }
  if (move.type !== 'lay') return refuse('S7', 'layNow');
  return refuseLay(layout, shared.revealed[seat], move.row, move.at);
}
