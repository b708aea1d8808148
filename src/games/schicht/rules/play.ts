/** The deal and the rounds: choosing, revealing, laying, taking and closing (S2–S7, S12–S17). */
import type { Seat, SeatSet, State, Emit } from '../../../core/index.ts';
import {
  type Card,
  cardName,
  colourOf,
  HAND,
  isSilver,
  NO_CARD,
  numberOf,
  ROUNDS,
  sortCards,
} from './data.ts';
import { closeGaps, type Closing, listClosings, listShifts } from './closings.ts';
import { completesCorridor, type Layout, pileAt, takeCorridors, topOf } from './layout.ts';
import { atOfPlace, describePlace, landingRow, layCard, type Place, rowOfPlace } from './placement.ts';
import { type Taking, takingFrom } from './takings.ts';
import type { Event, Options, Own, Schicht, Shared } from './state.ts';

/** S3: the first layout: side by side if the colours are equal, else the card turned first on top. */
function firstLayout(first: Card, second: Card): Layout {
  if (colourOf(first) !== colourOf(second))
    return [first, second].map((card) => ({ start: 0, piles: [[card]] }));
  const ascending = numberOf(first) < numberOf(second) ? [first, second] : [second, first];
  return [{ start: 0, piles: ascending.map((card) => [card]) }];
}

/**
 * A match before its first choice; `turnedUp` ends with the second coloured card (S2). Smaller hands, which only research deals,
 * begin in a later round.
 */
export function openMatch(
  seats: number,
  options: Options,
  hands: readonly (readonly Card[])[],
  turnedUp: readonly Card[],
  unseen: readonly Card[],
  size = HAND,
): State<Schicht> {
  const [first, second] = turnedUp.filter((card) => !isSilver(card));
  return {
    shared: {
      seats,
      options,
      turnedUp,
      round: HAND + 1 - size,
      phase: 'choose',
      layout: firstLayout(first, second),
      revealed: [],
      order: [],
      laid: 0,
      chain: 0,
      treasures: hands.map(() => []),
    },
    own: hands.map((hand) => ({ hand: sortCards(hand.slice()), choice: NO_CARD })),
    hidden: { unseen },
  };
}

/** S2: deals a shuffled deck, top card first. */
export function deal(seats: number, options: Options, deck: readonly Card[], size = HAND): State<Schicht> {
  const hands = Array.from({ length: seats }, (_, seat) => deck.slice(size * seat, size * (seat + 1)));
  const from = size * seats;
  let to = from;
  for (let coloured = 0; coloured < 2; to++) if (!isSilver(deck[to])) coloured++;
  return openMatch(seats, options, hands, deck.slice(from, to), deck.slice(to), size);
}

/** S6: the seats that have not chosen yet. */
export function stillChoosing(own: readonly Own[]): SeatSet {
  let seats = 0;
  for (let seat = 0; seat < own.length; seat++) if (own[seat].choice === NO_CARD) seats |= 1 << seat;
  return seats;
}

/** S6: a secret choice; the last one reveals all. */
export function choose(state: State<Schicht>, seat: Seat, card: Card, emit: Emit<Event> | undefined): void {
  const { own } = state;
  own[seat] = { hand: own[seat].hand, choice: card };
  if (stillChoosing(own) === 0) reveal(state, emit);
}

/** S7: the seats by their cards, highest first; the numbering of cards includes their colours. */
function layingOrder(revealed: readonly Card[]): Seat[] {
  const order: Seat[] = [];
  for (let seat = 0; seat < revealed.length; seat++) {
    let at = seat;
    for (; at > 0 && revealed[order[at - 1]] < revealed[seat]; at--) order[at] = order[at - 1];
    order[at] = seat;
  }
  return order;
}

function without(cards: readonly Card[], gone: Card): Card[] {
  const left = cards.slice(1);
  for (let i = 0; cards[i] !== gone; i++) left[i] = cards[i];
  return left;
}

/** S6: all chosen cards leave the hands at the same time. */
function reveal({ shared, own }: State<Schicht>, emit: Emit<Event> | undefined): void {
  const revealed = own.map(({ choice }) => choice);
  for (let seat = 0; seat < own.length; seat++)
    own[seat] = { hand: without(own[seat].hand, revealed[seat]), choice: NO_CARD };
  shared.revealed = revealed;
  shared.order = layingOrder(revealed);
  shared.laid = 0;
  shared.phase = 'lay';
  emit?.({
    type: 'revealed',
    round: shared.round,
    cards: shared.order.map((seat) => ({ seat, card: cardName(revealed[seat]) })),
  });
}

