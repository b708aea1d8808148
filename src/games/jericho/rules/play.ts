/** Simultaneous choices, turns, and their automatic consequences (J4–J19). */
import { leftNeighbour, type Seat, type State, type Emit, type EmittedEvent } from '../../../core/index.ts';
import {
  type Card,
  cardName,
  type CardName,
  COLOUR_COUNT,
  COLOURS,
  HAND,
  NO_CARD,
  SCORING,
  TRUMPET,
} from './data.ts';
import { exchangeCard, takeCard } from './hand.ts';
import { scoreRound } from './scoring.ts';
import { cloneOwn, type Event, type Jericho, type Own, type Share, type Shared } from './state.ts';
import { blowTrumpetAt, previewTrumpet } from './trumpet.ts';
import { placeOfCard, withCard } from './walls.ts';

/** J2–J4: a match as dealt; hands ascending, the top of the pile last. */
export function openMatch(
  start: Seat,
  hands: readonly Card[][],
  pile: readonly Card[],
  dealt = HAND,
): State<Jericho> {
  const perSeat = (count: number): number[] => hands.map(() => count);
  return {
    shared: {
      seats: hands.length,
      phase: 'lay',
      round: 1,
      turn: start,
      pile: pile.length,
      walls: Array.from({ length: hands.length * COLOUR_COUNT }, () => 0),
      supply: [],
      fed: perSeat(0),
      out: 0,
      hands: perSeat(dealt),
      won: hands.map(() => []),
      trumpets: perSeat(0),
      ...(dealt === HAND ? {} : { dealt }),
    },
    own: hands.map((hand): Own => ({ hand, choice: NO_CARD, layout: NO_CARD, fed: [] })),
    hidden: { pile },
  };
}

/** J5: a choice stays secret until the last seat has chosen. */
export function choose(state: State<Jericho>, seat: Seat, card: Card, emit: Emit<Event> | undefined): void {
  const { shared, own } = state;
  own[seat].choice = card;
  for (let other = 0; other < own.length; other++) if (own[other].choice === NO_CARD) return;
  if (shared.phase === 'lay') collectLays(state, emit);
  else collectFeeds(state, emit);
}

/** J4: the chosen cards lie face down in front of their owners. */
function collectLays({ shared, own }: State<Jericho>, emit: Emit<Event> | undefined): void {
  for (const mine of own) mine.layout = takeChoice(mine);
  shared.hands = shared.hands.map((count) => count - 1);
  shared.phase = 'feed';
  if (emit !== undefined)
    for (let seat = 0; seat < own.length; seat++) emitCard(emit, 'laid', seat, own[seat].layout);
}

/** J7, J8: the chosen cards are in the supply; in the first round the layouts are revealed. */
function collectFeeds({ shared, own }: State<Jericho>, emit: Emit<Event> | undefined): void {
  const fed = own.map(takeChoice);
  for (let seat = 0; seat < own.length; seat++) putFaceDown(shared, own[seat], seat, fed[seat]);
  shared.hands = shared.hands.map((count) => count - 1);
  if (shared.round > 1) shared.phase = 'turns';
  if (emit !== undefined)
    for (let seat = 0; seat < own.length; seat++) emitCard(emit, 'fed', seat, fed[seat]);
  if (shared.round === 1) revealLayouts(shared, own, emit);
}

function takeChoice(mine: Own): Card {
  const card = mine.choice;
  takeCard(mine.hand, card);
  mine.choice = NO_CARD;
  return card;
}

/** J8: the layouts join the walls; a trumpet leaves the game. */
function revealLayouts(shared: Shared, own: readonly Own[], emit: Emit<Event> | undefined): void {
  const layouts = own.map(({ layout }) => layout);
  for (let seat = 0; seat < own.length; seat++) {
    own[seat].layout = NO_CARD;
    if (layouts[seat] === TRUMPET) showTrumpets(shared, own[seat], seat);
    else addToWall(shared, seat, layouts[seat]);
  }
  shared.phase = 'turns';
  if (emit !== undefined)
    for (let seat = 0; seat < own.length; seat++)
      emit({ type: 'revealed', seat, card: cardName(layouts[seat]) });
}

/** J4: a trumpet in the layout proves that all were trumpets, the card in the supply too. */
function showTrumpets(shared: Shared, { fed }: Own, seat: Seat): void {
  shared.out++;
  shared.supply.push(...fed);
  shared.fed[seat] = fed.length = 0;
  shared.trumpets = shared.trumpets.with(seat, shared.hands[seat]);
}

function addToWall({ walls }: Shared, seat: Seat, card: Card): void {
  const place = placeOfCard(seat, card);
  walls[place] = withCard(walls[place], card);
}

