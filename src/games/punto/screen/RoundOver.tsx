/** How a round came out: what was counted, and which card leaves the match (P13, P17–P20). */
import { cardName, NO_CARD } from '../rules/data.ts';
import { seatsOf } from '../rules/state.ts';
import { RoundEnd, RoundRow } from '../../../web/kit/RoundEnd.tsx';
import { Card } from './Card.tsx';
import type { Props } from './props.ts';
import { Token, Wins } from './Seats.tsx';
import { pilesOf, type RoundEnd as End } from './table.ts';

/** Every side with what it had when rows one short were counted, or else with the rounds it has won. */
function Sides({ end, view, names, words, says }: Props & { readonly end: End }) {
  const { shared } = view;
  const isNamed = end.counts.length > 0 || shared.turn === null;
  return (
    <ul class="sides" data-short={isNamed ? undefined : ''}>
      {shared.wins.map((_, side) => {
        const count = end.counts[side];
        const wins = <Wins shared={shared} side={side} words={words} />;
        return (
          <RoundRow
            key={side}
            isBest={end.outcome.side === side}
            lead={<Token shared={shared} side={side} words={words} says={says} />}
            what={<span class={isNamed ? 'cut' : 'hidden'}>{names.seats(seatsOf(shared, side))}</span>}
            why={count === undefined ? wins : says.counted(count.rows.length, count.points)}
          />
        );
      })}
    </ul>
  );
}

export function RoundOver(props: Props & { readonly end: End }) {
  const { end, view, names, says } = props;
  const { shared } = view;
  const { outcome, leaving } = end;
  const isMatchOver = shared.turn === null;
  const stuck =
    outcome.by === 'row'
      ? null
      : (outcome.card === NO_CARD ? says.noCard : says.noPlace)(names.seat(outcome.seat));
  const gone = leaving?.gone === true ? pilesOf(shared).get(leaving.cell)?.at(-1) : undefined;
  const card = leaving === null ? null : cardName(leaving.card);
  return (
    <RoundEnd>
      {leaving !== null && !isMatchOver && (
        <div class="exit">{gone !== undefined && <Card {...gone} isBig />}</div>
      )}
      <div class="story">
        {stuck !== null && <p>{stuck}</p>}
        <Sides {...props} />
        {!isMatchOver && (
          <p class="leaving">
            {card === null ? says.nothingGoes : gone === undefined ? says.highest(card) : says.goesOut(card)}
          </p>
        )}
      </div>
    </RoundEnd>
  );
}
