/** Schicht im Schacht in a terminal: rows and columns of piles, the revealed cards, and the places to choose from. */
import type { Action, Seat, View } from '../../../core/index.ts';
import { listClosings, listShifts } from '../rules/closings.ts';
import {
  type Card,
  cardByName,
  cardName,
  type Colour,
  COLOURS,
  colourOf,
  HIGHEST,
  isSilver,
  NO_CARD,
  NO_COLOUR,
  numberOf,
  ROUNDS,
} from '../rules/data.ts';
import { colourOfRow, type Layout, type Pile, pileAt, topOf } from '../rules/layout.ts';
import { layAction, moves } from '../rules/moves.ts';
import { describePlace, placeAt, placesFor } from '../rules/placement.ts';
import type { Move, Schicht, Shared } from '../rules/rules.ts';
import { handSize, findTurn } from '../rules/state.ts';
import type { SchichtMessages } from '../messages/en.ts';
import type { Names } from '../../../messages/messages.ts';
import type { TerminalBoard, Paint } from '../../../terminal/terminalBoard.ts';

/** The names that players may type for a colour; the first is the letter on the board. */
const CALLED: { readonly [C in Colour]: readonly string[] } = {
  yellow: ['y', 'yellow', 'gelb', 'jaune', 'giallo'],
  red: ['r', 'red', 'rot', 'rouge', 'rosso'],
  green: ['g', 'green', 'grün', 'vert', 'verde'],
  blue: ['b', 'blue', 'blau', 'bleu', 'blu'],
  silver: ['s', 'silver', 'silber', 'argent', 'argento'],
};

const colourNamed = (card: Card): Colour => COLOURS[colourOf(card)]!;
const colourLetter = (colour: Colour): string => CALLED[colour][0]!.toUpperCase();
/** "R9" */
const short = (card: Card): string => `${colourLetter(colourNamed(card))}${numberOf(card)}`;
const drawCard = (card: Card, paint: Paint): string => paint(colourNamed(card), short(card));

/** By colour, then by number. */
const sorted = (cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => colourOf(a) - colourOf(b) || numberOf(a) - numberOf(b));

const CELL = 6;
const pad = (length: number): string => ' '.repeat(Math.max(0, CELL - length));

/** "R9" or "R9/3" for a pile of three, a dot for a gap, six characters wide. */
function drawPile(pile: Pile, paint: Paint): string {
  if (pile.length === 0) return `${paint('dim', '·')}${pad(1)}`;
  const top = topOf(pile);
  const height = pile.length > 1 ? `/${pile.length}` : '';
  return `${drawCard(top, paint)}${paint('dim', height)}${pad(short(top).length + height.length)}`;
}

function drawLayout(layout: Layout, words: SchichtMessages, paint: Paint): string[] {
  if (layout.length === 0) return [words.empty];
  return layout.map((row, index) => {
    const piles = row.piles.map((pile) => drawPile(pile, paint)).join('');
    return `${paint('dim', `${index + 1}`)}  ${' '.repeat(CELL * row.start)}${piles}`.trimEnd();
  });
}

function seatLine(shared: Shared, seat: Seat, words: SchichtMessages, names: Names): string {
  const treasure = shared.treasures[seat]!;
  const silver = shared.options.silver ? treasure.filter(isSilver).length : null;
  return `${names.seat(seat)}: ${words.treasure(treasure.length, silver)}`;
}

const headLine = (shared: Shared, words: SchichtMessages): string =>
  `${words.round(shared.round, ROUNDS)}; ${words.handSize(handSize(shared))}`;

/** S2: the silver cards that left the game face up. */
function awayLines({ turnedUp }: Shared, words: SchichtMessages, show: (card: Card) => string): string[] {
  const silver = turnedUp.filter(isSilver);
  return silver.length === 0 ? [] : [words.away(silver.map(show))];
}

/** "Ada R9 (laid)" for each revealed card in laying order; none during choices. */
const orderEntries = (
  { order, laid, revealed }: Shared,
  words: SchichtMessages,
  names: Names,
  show: (card: Card) => string,
): string[] =>
  order.map((seat, i) => `${names.seat(seat)} ${show(revealed[seat]!)}${i < laid ? ` (${words.laid})` : ''}`);

function meaning({ layout }: Shared, move: Move, words: SchichtMessages): string[] {
  if (move.type === 'choose') return [words.card(move.card)];
  if (move.type === 'lay') {
    const { how, against } = describePlace(layout, placeAt(move.row, move.at));
    return [words.place(how, against === NO_CARD ? null : cardName(against))];
  }
  return listShifts(layout, listClosings(layout)[move.option]!).map(({ columns, rows, ...at }) => {
    const pile = pileAt(layout, at);
    return words.shift({ card: cardName(topOf(pile)), height: pile.length, columns, rows });
  });
}

function listChoices({ seat, shared }: View<Schicht>): Move[] {
  const { phase, layout, revealed } = shared;
  if (seat === null || findTurn(shared) !== seat) return [];
  return phase === 'lay'
    ? placesFor(layout, revealed[seat]!).map((place) => moves.decode(layAction(place)))
    : listClosings(layout).map((_, option) => ({ type: 'close', option }));
}

