/** Campos in a terminal: fields as letters, joined by strokes within a piece, and dots for adjacent free cells. */
import type { Action, Seat, View } from '../../../core/index.ts';
import { getArea, largestAreas } from '../rules/area.ts';
import {
  anchorOf,
  type Card,
  cardByName,
  cardName,
  CARDS,
  COLOURS,
  columnOf,
  DIRECTIONS,
  FIELDS,
  hasCard,
  isLying,
  type Laid,
  listCards,
  NO_PIECE,
  type Piece,
  pieceName,
  pieceOf,
  PIECES,
  rowOf,
  turnOf,
  TURNS,
} from '../rules/data.ts';
import { moves } from '../rules/moves.ts';
import type { Campos, Colour, Move, Shared } from '../rules/rules.ts';
import { cardsThatHold } from '../rules/scoring.ts';
import { playedCard } from '../rules/state.ts';
import type { CamposMessages } from '../messages/en.ts';
import type { Names } from '../../../messages/messages.ts';
import type { TerminalBoard, Paint, Style } from '../../../terminal/terminalBoard.ts';

const WIDTH = 80;

/** The names that players may type for a colour; the first is the letter on the board. */
const CALLED: { readonly [C in Colour]: readonly string[] } = {
  red: ['r', 'red', 'rot', 'rouge', 'rosso'],
  green: ['g', 'green', 'grün', 'vert', 'verde'],
  blue: ['b', 'blue', 'blau', 'bleu', 'blu'],
  yellow: ['y', 'yellow', 'gelb', 'jaune', 'giallo'],
};
const colourLetter = (colour: Colour): string => CALLED[colour][0]!.toUpperCase();
const listColours = (piece: Piece): Colour[] => PIECES[piece]!.map((colour) => COLOURS[colour]!);
const shortCard = (card: Card): string =>
  cardName(card).replaceAll(/[a-z]+/g, (colour) => colourLetter(colour as Colour));

/** A short text at a place of a drawing. It is coloured last, because colour codes take no width. */
interface Sign {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly style: Style;
}

/** The lines of the signs between two columns; `undefined` for an empty line. */
function layOutSigns(signs: readonly Sign[], from: number, to: number, paint: Paint): (string | undefined)[] {
  const top = Math.min(...signs.map(({ y }) => y));
  const lines: (string | undefined)[] = Array.from(
    { length: Math.max(...signs.map(({ y }) => y)) - top + 1 },
    () => undefined,
  );
  const ends: number[] = [];
  for (const { x, y, text, style } of signs.toSorted((a, b) => a.x - b.x)) {
    if (x < from || x >= to) continue;
    const gap = ' '.repeat(x - (ends[y - top] ?? from));
    lines[y - top] = `${lines[y - top] ?? ''}${gap}${paint(style, text)}`;
    ends[y - top] = x + text.length;
  }
  return lines;
}

interface Field {
  readonly q: number;
  readonly r: number;
  readonly colour: Colour;
}
const listFields = (laid: Laid): Field[] =>
  FIELDS[turnOf(laid)]!.map(([q, r], i) => ({
    q: columnOf(anchorOf(laid)) + q,
    r: rowOf(anchorOf(laid)) + r,
    colour: listColours(pieceOf(laid))[i]!,
  }));

/** Rows are two lines apart, cells of a row four columns, and each row begins two columns further right. */
const signAt = (q: number, r: number, text: string, style: Style): Sign => ({
  x: 4 * q + 2 * r,
  y: 2 * r,
  text,
  style,
});

