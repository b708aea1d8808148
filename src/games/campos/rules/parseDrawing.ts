/**
 * Areas drawn as text, for examples and tests: `Ra` is a red field of piece a. Each line is a row, each cell four columns wide.
 * Every row begins half a cell further right than the one above. Cell (q, r) stands in line r at column 4q + 2r, with an optional
 * shift of two columns for the whole drawing.
 */
import { cellAt, FIELDS, type Laid, layPiece, PIECES } from './data.ts';

export const LETTERS = 'RGBY';
export const TAGS = 'abcdefghijklmnopqrstuvwxyz0123456789';

interface Field {
  readonly q: number;
  readonly r: number;
  readonly letter: string;
}

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

export function parsePieces(drawing: string): Laid[] {
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
