import { type Rng, shuffle, type State, type View } from '../../../core/index.ts';
import { type Card, COPIES_OF, COLOUR_COUNT, NO_CARD, SCORING, TRUMPET } from './data.ts';
import { pileSize, ROUNDS, scoringRanges } from './drawPile.ts';
import { cloneOwn, cloneShared, type Jericho, type Own, type Shared } from './state.ts';
import { wallCards } from './walls.ts';

/** The number of cards of each kind that a view's owner has not seen: in other hands, face down or in the pile. */
export function unseenCounts({ shared, own }: View<Jericho>): number[] {
  const counts = COPIES_OF.slice();
  const see = (cards: readonly Card[]): void => {
    for (const card of cards) counts[card]--;
  };
  shared.walls.forEach((wall, place) => see(wallCards(wall, place % COLOUR_COUNT)));
  shared.won.forEach(see);
  see(shared.supply);
  counts[TRUMPET] -= shared.out;
  if (own === null) return counts;
  see(own.hand); // a pending choice is still one of the hand
  see(own.fed);
  if (own.layout !== NO_CARD) see([own.layout]);
  return counts;
}

/** J4: the layout card of seven cards: any wall card among them; a trumpet only if there is no other. */
function layOne(cards: Card[], rng: Rng): Card {
  const walls = cards.filter((card) => card !== TRUMPET);
  const card = walls.length === 0 ? TRUMPET : walls[rng.below(walls.length)];
  cards.splice(cards.indexOf(card), 1);
  return card;
}

/** A random secret of another seat: its hand and face-down cards, with no pending choice. */
function sampleOwn(shared: Shared, seat: number, unseen: Card[], rng: Rng): Own {
  const isLaid = shared.phase === 'feed' && shared.round === 1;
  const certain = shared.trumpets[seat];
  const size = shared.hands[seat] + shared.fed[seat] + (isLaid ? 1 : 0);
  const cards: Card[] = [];
  // J4: certain trumpets go face down first, because they were in the hand before any draw.
  for (let i = 0; i < certain; i++) cards.push(TRUMPET);
  while (cards.length < size) cards.push(unseen.pop() as Card);
  const fed = cards.splice(0, shared.fed[seat]);
  const layout = isLaid ? layOne(cards, rng) : NO_CARD;
  return { hand: cards.sort((a, b) => a - b), choice: NO_CARD, layout, fed };
}

/** J3: the rest of the draw pile from its bottom up, with each coming scoring card in a possible place. */
export function samplePile(shared: Shared, unseen: Card[], rng: Rng): Card[] {
  const size = pileSize(shared.seats, shared.dealt);
  const drawn = size - shared.pile;
  const stretches = scoringRanges(shared.seats, shared.dealt);
  const isScored = shared.phase === 'scoring' || shared.phase === 'over';
  const seen = isScored ? shared.round : shared.round - 1;
  const pile: Card[] = [];
  for (let round = ROUNDS - 1; round >= seen; round--) {
    const { from, to } = stretches[round];
    const first = Math.max(from, drawn);
    const below = size - 1 - (first + rng.below(to - first));
    while (pile.length < below) pile.push(unseen.pop() as Card);
    pile.push(SCORING);
  }
  while (pile.length < shared.pile) pile.push(unseen.pop() as Card);
  return pile;
}

export function sampleWorld(view: View<Jericho>, rng: Rng): State<Jericho> {
  const { shared } = view;
  const counts = unseenCounts(view);
  for (let seat = 0; seat < shared.seats; seat++)
    if (seat !== view.seat) counts[TRUMPET] -= shared.trumpets[seat];
  const unseen: Card[] = [];
  for (let card = 0; card < counts.length; card++) for (let i = counts[card]; i > 0; i--) unseen.push(card);
  shuffle(unseen, rng);
  const own = shared.hands.map((_, seat) =>
    seat === view.seat && view.own !== null ? cloneOwn(view.own) : sampleOwn(shared, seat, unseen, rng),
  );
  return { shared: cloneShared(shared), own, hidden: { pile: samplePile(shared, unseen, rng) } };
}
