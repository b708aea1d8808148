/** What appears under the pointer does not take the second click of a double click that was meant for something else. */

/** A second click within 0.6 seconds of the first is taken for one with it, */
const DOUBLE_CLICK_MS = 600;
/** if it is no further away, in pixels. */
const MAX_DISTANCE = 24;
/** Boards ask again by themselves where a slip would hurt, and their cards may come to lie where others were. */
const CONTROL =
  'button:not([data-cell]), .log-lines button, a, summary, select, [role=button]:not([data-cell])';

/** The same button with other words on it is another one. */
const readText = (control: Element): string => `${control.ariaLabel} ${control.textContent}`;

interface Click {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** What could be clicked there, and what it said. */
  readonly there: ReadonlyMap<Element, string>;
  /** What is tapped time and again, if it was that. */
  readonly repeats: string | null;
}

/** What leads on step by step may be tapped as quickly as one likes, even where each step draws it anew. */
const findRepeatKey = (control: Element | null): string | null =>
  control?.getAttribute('data-repeats') ?? null;

export function guardSecondClicks(): void {
  let last: Click | null = null;
  addEventListener(
    'click',
    (event) => {
      const { clientX: x, clientY: y, timeStamp: at } = event;
      // A key that is pressed has no place.
      if (event.detail === 0) return;
      const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
      const isSecond =
        last !== null && at - last.at < DOUBLE_CLICK_MS && Math.hypot(x - last.x, y - last.y) <= MAX_DISTANCE;
      const repeats = findRepeatKey(control);
      const isMeant = repeats !== null && repeats === last?.repeats;
      if (isSecond && !isMeant && control !== null && last!.there.get(control) !== readText(control)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      const controls = document.elementsFromPoint(x, y).flatMap((element) => element.closest(CONTROL) ?? []);
      last = { at, x, y, repeats, there: new Map(controls.map((one) => [one, readText(one)])) };
    },
    { capture: true },
  );
}
