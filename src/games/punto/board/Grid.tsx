/** The growing grid: every cell a button, the piles on them, and the frame as far as it is settled (P11). */
import { cardName, type Cell, cellAt, CENTRE, columnOf, rowOf } from '../rules/data.ts';
import { Place } from '../../../web/ui/kit/Place.tsx';
import { Region } from '../../../web/ui/board/Region.tsx';
import { cellThing } from '../explain/vocabulary.ts';
import { CardFace } from './Card.tsx';
import {
  type Props,
  cellName,
  listVisibleCells,
  visibleColumns,
  type Extent,
  lastCell,
  listPiles,
  type RoundEnd,
  findRoundEnd,
  visibleRows,
  findFaceUpCard,
} from './boardModel.ts';

const PEEKING = 2;

function Ribbons({ end, columns, rows }: { end: RoundEnd; columns: Extent; rows: Extent }) {
  return (
    <svg class="ribbons" viewBox={`0 0 ${columns.count} ${rows.count}`} aria-hidden="true">
      {end.rows.map((row) => {
        const [first = 0] = row;
        const last = row.at(-1) ?? first;
        return (
          <line
            key={`${first} ${last}`}
            class={end.winners.length > 0 ? 'won' : 'even'}
            pathLength="1"
            x1={columnOf(first) - columns.first + 0.5}
            y1={rowOf(first) - rows.first + 0.5}
            x2={columnOf(last) - columns.first + 0.5}
            y2={rowOf(last) - rows.first + 0.5}
          />
        );
      })}
    </svg>
  );
}

function Rail({
  extent,
  low,
  high,
  class: className,
}: {
  extent: Extent;
  low: number;
  high: number;
  class: string;
}) {
  return (
    <span class={`rail ${className}`} aria-hidden="true">
      {Array.from({ length: extent.count }, (_, i) => {
        const at = extent.first + i;
        return <i key={at} class={at >= low && at <= high ? 'used' : 'open'} />;
      })}
    </span>
  );
}

export function Grid({ view, events, moves, pending, offer, hint, marks, words, says }: Props) {
  const { shared, seat } = view;
  const columns = visibleColumns(shared);
  const rows = visibleRows(shared);
  const piles = listPiles(shared);
  const end = findRoundEnd(shared, events);
  const inRow = new Set(end?.rows.flat());
  const last = end === null ? lastCell(shared) : null;
  const legal = new Set(moves.map(({ x, y }) => cellAt(x, y)));
  const hinted = hint.map(({ x, y }) => cellAt(x, y));
  const hintMark = (cell: Cell): string => marks[hinted.indexOf(cell)] ?? '';
  const waits = pending === null ? null : cellAt(pending.x, pending.y);
  const mine = seat === null ? null : findFaceUpCard(shared, seat);
  const firstStop = hinted[0] ?? last ?? CENTRE;

  const describeCell = (x: number, y: number, cell: Cell): string => {
    const pile = piles.get(cell) ?? [];
    const top = pile.at(-1);
    const under = pile.slice(0, -1).toReversed();
    const parts = [top === undefined ? says.free : words.card(cardName(top.card))];
    if (top?.isNeutral === true) parts.push(says.neutral);
    if (under.length > 0) parts.push(says.covers(under.map(({ card }) => cardName(card))));
    if (cell === last) parts.push(says.last);
    if (inRow.has(cell)) parts.push(says.inRow);
    if (end?.leaving?.cell === cell) parts.push(end.leaving.gone ? says.hasLeft : says.leaves);
    if (cell === waits && mine !== null) parts.push(says.waiting(cardName(mine.card)));
    else if (legal.has(cell)) parts.push(top === undefined ? says.mayPlace : says.mayCover);
    if (hintMark(cell) !== '') parts.push(says.hinted(hintMark(cell)));
    return words.cell(x - columns.first + 1, y - rows.first + 1, parts.join(', '));
  };

  const cellClasses = (cell: Cell): string => {
    const classes = ['cell'];
    if (legal.has(cell) && piles.has(cell)) classes.push('cover');
    if (cell === last) classes.push('last');
    if (cell === waits) classes.push('waits');
    if (hintMark(cell) !== '') classes.push(cell === hinted[0] ? 'tried' : 'try');
    if (end !== null && piles.has(cell)) classes.push(inRow.has(cell) ? 'in-row' : 'aside');
    if (end?.leaving?.cell === cell) classes.push(end.leaving.gone ? 'gone' : 'leaves');
    return classes.join(' ');
  };

  return (
    <div
      class="table"
      style={`--columns: ${columns.count}; --rows: ${rows.count}`}
      data-across={columns.open === 0 ? 'settled' : 'open'}
      data-down={rows.open === 0 ? 'settled' : 'open'}
    >
      <div class="mat" aria-hidden="true" />
      {shared.laid.length > 0 && (
        <>
          <Rail class="across" extent={columns} low={shared.left} high={shared.right} />
          <Rail class="down" extent={rows} low={shared.top} high={shared.bottom} />
        </>
      )}
      {end !== null && <Ribbons end={end} columns={columns} rows={rows} />}
      <Region name={says.table} class="cells">
        {listVisibleCells(columns, rows).map(({ x, y, cell }) => {
          const pile = piles.get(cell) ?? [];
          const mark = hintMark(cell);
          // A hint shows the card at its place.
          const isGhost = (cell === waits || (mark !== '' && waits === null)) && mine !== null;
          const hasGone = end?.leaving?.cell === cell && end.leaving.gone;
          return (
            <Place
              key={cellName(x, y)}
              class={cellClasses(cell)}
              style={`grid-area: ${y - rows.first + 1} / ${x - columns.first + 1}`}
              isFirst={cell === firstStop}
              isLegal={legal.has(cell)}
              drop={cellName(x, y)}
              thing={cellThing(cell)}
              label={describeCell(x, y, cell)}
              onOffer={() => {
                if (seat !== null) offer({ type: 'place', x, y });
              }}
            >
              {pile.slice(-1 - PEEKING).map(({ card, id, isNeutral }, i, shown) => {
                const depth = shown.length - 1 - i;
                const isTop = depth === 0;
                return (
                  <CardFace
                    key={id}
                    card={card}
                    isNeutral={isNeutral}
                    // The card right below still shows its face, because another may be moving onto it.
                    isCovered={depth > 1}
                    class={isTop ? 'face' : `under under-${depth}`}
                    id={isTop && !hasGone ? id : undefined}
                  />
                );
              })}
              {isGhost && <CardFace key="waits" {...mine} id={undefined} class="ghost" />}
              {mark !== '' && (
                <span
                  class={`badge rank ${mark > '9' ? 'even' : ''}`}
                  data-figures={mark}
                  aria-hidden="true"
                />
              )}
            </Place>
          );
        })}
      </Region>
    </div>
  );
}
