/**
 * Animates elements marked `data-flip` from their old to their new place. New elements start at the element
 * that `data-from` names.
 */

import { measureNow } from './measure.ts';

type Boxes = ReadonlyMap<string, DOMRect>;

const findFlipElements = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-flip]'),
];

const flights = new WeakMap<HTMLElement, Animation>();

export const measureBoxes = (root: ParentNode): Boxes =>
  new Map(
    findFlipElements(root)
      .map((element) => [element.dataset.flip!, element.getBoundingClientRect()] as const)
      // A hidden element has no place to start from.
      .filter(([, { width }]) => width > 0),
  );

/** A part of the table lies above the others while something flies out of or into it. */
const TABLE_PART = '.seats, .board, .dock';

/** Styles raise the element and its part of the table until the last flight ends. */
function markFlight(element: HTMLElement, flight: Animation): void {
  const part = element.closest<HTMLElement>(TABLE_PART);
  element.dataset.flying = '';
  if (part !== null) part.dataset.flown = '';
  flights.set(element, flight);
  const land = (): void => {
    if (flights.get(element) !== flight) return;
    delete element.dataset.flying;
    if (part !== null && part.querySelector('[data-flying]') === null) delete part.dataset.flown;
  };
  void flight.finished.then(land, land);
}

/** Call it right after the change has rendered. */
export function animateFrom(root: ParentNode, before: Boxes, milliseconds: number): void {
  if (milliseconds <= 0) return;
  measureNow();
  // Measures everything first: measuring after a change would repeat the layout.
  const all = findFlipElements(root).map((element) => ({ element, here: element.getBoundingClientRect() }));
  for (const { element, here } of all) {
    const { flip, from } = element.dataset;
    const start = before.get(flip!) ?? (from === undefined ? undefined : before.get(from));
    if (start === undefined) {
      if (before.size > 0) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: milliseconds / 2 });
      continue;
    }
    const dx = start.left + start.width / 2 - here.left - here.width / 2;
    const dy = start.top + start.height / 2 - here.top - here.height / 2;
    const scale = here.width === 0 ? 1 : start.width / here.width;
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) continue;
    markFlight(
      element,
      element.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }], {
        duration: milliseconds,
        easing: 'cubic-bezier(.3, .7, .2, 1)',
        composite: 'replace',
      }),
    );
  }
}
