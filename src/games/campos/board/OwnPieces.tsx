import { NO_PIECE, pieceName } from '../rules/data.ts';
import { Icon } from '../../../web/ui/components/Icon.tsx';
import { Region } from '../../../web/ui/board/Region.tsx';
import { frontThing } from '../explain/vocabulary.ts';
import { isPlace, ownFront, type MovePlan } from './movePlan.ts';
import { LoosePiece } from './Piece.tsx';
import type { Props } from './prompt.ts';

/** R turns the chosen piece; Shift+R turns it back. */
export function turnsByKey(plan: MovePlan, event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return false;
  plan.turn(event.shiftKey ? -1 : 1);
  return true;
}

/** Confirms the previewed move, within reach of a thumb and off the table. Questions appear on the table. */
export function ConfirmMove({
  props: { says, pending },
  plan,
}: {
  readonly props: Props;
  readonly plan: MovePlan;
}) {
  const spot = plan.spot();
  if (spot?.isTried !== true || pending !== null) return null;
  const label = isPlace(spot.move) ? says.placeIt : says.takeIt;
  return (
    <button
      type="button"
      class="do-it primary"
      data-legal="do"
      aria-label={label}
      title={label}
      onClick={() => plan.confirm()}
    >
      <Icon name="check" />
    </button>
  );
}

export function OwnPieces({ props, plan }: { readonly props: Props; readonly plan: MovePlan }) {
  const { view, events, words, says } = props;
  const { seat, shared } = view;
  if (seat === null || shared.phase === 'deconstruction') return null;
  const came = events.some((event) => event.type === 'refilled' && event.seat === seat);
  return (
    <Region name={says.pieces} class="pieces" onKey={(event) => turnsByKey(plan, event)}>
      {ownFront(view).map((piece, i) => {
        const index = i === 0 ? 0 : 1;
        const isChosen = plan.chosen === index;
        const turn = plan.turns[index];
        const isThere = piece !== NO_PIECE;
        return (
          <button
            type="button"
            key={index}
            class="piece-slot"
            data-flip={`front-${seat}-${index}`}
            data-thing={frontThing(seat, index)}
            data-cell={isChosen ? 'first' : ''}
            data-drag={isThere ? `${index}` : undefined}
            aria-pressed={isChosen}
            aria-disabled={plan.chosen === null || !isThere ? 'true' : undefined}
            aria-label={isThere ? says.myPiece(words.piece(pieceName(piece)), turn) : says.noPiece}
            onClick={() => {
              if (!isThere || plan.chosen === null) return;
              if (isChosen) plan.turn(1);
              else plan.choose(index);
            }}
          >
            {isThere && (
              <span
                class="held"
                data-flip={`held-${seat}-${index}-${piece}`}
                data-from={came ? 'bag' : undefined}
              >
                <LoosePiece piece={piece} turn={turn} />
              </span>
            )}
          </button>
        );
      })}
      <button
        type="button"
        class="turn-button"
        data-cell
        aria-label={says.turnOn}
        title={says.turnOn}
        aria-disabled={plan.chosen === null ? 'true' : undefined}
        onClick={() => plan.turn(1)}
      >
        <Icon name="turn" />
      </button>
    </Region>
  );
}
