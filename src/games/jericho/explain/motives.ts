/** Motives for and against a move in Jericho: who leads, what falls, and who would win the supply. */
import type { Seat, View } from '../../../core/index.ts';
import { compareMotives, type Motive } from '../../../explain/explain.ts';
import {
  type Card,
  cardByName,
  cardName,
  type CardName,
  COLOURS,
  type Colour,
  colourOf,
  NO_CARD,
  TRUMPET,
  valueOf,
} from '../rules/data.ts';
import { findNextScoringCard } from '../rules/drawPile.ts';
import { longestWall } from '../rules/scoring.ts';
import type { Jericho, Move, Shared } from '../rules/state.ts';
import { previewTrumpet } from '../rules/trumpet.ts';
import { wallLength, wallCards, wallPlace, withCard } from '../rules/walls.ts';
import { cardThing, colourThing, PILE, SUPPLY, wallThing } from './vocabulary.ts';

export type JerichoMotive = Motive &
  /** The own wall becomes the longest of a colour, alone or tied. */
  (
    | { readonly type: 'leads'; readonly colour: Colour; readonly length: number }
    | {
        readonly type: 'draws';
        readonly colour: Colour;
        readonly length: number;
        readonly seats: readonly Seat[];
      }
    | { readonly type: 'strengthens'; readonly colour: Colour; readonly ahead: number }
    | {
        readonly type: 'trails';
        readonly colour: Colour;
        readonly by: number;
        readonly seats: readonly Seat[];
      }
    | { readonly type: 'starts'; readonly colour: Colour }
    /** J25: a 1 in a wall is won at the end. */
    | { readonly type: 'one' }
    /** This many cards of the colour are known to lie in the supply. */
    | { readonly type: 'worth'; readonly colour: Colour; readonly count: number }
    | { readonly type: 'soon'; readonly percent: number }
    | {
        readonly type: 'fells';
        readonly card: CardName;
        readonly seats: readonly Seat[];
        readonly count: number;
      }
    | { readonly type: 'unseats'; readonly colour: Colour; readonly seats: readonly Seat[] }
    | { readonly type: 'joins'; readonly colour: Colour; readonly length: number }
    | { readonly type: 'silent'; readonly colour: Colour }
    | { readonly type: 'feedsMe'; readonly colour: Colour }
    | { readonly type: 'keepsBack' }
    | { readonly type: 'feedsNobody'; readonly colour: Colour }
    | { readonly type: 'discards' }
    | { readonly type: 'feedsThem'; readonly colour: Colour; readonly seats: readonly Seat[] }
    | { readonly type: 'fellsOwn'; readonly card: CardName; readonly count: number }
    | { readonly type: 'lost' }
    /** J13: it is the highest of its colour, and a trumpet takes it. */
    | { readonly type: 'target'; readonly card: CardName }
  );

const colourName = (colour: number): Colour => COLOURS[colour];

function rivals(shared: Shared, me: Seat, colour: number): { length: number; seats: Seat[] } {
  const walls = shared.walls.slice();
  walls[wallPlace(me, colour)] = 0;
  return longestWall({ ...shared, walls }, colour);
}

function standing(
  shared: Shared,
  me: Seat,
  colour: number,
  from: number,
  to: number,
  rival: { length: number; seats: Seat[] },
): JerichoMotive {
  const things = [wallThing(me, colour), ...rival.seats.map((seat) => wallThing(seat, colour))];
  const about = { colour: colourName(colour), things };
  if (to > rival.length && from <= rival.length)
    return rival.length === 0 && from === 0 && shared.supply.length === 0
      ? { type: 'starts', tone: 'builds', ...about }
      : { type: 'leads', tone: 'wins', ...about, length: to };
  if (to > rival.length) return { type: 'strengthens', tone: 'builds', ...about, ahead: to - rival.length };
  if (to === rival.length) return { type: 'draws', tone: 'builds', ...about, length: to, seats: rival.seats };
  return { type: 'trails', tone: 'describes', ...about, by: rival.length - to, seats: rival.seats };
}

const knownInSupply = ({ shared, own }: View<Jericho>, colour: number): number =>
  [...shared.supply, ...(own?.fed ?? [])].filter((card) => card !== TRUMPET && colourOf(card) === colour)
    .length;

function prize(view: View<Jericho>, colour: number): JerichoMotive[] {
  const count = knownInSupply(view, colour);
  const ahead = findNextScoringCard(view.shared);
  const found: JerichoMotive[] = [];
  if (count > 0)
    found.push({ type: 'worth', tone: 'builds', things: [SUPPLY], colour: colourName(colour), count });
  if (ahead !== null && ahead.safe === 0)
    found.push({ type: 'soon', tone: 'builds', things: [PILE], percent: Math.round(100 / ahead.among) });
  return found;
}

