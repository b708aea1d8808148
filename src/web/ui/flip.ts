/** Moves what is marked `data-flip` from where it was to where it is; new things come from the element `data-from` names. */

type Boxes = ReadonlyMap<string, DOMRect>;

const marked = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-flip]')];

const flights = new WeakMap<HTMLElement, Animation>();

/** Where everything is before a change. */
export const boxesOf = (root: ParentNode): Boxes =>
  new Map(
    marked(root)
      .map((element) => [element.dataset.flip!, element.getBoundingClientRect()] as const)
      // What is hidden comes from nowhere.
      .filter(([, { width }]) => width > 0),
  );

/** Shows the way from there to here. Call it right after the change was drawn. */
export function moveFrom(root: ParentNode, before: Boxes, milliseconds: number): void {
  if (milliseconds <= 0) return;
  for (const element of marked(root)) {
    const { flip, from } = element.dataset;
    const start = before.get(flip!) ?? (from === undefined ? undefined : before.get(from));
    const here = element.getBoundingClientRect();
    if (start === undefined) {
      if (before.size > 0) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: milliseconds / 2 });
      continue;
    }
    const dx = start.left + start.width / 2 - here.left - here.width / 2;
    const dy = start.top + start.height / 2 - here.top - here.height / 2;
    const scale = here.width === 0 ? 1 : start.width / here.width;
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) continue;
    const flight = element.animate(
      [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }],
      { duration: milliseconds, easing: 'cubic-bezier(.3, .7, .2, 1)', composite: 'replace' },
    );
    // The style puts it over whatever it passes, until its last flight is over.
    element.dataset.flying = '';
    flights.set(element, flight);
    void flight.finished
      .catch(() => undefined)
      .then(() => flights.get(element) === flight && delete element.dataset.flying);
  }
}