/** A piece's three letters and the strokes between them; lower case if it must stay. */
function pieceSigns(laid: Laid, stays: boolean): Sign[] {
  const fields = listFields(laid);
  const strokes = fields.flatMap((one) =>
    fields.flatMap((other): Sign[] => {
      const { x, y } = signAt(one.q, one.r, '', 'dim');
      const [dq, dr] = [other.q - one.q, other.r - one.r];
      if (dr === 0 && dq === 1) return [{ x: x + 2, y, text: '-', style: 'dim' }];
      if (dr !== 1) return [];
      return [
        dq === 0
          ? { x: x + 1, y: y + 1, text: '\\', style: 'dim' }
          : { x: x - 1, y: y + 1, text: '/', style: 'dim' },
      ];
    }),
  );
  const letters = fields.map(({ q, r, colour }) =>
    signAt(q, r, stays ? colourLetter(colour).toLowerCase() : colourLetter(colour), colour),
  );
  return [...letters, ...strokes];
}

function besideArea(fields: readonly Field[]): { q: number; r: number }[] {
  const taken = new Set(fields.map(({ q, r }) => `${q} ${r}`));
  const beside = new Map<string, { q: number; r: number }>();
  for (const field of fields)
    for (const [dq, dr] of DIRECTIONS) {
      const [q, r] = [field.q + dq, field.r + dr];
      if (!taken.has(`${q} ${r}`)) beside.set(`${q} ${r}`, { q, r });
    }
  return [...beside.values()];
}

function columnSigns(cells: readonly { q: number; r: number }[]): Sign[] {
  const tops = new Map<number, number>();
  for (const { q, r } of cells) tops.set(q, Math.min(r, tops.get(q) ?? r));
  return [...tops].map(([q, r]) => {
    const sign = signAt(q, r - 1, `${q}`, 'dim');
    return { ...sign, x: sign.x - (sign.text.length > 2 ? 1 : 0) };
  });
}

const MARGIN = 5;

function drawArea(
  { shared }: View<Campos>,
  legal: readonly Action[],
  words: CamposMessages,
  paint: Paint,
): string[] {
  const pieces = shared.laid.filter(isLying);
  if (pieces.length === 0) return [words.empty];
  const removable = new Set(
    legal.map(moves.decode).flatMap((move) => (move.type === 'remove' ? [`${move.q} ${move.r}`] : [])),
  );
  const stays = (laid: Laid): boolean => {
    const { q, r } = listFields(laid)[0]!;
    return removable.size > 0 && !removable.has(`${q} ${r}`);
  };
  const fields = pieces.flatMap(listFields);
  const free = shared.phase === 'construction' ? besideArea(fields) : [];
  const signs = [
    ...pieces.flatMap((laid) => pieceSigns(laid, stays(laid))),
    ...free.map(({ q, r }) => signAt(q, r, '·', 'dim')),
    ...columnSigns([...fields, ...free]),
  ];
  const [left, right, top] = [
    Math.min(...signs.map(({ x }) => x)),
    Math.max(...signs.map(({ x }) => x)),
    Math.min(...signs.map(({ y }) => y)),
  ];
  // An area wider than the terminal is drawn in strips, one below the other.
  const strip = WIDTH - MARGIN - 2;
  const lines: string[] = [];
  for (let from = left; from <= right; from += strip) {
    if (from > left) lines.push('');
    for (const [i, line] of layOutSigns(signs, from, from + strip, paint).entries()) {
      if (line === undefined) continue;
      const row = (top + i) % 2 === 0 ? `${(top + i) / 2}` : '';
      lines.push(`${paint('dim', row.padStart(MARGIN - 2))}  ${line}`);
    }
  }
  return lines;
}

