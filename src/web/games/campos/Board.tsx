/** Campos's table: everybody's points above, the area in the middle, one's own pieces and cards below. */
import { useSignal } from '@preact/signals';
import { cardByName } from '../../../games/campos/data.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Frame } from '../../ui/Frame.tsx';
import { Area } from './Area.tsx';
import { askOf } from './ask.ts';
import { coloursOfCard, Face, Hand } from './Cards.tsx';
import { useMarks } from './marks.ts';
import { Pieces } from './Pieces.tsx';
import { Light } from './Piece.tsx';
import { type Plan, usePlan } from './plan.ts';
import { Played } from './Played.tsx';
import type { Props } from './props.ts';
import { Seats, Track } from './Seats.tsx';
import { Sizes } from './Sizes.tsx';
import { Stock } from './Stock.tsx';

/** A card that was just played, while its player still has the turn. */
const cardOnShow = ({ events, view }: Props) => {
  const scored = events.findLast((event) => event.type === 'scored');
  return scored !== undefined && view.shared.turn === scored.seat ? scored : undefined;
};

function CardOnShow({ props, plan }: { readonly props: Props; readonly plan: Plan }) {
  const scored = cardOnShow(props);
  if (scored === undefined) return null;
  const card = cardByName(scored.card)!;
  return (
    <div class="on-show" aria-hidden="true">
      <div class="score-card holds" data-flip={`card-${scored.card}`} data-from={`seat-${scored.seat}`}>
        <Face card={card} sizes={plan.sizes} then={plan.sizes} />
      </div>
      <p>
        {props.names.seat(scored.seat)} <b>+{scored.points}</b>
      </p>
    </div>
  );
}

export function Board(props: Props) {
  const { view, moves, offer, says } = props;
  const plan = usePlan(props);
  const marks = useMarks(props);
  const isListOpen = useSignal(false);
  const scored = cardOnShow(props);
  const card = scored === undefined ? undefined : cardByName(scored.card);
  return (
    <>
      <Frame
        status={<Stock {...props} />}
        seats={<Seats {...props} />}
        board={
          <div class="middle">
            <Light />
            <Track {...props} />
            <div class="above">
              <Sizes props={props} plan={plan} />
              <button type="button" class="played-button" onClick={() => (isListOpen.value = true)}>
                <i class="card-back" aria-hidden="true" />
                <b aria-hidden="true">{view.shared.played.length}</b>
                <span class="hidden">{says.playedCards}</span>
              </button>
            </div>
            <Area props={props} plan={plan} marks={marks} rings={card === undefined ? [] : [coloursOfCard(card)[2]]}>
              <CardOnShow props={props} plan={plan} />
            </Area>
          </div>
        }
        ask={askOf(props)}
        hand={
          view.seat !== null && (
            <div class="mine">
              <Pieces props={props} plan={plan} />
              <Hand props={props} plan={plan} />
            </div>
          )
        }
        aside={
          <section class="panel played">
            <h2>{says.playedCards}</h2>
            <Played {...props} />
          </section>
        }
        drag={{
          lift(what) {
            if (plan.chosen === null) return false;
            plan.choose(what === '0' ? 0 : 1);
            return true;
          },
          drop(what, where) {
            if (where === null || moves.length === 0) return;
            const index = what === '0' ? 0 : 1;
            const [q, r] = where.split(',').map(Number);
            offer({ type: 'place', piece: index, q: q!, r: r!, turn: plan.turns[index] });
          },
        }}
      />
      {isListOpen.value && (
        <Dialog title={says.playedCards} class="game-campos" onClose={() => (isListOpen.value = false)}>
          <Played {...props} />
        </Dialog>
      )}
    </>
  );
}
