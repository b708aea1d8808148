/** What stands on the plane beside the picture: pieces that move, and buttons for places and pieces. */
import { isRemoval } from './choosing.ts';
import { type Box, EDGE, type Point, pointAt, SHAPES_OF_TURNS, THICK } from './geometry.ts';
import type { Marks } from './marks.ts';
import { spotStyle } from './Over.tsx';
import { LoosePiece } from './Piece.tsx';
import { fieldsOf, type Lying, middleOfPiece } from './pieces.ts';
import { changesIn, ownFront, type Plan, sizesAfter } from './plan.ts';
import type { Props } from './props.ts';

interface MovingProps {
  readonly piece: Lying;
  readonly box: Box;
}

/** Where the picture of a piece goes, and how large it is. */
function pictureStyle({ piece, box }: MovingProps): string {
  const { left, top, width, height } = SHAPES_OF_TURNS[piece.turn]!;
  const { x, y } = pointAt(piece);
  const size = `--w:${width.toFixed(1)};--h:${(height + 2 * THICK).toFixed(1)}`;
  return `${spotStyle({ x: x + left, y: y + top }, box)};${size}`;
}

/** What was placed last is drawn apart while it is being shown, so that it can move. */
export const Coming = ({ piece, box, from }: MovingProps & { readonly from: string }) => (
  <span class="moving" data-flip={`laid-${piece.slot}`} data-from={from} style={pictureStyle({ piece, box })}>
    <LoosePiece piece={piece.piece} turn={piece.turn} isLast />
  </span>
);

/** A piece that has just been removed, on its way out. */
export const Leaving = ({ piece, box, way }: MovingProps & { readonly way: Point }) => (
  <span
    class="moving leaving"
    style={`${pictureStyle({ piece, box })};--ox:${(way.x * EDGE * 3).toFixed(1)};--oy:${(way.y * EDGE * 3).toFixed(1)}`}
  >
    <LoosePiece piece={piece.piece} turn={piece.turn} />
  </span>
);

interface ButtonsProps {
  readonly props: Props;
  readonly plan: Plan;
  readonly box: Box;
}

/** How the largest areas would change, in words. */
const changesSaid = ({ props: { words, says }, plan }: ButtonsProps, after: readonly number[]): string[] =>
  changesIn(plan.sizes, after, (colour, from, to) => says.change(words.colours[colour], from, to));

/** The places for the chosen piece in its turn, as buttons at the point where its three fields meet. */
export function Places(buttons: ButtonsProps) {
  const { props, plan, box } = buttons;
  const { view, says } = props;
  return (
    <>
      {plan.places.map((place, i) => {
        const { q, r, turn } = place;
        const after = sizesAfter(view.shared.laid, ownFront(view), place);
        return (
          <button
            type="button"
            key={`${q},${r},${turn}`}
            class="place at"
            data-cell={i === 0 ? 'first' : ''}
            data-legal=""
            data-at={`${q},${r}`}
            data-drop={`${q},${r}`}
            aria-label={says.fits(q, r, turn, changesSaid(buttons, after))}
            style={spotStyle(middleOfPiece(place), box)}
          />
        );
      })}
    </>
  );
}

interface StonesProps extends ButtonsProps {
  readonly marks: Marks;
  readonly pieces: readonly Lying[];
  /** The pieces that may be removed; null while nobody is asked to remove one. */
  readonly ways: ReadonlyMap<number, unknown> | null;
}

/** What is to be known of a piece beside its fields. */
function factsOf(stones: StonesProps, piece: Lying): string[] {
  const { view, hint, says } = stones.props;
  const { q, r, slot } = piece;
  const facts = stones.marks.came.includes(slot) ? [says.isLast] : [];
  if (hint.some((move) => isRemoval(move) && move.q === q && move.r === r)) facts.push(says.isHinted);
  if (stones.ways === null) return facts;
  if (!stones.ways.has(slot)) return [...facts, says.staysHere];
  const after = sizesAfter(view.shared.laid, [], { type: 'remove', q, r });
  return [...facts, says.mayGo(changesSaid(stones, after))];
}

/** The pieces as buttons: to be read, to be removed, to be told why not. */
export function Stones(stones: StonesProps) {
  const { props, pieces, box, ways } = stones;
  const { words, says } = props;
  return (
    <>
      {pieces.map((piece) => {
        const mayGo = ways?.has(piece.slot) === true;
        const fields = fieldsOf(piece).map(({ colour, q, r }) => words.field(words.colours[colour], q, r));
        return (
          <button
            type="button"
            key={piece.slot}
            class="stone at"
            data-cell={mayGo ? 'first' : ''}
            data-legal={mayGo ? '' : undefined}
            data-slot={piece.slot}
            aria-disabled={mayGo ? undefined : 'true'}
            aria-label={says.withFacts(words.laid(piece.q, piece.r, fields), factsOf(stones, piece))}
            style={spotStyle(middleOfPiece(piece), box)}
          />
        );
      })}
    </>
  );
}
