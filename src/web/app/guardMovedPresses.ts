/** A press on a link or button counts even if late content pushes the control away from the pointer. */

/** Beyond this distance in pixels the player has changed their mind. */
const MAX_DISTANCE = 10;
/** Boards move their parts on purpose, and confirm moves that the player cannot undo. */
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
  // The player scrolls on purpose.
  addEventListener('wheel', () => void (pressed = null), { passive: true });
  addEventListener(
    'click',
    (event) => {
      const { target, clientX: x, clientY: y } = event;
      // A click from the keyboard has no position.
      if (pressed === null || event.detail === 0) return;
      const { control } = pressed;
      const isNear = Math.hypot(x - pressed.x, y - pressed.y) <= MAX_DISTANCE;
      pressed = null;
      if (!isNear || !control.isConnected || (target instanceof Node && control.contains(target))) return;
      // Only a control that has moved away needs help. One that something covers does not.
      if (isUnder(control.getBoundingClientRect(), x, y)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.click();
    },
    { capture: true },
  );
}
