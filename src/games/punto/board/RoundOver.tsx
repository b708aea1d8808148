/** The result of a round: what was counted, and which card leaves the match (P13, P17–P20). */
import { toLabels } from '../../../messages/messages.ts';
import type { Way } from '../messages/en.ts';
import { cardName, CENTRE, columnOf, NO_CARD, rowOf } from '../rules/data.ts';
import type { Row } from '../rules/rows.ts';
import { sideSeats } from '../rules/state.ts';
import { RoundEnd, RoundRow } from '../../../web/ui/kit/RoundEnd.tsx';
import { CardFace } from './Card.tsx';
import { type Props, lastCell, listPiles, type RoundEnd as End } from './boardModel.ts';
import { Token, Wins } from './Seats.tsx';

/** Every side with its rows one card short if those were counted, else with its rounds won. */
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
            what={
              <span class={isNamed ? 'cut' : 'hidden'}>{toLabels(names).seats(sideSeats(shared, side))}</span>
            }
            why={count === undefined ? wins : says.counted(count.rows.length, count.points)}
          />
        );
      })}
    </ul>
  );
}

function findDirection(row: Row): Way {
  const [first = 0, second = 0] = row;
  if (rowOf(first) === rowOf(second)) return 'across';
  return columnOf(first) === columnOf(second) ? 'down' : 'diagonal';
}

/** The cards of the winning row, in order, with marks on the last placed one and the one that leaves. */
function RowCards({ end, view, says }: Props & { readonly end: End }) {
  const { shared } = view;
  const [row = []] = end.rows;
  const last = lastCell(shared);
  return (
    <ol class="row-cards" aria-hidden="true">
      {row.map((cell) => {
        const isHighest = end.leaving?.cell === cell;
        const isLast = cell === last;
        return (
          <li key={cell} class={`${isLast ? 'is-last' : ''} ${isHighest ? 'is-highest' : ''}`}>
            <CardFace
              card={shared.cells[cell] ?? NO_CARD}
              class={isHighest && end.leaving?.gone ? 'gone' : ''}
            />
            {(isHighest || isLast) && <small>{isHighest ? says.highestTag : says.lastTag}</small>}
          </li>
        );
      })}
    </ol>
  );
}

function formatReason({ end, view, names, says }: Props & { readonly end: End }): string {
  const { outcome, rows } = end;
  if (outcome.by !== 'row')
    return (outcome.card === NO_CARD ? says.noCard : says.noPlace)(names, outcome.seat);
  const [last, covered] = (listPiles(view.shared).get(lastCell(view.shared) ?? CENTRE) ?? []).toReversed();
  return says.completes(
    cardName(last?.card ?? NO_CARD),
    covered === undefined ? null : cardName(covered.card),
    findDirection(rows[0] ?? []),
  );
}

export function RoundOver(props: Props & { readonly end: End }) {
  const { end, view, says } = props;
  const { outcome, leaving } = end;
  const isMatchOver = view.shared.turn === null;
  const isRow = outcome.by === 'row';
  return (
    <RoundEnd>
      <div class="story" data-told="">
        <p class="because">{formatReason(props)}</p>
        {isRow && <RowCards {...props} />}
        {(!isRow || leaving?.gone === true || isMatchOver) && <Sides {...props} />}
        {!isMatchOver && (!isRow || leaving !== null) && (
          <p class="leaving">
            {leaving === null
              ? says.nothingGoes
              : (leaving.gone ? says.goesOut : says.highest)(cardName(leaving.card))}
          </p>
        )}
      </div>
    </RoundEnd>
  );
}
