/** The layout of every table: opponents, shared table, the player's hand and common actions. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useLayoutEffect } from 'preact/hooks';
import { getPageMessages } from '../../i18n/index.ts';
import { useTable } from './tableContext.ts';
import { focusTable, isFocusFree } from './rovingFocus.ts';

const REGION = '.frame [role="group"]';
const STOP = '[data-cell][tabindex="0"]';

interface FocusedSpot {
  readonly element: Element;
  readonly region: string;
  readonly x: number;
  readonly y: number;
}

function getMiddle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function findNearest(region: Element | undefined, { x, y }: FocusedSpot): HTMLElement | undefined {
  const far = (cell: Element): number => {
    const there = getMiddle(cell);
    return Math.hypot(there.x - x, there.y - y);
  };
  return [...(region?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
    .map((cell) => ({ cell, far: far(cell) }))
    .toSorted((a, b) => a.far - b.far)[0]?.cell;
}

/** Call it once per table; it runs after every render. If `isAsked`, the table gets focus when nothing has it. */
/** Keeps keyboard focus: when the focused element disappears, the nearest one of its region gets focus, or else the table. */
function useRestoredFocus(isAsked: boolean): void {
  const held = useRef<FocusedSpot | null>(null);
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const element = target as Element;
      const region = element.closest(REGION)?.getAttribute('aria-label') ?? null;
      held.current = region === null ? null : { element, region, ...getMiddle(element) };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    const was = held.current;
    // Focus may also be nowhere between two stops. Only a removed element needs a successor.
    if (was === null || was.element.isConnected || document.activeElement !== document.body) return;
    const regions = [...document.querySelectorAll(REGION)];
    const same = regions.find((one) => one.getAttribute('aria-label') === was.region);
    const next = findNearest(same, was) ?? document.querySelector<HTMLElement>(`#board ${STOP}`);
    next?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!isAsked) return undefined;
    // A closing dialog may still return focus.
    const soon = requestAnimationFrame(() => {
      if (isFocusFree()) focusTable();
    });
    return () => cancelAnimationFrame(soon);
  });
}

/** Dragging by mouse or touch from `data-drag` to `data-drop`. A tap stays a tap. */

/** In pixels; a shorter way is a tap. */
const THRESHOLD = 8;

interface DragHandlers {
  /** Starts a drag; returns false to prevent it. */
  readonly lift: (what: string) => boolean;
  /** Ends a drag over a place, or over nothing. */
  readonly drop: (what: string, where: string | null) => void;
}

const findDropTarget = (x: number, y: number): Element | null =>
  document
    .elementsFromPoint(x, y)
    .find((element) => element.closest('[data-drop]') !== null)
    ?.closest('[data-drop]') ?? null;

/** Returns a function that stops listening. */
function allowDragging(root: HTMLElement, { lift, drop }: DragHandlers): () => void {
  const begin = (down: PointerEvent): void => {
    const source = (down.target as Element).closest<HTMLElement>('[data-drag]');
    const what = source?.dataset.drag;
    if (source === null || what === undefined || down.button !== 0) return;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;
    const box = source.getBoundingClientRect();

    const move = (event: PointerEvent): void => {
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (ghost === null) {
        if (far < THRESHOLD) return;
        if (!lift(what)) {
          end();
          return;
        }
        ghost = source.cloneNode(true) as HTMLElement;
        ghost.classList.add('dragged');
        ghost.setAttribute('aria-hidden', 'true');
        ghost.removeAttribute('data-flip');
        Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px` });
        root.append(ghost);
      }
      ghost.style.translate = `${box.left + event.clientX - down.clientX}px ${box.top + event.clientY - down.clientY}px`;
      const place = findDropTarget(event.clientX, event.clientY);
      if (place === over) return;
      over?.classList.remove('over');
      place?.classList.add('over');
      root.toggleAttribute('data-over', place !== null);
      over = place;
    };
    const end = (): void => {
      ghost?.remove();
      over?.classList.remove('over');
      root.removeAttribute('data-over');
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
    };
    const up = (event: PointerEvent): void => {
      const dragged = ghost !== null;
      const place = dragged ? findDropTarget(event.clientX, event.clientY) : null;
      end();
      if (!dragged) return;
      // A drag must not end with a click.
      addEventListener('click', cancelEvent, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', cancelEvent, { capture: true }), 50);
      drop(what, (place as HTMLElement | null)?.dataset.drop ?? null);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
  };
  root.addEventListener('pointerdown', begin);
  return () => root.removeEventListener('pointerdown', begin);
}

function cancelEvent(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

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
  const page = getPageMessages();
  const prompt = table.question ?? ask;
  const isLed = prompt.startsWith(page.yourTurnTo);
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
        {page.skip}
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
          <p class="ask" id="ask" data-question={table.question === null ? undefined : ''}>
            {table.asked !== undefined && (
              <span class="asked">{isLed ? page.turnOf(table.asked) : `${table.asked} · `}</span>
            )}
            {table.asked !== undefined && isLed ? prompt.slice(page.yourTurnTo.length) : prompt}
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
