/** A lens beside the finger enlarges what the finger hides, and the candidate. */
import { distance, type Point } from './geometry.ts';
import type { Marks } from './useMarks.ts';
import { PreviewedMove, type OverlayProps } from './AreaOverlay.tsx';
import { findPieceCentre } from './pieces.ts';
import type { Props } from './props.ts';
import { LyingPieces } from './AreaPieces.tsx';

/** The finger's position, on the screen and on the plane. */
export interface Finger {
  readonly screen: Point;
  readonly at: Point;
}

/** Width in pixels, and in units of the plane. */
const WIDE = 132;
const SHOWS = 96;
const ABOVE = 104;

interface LensProps extends OverlayProps {
  readonly finger: Finger;
  readonly within: DOMRect;
  readonly laid: Props['view']['shared']['laid'];
  readonly marks: Marks;
  readonly away: readonly number[];
}

export function Lens({ finger, within, laid, marks, away, ...over }: LensProps) {
  const near = over.pieces.filter((piece) => distance(findPieceCentre(piece), finger.at) < SHOWS);
  const { x, y } = finger.at;
  const left = Math.min(Math.max(finger.screen.x - within.left, WIDE / 2), within.width - WIDE / 2);
  // At the upper edge of the screen the lens is below the finger.
  const above = finger.screen.y - ABOVE > WIDE / 2;
  const top = finger.screen.y - within.top + (above ? -ABOVE : ABOVE);
  return (
    <svg
      class="lens"
      style={`left:${left.toFixed(0)}px;top:${top.toFixed(0)}px;width:${WIDE}px;height:${WIDE}px`}
      viewBox={[x - SHOWS / 2, y - SHOWS / 2, SHOWS, SHOWS].map((value) => value.toFixed(1)).join(' ')}
      aria-hidden="true"
    >
      <LyingPieces laid={laid} pieces={near} marks={marks} away={away} ways={over.ways} />
      <PreviewedMove {...over} />
      <path class="aim" d={`M${x} ${y - 7}v14M${x - 7} ${y}h14`} />
    </svg>
  );
}
