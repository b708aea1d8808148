/** Keeps the keyboard where it was when what it was on leaves the page. */
import { useLayoutEffect } from 'preact/hooks';

const STOP = '[data-cell][tabindex="0"]';

/** If the focused thing is gone after drawing anew, the stop of its region gets the focus, or else that of the hand or the layout. */
export function useKeptFocus(): void {
  const had = document.activeElement?.closest('.frame [role="group"]') ?? null;
  useLayoutEffect(() => {
    if (had === null || document.activeElement !== document.body) return;
    const stop =
      (had.isConnected ? had.querySelector<HTMLElement>(STOP) : null) ??
      document.querySelector<HTMLElement>(`.dock ${STOP}`) ??
      document.querySelector<HTMLElement>(`#board ${STOP}`);
    stop?.focus();
  });
}