/** The seat's pieces in all six rotations, with the anchor as a capital letter. */
function turnLines(
  view: View<Campos>,
  legal: readonly Action[],
  words: CamposMessages,
  paint: Paint,
): string[] {
  const indices = new Set(
    legal.map(moves.decode).flatMap((move) => (move.type === 'place' ? [move.piece] : [])),
  );
  if (indices.size === 0 || view.seat === null) return [];
  const column = (turn: number): number => 16 + 8 * turn;
  const head: Sign[] = Array.from({ length: TURNS }, (_, turn) => ({
    x: column(turn) + 1,
    y: 0,
    text: `${turn}`,
    style: 'dim',
  }));
  const lines = [layOutSigns([{ x: 2, y: 0, text: words.turn, style: 'dim' }, ...head], 0, WIDTH, paint)[0]!];
  for (const index of indices) {
    const colours = listColours(view.shared.front[2 * view.seat + index]!);
    const signs: Sign[] = [
      { x: 2, y: 0, text: `${index}`, style: 'bold' },
      ...colours.map((colour, i): Sign => ({ x: 5 + i, y: 0, text: colourLetter(colour), style: colour })),
    ];
    for (const [turn, fields] of FIELDS.entries()) {
      const west = Math.min(...fields.map(([q, r]) => 2 * q + r));
      const north = Math.min(...fields.map(([, r]) => r));
      for (const [i, [q, r]] of fields.entries()) {
        const letter = colourLetter(colours[i]!);
        signs.push({
          x: column(turn) + 2 * q + r - west,
          y: r - north,
          text: i === 0 ? letter : letter.toLowerCase(),
          style: colours[i]!,
        });
      }
    }
    lines.push(...layOutSigns(signs, 0, WIDTH, paint).map((line) => line ?? ''));
  }
  return [...lines, `  ${words.anchorLegend}`, `  ${words.typePlace}`];
}

/** "Construction; 25 pieces in the bag; 14 cards in the draw pile" */
const headLine = ({ phase, bag, pile }: Shared, words: CamposMessages): string =>
  [words.phases[phase], ...(phase === 'construction' ? [words.bag(bag)] : []), words.pile(pile)].join('; ');

/** "Ada: 12 points; 5 cards; pieces 0 RRB, 1 GYB" */
function seatLine(
  shared: Shared,
  seat: Seat,
  words: CamposMessages,
  names: Names,
  show: (piece: Piece) => string,
): string {
  const front = [0, 1].flatMap((index) => {
    const piece = shared.front[2 * seat + index]!;
    return piece === NO_PIECE ? [] : [`${index} ${show(piece)}`];
  });
  const parts = [
    words.points(shared.scores[seat]!),
    words.hand(shared.hands[seat]!),
    ...(front.length === 0 ? [] : [words.front(front)]),
  ];
  return `${names.seat(seat)}: ${parts.join('; ')}`;
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > WIDTH)
      lines.push(line === undefined ? word : `  ${word}`);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

const playedLine = ({ played }: Shared, words: CamposMessages, show: (card: Card) => string): string[] =>
  played.length === 0 ? [] : [words.played(played.map((entry) => show(playedCard(entry))))];

function ownCards({ shared, own }: View<Campos>, words: CamposMessages): { card: string; holds: string }[] {
  if (own === null) return [];
  const now = cardsThatHold(getArea(shared.laid));
  const sizes = largestAreas(shared.laid);
  return listCards(own.hand).map((card) => ({
    card: words.card(cardName(card)),
    holds: hasCard(now, card) ? words.holds(sizes[CARDS[card]!.scores]!) : words.doesNotHold,
  }));
}

function draw(
  view: View<Campos>,
  legal: readonly Action[],
  words: CamposMessages,
  names: Names,
  paint: Paint,
): string {
  const { shared } = view;
  const showPiece = (piece: Piece): string =>
    listColours(piece)
      .map((colour) => paint(colour, colourLetter(colour)))
      .join('');
  const sizes = largestAreas(shared.laid).map((size, i) => {
    const colour = COLOURS[i]!;
    return paint(colour, `${colourLetter(colour)} ${words.colours[colour]} ${size}`);
  });
  const cards = ownCards(view, words).map(({ card, holds }, i) => {
    const number = paint('accent', `${i + 1}`.padStart(3));
    return `${number}  ${card.padEnd(24)} ${holds === words.doesNotHold ? paint('dim', holds) : paint('bold', holds)}`;
  });
  const removing = shared.phase === 'deconstruction' && legal.length > 0;
  return [
    headLine(shared, words),
    ...shared.scores.map((_, seat) => {
      const line = seatLine(shared, seat, words, names, showPiece);
      return shared.turn === seat ? `${paint('bold', '>')} ${line}` : `  ${line}`;
    }),
    words.largest(sizes),
    ...playedLine(shared, words, shortCard).flatMap(wrapped),
    '',
    ...drawArea(view, legal, words, paint),
    '',
    words.legend,
    ...(removing ? [words.fixedLegend, words.typeRemove] : []),
    ...turnLines(view, legal, words, paint),
    ...(cards.length === 0 ? [] : [words.yourCards, ...cards]),
  ].join('\n');
}

