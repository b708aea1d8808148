/** Random worlds that a view of Schicht im Schacht allows. */
import { type Rng, type Seat, shuffle, type State, type View } from '../../../core/index.ts';
import { type Card, CARD_COUNT, cardsOfGame, isSilver, NO_CARD, sortCards } from './data.ts';
import { handSize, type Schicht, type Shared } from './state.ts';

/** The cards that everyone has seen: on the table, taken, revealed, or turned up and gone (S2). */
export function seenCards({ turnedUp, layout, treasures, revealed, order, laid }: Shared): Card[] {
  return [
    ...turnedUp.filter(isSilver),
    ...layout.flatMap((row) => row.piles.flat()),
    ...treasures.flat(),
    ...order.slice(laid).map((seat) => revealed[seat]),
  ];
}

export function unseenCards({ shared, own }: View<Schicht>): Card[] {
  const seen = new Uint8Array(CARD_COUNT + 1);
  for (const card of seenCards(shared)) seen[card] = 1;
  for (const card of own?.hand ?? []) seen[card] = 1;
  return cardsOfGame(shared.options.silver).filter((card) => seen[card] === 0);
}

/** Other hands come from the unseen cards. Secret choices of others are unknown, so they choose again. */
export function sampleWorld(view: View<Schicht>, rng: Rng): State<Schicht> {
  const { shared, own } = view;
  const cards = shuffle(unseenCards(view), rng);
  const size = handSize(shared);
  let dealt = 0;
  const hands = shared.treasures.map((_, seat: Seat) => {
    if (seat === view.seat && own !== null) return own;
    dealt += size;
    return { hand: sortCards(cards.slice(dealt - size, dealt)), choice: NO_CARD };
  });
  return { shared: { ...shared }, own: hands, hidden: { unseen: cards.slice(dealt) } };
}
