/** The table of Jericho: the walls by colour, the supply and the draw pile, and the own hand. */
import { useSignal } from '@preact/signals';
import type { Seat } from '../../../core/index.ts';
import { ROUNDS } from '../rules/drawPile.ts';
import { Pips } from '../../../web/ui/kit/Score.tsx';
import { hasSeatColumn } from '../../../web/ui/browser/breakpoints.ts';
import { TableLayout } from '../../../web/ui/board/TableLayout.tsx';
import { formatPrompt } from './prompt.ts';
import { type WallGroup, createWallGroups, longestWallLength } from './wallGroups.ts';
import { Hand, OpenHands } from './Hand.tsx';
import { Layouts } from './Layouts.tsx';
import { Market } from './Market.tsx';
import { Gains, Scoring, Telling } from './Scoring.tsx';
import { Seats } from './Seats.tsx';
import { type Props, type BoardState, useBoardState } from './boardState.ts';
import { Walls } from './Walls.tsx';
import { WonPiles } from './WonPiles.tsx';

function Status({ table }: { readonly table: BoardState }) {
  const { round } = table.view.shared;
  return (
    <span class="rounds">
      <Pips of={ROUNDS} done={round - 1} isOn label={table.words.round(round)} />
      <span class="round-word" aria-hidden="true">
        {table.words.round(round)}
      </span>
    </span>
  );
}

/** The number of rows the walls need; the seat with reserved places has one in each colour. */
const rowCount = (groups: readonly WallGroup[], kept: Seat | null): number =>
  groups.reduce(
    (sum, { rows }) =>
      sum + Math.max(1, rows.filter(({ seat, stones }) => seat === kept || stones.length > 0).length),
    0,
  );

/** Parses "3-0": a card of the hand and its copy, while dragged. */
const dragged = (what: string): [card: number, copy: number] => {
  const [card = 0, copy = 0] = what.split('-').map(Number);
  return [card, copy];
};

export function Board(props: Props) {
  const table = useBoardState(props);
  const isExplaining = useSignal(false);
  const { view, memory, says } = table;
  const { shared } = view;
  const groups = createWallGroups(view, table.intent, memory);
  const isOpening = shared.phase === 'lay' || (shared.phase === 'feed' && shared.round === 1);
  // Once the next turn has begun, only the log shows it.
  const scoring = memory.telling === null && shared.phase !== 'turns' ? memory.scoring : null;
  // After the last part the summary stays, until a seat must act again.
  const isSummed = props.events.some(({ type }) => type === 'roundBegun') && props.moves.length === 0;
  const isTold = scoring !== null && (isExplaining.value || isSummed);
  const shownScoring = memory.telling === null ? null : memory.scoring;
  const sizes = `--longest: ${longestWallLength(groups)}; --rows: ${rowCount(groups, table.me)}; --standing: ${rowCount(groups, null)}`;
  return (
    <TableLayout
      status={<Status table={table} />}
      seats={
        <>
          <Seats table={table} />
          {hasSeatColumn.value && <Market table={table} />}
        </>
      }
      board={
        <div class={`table ${isOpening ? 'is-opening' : ''}`} style={sizes}>
          {isOpening ? (
            <Layouts table={table} />
          ) : isTold ? (
            <Scoring table={table} scoring={scoring} />
          ) : (
            <Walls table={table} groups={groups} />
          )}
          {!hasSeatColumn.value && <Market table={table} />}
        </div>
      }
      ask={formatPrompt(table, groups, props.toAct, isSummed && scoring !== null)}
      hand={
        <>
          {shownScoring !== null ? (
            <Telling table={table} scoring={shownScoring} />
          ) : (isSummed || shared.phase === 'over') && scoring !== null ? (
            <Gains table={table} scoring={scoring} />
          ) : table.open === null ? (
            <Hand table={table} />
          ) : (
            <OpenHands table={table} />
          )}
          {scoring !== null && !isSummed && (
            <button
              type="button"
              class="btn explain"
              aria-expanded={isTold}
              onClick={() => (isExplaining.value = !isExplaining.value)}
            >
              {isTold ? says.scoring.hide : says.scoring.show(scoring.round)}
            </button>
          )}
        </>
      }
      aside={scoring === null ? <WonPiles table={table} /> : <Scoring table={table} scoring={scoring} />}
      drag={{
        lift: (what) => {
          const [card, copy] = dragged(what);
          if (!table.isSelected(card, copy)) table.pick(card, copy);
          return table.mayPick(card);
        },
        drop: (_, where) => {
          if (where === 'supply') table.placeOnSupply();
          else if (where === 'layout') table.placeOnLayout();
          else if (where?.startsWith('colour-')) table.placeOnColour(Number(where.slice(7)));
        },
      }}
    />
  );
}
