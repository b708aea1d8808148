import type { CardName, Colour, Event, How, Schicht } from '../rules/rules.ts';
import { does, toLabels } from '../../../messages/messages.ts';
import type { EnglishMessages, GameCatalogue } from '../../../messages/messages.ts';
import { type Corridors, countCorridors } from './corridors.ts';
import type { Widen } from '../../../messages/widen.ts';
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

const corridors = countCorridors(
  { row: ['a row', 'rows'], column: ['a column', 'columns'], pile: ['a pile', 'piles'] },
  'and',
);
const steps = (count: number, forward: string, back: string): string[] =>
  count === 0 ? [] : [`${Math.abs(count)} ${count > 0 ? forward : back}`];
const shift = ({ card: top, height, columns, rows }: Moved): string => {
  const way = [...steps(columns, 'to the right', 'to the left'), ...steps(rows, 'down', 'up')];
  return `${card(top)}${height > 1 ? ` (a pile of ${height})` : ''} moves ${way.join(' and ')}`;
};

const takes = (count: number, steps: number): string => {
  if (count === 0) return 'takes nothing';
  return `takes ${cards(count)}${steps > 1 ? ` in ${steps} steps` : ''}`;
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
      `Round ${e.round}, in this order: ${e.cards.map(({ seat, card: c }) => `${toLabels(names).seat(seat)}: ${card(c)}`).join('; ')}.`,
    laid: (e, names) => `${does(names, e.seat, 'lays', 'lay')} ${card(e.card)} ${place(e.how, e.against)}.`,
    taken: (e, names) =>
      `${e.step > 1 ? `Chain reaction, step ${e.step}: ` : ''}${does(names, e.seat, 'completes', 'complete')} ${corridors(e.corridors)} and takes ${cards(e.cards.length)}: ${e.cards.map(card).join(', ')}.`,
    closed: (e) => `The gaps close: ${e.moves.map(shift).join('; ')}.`,
    matchOver: (e, names) => {
      const silver = (seat: number): string => (e.silver === null ? '' : ` (${e.silver[seat]} silver)`);
      const taken = e.treasures.map(
        (count, seat) => `${toLabels(names).seat(seat)}: ${count}${silver(seat)}`,
      );
      const winners = e.winners.length === 1 ? 'Winner' : 'Winners';
      return `The match is over. ${winners}: ${toLabels(names).seats(e.winners)}. Cards taken: ${taken.join('; ')}.`;
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
  /** Messages of the board. */
  board: {
    howTo: () => [
      'Everyone chooses a card in secret, then all are revealed. The highest number is laid first.',
      'A card goes into the row of its colour: to the left or right end if it is lower or higher than all, otherwise onto the pile nearest in number. A new colour starts a row beside the nearest card.',
      'Lay the fourth pile of a row, the fourth row of a column or the fourth card of a pile, and you take all its cards.',
      'The gaps close, which can complete the next corridor. After twelve rounds the most cards win.',
    ],
    tempers: [
      'Goes for whatever takes the most cards right now.',
      'Keeps a card of every colour for as long as possible.',
    ],
    options: { silver: 'Silver cards (advanced game)' },
    optionValues: {},
    optionNotes: { silver: 'A silver card takes the colour of the row it lies in, so it fits into any row.' },

    mine: 'The layout',
    crew: 'Players',
    ownHand: 'Your hand',
    allHands: 'All hands',

    askChoose: 'Choose a card in secret.',
    askLastCard: 'Play your last card.',
    askSure: (name: CardName, places: readonly string[], gain: number) =>
      places.length === 1
        ? `As things lie now, ${card(name)} would go ${places[0]}${gain > 0 ? ` and take ${cards(gain)}` : ''}.`
        : `As things lie now, you could choose among ${places.length} places for ${card(name)}.`,
    askChosen: (name: CardName, waiting: string, count: number) =>
      `You have chosen ${card(name)}. ${waiting} ${count === 1 ? 'is' : 'are'} still thinking.`,
    askThinking: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} choosing a card.`,
    askLay: (name: CardName, places: number) =>
      places > 1 ? `Lay ${card(name)}: ${places} places to choose from.` : `Lay ${card(name)}.`,
    askLaying: (name: string | null, laid: CardName) =>
      `${name === null ? 'You lay' : `${name} lays`} ${card(laid)}.`,
    askClose: (ways: number) => `Choose how the gaps close: ${ways} ways are equally short.`,
    askClosing: (name: string) => `${name} chooses how the gaps close.`,
    /** `again` in a chain reaction. */
    askCompletes: (name: string | null, taken: Corridors, count: number, again: boolean) =>
      again
        ? `Chain reaction: ${corridors(taken)} too, ${cards(count)}.`
        : `${name === null ? 'You complete' : `${name} completes`} ${corridors(taken)}: ${cards(count)}.`,
    askTakes: (name: string | null, count: number) =>
      `${name === null ? 'You take' : `${name} takes`} ${cards(count)}.`,
    askOver: (winners: string, taken: number) =>
      `The match is over. Most cards taken: ${winners}, ${cards(taken)}.`,

    takes,
    thenChoose: 'then you choose how the gaps close',

    chosen: 'chosen',
    recommended: 'recommended',
    laidLast: 'laid last',
    rowName: (colour: string | null) => (colour === null ? 'Row without a colour' : `Row: ${colour}`),
    pileAt: (row: number, column: number, top: string, covered: readonly string[]) =>
      `Row ${row}, column ${column}: ${top}${covered.length === 0 ? '' : ` on ${covered.join(', ')}`}`,
    layHere: (name: CardName, brings: string) => `lay ${card(name)} here: ${brings}`,
    layAt: (name: CardName, place: string, brings: string) => `Lay ${card(name)} ${place}: ${brings}`,
    yourCard: (name: CardName) => `Your card to lay: ${card(name)}`,
    showPile: (count: number) => `Show the ${cards(count)} of this pile`,

    pileTitle: (count: number) => `A pile of ${cards(count)}`,
    pileNote: 'Only the top card counts for order and distance. A pile is always taken as a whole.',
    onTop: 'on top',
    treasureTitle: (name: string) => `Treasure: ${name}`,
    noTreasure: 'No cards yet.',

    players: 'Players',
    layingOrder: 'Laying order',
    thinking: 'thinking',
    hasChosen: 'has chosen',
    hasLaid: 'laid',
    laysNow: 'now',
    waits: 'waits',
    won: 'won',
    inHand: (count: number) => `${cards(count)} in hand`,
    showTreasure: 'show the treasure',

    story: 'Step by step',
    storyTaken: (count: number) => `${cards(count)} taken`,
    storyClosed: (piles: number) => (piles === 1 ? '1 pile moves' : `${piles} piles move`),
    storyAll: (count: number) => `${cards(count)} in all`,
    /** The log: where a card lies, before the picture of the other one; and a chain reaction. */
    log: {
      above: 'above',
      below: 'below',
      left: 'left of',
      right: 'right of',
      onto: 'onto',
      again: 'Chain!',
    } satisfies { readonly [H in Exclude<How, 'first'>]: string } & { readonly again: string },
    storyAgain: (count: number) => `${cards(count)} more`,

    way: (number: number) => `Way ${number}`,
    phraseChoose: (name: CardName) => `play ${card(name)}`,
    phraseLay: (name: CardName, place: string) => `lay ${card(name)} ${place}`,
    phraseClose: (way: number) => `close the gaps in way ${way}`,

    fromRows: 'Rows',
    fromColumns: 'Columns',
    fromPiles: 'Piles',
    fromChains: 'Chain reactions',
    silverAmong: 'Silver among them',
    total: 'Cards taken',
  },
  /** When something happens for the first time in a match. */
  tips: {
    corridor: 'A corridor of four! The player who completes it takes all its cards.',
    pile: 'Four cards on one pile are a corridor, too.',
    gaps: 'Gaps close by the shortest way, and piles move together.',
    chain: 'A chain reaction! What lines up when gaps close is taken, too.',
  },
} satisfies EnglishMessages<Schicht>;

export type SchichtMessages = Widen<typeof en, GameCatalogue<Schicht>>;
