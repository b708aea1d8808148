/** Keeps the keyboard where it was when what it was on leaves the page, and leads it to what is asked. */
import { useLayoutEffect } from 'preact/hooks';

const STOP = '[data-cell][tabindex="0"]';

/** If the focused thing is gone after drawing anew, the stop of its region gets the focus, or else that of the hand or the layout. */
function keepFocus(region: Element): void {
  const stop =
    (region.isConnected ? region.querySelector<HTMLElement>(STOP) : null) ??
    document.querySelector<HTMLElement>(`.dock ${STOP}`) ??
    document.querySelector<HTMLElement>(`#board ${STOP}`);
  stop?.focus();
}

/** In every region the keyboard is not in, the best first stop becomes the stop. */
function setStops(): void {
  for (const region of document.querySelectorAll('.frame [role="group"]')) {
    const first = region.querySelector<HTMLElement>('[data-cell="first"]');
    if (first === null || region.contains(document.activeElement)) continue;
    for (const cell of region.querySelectorAll<HTMLElement>('[data-cell]'))
      cell.tabIndex = cell === first ? 0 : -1;
  }
}

/** `asked` changes whenever something else is expected. */
export function useKeyboard(asked: string): void {
  const had = document.activeElement?.closest('.frame [role="group"]') ?? null;
  useLayoutEffect(() => {
    if (had !== null && document.activeElement === document.body) keepFocus(had);
  });
  useLayoutEffect(setStops, [asked]);
}
