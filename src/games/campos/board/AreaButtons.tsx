import { pieceThing } from '../explain/vocabulary.ts';
import { isRemoval, changesIn, ownFront, type MovePlan, sizesAfter } from './movePlan.ts';
import type { Box } from './geometry.ts';
import type { Marks } from './useMarks.ts';
import { spotStyle } from './AreaOverlay.tsx';
import { countCells, listFields, type LyingPiece, findPieceCentre } from './pieces.ts';
import type { Props } from './prompt.ts';

interface ButtonsProps {
  readonly props: Props;
  readonly plan: MovePlan;
  readonly box: Box;
}

const formatChanges = ({ props: { words, says }, plan }: ButtonsProps, after: readonly number[]): string[] =>
  changesIn(plan.sizes, after, (colour, from, to) => says.change(words.colours[colour], from, to));

/** The places for the chosen piece in its rotation, as buttons at the point where its three fields meet. */
export function PlaceButtons(buttons: ButtonsProps) {
  const { props, plan, box } = buttons;
  const { view, says } = props;
  const count = countCells(view.shared.laid);
  return (
    <>
      {plan.places.map((place, i) => {
        const { q, r, turn } = place;
        const told = count(place);
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
            aria-label={says.fits(told.q, told.r, turn, formatChanges(buttons, after))}
            style={spotStyle(findPieceCentre(place), box)}
          />
        );
      })}
    </>
  );
}

interface StonesProps extends ButtonsProps {
  readonly marks: Marks;
  readonly pieces: readonly LyingPiece[];
  readonly ways: ReadonlyMap<number, unknown> | null;
}

function listFacts(stones: StonesProps, piece: LyingPiece): string[] {
  const { view, hint, says } = stones.props;
  const { q, r, slot } = piece;
  const facts = stones.marks.came.includes(slot) ? [says.isLast] : [];
  if (hint.some((move) => isRemoval(move) && move.q === q && move.r === r)) facts.push(says.isHinted);
  if (stones.ways === null) return facts;
  if (!stones.ways.has(slot)) return [...facts, says.staysHere];
  const after = sizesAfter(view.shared.laid, [], { type: 'remove', q, r });
  return [...facts, says.mayGo(formatChanges(stones, after))];
}

export function PieceButtons(stones: StonesProps) {
  const { props, pieces, box, ways } = stones;
  const { words, says } = props;
  const count = countCells(props.view.shared.laid);
  return (
    <>
      {pieces.map((piece) => {
        const mayGo = ways?.has(piece.slot) === true;
        const told = count(piece);
        const fields = listFields(piece).map(({ colour, ...cell }) => {
          const { q, r } = count(cell);
          return words.field(words.colours[colour], q, r);
        });
        return (
          <button
            type="button"
            key={piece.slot}
            class="stone at"
            data-cell={mayGo ? 'first' : ''}
            data-legal={mayGo ? '' : undefined}
            data-slot={piece.slot}
            data-thing={pieceThing(props.view.shared.laid[piece.slot]!)}
            aria-disabled={mayGo ? undefined : 'true'}
            aria-label={says.withFacts(words.laid(told.q, told.r, fields), listFacts(stones, piece))}
            style={spotStyle(findPieceCentre(piece), box)}
          />
        );
      })}
    </>
  );
}
