/**
 * A bot for Campos that looks to the end of its turn. It chooses the piece after which its best card scores most or, if none
 * holds, comes nearest to it.
 */
import type { Action, Seat, View } from '../../../core/index.ts';
import { type Area, getArea, sizesWith, sizesWithout, slotAt } from '../rules/area.ts';
import { type Card, CARDS, layPiece, listCards } from '../rules/data.ts';
import { actionAnchor, actionCard, actionIndex, actionPlace, isRemoving, isScoring } from '../rules/moves.ts';
import { placeAnchor, placeTurn } from '../rules/placing.ts';
import type { Campos, Shared } from '../rules/rules.ts';
import { cardPoints } from '../rules/scoring.ts';
import { greedyBot } from '../../../bots/character.ts';

/** The parameters of a player's attention. */
export interface Attention {
  readonly lacking: number;
  /** The weight of cards other than the best one. */
  readonly later: number;
  readonly enough: number;
}
/** Found by playing variants against each other. */
export const FULL_ATTENTION: Attention = { lacking: 1, later: 0.15, enough: 9 };
const CARD_FIRST = 1000;

function handValue(sizes: readonly number[], hand: readonly Card[], eyes: Attention): number {
  if (hand.length === 0) return 0;
  let best = -Infinity;
  let sum = 0;
  for (const card of hand) {
    const { larger, smaller, scores } = CARDS[card];
    const lacking = Math.max(0, sizes[smaller] + 1 - sizes[larger]);
    const worth = sizes[scores] - eyes.lacking * lacking;
    if (worth > best) best = worth;
    sum += worth;
  }
  return best + eyes.later * (sum - best);
}

export function sizesAfter({ front }: Shared, area: Area, seat: Seat, action: Action): readonly number[] {
  if (isRemoving(action)) return sizesWithout(area, slotAt(area, actionAnchor(action)));
  const place = actionPlace(action);
  const piece = front[2 * seat + actionIndex(action)];
  return sizesWith(area, layPiece(piece, placeAnchor(place), placeTurn(place)));
}

/** The value of each action at a glance. A card that scores too little for now comes last. */
export function scoreActions(
  { shared, seat, own }: View<Campos>,
  legal: readonly Action[],
  eyes: Attention = FULL_ATTENTION,
): number[] {
  if (seat === null || own === null) throw new Error('a spectator has no move');
  const area = getArea(shared.laid);
  const hand = listCards(own.hand);
  const enough = shared.phase === 'deconstruction' ? 0 : eyes.enough;
  return legal.map((action) => {
    if (!isScoring(action)) return handValue(sizesAfter(shared, area, seat, action), hand, eyes);
    const points = cardPoints(area, actionCard(action));
    return points >= enough ? CARD_FIRST + points : points - CARD_FIRST;
  });
}

export const greedy = greedyBot<Campos>('greedy', scoreActions);