/** The same as lines of a drawing, each with its input. */
function choiceLines(view: View<Schicht>, words: SchichtMessages, paint: Paint): string[] {
  return listChoices(view).flatMap((move) => {
    const typed = formatMove(move);
    return meaning(view.shared, move, words).map(
      (line, i) => `  ${i === 0 ? paint('accent', typed) : ' '.repeat(typed.length)}  ${line}`,
    );
  });
}

function ownLines({ own }: View<Schicht>, words: SchichtMessages, show: (card: Card) => string): string[] {
  if (own === null) return [];
  const hand = own.hand.length === 0 ? [] : [words.hand(sorted(own.hand).map(show))];
  return own.choice === NO_CARD ? hand : [...hand, words.chosen(show(own.choice))];
}

function legend(shared: Shared, words: SchichtMessages, paint: Paint): string[] {
  const colours = COLOURS.filter((colour) => shared.options.silver || colour !== 'silver').map((colour) =>
    paint(colour, `${colourLetter(colour)} ${words.colours[colour]}`),
  );
  return [colours.join(', '), words.legend];
}

function draw(
  view: View<Schicht>,
  _legal: readonly Action[],
  words: SchichtMessages,
  names: Names,
  paint: Paint,
): string {
  const { shared } = view;
  const show = (card: Card): string => drawCard(card, paint);
  const turn = findTurn(shared);
  const order = orderEntries(shared, words, names, show);
  return [
    headLine(shared, words),
    ...shared.treasures.map((_, seat) => {
      const line = seatLine(shared, seat, words, names);
      return turn === seat ? `${paint('bold', '>')} ${line}` : `  ${line}`;
    }),
    ...awayLines(shared, words, show),
    '',
    ...drawLayout(shared.layout, words, paint),
    '',
    ...(order.length === 0 ? [] : [words.order, ...order.map((entry) => `  ${entry}`)]),
    ...ownLines(view, words, show),
    ...choiceLines(view, words, paint),
    ...legend(shared, words, paint),
  ].join('\n');
}

function describeLayout(layout: Layout, words: SchichtMessages): string[] {
  const name = (card: Card): string => words.card(cardName(card));
  const rows = layout.flatMap((row, index) => {
    const piles = row.piles.flatMap((pile, at) =>
      pile.length === 0
        ? []
        : [words.pile(row.start + at + 1, name(topOf(pile)), pile.slice(0, -1).toReversed().map(name))],
    );
    if (piles.length === 0) return [];
    const colour = colourOfRow(row);
    const named = colour === NO_COLOUR ? null : words.colours[COLOURS[colour]!];
    return [words.row(index + 1, named, piles)];
  });
  return rows.length === 0 ? [words.empty] : rows;
}

function describe(view: View<Schicht>, words: SchichtMessages, names: Names): string {
  const { shared } = view;
  const name = (card: Card): string => words.card(cardName(card));
  const order = orderEntries(shared, words, names, name);
  const choices = listChoices(view).map(
    (move) => `${formatMove(move)}: ${meaning(shared, move, words).join('; ')}`,
  );
  return [
    headLine(shared, words),
    ...shared.treasures.map((_, seat) => seatLine(shared, seat, words, names)),
    ...awayLines(shared, words, name),
    ...describeLayout(shared.layout, words),
    ...(order.length === 0 ? [] : [`${words.order} ${order.join(', ')}`]),
    ...ownLines(view, words, name),
    ...choices,
  ]
    .map((line) => `${line}.`)
    .join('\n');
}

const WAYS = 'abcdefghijklmnopqrstuvwxyz';

/** "r9" to choose, "2.1" for row 2, pile 1 (0 is a new row above, or the left end), "a" for the first way to close. */
function formatMove(move: Move): string {
  if (move.type === 'lay') return `${move.row + 1}.${move.at + 1}`;
  if (move.type === 'close') return WAYS[move.option] ?? `${move.option + 1}`;
  const [colour, number] = move.card.split('-');
  return `${CALLED[colour as Colour][0]}${number}`;
}

function parseCard(colour: string, number: string): Move | undefined {
  const named = COLOURS.find((name) => CALLED[name].includes(colour));
  if (named === undefined || Number(number) > HIGHEST) return undefined;
  const card = cardByName(`${named}-${Number(number)}`);
  return card === undefined ? undefined : { type: 'choose', card: cardName(card) };
}

function parseMove(typed: string): Move | undefined {
  const text = typed.trim().toLowerCase();
  const place = /^(\d)\s*[.,;/ ]\s*(\d)$/.exec(text);
  if (place !== null) return { type: 'lay', row: Number(place[1]) - 1, at: Number(place[2]) - 1 };
  if (/^[a-z]$/.test(text)) return { type: 'close', option: WAYS.indexOf(text) };
  const colourFirst = /^(\p{L}+)[\s-]*(\d{1,2})$/u.exec(text);
  if (colourFirst !== null) return parseCard(colourFirst[1]!, colourFirst[2]!);
  const numberFirst = /^(\d{1,2})[\s-]*(\p{L}+)$/u.exec(text);
  return numberFirst === null ? undefined : parseCard(numberFirst[2]!, numberFirst[1]!);
}

export const terminalBoard: TerminalBoard<Schicht, SchichtMessages> = {
  draw,
  describe,
  formatMove,
  parseMove,
};
