/** Keeps the keyboard's place: if what had the focus is gone, its region has it again, or else the table. */
import { useLayoutEffect, useRef } from 'preact/hooks';

const stopIn = (region: Element | undefined): HTMLElement | null =>
  region?.querySelector<HTMLElement>('[data-cell][tabindex="0"]') ?? null;

const regionOf = (element: Element): string | null =>
  element.closest('.frame [role="group"]')?.getAttribute('aria-label') ?? null;

export function useKeptFocus(): void {
  const held = useRef<{ element: Element; region: string } | null>(null);
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const region = regionOf(target as Element);
      held.current = region === null ? null : { element: target as Element, region };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    const { element, region } = held.current ?? {};
    // Between two stops nothing has the focus either: only what has left the page needs a successor.
    if (element === undefined || element.isConnected || document.activeElement !== document.body) return;
    const regions = [...document.querySelectorAll('.frame [role="group"]')];
    const same = regions.find((one) => one.getAttribute('aria-label') === region);
    (stopIn(same) ?? stopIn(regions.find((one) => one.closest('.board') !== null)))?.focus();
  });
}