/** S8–S10: lays the card of the seat in turn, and takes what it completes. */
export function layRevealedCard(
  { shared }: State<Schicht>,
  place: Place,
  emit: Emit<Event> | undefined,
): void {
  const seat = shared.order[shared.laid];
  const card = shared.revealed[seat];
  const { layout } = shared;
  shared.layout = layCard(layout, card, place);
  shared.laid++;
  if (emit !== undefined) tellLaid(layout, seat, card, place, emit);
  if (completesCorridor(shared.layout, landingRow(place))) settle(shared, seat, emit);
  else continueMatch(shared, emit);
}

function tellLaid(layout: Layout, seat: Seat, card: Card, place: Place, emit: Emit<Event>): void {
  const { how, against } = describePlace(layout, place);
  emit({
    type: 'laid',
    seat,
    card: cardName(card),
    row: rowOfPlace(place),
    at: atOfPlace(place),
    how,
    against: against === NO_CARD ? null : cardName(against),
  });
}

/** S12–S16: takes corridors and closes gaps until no corridor is left, or the seat has to choose how they close. */
function settle(shared: Shared, seat: Seat, emit: Emit<Event> | undefined): void {
  for (let next = takingFrom(shared.layout); next !== null; next = takingFrom(shared.layout)) {
    takeAll(shared, seat, next, emit);
    if (next.ways.length > 1) return;
    closeLayout(shared, seat, next.ways[0], emit);
  }
  continueMatch(shared, emit);
}

/** S12: all cards of all the corridors go to the seat's treasure. */
function takeAll(
  shared: Shared,
  seat: Seat,
  { corridors, cards, gapped }: Taking,
  emit: Emit<Event> | undefined,
): void {
  const { layout } = shared;
  shared.phase = 'close';
  shared.layout = gapped;
  const treasures = shared.treasures.slice();
  treasures[seat] = [...treasures[seat], ...cards];
  shared.treasures = treasures;
  shared.chain++;
  emit?.({
    type: 'taken',
    seat,
    step: shared.chain,
    corridors: corridors.map((corridor) => ({
      kind: corridor.kind,
      cards: takeCorridors(layout, [corridor]).cards.map(cardName),
    })),
    cards: cards.map(cardName),
  });
}

function closeLayout(shared: Shared, seat: Seat, way: Closing, emit: Emit<Event> | undefined): void {
  const gapped = shared.layout;
  shared.phase = 'lay';
  shared.layout = closeGaps(gapped, way);
  if (emit === undefined) return;
  const moves = listShifts(gapped, way).map((shift) => {
    const pile = pileAt(gapped, shift);
    return { card: cardName(topOf(pile)), height: pile.length, columns: shift.columns, rows: shift.rows };
  });
  if (moves.length > 0) emit({ type: 'closed', seat, step: shared.chain, moves });
}

/** S15: the seat that took the corridor chooses one of several layouts. */
export function chooseClosing(
  { shared }: State<Schicht>,
  option: number,
  emit: Emit<Event> | undefined,
): void {
  const seat = shared.order[shared.laid - 1];
  closeLayout(shared, seat, listClosings(shared.layout)[option], emit);
  settle(shared, seat, emit);
}

/** Continues with the next card, the next round, or the end of the match (S6, S17). */
function continueMatch(shared: Shared, emit: Emit<Event> | undefined): void {
  shared.chain = 0;
  if (shared.laid < shared.seats) {
    shared.phase = 'lay';
    return;
  }
  shared.revealed = [];
  shared.order = [];
  shared.laid = 0;
  if (shared.round < ROUNDS) {
    shared.round++;
    shared.phase = 'choose';
    return;
  }
  shared.phase = 'over';
  emit?.({
    type: 'matchOver',
    winners: findWinners(shared),
    treasures: listScores(shared),
    silver: shared.options.silver ? countSilver(shared) : null,
  });
}

export const listScores = ({ treasures }: Shared): number[] => treasures.map((cards) => cards.length);
export const countSilver = ({ treasures }: Shared): number[] =>
  treasures.map((cards) => cards.filter(isSilver).length);

/** S17: most cards; in the advanced game, of those the fewest silver ones. */
export function findWinners(shared: Shared): Seat[] {
  const scores = listScores(shared);
  const most = Math.max(...scores);
  const best = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  if (!shared.options.silver) return best;
  const silver = countSilver(shared);
  const fewest = Math.min(...best.map((seat) => silver[seat]));
  return best.filter((seat) => silver[seat] === fewest);
}
