/**
 * Campos areas drawn as text: `Ra` is a red field of the piece a. Each line is a row, each cell four columns wide, and
 * every row begins half a cell further right than the one above: cell (q, r) stands in line r at column 4q + 2r, or two
 * columns further right throughout.
 */
import type { Seat, State } from '../../../core/index.ts';
import {
  anchorOf,
  type Card,
  cardByName,
  cardName,
  cardSet,
  cellAt,
  columnOf,
  COLOURS,
  FIELDS,
  isLying,
  type Laid,
  layPiece,
  NO_PIECE,
  type Piece,
  pieceByName,
  pieceOf,
  PIECES,
  rowOf,
  turnOf,
} from '../rules/data.ts';
import type { Campos, Move, Shared } from '../rules/state.ts';

const LETTERS = 'RGBY';
const TAGS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const colourName = (letter: string): string => COLOURS[LETTERS.indexOf(letter)] ?? letter;

/** "RRB" is red-red-blue. */
export function piece(text: string): Piece {
  const found = pieceByName(text.split('').map(colourName).join('-'));
  if (found === undefined) throw new Error(`${text} is no piece`);
  return found;
}

/** "R>B=G" is red>blue=green. */
export function card(text: string): Card {
  const found = cardByName(text.replaceAll(/[RGBY]/g, colourName));
  if (found === undefined) throw new Error(`${text} is no card`);
  return found;
}
const cards = (text: string): Card[] => text.split(' ').filter(Boolean).map(card);

interface Field {
  readonly q: number;
  readonly r: number;
  readonly letter: string;
}

/** The one way to lay a piece that puts these colours on these three cells. */
function layOn(fields: readonly Field[], tag: string): Laid {
  for (const [kind, colours] of PIECES.entries())
    for (const [turn, offsets] of FIELDS.entries())
      for (const anchor of fields) {
        const covers = offsets.every(([q, r], i) =>
          fields.some(
            (field) =>
              field.q === anchor.q + q &&
              field.r === anchor.r + r &&
              field.letter === LETTERS[colours[i] ?? -1],
          ),
        );
        if (covers && fields.length === 3) return layPiece(kind, cellAt(anchor.q, anchor.r), turn);
      }
  throw new Error(`piece ${tag} is none`);
}

/** The pieces of a drawing, in the order of their tags. */
export function pieces(drawing: string): Laid[] {
  const found = new Map<string, Field[]>();
  const lines = drawing.replace(/^\n/, '').split('\n');
  const first = lines.findIndex((line) => /\S/.test(line));
  const shift = ((lines[first] ?? '').search(/\S/) - 2 * first) & 3;
  for (const [r, line] of lines.entries())
    for (const { 0: token, index } of line.matchAll(/\S+/g)) {
      if (token === '.') continue;
      const [letter = '', tag = ''] = token;
      const q = (index - shift - 2 * r) / 4;
      if (token.length !== 2 || !Number.isInteger(q)) throw new Error(`${token} in line ${r} stands askew`);
      found.set(tag, [...(found.get(tag) ?? []), { q, r, letter }]);
    }
  return [...found]
    .toSorted(([a], [b]) => TAGS.indexOf(a) - TAGS.indexOf(b))
    .map(([tag, f]) => layOn(f, tag));
}

export interface Position extends Partial<Pick<Shared, 'phase' | 'second' | 'scores'>> {
  readonly turn?: Seat;
  /** Each seat's hand; they also say how many seats there are. */
  readonly hands: readonly string[];
  /** Each seat's two pieces, "" for none. */
  readonly front?: readonly (readonly [string, string])[];
  /** Next first. */
  readonly bag?: string;
  readonly pile?: string;
}

/** A state with the area as drawn. */
export function drawn(drawing: string, position: Position): State<Campos> {
  const { hands, front = [], bag = '', pile = '', phase = 'construction', second = false } = position;
  const hidden = {
    bag: bag.split(' ').filter(Boolean).map(piece).toReversed(),
    pile: cards(pile).toReversed(),
  };
  return {
    shared: {
      seats: hands.length,
      phase,
      turn: position.turn ?? 0,
      second,
      laid: pieces(drawing),
      front: hands.flatMap((_, seat) =>
        [0, 1].map((i) => (front[seat]?.[i] ? piece(front[seat][i]) : NO_PIECE)),
      ),
      bag: hidden.bag.length,
      pile: hidden.pile.length,
      hands: hands.map((hand) => cards(hand).length),
      played: [],
      scores: position.scores?.slice() ?? hands.map(() => 0),
    },
    own: hands.map((hand) => ({ hand: cardSet(cards(hand)) })),
    hidden,
  };
}

/** A drawing without the blank lines and columns around it and the dots in it: two of the same area are equal. */
export function trimmed(drawing: string): string {
  const lines = drawing
    .replaceAll('.', ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** The area as text again; the tags tell which piece of the list a field belongs to. */
export function draw({ shared }: State<Campos>): string {
  const fields = shared.laid.flatMap((laid, slot) =>
    (FIELDS[turnOf(laid)] ?? []).flatMap(([q, r], i) =>
      isLying(laid)
        ? [
            {
              q: columnOf(anchorOf(laid)) + q,
              r: rowOf(anchorOf(laid)) + r,
              text: `${LETTERS[PIECES[pieceOf(laid)]?.[i] ?? -1]}${TAGS[slot]}`,
            },
          ]
        : [],
    ),
  );
  const top = Math.min(...fields.map(({ r }) => r));
  const left = Math.min(...fields.map(({ q, r }) => 4 * q + 2 * r));
  const lines: string[] = [];
  for (const { q, r, text } of fields.toSorted((a, b) => a.q - b.q)) {
    const line = lines[r - top] ?? '';
    lines[r - top] = line.padEnd(4 * q + 2 * r - left) + text;
  }
  return trimmed(Array.from(lines, (line) => line ?? '').join('\n'));
}

/** Moves, as short as they can be written. */
export const place = (index: 0 | 1, q: number, r: number, turn: number): Move => ({
  type: 'place',
  piece: index,
  q,
  r,
  turn,
});
export const score = (text: string): Move => ({ type: 'score', card: cardName(card(text)) });
export const remove = (q: number, r: number): Move => ({ type: 'remove', q, r });
