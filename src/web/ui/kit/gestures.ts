/** Pinching with two fingers and dragging with a mouse, to pan and zoom the plane. Each returns a function that stops it. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** In pixels; a shorter way is a click. */
const THRESHOLD = 6;

const getPinch = ([a, b]: readonly Touch[]): Spot & { readonly far: number } => ({
  x: (a!.clientX + b!.clientX) / 2,
  y: (a!.clientY + b!.clientY) / 2,
  far: Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY),
});

export function listenForPinch(element: HTMLElement, zoomBy: (factor: number, at: Spot) => void): () => void {
  let last: ReturnType<typeof getPinch> | null = null;
  const down = ({ touches }: TouchEvent): void => {
    last = touches.length === 2 ? getPinch([...touches]) : null;
  };
  const move = (event: TouchEvent): void => {
    if (last === null || event.touches.length !== 2) return;
    // The page handles one finger, as scrolling.
    event.preventDefault();
    const now = getPinch([...event.touches]);
    element.scrollBy(last.x - now.x, last.y - now.y);
    if (last.far > 0) zoomBy(now.far / last.far, now);
    last = now;
  };
  element.addEventListener('touchstart', down, { passive: true });
  element.addEventListener('touchend', down, { passive: true });
  element.addEventListener('touchmove', move, { passive: false });
  return () => {
    element.removeEventListener('touchstart', down);
    element.removeEventListener('touchend', down);
    element.removeEventListener('touchmove', move);
  };
}

export function allowMousePan(element: HTMLElement): () => void {
  const begin = (down: PointerEvent): void => {
    if (down.pointerType !== 'mouse' || down.button !== 0 || element.dataset.pans === undefined) return;
    const { scrollLeft, scrollTop } = element;
    let isPulled = false;
    const move = ({ clientX, clientY }: PointerEvent): void => {
      const [dx, dy] = [clientX - down.clientX, clientY - down.clientY];
      isPulled ||= Math.hypot(dx, dy) > THRESHOLD;
      if (isPulled) element.scrollTo(scrollLeft - dx, scrollTop - dy);
    };
    const end = (): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (!isPulled) return;
      // A drag must not end with a click.
      const swallow = (event: Event): void => event.stopPropagation();
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 50);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
  element.addEventListener('pointerdown', begin);
  return () => element.removeEventListener('pointerdown', begin);
}
