/**
 * Jericho: the longest walls win the cards that the players themselves put into the supply; trumpets bring walls down. J1–J26 are
 * clauses of rules.en.md.
 */
import {
  type Action,
  allSeats,
  type Game,
  deriveKey,
  knobValue,
  NO_SEATS,
  singleSeat,
  type Refusal,
  type Rng,
  type Seat,
  type SeatSet,
  toSeatSet,
  shuffle,
  type State,
  SeedStream,
  type Thing,
  thingsAt,
  type View,
} from '../../../core/index.ts';
import {
  ALL_CARDS,
  type Card,
  cardByName,
  cardName,
  COLOUR_COUNT,
  HAND,
  LARGEST_HAND,
  NO_CARD,
  SCORING,
  SMALLEST_HAND,
  TRUMPET,
} from './data.ts';
import { findKinds, hasTrumpet, hasWallCard } from './hand.ts';
import { moves } from './moves.ts';
import { scoringRanges } from './drawPile.ts';
import { buildWall, choose, openMatch, supplyCard, playTrumpet } from './play.ts';
import { findWinners, listScores } from './scoring.ts';
import { wallCards } from './walls.ts';
import { cloneState, type Jericho, type Move, type Own, type Reason, type Shared } from './state.ts';
import { jerichoTranscript } from './transcript.ts';
import { sampleWorld } from './determinize.ts';
import { show } from './show.ts';

export type { CardName, Colour } from './data.ts';
export type { Event, Jericho, Move, Options, Own, Reason, Share, Shared } from './state.ts';

/** The streams of the seed: the starting seat, the shuffle (J2), the places of the scoring cards (J3). */
const STARTING_SEAT = 0;
const CARDS = 1;
const SCORING_CARDS = 2;

/** The first action of each type; the kind of card or the colour is added to it. */
const LAY = moves.first.lay;
const FEED = moves.first.feed;
const BUILD = moves.first.build;
const TRUMPETS = moves.first.trumpet;
const SUPPLY = moves.first.supply;

/** J2, J3: hands from the top of the shuffled cards; the scoring cards go into their places among the rest. */
function deal(seats: number, size: number, start: Seat, cards: Rng, places: Rng): State<Jericho> {
  const deck = shuffle(ALL_CARDS.slice(), cards);
  const hands: Card[][] = [];
  for (let seat = 0; seat < seats; seat++)
    hands.push(deck.splice(deck.length - size, size).sort((a, b) => a - b));
  const pile: Card[] = [];
  let at = 0;
  for (const { from, to } of scoringRanges(seats, size)) {
    const place = from + places.below(to - from);
    while (pile.length < place) pile.push(deck[at++]);
    pile.push(SCORING);
  }
  while (at < deck.length) pile.push(deck[at++]);
  return openMatch(start, hands, pile.reverse(), size);
}

function things({ shared, own, hidden }: State<Jericho>): Thing[] {
  const everyone = allSeats(shared.seats);
  const known = (place: string, cards: readonly Card[], seat: Seat | null = null): Thing[] =>
    thingsAt(place, cards.map(cardName), seat, everyone);
  const isScored = shared.phase === 'scoring' || shared.phase === 'over';
  const drawn = Array.from({ length: isScored ? shared.round : shared.round - 1 }, () => 'scoring');
  const pile = hidden.pile
    .slice(0, shared.pile)
    .map((card) => (card === SCORING ? 'scoring' : cardName(card)));
  return [
    ...own.flatMap(({ hand, layout, fed }, seat) => [
      ...thingsAt('hand', hand.map(cardName), seat),
      ...thingsAt('layout', layout === NO_CARD ? [] : [cardName(layout)], seat),
      ...thingsAt('fed', fed.map(cardName), seat),
    ]),
    ...shared.walls.flatMap((wall, place) =>
      known('wall', wallCards(wall, place % COLOUR_COUNT), Math.floor(place / COLOUR_COUNT)),
    ),
    ...shared.won.flatMap((cards, seat) => known('won', cards, seat)),
    ...known('supply', shared.supply),
    ...known(
      'out',
      Array.from({ length: shared.out }, () => TRUMPET),
    ),
    ...thingsAt('out', drawn, null, everyone),
    ...thingsAt('pile', pile, null),
  ];
}

/** J5, J7: in a simultaneous choice, the seats that have not chosen yet. */
function toAct({ shared, own }: State<Jericho>): SeatSet {
  if (shared.phase === 'turns') return singleSeat(shared.turn);
  let seats = NO_SEATS;
  if (shared.phase === 'lay' || shared.phase === 'feed')
    for (let seat = 0; seat < own.length; seat++) if (own[seat].choice === NO_CARD) seats |= singleSeat(seat);
  return seats;
}

const owes = (shared: Shared, seat: Seat, own: Own): boolean =>
  shared.phase === 'turns'
    ? shared.turn === seat
    : (shared.phase === 'lay' || shared.phase === 'feed') && own.choice === NO_CARD;

/** A buffer for the kinds of a hand, so that a playout allocates nothing. */
const kinds = new Int32Array(LARGEST_HAND);

