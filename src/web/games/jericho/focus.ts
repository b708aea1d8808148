/** Keeps the keyboard's place: if what had the focus is gone, its region has it again, or else the next one. */
import { useLayoutEffect, useRef } from 'preact/hooks';

const stopIn = (region: Element | undefined): HTMLElement | null =>
  region?.querySelector<HTMLElement>('[data-cell][tabindex="0"]') ?? null;

export function useKeptFocus(): void {
  const name = useRef<string | null>(null);
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const region = (target as Element).closest('.frame [role="group"]');
      name.current = region?.getAttribute('aria-label') ?? null;
    };
    const forget = (): void => {
      name.current = null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
  useLayoutEffect(() => {
    if (name.current === null || document.activeElement !== document.body) return;
    const regions = [...document.querySelectorAll('.frame [role="group"]')];
    const same = regions.find((region) => region.getAttribute('aria-label') === name.current);
    (stopIn(same) ?? stopIn(regions.find((region) => region.closest('.board') !== null)))?.focus();
  });
}
