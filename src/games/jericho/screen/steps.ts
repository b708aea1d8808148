/** What each event changes in a view: the steps between two views that both are true. */
import type { Seat, View } from '../../../core/index.ts';
import { type Card, cardByName, type CardName, colourOf, COLOURS, NO_CARD, TRUMPET } from '../rules/data.ts';
import { takeCard } from '../rules/hand.ts';
import type { Event, Jericho, Own, Share, Shared } from '../rules/rules.ts';
import { cloneOwn, cloneShared, leftNeighbour } from '../rules/state.ts';
import {
  onesIn,
  onlyTrumpets,
  placeOfCard,
  trumpetsIn,
  wallPlace,
  withCard,
  withoutOnes,
} from '../rules/walls.ts';
import { sound } from '../rules/trumpet.ts';

export const cardOf = (name: CardName): Card => cardByName(name) ?? NO_CARD;

/** A view that may be changed. */
interface Draft {
  readonly seat: Seat | null;
  readonly shared: Shared;
  readonly own: Own | null;
}

const more = (counts: readonly number[], seat: Seat, by: number): number[] =>
  counts.map((count, other) => (other === seat ? count + by : count));

/** A card leaves a hand; which one only its owner sees. */
function leaveHand({ seat: mine, shared, own }: Draft, seat: Seat, card: Card): void {
  shared.hands = more(shared.hands, seat, -1);
  if (seat === mine && own !== null) takeCard(own.hand, card);
}

function putFaceDown({ seat: mine, shared, own }: Draft, seat: Seat, card: Card): void {
  shared.fed[seat] = (shared.fed[seat] ?? 0) + 1;
  if (seat === mine) own?.fed.push(card);
}

function addToWall({ walls }: Shared, seat: Seat, card: Card): void {
  const place = placeOfCard(seat, card);
  walls[place] = withCard(walls[place] ?? 0, card);
}

function forgetChoice({ seat: mine, own }: Draft, seat: Seat): void {
  if (seat === mine && own !== null) own.choice = NO_CARD;
}

/** J13–J16: the walls come down, and the trumpet joins one or leaves. */
export function fall(view: View<Jericho>, seat: Seat, colour: (typeof COLOURS)[number]): View<Jericho> {
  const shared = cloneShared(view.shared);
  const index = COLOURS.indexOf(colour);
  const { card, taken, alone, joins, walls } = sound(shared, seat, index);
  for (const [other, wall] of walls.entries()) {
    shared.walls[wallPlace(other, index)] = wall;
    if (card !== null) shared.supply.push(...Array.from({ length: taken[other] ?? 0 }, () => card));
    shared.out += alone[other] ?? 0;
  }
  if (!joins) shared.out++;
  return { ...view, shared };
}

const win = (won: Shared['won'], shares: readonly Share[]): Shared['won'] =>
  won.map((pile, seat) => [
    ...pile,
    ...shares.flatMap((share) => (share.seat === seat ? share.cards.map(cardOf) : [])),
  ]);

/** J25: a seat's 1s leave its walls, and trumpets left alone leave with them. */
function takeOnes(shared: Shared, seat: Seat): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const place = wallPlace(seat, colour);
    const wall = shared.walls[place] ?? 0;
    if (onesIn(wall) === 0) continue;
    const left = withoutOnes(wall);
    if (onlyTrumpets(left)) shared.out += trumpetsIn(left);
    shared.walls[place] = onlyTrumpets(left) ? 0 : left;
  }
}

/** The view after an event; a trumpet has only left its player's hand (`fall` does the rest). */
export function step(view: View<Jericho>, event: Event): View<Jericho> {
  const draft: Draft = {
    seat: view.seat,
    shared: cloneShared(view.shared),
    own: view.own === null ? null : cloneOwn(view.own),
  };
  const { shared, own } = draft;
  switch (event.type) {
    case 'laid':
      leaveHand(draft, event.seat, cardOf(event.card ?? 'trumpet'));
      forgetChoice(draft, event.seat);
      if (event.seat === view.seat && own !== null && event.card !== null) own.layout = cardOf(event.card);
      if (event.seat === shared.seats - 1) shared.phase = 'feed';
      break;
    case 'fed':
      leaveHand(draft, event.seat, cardOf(event.card ?? 'trumpet'));
      forgetChoice(draft, event.seat);
      putFaceDown(draft, event.seat, cardOf(event.card ?? 'trumpet'));
      if (event.seat === shared.seats - 1 && shared.round > 1) shared.phase = 'turns';
      break;
    case 'revealed':
      if (event.card === 'trumpet') shared.out++;
      else addToWall(shared, event.seat, cardOf(event.card));
      if (event.seat === view.seat && own !== null) own.layout = NO_CARD;
      if (event.seat === shared.seats - 1) shared.phase = 'turns';
      break;
    case 'built':
      leaveHand(draft, event.seat, cardOf(event.card));
      addToWall(shared, event.seat, cardOf(event.card));
      break;
    case 'trumpetPlayed':
      leaveHand(draft, event.seat, TRUMPET);
      break;
    case 'supplied':
      leaveHand(draft, event.seat, cardOf(event.card ?? 'trumpet'));
      putFaceDown(draft, event.seat, cardOf(event.card ?? 'trumpet'));
      break;
    case 'drew':
      shared.pile--;
      shared.hands = more(shared.hands, event.seat, 1);
      shared.turn = leftNeighbour(shared, event.seat);
      if (own !== null && event.card !== null) {
        own.hand.push(cardOf(event.card));
        own.hand.sort((a, b) => a - b);
      }
      break;
    case 'scoringDrawn':
      shared.pile--;
      break;
    case 'supplyShown':
      shared.supply.splice(0, Infinity, ...event.cards.map(cardOf));
      shared.fed.fill(0);
      own?.fed.splice(0);
      shared.out += event.trumpets;
      break;
    case 'scored': {
      const kept = shared.supply.filter((card) => colourOf(card) !== COLOURS.indexOf(event.colour));
      shared.supply.splice(0, Infinity, ...[...kept, ...event.left.map(cardOf)].sort((a, b) => a - b));
      shared.won = win(shared.won, event.shares);
      break;
    }
    case 'roundBegun':
      shared.round = event.round;
      shared.phase = 'feed';
      shared.turn = event.start;
      break;
    case 'onesTaken':
      takeOnes(shared, event.seat);
      shared.won = win(shared.won, [event]);
      break;
    case 'matchOver':
      shared.phase = 'over';
  }
  return draft;
}
