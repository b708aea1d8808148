import { pieceThing } from '../explain/vocabulary.ts';
import { type Box, EDGE, outline, type Point, pointAt } from './geometry.ts';
import type { Marks } from './useMarks.ts';
import { LAYERS, PiecePath, PieceLayer } from './Piece.tsx';
import { listFields, type LyingPiece, findPieceCentre, pieceAt } from './pieces.ts';

export const formatViewBox = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map((value) => value.toFixed(1)).join(' ');

interface ArrowProps {
  readonly piece: LyingPiece;
  readonly way: Point;
  /** How far the piece is already pulled out. */
  readonly by?: number;
}

export function Arrow({ piece, way, by = 0 }: ArrowProps) {
  const middle = findPieceCentre(piece);
  const turn = (Math.atan2(way.y, way.x) * 180) / Math.PI;
  const ahead = listFields(piece).map((field) => {
    const { x, y } = pointAt(field);
    return (x - middle.x) * way.x + (y - middle.y) * way.y;
  });
  const far = Math.max(...ahead) + EDGE * 0.8 + by;
  return (
    <path
      class="pull"
      transform={`translate(${(middle.x + way.x * far).toFixed(1)} ${(middle.y + way.y * far).toFixed(1)}) rotate(${turn.toFixed(0)})`}
      d="M-8-4.500H3V-11L16 0 3 11V4.500H-8Z"
    />
  );
}

export interface PiecesProps {
  readonly box: Box;
  readonly laid: readonly number[];
  readonly pieces: readonly LyingPiece[];
  readonly marks: Marks;
  /** Pieces that another component draws: a moving one, one being pulled out. */
  readonly away: readonly number[];
  readonly ways: ReadonlyMap<number, Point | undefined> | null;
}

/** The still part of the area, also drawn in the lens. */
export function LyingPieces({ laid, pieces, marks, away, ways }: Omit<PiecesProps, 'box'>) {
  const here = pieces.filter(({ slot }) => !away.includes(slot));
  return (
    <>
      {marks.went.map((slot) => (
        <path key={slot} class="was" d={outline(listFields(pieceAt(laid, slot)), 3)} />
      ))}
      {LAYERS.map((layer) => (
        <g key={layer}>
          {here.map((piece) => (
            <g key={piece.slot} data-slot={piece.slot} data-thing={pieceThing(laid[piece.slot]!)}>
              <PieceLayer at={piece} layer={layer} dim={ways !== null && !ways.has(piece.slot)} />
            </g>
          ))}
        </g>
      ))}
      {here
        .filter(({ slot }) => marks.came.includes(slot))
        .map((piece) => (
          <PiecePath key={piece.slot} kind="last" path={outline(listFields(piece))} />
        ))}
      {here.map((piece) => {
        const way = ways?.get(piece.slot);
        return way !== undefined && <Arrow key={piece.slot} piece={piece} way={way} />;
      })}
    </>
  );
}

export const AreaPieces = ({ box, ...lying }: PiecesProps) => (
  <svg class="layer" viewBox={formatViewBox(box)} aria-hidden="true">
    <LyingPieces {...lying} />
  </svg>
);
