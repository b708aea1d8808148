/** One tab stop a region: inside it the arrow keys go to whatever lies nearest in their direction. */

const REACHABLE = '[data-cell]:not([disabled])';

const DIRECTIONS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const cellsOf = (region: Element): HTMLElement[] => [...region.querySelectorAll<HTMLElement>(REACHABLE)];

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest cell in a direction; what lies aside counts twice. */
function nearest(
  from: HTMLElement,
  cells: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const cell of cells) {
    if (cell === from) continue;
    const there = middle(cell);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    if (ahead < 2) continue;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const distance = ahead + 2 * aside;
    if (distance >= least) continue;
    least = distance;
    best = cell;
  }
  return best;
}

/** The things that can be done now, one after the other, round and round. */
function nextLegal(from: HTMLElement, cells: readonly HTMLElement[], way: 1 | -1): HTMLElement | undefined {
  const legal = cells.filter((cell) => cell === from || cell.dataset.legal !== undefined);
  const next = legal.at((legal.indexOf(from) + way) % legal.length);
  return next === from ? undefined : next;
}

function makeStop(region: Element, stop: HTMLElement): void {
  for (const cell of cellsOf(region)) cell.tabIndex = cell === stop ? 0 : -1;
}

/** Keeps exactly one tab stop after the region was drawn anew. */
export function settleStops(region: Element): void {
  const cells = cellsOf(region);
  const first =
    cells.find((cell) => cell === document.activeElement) ??
    cells.find((cell) => cell.dataset.cell === 'first') ??
    cells.find((cell) => cell.tabIndex === 0) ??
    cells[0];
  if (first !== undefined) makeStop(region, first);
}

/** Where the keys go that do not point anywhere. */
function jumpOf(key: string, from: HTMLElement, cells: readonly HTMLElement[]): HTMLElement | undefined {
  switch (key.toLowerCase()) {
    case 'home':
      return cells[0];
    case 'end':
      return cells.at(-1);
    case 'n':
      return nextLegal(from, cells, 1);
    case 'p':
      return nextLegal(from, cells, -1);
    default:
      return undefined;
  }
}

/** For a region's `onKeyDown`. */
export function onRegionKey(event: KeyboardEvent): void {
  const region = event.currentTarget as Element;
  const from = (event.target as Element).closest<HTMLElement>(REACHABLE);
  if (from === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const cells = cellsOf(region);
  const direction = DIRECTIONS[event.key];
  const to = direction === undefined ? jumpOf(event.key, from, cells) : nearest(from, cells, direction);
  if (to === undefined) {
    if (direction !== undefined) event.preventDefault();
    return;
  }
  event.preventDefault();
  makeStop(region, to);
  to.focus();
}
