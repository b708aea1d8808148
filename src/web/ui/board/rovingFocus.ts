/** One tab stop per region: arrow keys move to the nearest element in their direction. */

const REACHABLE = '[data-cell]:not([disabled])';
/** Lines of the log that have scrolled out of sight have no place. */
const ON_THE_TABLE = '.frame [data-cell]:not(.log-lines *)';

const DIRECTIONS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const listCells = (region: Element): HTMLElement[] => [...region.querySelectorAll<HTMLElement>(REACHABLE)];

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * The index of the nearest box in a direction. Sideways distance counts twice. A slightly raised card counts
 * as beside its neighbours, not above them.
 */
export function findNearestBox(
  from: Box,
  boxes: readonly Box[],
  [dx, dy]: readonly [x: number, y: number],
): number | undefined {
  const half = Math.abs((from.width * dx + from.height * dy) / 2);
  let best: number | undefined;
  let least = Infinity;
  for (const [i, box] of boxes.entries()) {
    const right = box.left + box.width / 2 - from.left - from.width / 2;
    const down = box.top + box.height / 2 - from.top - from.height / 2;
    const ahead = right * dx + down * dy;
    const aside = Math.abs(right * dy) + Math.abs(down * dx);
    const isBeside = aside > ahead && ahead < half - 1;
    const distance = ahead + 2 * aside;
    if (ahead < 2 || isBeside || distance >= least) continue;
    least = distance;
    best = i;
  }
  return best;
}

function findNearestCell(
  from: HTMLElement,
  cells: readonly HTMLElement[],
  direction: readonly [number, number],
): HTMLElement | undefined {
  const others = cells.filter((cell) => cell !== from);
  const boxes = others.map((cell) => cell.getBoundingClientRect());
  const best = findNearestBox(from.getBoundingClientRect(), boxes, direction);
  return best === undefined ? undefined : others[best];
}

function setTabStop(region: Element, stop: HTMLElement): void {
  for (const cell of listCells(region)) {
    const index = cell === stop ? 0 : -1;
    // Writing an attribute counts as a change to the page even if the value stays.
    if (cell.getAttribute('tabindex') !== `${index}`) cell.tabIndex = index;
  }
}

/** Keeps exactly one tab stop after the region has rendered. */
export function ensureTabStop(region: Element): void {
  const cells = listCells(region);
  const first =
    cells.find((cell) => cell === document.activeElement) ??
    cells.find((cell) => cell.dataset.cell === 'first') ??
    cells.find((cell) => cell.tabIndex === 0) ??
    cells[0];
  if (first !== undefined) setTabStop(region, first);
}

/** Keys other than arrows. */
function findJumpTarget(key: string, cells: readonly HTMLElement[]): HTMLElement | undefined {
  switch (key.toLowerCase()) {
    case 'home':
      return cells[0];
    case 'end':
      return cells.at(-1);
    default:
      return undefined;
  }
}

export function onRegionKey(event: KeyboardEvent): void {
  const region = event.currentTarget as Element;
  const from = (event.target as Element).closest<HTMLElement>(REACHABLE);
  if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const cells = listCells(region);
  const direction = DIRECTIONS[event.key];
  const to =
    direction === undefined
      ? findJumpTarget(event.key, cells)
      : // At the edge of a region, focus moves to the next region.
        (findNearestCell(from, cells, direction) ??
        findNearestCell(from, listVisible(ON_THE_TABLE), direction));
  if (to === undefined) {
    if (direction !== undefined) event.preventDefault();
    return;
  }
  event.preventDefault();
  moveFocus(to);
}

/** Arrow keys in a list: up and down in reading order; the list ignores left and right. */
export function onListKey(event: KeyboardEvent): void {
  const from = (event.target as Element).closest<HTMLElement>(REACHABLE);
  if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const cells = listCells(event.currentTarget as Element);
  const [, down = 0] = DIRECTIONS[event.key] ?? [];
  const to = down === 0 ? findJumpTarget(event.key, cells) : (cells[cells.indexOf(from) + down] ?? from);
  if (to === undefined) return;
  event.preventDefault();
  moveFocus(to);
}

const listVisible = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());

function moveFocus(to: HTMLElement, options?: FocusOptions): void {
  const region = to.closest('[role="group"]');
  if (region !== null && to.matches(REACHABLE)) setTabStop(region, to);
  to.focus(options);
}

export function focusNextLegal(way: 1 | -1): void {
  const things = listVisible('.frame [data-legal]');
  const from = document.activeElement ?? document.body;
  const at = things.findIndex((thing) => thing === from);
  const isBehind = (thing: Element): boolean =>
    (from.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const behind = things.findIndex(isBehind);
  const next = at >= 0 ? at + way : way > 0 ? Math.max(behind, 0) : (behind < 0 ? things.length : behind) - 1;
  const to = things.at(next % things.length);
  if (to !== undefined) moveFocus(to);
}

/** Neither the page nor a dialog has a focused element. */
export const isFocusFree = (): boolean =>
  (document.activeElement === null || document.activeElement === document.body) &&
  document.querySelector('dialog[open]') === null;

export function focusTable(): void {
  const stops = listVisible('.frame [data-cell][tabindex="0"]');
  const isOpen = (stop: Element): boolean =>
    stop.closest('[role="group"]')?.querySelector('[data-legal]') !== null;
  const board = stops.filter((stop) => stop.closest('#board') !== null);
  const stop = board.find(isOpen) ?? stops.find(isOpen) ?? board[0] ?? stops[0];
  if (stop !== undefined) moveFocus(stop, { preventScroll: true });
}
