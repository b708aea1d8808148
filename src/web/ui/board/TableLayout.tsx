/** The layout of every table: opponents, shared table, the player's hand and common actions. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { allowDragging } from './drag.ts';
import { useRestoredFocus } from './restoreFocus.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { useTable } from './tableContext.ts';

interface Props {
  /** Beside the title: "Round 3 · first to 2". */
  readonly status: ComponentChildren;
  /** The opponents, or all seats for a spectator. */
  readonly seats: ComponentChildren;
  readonly board: ComponentChildren;
  /** One sentence: whose turn it is and what they have to do. */
  readonly ask: string;
  /** The player's own cards, within reach of a thumb. */
  readonly hand: ComponentChildren;
  /** Beside the table on a wide screen, above the log on a narrow one. */
  readonly aside?: ComponentChildren;
  readonly drag?: { lift: (what: string) => boolean; drop: (what: string, where: string | null) => void };
}

/** A link would change the address, which selects the page. */
function skipToBoard(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#board [data-cell][tabindex="0"]')?.focus();
}

export function TableLayout({ status, seats, board, ask, hand, aside, drag }: Props) {
  const table = useTable();
  useRestoredFocus(table.isMyTurn);
  const root = useRef<HTMLDivElement>(null);
  const dragging = useRef(drag);
  dragging.current = drag;
  useEffect(
    () =>
      allowDragging(root.current!, {
        lift: (what) => dragging.current?.lift(what) ?? false,
        drop: (what, where) => dragging.current?.drop(what, where),
      }),
    [],
  );
  return (
    <div class={`frame game-${table.game}`} ref={root}>
      <a class="skip" href="#board" onClick={skipToBoard}>
        {getPageMessages().skip}
      </a>
      <table.Header status={status} />
      <main>
        <div class="seats">{seats}</div>
        <div class="board" id="board">
          {board}
        </div>
        {table.Coach !== undefined && <table.Coach />}
        <div class="dock" data-mine={table.isMyTurn ? '' : undefined}>
          {table.LastMove !== undefined && <table.LastMove />}
          {table.MoveReason !== undefined && <table.MoveReason />}
          <p class="ask" id="ask">
            {table.asked !== undefined && <span class="asked">{table.asked} · </span>}
            {table.question ?? ask}
          </p>
          <div class="hand">{hand}</div>
          <table.Bar />
        </div>
      </main>
      <aside class="beside">
        {aside}
        {table.Log !== undefined && <table.Log />}
      </aside>
    </div>
  );
}