/** J7, J17: only its owner knows the card, unless it must be a trumpet (J4). */
function putFaceDown(shared: Shared, mine: Own, seat: Seat, card: Card): void {
  const certain = shared.trumpets[seat];
  if (certain > 0 && certain === shared.hands[seat] + shared.fed[seat]) {
    shared.supply.push(TRUMPET);
    shared.trumpets = shared.trumpets.with(seat, certain - 1);
    return;
  }
  mine.fed.push(card);
  shared.fed[seat]++;
}

/** J11 */
export function buildWall(
  state: State<Jericho>,
  seat: Seat,
  card: Card,
  emit: Emit<Event> | undefined,
): void {
  addToWall(state.shared, seat, card);
  if (emit !== undefined)
    emitOutOfHand(state, seat, card, emit, { event: { type: 'built', seat, card: cardName(card) } });
  endTurn(state, seat, card, emit);
}

/** J17 */
export function supplyCard(
  state: State<Jericho>,
  seat: Seat,
  card: Card,
  emit: Emit<Event> | undefined,
): void {
  putFaceDown(state.shared, state.own[seat], seat, card);
  if (emit !== undefined) emitOutOfHand(state, seat, card, emit, withCardFor('supplied', seat, card));
  endTurn(state, seat, card, emit);
}

/** J12–J16 */
export function playTrumpet(
  state: State<Jericho>,
  seat: Seat,
  colour: number,
  emit: Emit<Event> | undefined,
): void {
  const { shared } = state;
  const certain = shared.trumpets[seat];
  if (certain > 0) shared.trumpets = shared.trumpets.with(seat, certain - 1);
  const preview = emit === undefined ? undefined : previewTrumpet(shared, seat, colour);
  const { card, taken, fallen, joins } = blowTrumpetAt(shared.walls, shared.seats, seat, colour);
  for (let i = 0; i < taken; i++) shared.supply.push(card);
  shared.out += joins ? fallen : fallen + 1;
  if (preview !== undefined && emit !== undefined)
    emitOutOfHand(state, seat, TRUMPET, emit, {
      event: {
        type: 'trumpetPlayed',
        seat,
        colour: COLOURS[colour],
        removed: shares(preview.taken, card),
        fallen: shares(preview.alone, TRUMPET),
        joins,
      },
    });
  endTurn(state, seat, TRUMPET, emit);
}

const shares = (counts: readonly number[], card: Card): Share[] =>
  counts.flatMap((count, seat) =>
    count === 0 ? [] : [{ seat, cards: Array.from({ length: count }, () => cardName(card)) }],
  );

/**
 * A played card is out of the hand until the next draw. Only observers can see that, so a playout skips it, and avoids the cost of
 * a closure.
 */
function emitOutOfHand(
  { shared, own }: State<Jericho>,
  seat: Seat,
  card: Card,
  emit: Emit<Event>,
  { event, secret }: EmittedEvent<Event>,
): void {
  const mine = own[seat];
  const { hands } = shared;
  own[seat] = cloneOwn(mine);
  takeCard(own[seat].hand, card);
  shared.hands = hands.with(seat, hands[seat] - 1);
  emit(event, secret);
  own[seat] = mine;
  shared.hands = hands;
}

/** J18, J19: replaces the played card from the pile. A scoring card is shown and replaced, and ends the round. */
function endTurn(state: State<Jericho>, seat: Seat, played: Card, emit: Emit<Event> | undefined): void {
  const { shared, own, hidden } = state;
  const drawn = hidden.pile[--shared.pile];
  if (drawn !== SCORING) {
    exchangeCard(own[seat].hand, played, drawn);
    shared.turn = leftNeighbour(shared, seat);
    if (emit !== undefined) emitCard(emit, 'drew', seat, drawn);
    return;
  }
  shared.phase = 'scoring';
  if (emit !== undefined)
    emitOutOfHand(state, seat, played, emit, { event: { type: 'scoringDrawn', seat, round: shared.round } });
  if (shared.pile > 0) {
    const replacement = hidden.pile[--shared.pile];
    exchangeCard(own[seat].hand, played, replacement);
    if (emit !== undefined) emitCard(emit, 'drew', seat, replacement);
  } else {
    takeCard(own[seat].hand, played);
    shared.hands = shared.hands.with(seat, shared.hands[seat] - 1);
  }
  scoreRound(state, seat, emit);
}

type CardEvent = 'laid' | 'fed' | 'supplied' | 'drew';

/** Everyone learns that a seat used a card; only the seat learns which. */
function withCardFor(type: CardEvent, seat: Seat, card: Card): EmittedEvent<Event> {
  const event = (shown: CardName | null): Event => ({ type, seat, card: shown }) as Event;
  return { event: event(null), secret: { seat, event: event(cardName(card)) } };
}

function emitCard(emit: Emit<Event>, type: CardEvent, seat: Seat, card: Card): void {
  const { event, secret } = withCardFor(type, seat, card);
  emit(event, secret);
}
