/**
 * A bot for Campos that looks to the end of its turn: it places or removes the piece after which its best card scores
 * most or, while none holds, comes nearest to it.
 */
import type { Action, Rng, Seat } from '../../../core/index.ts';
import { type Area, areaOf, sizesWith, sizesWithout, slotAt } from '../rules/area.ts';
import { type Card, CARDS, layPiece, listCards } from '../rules/data.ts';
import { actionAnchor, actionCard, actionIndex, actionPlace, isRemoving, isScoring } from '../rules/moves.ts';
import { placeAnchor, placeTurn } from '../rules/placing.ts';
import type { Campos, Shared } from '../rules/rules.ts';
import { pointsOf } from '../rules/scoring.ts';
import type { Bot } from '../../../bots/bot.ts';

/** What each field that a card's condition lacks takes off it, in points. */
const LACKING = 1;
/** How much of their worth the cards count that are not the best one. */
const LATER = 0.15;
/** While the area grows a card waits until it scores nine points; found by playing variants against each other. */
const ENOUGH = 9;

/** What a hand promises with these largest areas: above all what its best card would score. */
function promise(sizes: readonly number[], hand: readonly Card[]): number {
  if (hand.length === 0) return 0;
  let best = -Infinity;
  let sum = 0;
  for (const card of hand) {
    const { larger, smaller, scores } = CARDS[card];
    const lacking = Math.max(0, sizes[smaller] + 1 - sizes[larger]);
    const worth = sizes[scores] - LACKING * lacking;
    if (worth > best) best = worth;
    sum += worth;
  }
  return best + LATER * (sum - best);
}

/** The largest areas after a piece is placed or removed. */
function sizesAfter({ front }: Shared, area: Area, seat: Seat, action: Action): readonly number[] {
  if (isRemoving(action)) return sizesWithout(area, slotAt(area, actionAnchor(action)));
  const place = actionPlace(action);
  const piece = front[2 * seat + actionIndex(action)];
  return sizesWith(area, layPiece(piece, placeAnchor(place), placeTurn(place)));
}

/** The card that scores most of those that may be played; undefined if none does, or none enough for now. */
function cardToPlay(phase: Shared['phase'], area: Area, legal: readonly Action[]): Action | undefined {
  const points = (action: Action): number => pointsOf(area, actionCard(action));
  const [best] = legal.filter(isScoring).toSorted((a, b) => points(b) - points(a));
  if (best === undefined) return undefined;
  return phase === 'deconstruction' || points(best) >= ENOUGH ? best : undefined;
}

function choose(
  shared: Shared,
  seat: Seat,
  hand: readonly Card[],
  legal: readonly Action[],
  rng: Rng,
): Action {
  const area = areaOf(shared.laid);
  const card = cardToPlay(shared.phase, area, legal);
  if (card !== undefined) return card;
  let most = -Infinity;
  let best: Action[] = [];
  for (const action of legal) {
    if (isScoring(action)) continue;
    const value = promise(sizesAfter(shared, area, seat, action), hand);
    if (value > most) best = [];
    if (value >= most) best.push(action);
    most = Math.max(most, value);
  }
  return best[rng.below(best.length)];
}

export const greedy: Bot<Campos> = {
  name: 'greedy',
  choose({ shared, seat, own }, legal, rng) {
    if (seat === null || own === null) throw new Error('a spectator has no move');
    return choose(shared, seat, listCards(own.hand), legal, rng);
  },
};
