import type { CardName, Colour, Event, How, Schicht } from '../rules/rules.ts';
import type { GameMessages } from '../../../messages/messages.ts';
import { sayCorridors } from './corridors.ts';
import type { AtLeast, Widen } from '../../../messages/widen.ts';
import { nounIn } from '../../../messages/text.ts';

export type Moved = Extract<Event, { type: 'closed' }>['moves'][number];

const colours = { yellow: 'yellow', red: 'red', green: 'green', blue: 'blue', silver: 'silver' };

const card = (name: CardName): string => {
  const [colour, number] = name.split('-');
  return `${colours[colour as Colour]} ${number}`;
};

const cards = nounIn('en', 'card', 'cards');

const PLACES: { readonly [H in Exclude<How, 'first'>]: string } = {
  above: 'in a new row above',
  below: 'in a new row below',
  left: 'to the left of',
  right: 'to the right of',
  onto: 'onto',
};
const place = (how: How, against: CardName | null): string =>
  how === 'first' || against === null ? 'on the empty table' : `${PLACES[how]} ${card(against)}`;

const corridors = sayCorridors(
  {
    row: { one: 'a row', many: 'rows' },
    column: { one: 'a column', many: 'columns' },
    pile: { one: 'a pile', many: 'piles' },
  },
  'and',
);

const steps = (count: number, forward: string, back: string): string[] =>
  count === 0 ? [] : [`${Math.abs(count)} ${count > 0 ? forward : back}`];
const shift = ({ card: top, height, columns, rows }: Moved): string => {
  const way = [...steps(columns, 'to the right', 'to the left'), ...steps(rows, 'down', 'up')];
  return `${card(top)}${height > 1 ? ` (a pile of ${height})` : ''} moves ${way.join(' and ')}`;
};

export const en = {
  asks: {
    choose: 'Choose a card in secret.',
    lay: 'Lay your card.',
    close: 'Choose how the gaps close.',
  },
  colours,
  card,
  place,
  /** How a pile moves when gaps close: "blue 8 moves 1 to the right". */
  shift,
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  treasure: (count: number, silver: number | null) =>
    `${cards(count)} taken${silver === null ? '' : `, ${silver} of them silver`}`,
  /** All hands have this size. */
  handSize: (count: number) => `${cards(count)} in each hand`,
  hand: (names: readonly string[]) => `Your hand: ${names.join(', ')}`,
  chosen: (name: string) => `You have chosen ${name}`,
  away: (names: readonly string[]) => `Revealed at the start and out of the game: ${names.join(', ')}`,
  order: 'Laid in this order:',
  laid: 'laid',
  legend: 'R9/3 is a pile of three cards with red 9 on top',
  empty: 'The table is empty',
  row: (number: number, colour: string | null, piles: readonly string[]) =>
    `Row ${number}, ${colour ?? 'without a colour'}: ${piles.join('; ')}`,
  /** A pile for a screen reader; `covered` are the cards under its top card. */
  pile: (column: number, top: string, covered: readonly string[]) =>
    `column ${column}: ${top}${covered.length === 0 ? '' : ` on ${covered.join(', ')}`}`,
  events: {
    revealed: (e, names) =>
      `Round ${e.round}, in this order: ${e.cards.map(({ seat, card: c }) => `${names.seat(seat)}: ${card(c)}`).join('; ')}.`,
    laid: (e, names) => `${names.seat(e.seat)} lays ${card(e.card)} ${place(e.how, e.against)}.`,
    taken: (e, names) =>
      `${e.step > 1 ? `Chain reaction, step ${e.step}: ` : ''}${names.seat(e.seat)} completes ${corridors(e.corridors)} and takes ${cards(e.cards.length)}: ${e.cards.map(card).join(', ')}.`,
    closed: (e) => `The gaps close: ${e.moves.map(shift).join('; ')}.`,
    matchOver: (e, names) => {
      const silver = (seat: number): string => (e.silver === null ? '' : ` (${e.silver[seat]} silver)`);
      const taken = e.treasures.map((count, seat) => `${names.seat(seat)}: ${count}${silver(seat)}`);
      const winners = e.winners.length === 1 ? 'Winner' : 'Winners';
      return `The match is over. ${winners}: ${names.seats(e.winners)}. Cards taken: ${taken.join('; ')}.`;
    },
  },
  refusals: {
    over: 'The match is over.',
    turn: 'It is not your turn.',
    chosen: 'You have already chosen a card; wait for the others.',
    chooseNow: 'Choose a card from your hand first.',
    layNow: 'Lay your revealed card now.',
    closeNow: 'Choose first how the gaps close.',
    hand: 'You do not have this card in your hand.',
    empty: 'The table is empty: the card simply goes there.',
    ownRow: 'Its colour has a row: the card must go into that row.',
    leftEnd: 'It is lower than every top card of the row: it goes to the left end.',
    rightEnd: 'It is higher than every top card of the row: it goes to the right end.',
    nearest: 'It must go onto the pile of the row whose top card is nearest in number.',
    newRow: 'Its colour has no row yet: it starts one above the top row or below the bottom row.',
    nearestEdge:
      'A new row must touch the card nearest in number among the top cards of the top row and the bottom row.',
    silverNoRow: 'A silver card starts no new row: it goes into one that is there.',
    colourlessRow: 'There is a row without a colour: the card must go into it.',
    option: 'There is no such way to close the gaps.',
  },
} satisfies AtLeast<GameMessages<Schicht>>;

export type SchichtMessages = Widen<typeof en, GameMessages<Schicht>>;
