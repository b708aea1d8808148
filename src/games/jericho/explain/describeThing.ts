/** Descriptions of the things on Jericho's table: stones, walls, the supply, the pile and its odds. */
import type { Seat, View } from '../../../core/index.ts';
import { describe, type ThingDescription, type Thing } from '../../../explain/explain.ts';
import {
  type Card,
  cardByName,
  cardName,
  COLOURS,
  colourOf,
  COPIES_OF,
  TRUMPET,
  valueOf,
} from '../rules/data.ts';
import { findNextScoringCard } from '../rules/drawPile.ts';
import { longestWall } from '../rules/scoring.ts';
import type { Jericho } from '../rules/state.ts';
import { previewTrumpet } from '../rules/trumpet.ts';
import { wallLength, wallCards, wallPlace, withCard } from '../rules/walls.ts';
import { type JerichoRemark, colourThing, OUT, PILE, SUPPLY, wallThing } from './vocabulary.ts';

type Description = ThingDescription<JerichoRemark>;

/** J10: whether the viewing seat may play a card now. */
const isAsked = ({ shared, seat }: View<Jericho>): boolean =>
  shared.phase === 'turns' && shared.turn === seat;

function ofCard(view: View<Jericho>, card: Card): Description {
  const { shared, own, seat } = view;
  const name = { type: 'card', card: cardName(card) } as const;
  const inHand = seat !== null && own !== null && own.hand.includes(card) && isAsked(view);
  if (card === TRUMPET) {
    const remarks: JerichoRemark[] = [name, { type: 'horn' }];
    if (!inHand) return describe('J13', ...remarks);
    const places = [...COLOURS.map((_, colour) => colourThing(colour)), SUPPLY];
    return { remarks: [...remarks, { type: 'maySound' }], clause: 'J13', places };
  }
  const colour = colourOf(card);
  const value = valueOf(card);
  const remarks: JerichoRemark[] = [
    name,
    { type: 'stone', value, copies: COPIES_OF[card], colour: COLOURS[colour] },
  ];
  if (value === 1) remarks.push({ type: 'nugget' });
  const clause = value === 1 ? 'J25' : 'J11';
  if (!inHand) return describe(clause, ...remarks);
  const length = wallLength(withCard(shared.walls[wallPlace(seat, colour)], card));
  return {
    remarks: [...remarks, { type: 'mayBuild', length }],
    clause,
    places: [wallThing(seat, colour), colourThing(colour), SUPPLY],
  };
}

function ofColour({ shared, seat }: View<Jericho>, colour: number): Description {
  const { length, seats } = longestWall(shared, colour);
  if (seats.length === 0) return describe('J21', { type: 'noWall', colour: COLOURS[colour] });
  const { card, taken } = previewTrumpet(shared, seat ?? shared.turn, colour);
  const longest = { type: 'longest', colour: COLOURS[colour], length, seats } as const;
  if (card === null) return describe('J21', longest);
  const count = taken.reduce((a, b) => a + b, 0);
  return describe('J21', longest, { type: 'wouldFall', card: cardName(card), count });
}

function ofSupply({ shared, own }: View<Jericho>): Description {
  const mine = own?.fed ?? [];
  const fed = shared.fed.reduce((a, b) => a + b, 0);
  return describe(
    'J20',
    { type: 'supply', count: shared.supply.length + fed },
    {
      type: 'supplyHolds',
      all: shared.supply.map(cardName),
      mine: mine.map(cardName),
      unknown: fed - mine.length,
    },
    { type: 'supplyGoes' },
  );
}

function ofPile({ shared }: View<Jericho>): Description {
  const ahead = findNextScoringCard(shared);
  const name = { type: 'pile', count: shared.pile } as const;
  if (ahead === null) return describe('J3', name);
  const { safe, among } = ahead;
  return describe(
    'J3',
    name,
    safe > 0
      ? { type: 'safe', draws: safe, among }
      : { type: 'odds', among, percent: Math.round(100 / among) },
  );
}

function ofSeat({ shared, seat: me }: View<Jericho>, kind: string, seat: Seat): Description | null {
  const mine = seat === me;
  switch (kind) {
    case 'won': {
      const ones = COLOURS.flatMap((_, colour) => wallCards(shared.walls[wallPlace(seat, colour)], colour));
      return describe('J26', {
        type: 'won',
        seat,
        mine,
        count: shared.won[seat].length,
        ones: ones.filter((card) => valueOf(card) === 1).length,
      });
    }
    case 'hand':
      return describe('J7', { type: 'hand', seat, mine, count: shared.hands[seat] });
    case 'layout':
      return describe('J4', { type: 'layout' });
    default:
      return null;
  }
}

export function describeThing(view: View<Jericho>, thing: Thing): Description | null {
  const { shared, seat: me } = view;
  const [kind = '', of = '', more = ''] = thing.split(' ');
  if (thing === SUPPLY) return ofSupply(view);
  if (thing === PILE) return ofPile(view);
  if (thing === OUT) return describe('J14', { type: 'out', count: shared.out });
  if (kind === 'card') {
    const card = cardByName(of);
    return card === undefined ? null : ofCard(view, card);
  }
  if (kind === 'colour') {
    const colour = COLOURS.findIndex((name) => name === of);
    return colour < 0 ? null : ofColour(view, colour);
  }
  const seat = Number(of);
  if (of === '' || !(seat in shared.hands)) return null;
  if (kind !== 'wall') return ofSeat(view, kind, seat);
  const colour = COLOURS.findIndex((name) => name === more);
  if (colour < 0) return null;
  const wall = shared.walls[wallPlace(seat, colour)];
  if (wall === 0) return ofColour(view, colour);
  return describe(
    'J21',
    { type: 'wall', seat, mine: seat === me, colour: COLOURS[colour], length: wallLength(wall) },
    { type: 'wallCards', cards: wallCards(wall, colour).map(cardName) },
  );
}
