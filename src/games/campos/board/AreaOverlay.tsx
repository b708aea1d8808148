/** The overlay of the pieces: the previewed move, selected areas, and why a piece stays. */
import { isLying, type Laid } from '../rules/data.ts';
import type { Colour } from '../rules/rules.ts';
import { isPlace, type PlaceMove, type RemoveMove, ownFront, type MovePlan } from './movePlan.ts';
import {
  type Box,
  type Cell,
  distance,
  EDGE,
  outline,
  type Point,
  pointAt,
  SHAPES_OF_TURNS,
  THICK,
} from './geometry.ts';
import { Hex, PiecePath, WholePiece, LoosePiece } from './Piece.tsx';
import { cutOff, listFields, largestPatches, type LyingPiece, findPieceCentre, pieceAt } from './pieces.ts';
import type { Props } from './prompt.ts';
import { Arrow, formatViewBox, LyingPieces } from './AreaPieces.tsx';
import type { Marks } from './useMarks.ts';

/** The position of a point on the plane, relative to its corner. */
export const spotStyle = ({ x, y }: Point, box: Box): string =>
  `--x:${(x - box.x).toFixed(1)};--y:${(y - box.y).toFixed(1)}`;

const PULL = EDGE * 0.55;

interface OverlayProps {
  readonly props: Props;
  readonly plan: MovePlan;
  readonly box: Box;
  readonly pieces: readonly LyingPiece[];
  readonly ways: ReadonlyMap<number, Point | undefined> | null;
}

function PlaceGhost({ move, view }: { readonly move: PlaceMove; readonly view: Props['view'] }) {
  const at = { piece: ownFront(view)[move.piece]!, q: move.q, r: move.r, turn: move.turn };
  return (
    <>
      <g class="ghost">
        <WholePiece at={at} />
      </g>
      <PiecePath kind="go" path={outline(listFields(at), -2.5)} />
    </>
  );
}

function RemovalGhost({ move, pieces, ways }: { move: RemoveMove } & Pick<OverlayProps, 'pieces' | 'ways'>) {
  const piece = pieces.find(({ q, r }) => q === move.q && r === move.r);
  if (piece === undefined) return null;
  const way = ways?.get(piece.slot) ?? { x: 0, y: -1 };
  return (
    <>
      <path class="hole" d={outline(listFields(piece), 3)} />
      <g transform={`translate(${(way.x * PULL).toFixed(1)} ${(way.y * PULL).toFixed(1)})`}>
        <WholePiece at={piece} />
        <PiecePath kind="pick" path={outline(listFields(piece), 0)} />
      </g>
      <Arrow piece={piece} way={way} by={PULL} />
    </>
  );
}

/** Why a piece cannot be removed: what would be cut off, or a lock if there is no way out (C14, C15). */
function RemovalObstacle({ slot, laid }: { readonly slot: number; readonly laid: readonly Laid[] }) {
  if (!isLying(laid[slot]!)) return null;
  const piece = pieceAt(laid, slot);
  const { x, y } = findPieceCentre(piece);
  return (
    <>
      <PiecePath kind="stop" path={outline(listFields(piece), 0)} />
      {cutOff(laid, slot).map((lost) => (
        <PiecePath key={lost.slot} kind="cut" path={outline(listFields(lost), 0)} />
      ))}
      <g class="bolt" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <circle r="14" />
        <path d="M-3.500-1.500v-2a3.500 3.500 0 0 1 7 0v2M-6-1.500H6V7H-6Z" />
      </g>
    </>
  );
}

function PreviewedMove({ props, plan, pieces, ways }: OverlayProps) {
  const spot = plan.spot();
  const refused = plan.refused.value;
  return (
    <>
      {refused !== null && <RemovalObstacle slot={refused} laid={props.view.shared.laid} />}
      {spot !== null &&
        (isPlace(spot.move) ? (
          <PlaceGhost move={spot.move} view={props.view} />
        ) : (
          <RemovalGhost move={spot.move} pieces={pieces} ways={ways} />
        ))}
    </>
  );
}

/** The only part that follows a pointer. */
export const Ghost = (over: OverlayProps) => (
  <svg class="layer upper" viewBox={formatViewBox(over.box)} aria-hidden="true">
    <PreviewedMove {...over} />
  </svg>
);

/** A cell for each area's size label: high up, and away from the other labels. */
function signPoints(patches: readonly (readonly Cell[])[]): Point[] {
  const signs: Point[] = [];
  for (const cells of patches) {
    const value = (point: Point): number =>
      Math.min(5 * EDGE, ...signs.map((sign) => distance(sign, point))) - point.y / 4 + point.x / 8;
    signs.push(cells.map(pointAt).reduce((best, point) => (value(point) > value(best) ? point : best)));
  }
  return signs;
}

export function AreaOutlines({
  plan,
  box,
  laid,
  also,
}: Pick<OverlayProps, 'plan' | 'box'> & { laid: readonly Laid[]; also: readonly Colour[] }) {
  const colours = [...new Set([...plan.asked.value, ...plan.cardAsked.value, ...also])];
  if (colours.length === 0) return null;
  const patches = colours.flatMap((colour) =>
    largestPatches(laid, colour).map((cells) => ({ colour, cells })),
  );
  const signs = signPoints(patches.map(({ cells }) => cells));
  return (
    <>
      <svg class="layer upper" viewBox={formatViewBox(box)} aria-hidden="true">
        {patches.map(({ cells }, i) => (
          <PiecePath key={i} kind="ring" path={outline(cells, 2, 6)} />
        ))}
      </svg>
      {patches.map(({ colour, cells }, i) => (
        <span key={i} class="tag at" style={spotStyle(signs[i]!, box)}>
          <Hex colour={colour} />
          {cells.length}
        </span>
      ))}
    </>
  );
}

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
