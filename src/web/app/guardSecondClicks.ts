/** A control that appears under the pointer ignores the second click of a double click. */

const DOUBLE_CLICK_MS = 600;
/** In pixels. */
const MAX_DISTANCE = 24;
/** Boards confirm risky moves themselves, and deal cards where other cards were. */
const CONTROL =
  'button:not([data-cell]), .log-lines button, a, summary, select, [role=button]:not([data-cell])';

/** A button whose label has changed counts as another button. */
const readText = (control: Element): string => `${control.ariaLabel} ${control.textContent}`;

interface Click {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly there: ReadonlyMap<Element, string>;
  /** The key of a control that the player may press repeatedly, or null. */
  readonly repeats: string | null;
}

/** Players may press such controls as quickly as they like, even where each step redraws them. */
const findRepeatKey = (control: Element | null): string | null =>
  control?.getAttribute('data-repeats') ?? null;

export function guardSecondClicks(): void {
  let last: Click | null = null;
  addEventListener(
    'click',
    (event) => {
      const { clientX: x, clientY: y, timeStamp: at } = event;
      // A click from the keyboard has no position.
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
