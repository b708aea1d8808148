/** How a round came out: what was counted, and which card leaves the match (P13, P17–P20). */
import { cardName, NO_CARD } from '../rules/data.ts';
import { seatsOf } from '../rules/state.ts';
import { Card } from './Card.tsx';
import type { Props } from './props.ts';
import { Token, Wins } from './Seats.tsx';
import { pilesOf, type RoundEnd } from './table.ts';

/** Every side with what it had when rows one short were counted, or else with the rounds it has won. */
function Sides({ end, view, names, words, says }: Props & { readonly end: RoundEnd }) {
  const { shared } = view;
  return (
    <ul class={`sides ${end.counts.length > 0 || shared.turn === null ? '' : 'short'}`}>
      {shared.wins.map((_, side) => {
        const count = end.counts[side];
        return (
          <li key={side} class={end.outcome.side === side ? 'best' : ''}>
            <Token shared={shared} side={side} words={words} says={says} />
            <span class={end.counts.length > 0 || shared.turn === null ? 'name' : 'hidden'}>
              {names.seats(seatsOf(shared, side))}
            </span>
            {count === undefined ? (
              <Wins shared={shared} side={side} words={words} />
            ) : (
              <span class="count">{says.counted(count.rows.length, count.points)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function RoundOver(props: Props & { readonly end: RoundEnd }) {
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
    <div class="round-over">
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
    </div>
  );
}
