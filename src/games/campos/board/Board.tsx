/** The table of Campos: all points above, the area in the middle, own pieces and cards below. */
import { toLabels } from '../../../messages/messages.ts';
import { useSignal } from '@preact/signals';
import { cardByName } from '../rules/data.ts';
import { Back } from '../../../web/ui/kit/Card.tsx';
import { Dialog } from '../../../web/ui/components/Dialog.tsx';
import { TableLayout } from '../../../web/ui/board/TableLayout.tsx';
import { PLAYED } from '../explain/vocabulary.ts';
import { Area } from './Area.tsx';
import { formatPrompt, type Props } from './prompt.ts';
import { listCardColours, Hand, Rule, PlayedCards } from './Cards.tsx';
import { useDragging, useMovePlan } from './movePlan.ts';
import { useMarks } from './useMarks.ts';
import { ConfirmMove, OwnPieces } from './OwnPieces.tsx';
import { Light } from './Piece.tsx';
import { Seats, Track } from './Seats.tsx';
import { AreaSizes } from './AreaSizes.tsx';
import { BagAndPile } from './BagAndPile.tsx';
import { isPhaseChange, PhaseChange } from './PhaseChange.tsx';

/** The last played card, while its player still has the turn. */
const cardOnShow = ({ events, view }: Props) => {
  const scored = events.findLast((event) => event.type === 'scored');
  return scored !== undefined && view.shared.turn === scored.seat ? scored : undefined;
};

function CardOnShow(props: Props) {
  const scored = cardOnShow(props);
  if (scored === undefined) return null;
  return (
    <p class="on-show" aria-hidden="true" data-flip={`card-${scored.card}`} data-from={`seat-${scored.seat}`}>
      <Rule card={cardByName(scored.card)!} />
      <span>{toLabels(props.names).seat(scored.seat)}</span>
      <b class="plus">+{scored.points}</b>
    </p>
  );
}

export function Board(props: Props) {
  const { view, says } = props;
  const plan = useMovePlan(props);
  const marks = useMarks(props);
  const drag = useDragging(props, plan);
  const isListOpen = useSignal(false);
  const scored = cardOnShow(props);
  const card = scored === undefined ? undefined : cardByName(scored.card);
  return (
    <>
      <TableLayout
        status={<BagAndPile {...props} />}
        seats={<Seats {...props} />}
        board={
          <div class="middle">
            <Light />
            <Track {...props} />
            <div class="above">
              <AreaSizes props={props} plan={plan} />
              <button
                type="button"
                class="played-button"
                data-thing={PLAYED}
                onClick={() => (isListOpen.value = true)}
              >
                <Back />
                <b aria-hidden="true">{view.shared.played.length}</b>
                <span class="hidden">{says.playedCards}</span>
              </button>
            </div>
            <Area
              props={props}
              plan={plan}
              marks={marks}
              rings={card === undefined ? [] : [listCardColours(card)[2]]}
            >
              <CardOnShow {...props} />
            </Area>
          </div>
        }
        ask={formatPrompt(props)}
        hand={
          isPhaseChange(props) && props.moves.length === 0 ? (
            <PhaseChange props={props} plan={plan} />
          ) : (
            view.seat !== null && (
              <div class="mine">
                <OwnPieces props={props} plan={plan} />
                <ConfirmMove props={props} plan={plan} />
                <Hand props={props} plan={plan} />
              </div>
            )
          )
        }
        aside={
          <section class="panel played">
            <h2>{says.playedCards}</h2>
            <div class="played-scroll" tabIndex={0} role="region" aria-label={says.playedCards}>
              <PlayedCards {...props} />
            </div>
          </section>
        }
        drag={drag}
      />
      {isListOpen.value && (
        <Dialog title={says.playedCards} class="game-campos" onClose={() => (isListOpen.value = false)}>
          <PlayedCards {...props} />
        </Dialog>
      )}
    </>
  );
}
