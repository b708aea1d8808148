/** The overlay of the pieces: the previewed move, selected areas, and why a piece stays. */
import { isLying, type Laid } from '../rules/data.ts';
import type { Colour } from '../rules/rules.ts';
import { isPlace, type PlaceMove, type RemoveMove } from './moveChoices.ts';
import { type Box, type Cell, distance, EDGE, outline, type Point, pointAt } from './geometry.ts';
import { Hex } from './Hex.tsx';
import { PiecePath, WholePiece } from './Piece.tsx';
import { cutOff, listFields, largestPatches, type LyingPiece, findPieceCentre, pieceAt } from './pieces.ts';
import { ownFront, type MovePlan } from './movePlan.ts';
import type { Props } from './props.ts';
import { Arrow, formatViewBox } from './AreaPieces.tsx';

/** The position of a point on the plane, relative to its corner. */
export const spotStyle = ({ x, y }: Point, box: Box): string =>
  `--x:${(x - box.x).toFixed(1)};--y:${(y - box.y).toFixed(1)}`;

const PULL = EDGE * 0.55;

export interface OverlayProps {
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

export function PreviewedMove({ props, plan, pieces, ways }: OverlayProps) {
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
