import { type Box, EDGE, type Point, pointAt, SHAPES_OF_TURNS, THICK } from './geometry.ts';
import { spotStyle } from './AreaOverlay.tsx';
import { LoosePiece } from './Piece.tsx';
import type { LyingPiece } from './pieces.ts';

interface MovingProps {
  readonly piece: LyingPiece;
  readonly box: Box;
}

function pictureStyle({ piece, box }: MovingProps): string {
  const { left, top, width, height } = SHAPES_OF_TURNS[piece.turn]!;
  const { x, y } = pointAt(piece);
  const size = `--w:${width.toFixed(1)};--h:${(height + 2 * THICK).toFixed(1)}`;
  return `${spotStyle({ x: x + left, y: y + top }, box)};${size}`;
}

/** While the last placed piece is shown, it is drawn separately, so that it can move. */
export const Coming = ({ piece, box, from }: MovingProps & { readonly from: string }) => (
  <span class="moving" data-flip={`laid-${piece.slot}`} data-from={from} style={pictureStyle({ piece, box })}>
    <LoosePiece piece={piece.piece} turn={piece.turn} isLast />
  </span>
);

export const Leaving = ({ piece, box, way }: MovingProps & { readonly way: Point }) => (
  <span
    class="moving leaving"
    style={`${pictureStyle({ piece, box })};--ox:${(way.x * EDGE * 3).toFixed(1)};--oy:${(way.y * EDGE * 3).toFixed(1)}`}
  >
    <LoosePiece piece={piece.piece} turn={piece.turn} />
  </span>
);