function building(view: View<Jericho>, me: Seat, card: Card): JerichoMotive[] {
  const { shared } = view;
  const colour = colourOf(card);
  const wall = shared.walls[wallPlace(me, colour)];
  const rival = rivals(shared, me, colour);
  const stands = standing(shared, me, colour, wallLength(wall), wallLength(withCard(wall, card)), rival);
  const found: JerichoMotive[] = [stands];
  if (valueOf(card) === 1) found.push({ type: 'one', tone: 'wins', things: [cardThing(card)] });
  if (stands.type !== 'trails') found.push(...prize(view, colour));
  const highest = shared.hands.flatMap((_, seat) => wallCards(shared.walls[wallPlace(seat, colour)], colour));
  if (valueOf(card) > Math.max(2, ...highest.map(valueOf)))
    found.push({ type: 'target', tone: 'risks', things: [cardThing(card)], card: cardName(card) });
  return found;
}

function sounding(view: View<Jericho>, me: Seat, colour: number): JerichoMotive[] {
  const { shared } = view;
  const blast = previewTrumpet(shared, me, colour);
  if (blast.card === null)
    return [
      { type: 'silent', tone: 'describes', things: [colourThing(colour)], colour: colourName(colour) },
      { type: 'lost', tone: 'risks', things: [] },
    ];
  const card = cardName(blast.card);
  const losers = blast.taken.flatMap((count, seat) => (count > 0 && seat !== me ? [seat] : []));
  const found: JerichoMotive[] = [];
  if (losers.length > 0) {
    const count = losers.reduce((sum, seat) => sum + blast.taken[seat], 0);
    found.push({
      type: 'fells',
      tone: 'stops',
      things: losers.map((seat) => wallThing(seat, colour)),
      card,
      seats: losers,
      count,
    });
  }
  const walls = shared.walls.slice();
  blast.walls.forEach((wall, seat) => (walls[wallPlace(seat, colour)] = wall));
  const before = longestWall(shared, colour);
  const after = longestWall({ ...shared, walls }, colour);
  const unseated = before.seats.filter((seat) => seat !== me && !after.seats.includes(seat));
  const mine = wallLength(blast.walls[me]);
  if (after.seats.includes(me) && !(before.seats.length === 1 && before.seats[0] === me))
    found.push(
      standing(shared, me, colour, 0, mine, rivals({ ...shared, walls }, me, colour)),
      ...prize(view, colour),
    );
  else if (unseated.length > 0)
    found.push({
      type: 'unseats',
      tone: 'stops',
      things: unseated.map((seat) => wallThing(seat, colour)),
      colour: colourName(colour),
      seats: unseated,
    });
  if (blast.joins)
    found.push({
      type: 'joins',
      tone: 'builds',
      things: [wallThing(me, colour)],
      colour: colourName(colour),
      length: mine,
    });
  else found.push({ type: 'lost', tone: 'risks', things: [] });
  if (blast.taken[me] > 0)
    found.push({
      type: 'fellsOwn',
      tone: 'risks',
      things: [wallThing(me, colour)],
      card,
      count: blast.taken[me],
    });
  return found;
}

/** J17: a card for the supply, for the leader of its colour to win. */
function feeding({ shared }: View<Jericho>, me: Seat, card: Card): JerichoMotive[] {
  if (card === TRUMPET) return [{ type: 'discards', tone: 'builds', things: [cardThing(card)] }];
  const colour = colourOf(card);
  const { seats } = longestWall(shared, colour);
  const about = {
    colour: colourName(colour),
    things: [SUPPLY, ...seats.map((seat) => wallThing(seat, colour))],
  };
  if (seats.length === 0) return [{ type: 'feedsNobody', tone: 'builds', ...about }];
  if (seats.includes(me)) return [{ type: 'feedsMe', tone: 'wins', ...about }];
  return [
    { type: 'keepsBack', tone: 'builds', things: [] },
    { type: 'feedsThem', tone: 'risks', ...about, seats },
  ];
}

export function listMotives(view: View<Jericho>, move: Move): JerichoMotive[] {
  const me = view.seat ?? view.shared.turn;
  const found = ((): JerichoMotive[] => {
    switch (move.type) {
      case 'trumpet':
        return sounding(view, me, COLOURS.indexOf(move.colour));
      case 'supply':
      case 'feed':
        return feeding(view, me, cardByName(move.card) ?? NO_CARD);
      case 'lay':
      case 'build':
        return move.card === 'trumpet'
          ? [{ type: 'lost', tone: 'risks', things: [] }]
          : building(view, me, cardByName(move.card) ?? NO_CARD);
    }
  })();
  return found.sort(compareMotives);
}