const wallKinds = (hand: readonly Card[], count: number): number => (hasTrumpet(hand) ? count - 1 : count);

/** J4, J7, J10–J17 */
function legal({ shared, seat, own }: View<Jericho>): Action[] {
  const actions: Action[] = [];
  if (seat === null || own === null || !owes(shared, seat, own)) return actions;
  const { hand } = own;
  const count = findKinds(hand, kinds);
  const walls = wallKinds(hand, count);
  if (shared.phase === 'lay') {
    if (walls === 0) actions.push(LAY + TRUMPET);
    for (let i = 0; i < walls; i++) actions.push(LAY + kinds[i]);
    return actions;
  }
  if (shared.phase === 'feed') {
    for (let i = 0; i < count; i++) actions.push(FEED + kinds[i]);
    return actions;
  }
  for (let i = 0; i < walls; i++) actions.push(BUILD + kinds[i]);
  if (walls < count) for (let colour = 0; colour < COLOUR_COUNT; colour++) actions.push(TRUMPETS + colour);
  for (let i = 0; i < count; i++) actions.push(SUPPLY + kinds[i]);
  return actions;
}

function draw({ shared, own }: View<Jericho>, rng: Rng): Action {
  const { hand } = own as Own;
  const count = findKinds(hand, kinds);
  const walls = wallKinds(hand, count);
  if (shared.phase === 'lay') return LAY + (walls === 0 ? TRUMPET : kinds[rng.below(walls)]);
  if (shared.phase === 'feed') return FEED + kinds[rng.below(count)];
  const announced = walls < count ? COLOUR_COUNT : 0;
  const at = rng.below(walls + announced + count);
  if (at < walls) return BUILD + kinds[at];
  if (at < walls + announced) return TRUMPETS + at - walls;
  return SUPPLY + kinds[at - walls - announced];
}

/** Why the time of a move is wrong: the phase, or the seat to act. */
function untimely({ shared, seat, own }: View<Jericho>, type: Move['type']): Refusal<Reason> | undefined {
  const { phase } = shared;
  if (phase === 'over') return { clause: 'J6', reason: 'over' };
  if (seat === null || own === null) return { clause: 'J9', reason: 'turn' };
  if (phase === 'turns' && shared.turn !== seat) return { clause: 'J9', reason: 'turn' };
  if (type === 'lay' && phase !== 'lay') return { clause: 'J4', reason: 'laidBefore' };
  if (type === 'feed' && phase === 'turns') return { clause: 'J7', reason: 'fedBefore' };
  if (type !== 'lay' && phase === 'lay') return { clause: 'J4', reason: 'layNow' };
  if (type !== 'feed' && phase === 'feed') return { clause: 'J7', reason: 'feedNow' };
  if (own.choice !== NO_CARD) return { clause: 'J5', reason: 'chosen' };
  return undefined;
}

function refusal(view: View<Jericho>, move: Move): Refusal<Reason> | undefined {
  const early = untimely(view, move.type);
  if (early !== undefined) return early;
  const { hand } = view.own as Own;
  if (move.type === 'trumpet') return hasTrumpet(hand) ? undefined : { clause: 'J12', reason: 'noTrumpet' };
  const card = cardByName(move.card) ?? NO_CARD;
  if (!hand.includes(card)) return { clause: CLAUSES[move.type], reason: 'notInHand' };
  if (card !== TRUMPET) return undefined;
  if (move.type === 'lay' && hasWallCard(hand)) return { clause: 'J4', reason: 'wallFirst' };
  if (move.type === 'build') return { clause: 'J11', reason: 'notAWall' };
  return undefined;
}

/** The clause of each move that names a card of the hand. */
const CLAUSES = { lay: 'J4', feed: 'J7', build: 'J11', supply: 'J17' } as const;

export const jericho: Game<Jericho> = {
  id: 'jericho',
  version: 1,
  seats: { min: 3, max: 5 },
  options: [],
  knobs: [{ id: 'hand', range: () => ({ min: SMALLEST_HAND, max: LARGEST_HAND, default: HAND }) }],

  setup({ seats, start, knobs }, seed) {
    const key = deriveKey(seed);
    return deal(
      seats,
      knobValue(knobs, 'hand', HAND),
      start ?? new SeedStream(key, STARTING_SEAT).below(seats),
      new SeedStream(key, CARDS),
      new SeedStream(key, SCORING_CARDS),
    );
  },
  clone: cloneState,
  toAct,
  winners: ({ shared }) => (shared.phase === 'over' ? toSeatSet(findWinners(shared)) : NO_SEATS),
  standing: listScores,
  things,
  legal,
  draw,
  apply(state, seat, action, emit) {
    if (action < FEED) choose(state, seat, action - LAY, emit);
    else if (action < BUILD) choose(state, seat, action - FEED, emit);
    else if (action < TRUMPETS) buildWall(state, seat, action - BUILD, emit);
    else if (action < SUPPLY) playTrumpet(state, seat, action - TRUMPETS, emit);
    else supplyCard(state, seat, action - SUPPLY, emit);
  },
  refusal,
  determinize: sampleWorld,
  moves,
  show,
  transcript: jerichoTranscript,
};
