/** Scoring a round, and the end of the match (J19–J26). */
import { leftNeighbour, type Seat, type State, type Emit } from '../../../core/index.ts';
import { type Card, cardName, COLOUR_COUNT, COLOURS, KINDS, TRUMPET, VALUES } from './data.ts';
import { ROUNDS } from './drawPile.ts';
import { type Event, type Jericho, type Shared } from './state.ts';
import {
  cardOfRank,
  countWallCards,
  wallLength,
  countOnes,
  onlyTrumpets,
  countTrumpets,
  wallPlace,
  withoutOnes,
} from './walls.ts';

/** J20–J25: scores the round that a seat's draw has ended, and begins the next one or ends the match. */
export function scoreRound(state: State<Jericho>, seat: Seat, emit: Emit<Event> | undefined): void {
  const { shared } = state;
  const won = shared.won.map((pile) => pile.slice());
  const counts = openSupply(state, emit);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) shareColour(shared, colour, counts, won, emit);
  shared.won = won;
  if (shared.round === ROUNDS) {
    endMatch(shared, emit);
    return;
  }
  shared.round++;
  shared.phase = 'feed';
  shared.turn = leftNeighbour(shared, seat); // J9
  if (emit !== undefined) emit({ type: 'roundBegun', round: shared.round, start: shared.turn });
}

/** J20: empties the supply and returns the number of cards of each kind; its trumpets leave the game. */
function openSupply({ shared, own }: State<Jericho>, emit: Emit<Event> | undefined): number[] {
  const counts: number[] = [];
  for (let card = 0; card < KINDS; card++) counts.push(0);
  for (const mine of own) for (const card of mine.fed) counts[card]++;
  forgetTrumpets(shared, counts[TRUMPET]);
  for (const card of shared.supply) counts[card]++;
  shared.out += counts[TRUMPET];
  shared.supply.length = 0;
  shared.fed.fill(0);
  for (const mine of own) mine.fed.length = 0;
  if (emit !== undefined) {
    const cards = wallCardsFrom(counts, 0);
    const event = { type: 'supplyShown', cards: cards.map(cardName), trumpets: counts[TRUMPET] } as const;
    emitWithSupply(shared, cards, emit, event);
  }
  return counts;
}

const wallCardsFrom = (counts: readonly number[], first: Card): Card[] =>
  counts.flatMap((count, card) =>
    card < first || card === TRUMPET ? [] : Array.from({ length: count }, () => card),
  );

/** The cards of colours not shared out yet lie in the supply. Only observers of other colours' events can see that. */
function emitWithSupply({ supply }: Shared, cards: readonly Card[], emit: Emit<Event>, event: Event): void {
  const { length } = supply;
  supply.push(...cards);
  emit(event);
  supply.length = length;
}

/** J4, J20: as many of the revealed trumpets as possible count as the known ones of their seat. */
function forgetTrumpets(shared: Shared, shown: number): void {
  if (shared.trumpets.every((count) => count === 0)) return;
  shared.trumpets = shared.trumpets.map((count, seat) =>
    Math.max(0, count - Math.min(shown, shared.fed[seat])),
  );
}

/** J21: the seats with the longest wall of a colour, and its length; none and 0 if there is no wall. */
export function longestWall({ seats, walls }: Shared, colour: number): { length: number; seats: Seat[] } {
  let longest = 0;
  let leaders: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const length = wallLength(walls[wallPlace(seat, colour)]);
    if (length === 0 || length < longest) continue;
    if (length === longest) leaders.push(seat);
    else leaders = [seat];
    longest = length;
  }
  return { length: longest, seats: leaders };
}

/** J21–J23: shares out the supply cards of a colour; the highest ones stay where equal shares are impossible. */
function shareColour(
  shared: Shared,
  colour: number,
  counts: readonly number[],
  won: readonly Card[][],
  emit: Emit<Event> | undefined,
): void {
  const first = colour * VALUES.length;
  const cards: Card[] = [];
  for (let card = first; card < first + VALUES.length; card++)
    for (let i = counts[card]; i > 0; i--) cards.push(card);
  if (cards.length === 0) return;
  const { length, seats } = longestWall(shared, colour);
  const dealt = seats.length === 0 ? 0 : cards.length - (cards.length % seats.length);
  for (let i = 0; i < dealt; i++) won[seats[i % seats.length]].push(cards[i]);
  for (let i = dealt; i < cards.length; i++) shared.supply.push(cards[i]);
  if (emit === undefined) return;
  const shares = seats.map((seat, i) => ({
    seat,
    cards: cards.slice(0, dealt).flatMap((card, j) => (j % seats.length === i ? [cardName(card)] : [])),
  }));
  shared.won = won.map((pile) => pile.slice());
  const left = cards.slice(dealt).map(cardName);
  const event = { type: 'scored', colour: COLOURS[colour], length, shares, left } as const;
  emitWithSupply(shared, wallCardsFrom(counts, first + VALUES.length), emit, event);
}

/** J25: every 1 in a wall is won; walls of trumpets alone then leave the game. */
function endMatch(shared: Shared, emit: Emit<Event> | undefined): void {
  const { walls } = shared;
  for (let seat = 0; seat < shared.seats; seat++) {
    const ones: Card[] = [];
    let fallen = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const place = wallPlace(seat, colour);
      for (let i = countOnes(walls[place]); i > 0; i--) ones.push(cardOfRank(colour, 0));
      walls[place] = withoutOnes(walls[place]);
      if (!onlyTrumpets(walls[place])) continue;
      fallen += countTrumpets(walls[place]);
      walls[place] = 0;
    }
    shared.won = shared.won.with(seat, [...shared.won[seat], ...ones]);
    shared.out += fallen;
    if (emit !== undefined && ones.length > 0)
      emit({ type: 'onesTaken', seat, cards: ones.map(cardName), fallen });
  }
  shared.phase = 'over';
  if (emit !== undefined)
    emit({
      type: 'matchOver',
      winners: findWinners(shared),
      scores: listScores(shared),
      walls: wallSizes(shared),
    });
}

export const listScores = ({ won }: Shared): number[] => won.map((pile) => pile.length);

/** J26: the number of cards in each seat's walls. */
export const wallSizes = ({ walls, hands }: Shared): number[] =>
  hands.map((_, seat) => {
    let count = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++)
      count += countWallCards(walls[wallPlace(seat, colour)]);
    return count;
  });

/** J26: most won cards; on a tie most cards left in walls; on another tie a shared victory. */
export function findWinners(shared: Shared): Seat[] {
  const scores = listScores(shared);
  const sizes = wallSizes(shared);
  const most = Math.max(...scores);
  const largest = Math.max(...sizes.filter((_, seat) => scores[seat] === most));
  return scores.flatMap((score, seat) => (score === most && sizes[seat] === largest ? [seat] : []));
}
