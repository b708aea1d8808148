/** Punto in a terminal: the cards, and one step around them where cards may still go (P9, P11). */
import type { Action, View } from '../../../core/index.ts';
import {
  type Card,
  cardName,
  type Cell,
  cellAt,
  colourOf,
  COLOURS,
  type Colour,
  inReach,
  NO_CARD,
  pointsOf,
  REACH,
} from '../rules/data.ts';
import type { Move, Punto, Shared } from '../rules/rules.ts';
import { sideColours, placedCell, sideOf } from '../rules/state.ts';
import type { PuntoMessages } from '../messages/en.ts';
import type { Names } from '../../../messages/messages.ts';
import type { TerminalBoard, Paint } from '../../../terminal/terminalBoard.ts';

const colourNamed = (colour: number): Colour => COLOURS[colour - 1]!;

/** A letter for each colour: the first one of its name that no earlier colour uses. */
function assignLetters(words: PuntoMessages): { readonly [C in Colour]: string } {
  const letters = { red: '', green: '', blue: '', yellow: '' };
  for (const colour of COLOURS) {
    const taken = Object.values(letters);
    const name = words.colours[colour].toUpperCase();
    letters[colour] = Array.from(name).find((letter) => !taken.includes(letter)) ?? name;
  }
  return letters;
}

const lastCell = (shared: Shared): Cell | undefined => {
  const last = shared.laid.at(-1);
  return last === undefined ? undefined : placedCell(last);
};

/** "R7", in its colour. */
function drawCard(card: Card, words: PuntoMessages, paint: Paint): string {
  const colour = colourNamed(colourOf(card));
  return paint(colour, `${assignLetters(words)[colour]}${pointsOf(card)}`);
}

/** Five characters wide: " · " where a card may go, "(R7) " where it may cover, " R7* " for the last placed card. */
function drawCell(shared: Shared, cell: Cell, open: boolean, words: PuntoMessages, paint: Paint): string {
  const top = shared.cells[cell]!;
  if (top <= NO_CARD) return open ? `  ${paint('accent', '·')}  ` : '     ';
  const last = cell === lastCell(shared) ? paint('bold', '*') : ' ';
  const card = drawCard(top, words, paint);
  return open ? `${paint('accent', '(')}${card}${paint('accent', ')')}${last}` : ` ${card}${last} `;
}

const region = ({ left, right, top, bottom }: Shared): { xs: number[]; ys: number[] } => {
  const between = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return {
    xs: between(Math.max(left - 1, right - REACH), Math.min(right + 1, left + REACH)),
    ys: between(Math.max(top - 1, bottom - REACH), Math.min(bottom + 1, top + REACH)),
  };
};

/** "Ada: red R, green G; 1 round won; 17 cards left; face up: red 7" */
function seatLine(shared: Shared, seat: number, words: PuntoMessages, names: Names, colours: string): string {
  const up = shared.up[seat]!;
  const parts = [
    colours,
    words.wins(shared.wins[sideOf(shared, seat)]!),
    words.deck(shared.decks[seat]!),
    ...(up === NO_CARD ? [] : [words.nextCard(words.card(cardName(up)))]),
  ];
  return `${names.seat(seat)}: ${parts.join('; ')}`;
}

const removedLines = (shared: Shared, words: PuntoMessages): string[] =>
  shared.removed.length === 0
    ? []
    : [words.removed(shared.removed.map((card) => words.card(cardName(card))))];

const listSeatLines = (shared: Shared): number[] => shared.up.map((_, seat) => seat);

function draw(
  { shared }: View<Punto>,
  legal: readonly Action[],
  words: PuntoMessages,
  names: Names,
  paint: Paint,
): string {
  const letters = assignLetters(words);
  const colours = (seat: number): string =>
    sideColours(shared, sideOf(shared, seat))
      .map(colourNamed)
      .map((colour) => paint(colour, `${words.colours[colour]} ${letters[colour]}`))
      .join(', ');
  const { xs, ys } = region(shared);
  const open = new Set(legal);
  const grid = ys.map((y) => {
    const cells = xs.map((x) => {
      const cell = cellAt(x, y);
      return inReach(x, y) ? drawCell(shared, cell, open.has(cell), words, paint) : '     ';
    });
    return `${paint('dim', `${y}`.padStart(3))} ${cells.join('')}`.trimEnd();
  });
  const head = paint('dim', `y\\x ${xs.map((x) => `${x}`.padStart(3).padEnd(5)).join('')}`.trimEnd());
  return [
    words.round(shared.round, shared.options.roundsToWin),
    ...listSeatLines(shared).map((seat) => {
      const line = seatLine(shared, seat, words, names, colours(seat));
      return shared.turn === seat ? `${paint('bold', '>')} ${line}` : `  ${line}`;
    }),
    ...removedLines(shared, words),
    '',
    head,
    ...grid,
  ].join('\n');
}

function describe({ shared }: View<Punto>, words: PuntoMessages, names: Names): string {
  const colours = (seat: number): string =>
    sideColours(shared, sideOf(shared, seat))
      .map((colour) => words.colours[colourNamed(colour)])
      .join(', ');
  const { xs, ys } = region(shared);
  const cards = ys.flatMap((y) =>
    xs.flatMap((x) => {
      const top = inReach(x, y) ? shared.cells[cellAt(x, y)]! : NO_CARD;
      return top <= NO_CARD ? [] : [words.cell(x, y, words.card(cardName(top)))];
    }),
  );
  return [
    words.round(shared.round, shared.options.roundsToWin),
    ...listSeatLines(shared).map((seat) => seatLine(shared, seat, words, names, colours(seat))),
    ...removedLines(shared, words),
    ...cards,
  ]
    .map((line) => `${line}.`)
    .join('\n');
}

export const terminalBoard: TerminalBoard<Punto, PuntoMessages> = {
  draw,
  describe,
  formatMove: ({ x, y }) => `${x} ${y}`,
  /** Column and row, as in "1 -1", "1,-1" or "(1, −1)". */
  parseMove(typed): Move | undefined {
    const numbers = /^\(?\s*([-−–+]?\d{1,3})\s*[\s,;/]\s*([-−–+]?\d{1,3})\s*\)?$/.exec(typed.trim());
    if (numbers === null) return undefined;
    const number = (text: string): number => Number(text.replace(/[−–]/, '-')) + 0;
    return { type: 'place', x: number(numbers[1]!), y: number(numbers[2]!) };
  },
};
