/** A press that has begun on a link or a button ends on it, even if something late has pushed it from under the finger meanwhile. */

/** Whoever has moved further, in pixels, has changed their mind. */
const MAX_DISTANCE = 10;
/** Boards move their things on purpose, and ask before what cannot be taken back. */
const CONTROL = ':is(a[href], button, summary):not(.frame *)';

const isUnder = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

export function guardMovedPresses(): void {
  let pressed: { readonly control: HTMLElement; readonly x: number; readonly y: number } | null = null;
  addEventListener(
    'pointerdown',
    ({ target, isPrimary, clientX: x, clientY: y }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
      pressed = isPrimary && control !== null ? { control, x, y } : null;
    },
    { capture: true },
  );
  // Whoever turns the wheel moves it themselves.
  addEventListener('wheel', () => void (pressed = null), { passive: true });
  addEventListener(
    'click',
    (event) => {
      const { target, clientX: x, clientY: y } = event;
      // A key that is pressed has no place.
      if (pressed === null || event.detail === 0) return;
      const { control } = pressed;
      const isNear = Math.hypot(x - pressed.x, y - pressed.y) <= MAX_DISTANCE;
      pressed = null;
      if (!isNear || !control.isConnected || (target instanceof Node && control.contains(target))) return;
      // What lies over it now was put there; only what has moved away is gone after.
      if (isUnder(control.getBoundingClientRect(), x, y)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.click();
    },
    { capture: true },
  );
}