function describe(view: View<Campos>, words: CamposMessages, names: Names): string {
  const { shared } = view;
  const showPiece = (piece: Piece): string => words.piece(pieceName(piece));
  const sizes = largestAreas(shared.laid).map((size, i) => `${words.colours[COLOURS[i]!]} ${size}`);
  const pieces = shared.laid.filter(isLying).map((laid) => {
    const fields = listFields(laid);
    const { q, r } = fields[0]!;
    return words.laid(
      q,
      r,
      fields.map((field) => words.field(words.colours[field.colour], field.q, field.r)),
    );
  });
  return [
    headLine(shared, words),
    ...shared.scores.map((_, seat) => seatLine(shared, seat, words, names, showPiece)),
    words.largest(sizes),
    ...playedLine(shared, words, (card) => words.card(cardName(card))),
    ...(pieces.length === 0 ? [words.empty] : pieces),
    ...ownCards(view, words).map(({ card, holds }, i) => `${i + 1}: ${card}, ${holds}`),
  ]
    .map((line) => `${line}.`)
    .join('\n');
}

/** "0 3,-2 4" places piece 0 at column 3, row −2 in turn 4; "3,-2" removes the piece there; "r>b=g" plays a card. */
function formatMove(move: Move): string {
  if (move.type === 'score') return shortCard(cardByName(move.card)!).toLowerCase();
  const at = `${move.q},${move.r}`;
  return move.type === 'remove' ? at : `${move.piece} ${at} ${move.turn}`;
}

function parseCard(text: string): Move | undefined {
  const colours = /^(?:score\s+)?(\p{L}+)\s*>\s*(\p{L}+)\s*=\s*(\p{L}+)$/u.exec(text)?.slice(1);
  const [larger, smaller, scores] = (colours ?? []).map((word) =>
    COLOURS.find((colour) => CALLED[colour].includes(word)),
  );
  const card = cardByName(`${larger}>${smaller}=${scores}`);
  return card === undefined ? undefined : { type: 'score', card: cardName(card) };
}

function parseCardNumber(number: number, { own }: View<Campos>): Move | undefined {
  const card = own === null ? undefined : listCards(own.hand)[number - 1];
  return card === undefined ? undefined : { type: 'score', card: cardName(card) };
}

function parseMove(typed: string, view: View<Campos>): Move | undefined {
  const text = typed.trim().toLowerCase().replaceAll(/[−–]/g, '-');
  if (text.includes('>')) return parseCard(text);
  const words = /^(place|remove|score)?\s*(.*)$/.exec(text)!;
  const numbers = words[2]!
    .replace(/\bturn\b/, ' ')
    .split(/[\s,;()/]+/)
    .filter((part) => part !== '');
  if (!numbers.every((part) => /^[+-]?\d{1,3}$/.test(part))) return undefined;
  const [a = 0, b = 0, c = 0, turn = 0] = numbers.map((part) => Number(part) + 0);
  const asked = words[1] ?? { 1: 'score', 2: 'remove', 4: 'place' }[numbers.length];
  if (asked === 'score' && numbers.length === 1) return parseCardNumber(a, view);
  if (asked === 'remove' && numbers.length === 2) return { type: 'remove', q: a, r: b };
  if (asked !== 'place' || numbers.length !== 4 || turn < 0 || turn >= TURNS) return undefined;
  return a === 0 || a === 1 ? { type: 'place', piece: a, q: b, r: c, turn } : undefined;
}

export const terminalBoard: TerminalBoard<Campos, CamposMessages> = { draw, describe, formatMove, parseMove };
