/** Campos areas as text, as `rules/parseDrawing.ts` reads them, and back; moves in a short form. */
import type { Seat, State } from '../../../core/index.ts';
import {
  anchorOf,
  type Card,
  cardByName,
  cardName,
  cardSet,
  columnOf,
  COLOURS,
  FIELDS,
  isLying,
  NO_PIECE,
  type Piece,
  pieceByName,
  pieceOf,
  PIECES,
  rowOf,
  turnOf,
} from '../rules/data.ts';
import { LETTERS, parsePieces, TAGS } from '../rules/parseDrawing.ts';
import type { Campos, Move, Shared } from '../rules/state.ts';

const colourName = (letter: string): string => COLOURS[LETTERS.indexOf(letter)] ?? letter;
export { parsePieces };

export function parsePiece(text: string): Piece {
  const found = pieceByName(text.split('').map(colourName).join('-'));
  if (found === undefined) throw new Error(`${text} is no piece`);
  return found;
}

export function parseCard(text: string): Card {
  const found = cardByName(text.replaceAll(/[RGBY]/g, colourName));
  if (found === undefined) throw new Error(`${text} is no card`);
  return found;
}
const parseCards = (text: string): Card[] => text.split(' ').filter(Boolean).map(parseCard);

export interface DrawnPosition extends Partial<Pick<Shared, 'phase' | 'second' | 'scores'>> {
  readonly turn?: Seat;
  readonly hands: readonly string[];
  /** Each seat's two pieces, "" for none. */
  readonly front?: readonly (readonly [string, string])[];
  /** Next first. */
  readonly bag?: string;
  readonly pile?: string;
}

export function stateFromDrawing(drawing: string, position: DrawnPosition): State<Campos> {
  const { hands, front = [], bag = '', pile = '', phase = 'construction', second = false } = position;
  const hidden = {
    bag: bag.split(' ').filter(Boolean).map(parsePiece).toReversed(),
    pile: parseCards(pile).toReversed(),
  };
  return {
    shared: {
      seats: hands.length,
      phase,
      turn: position.turn ?? 0,
      second,
      laid: parsePieces(drawing),
      front: hands.flatMap((_, seat) =>
        [0, 1].map((i) => (front[seat]?.[i] ? parsePiece(front[seat][i]) : NO_PIECE)),
      ),
      bag: hidden.bag.length,
      pile: hidden.pile.length,
      hands: hands.map((hand) => parseCards(hand).length),
      played: [],
      scores: position.scores?.slice() ?? hands.map(() => 0),
    },
    own: hands.map((hand) => ({ hand: cardSet(parseCards(hand)) })),
    hidden,
  };
}

/** A drawing without dots and surrounding space, so that equal areas give equal text. */
export function trimDrawing(drawing: string): string {
  const lines = drawing
    .replaceAll('.', ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** The area as text; the tags tell which piece of the list a field belongs to. */
export function drawState({ shared }: State<Campos>): string {
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
  return trimDrawing(Array.from(lines, (line) => line ?? '').join('\n'));
}

export const placeMove = (index: 0 | 1, q: number, r: number, turn: number): Move => ({
  type: 'place',
  piece: index,
  q,
  r,
  turn,
});
export const scoreMove = (text: string): Move => ({ type: 'score', card: cardName(parseCard(text)) });
export const removeMove = (q: number, r: number): Move => ({ type: 'remove', q, r });

export const RING = `
  Yd  Rd  Ra  Ra
    Yd  .   Ga  Rb
  Re  .   .   Gb  Gb
Be  Re  Rc  Bc
          Bc`;
