/** Where the keyboard is in a part of the table: not lost when something goes away, and first where something can be done. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const centre = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** If what has the focus is not drawn any more, the nearest cell gets it. Returns what has it before that. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): HTMLElement | null {
  const { activeElement } = document;
  const had = root.current?.contains(activeElement) === true ? (activeElement as HTMLElement) : null;
  const was = had === null ? null : centre(had);
  useLayoutEffect(() => {
    if (was === null || document.activeElement !== document.body) return;
    let nearest: HTMLElement | undefined;
    let least = Infinity;
    for (const cell of root.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? []) {
      const { x, y } = centre(cell);
      const far = Math.hypot(x - was.x, y - was.y);
      if (far >= least) continue;
      least = far;
      nearest = cell;
    }
    nearest?.focus({ preventScroll: true });
  });
  return had;
}

/** What can be done now is the first stop, unless the person is here already. */
export function useFirstStop(root: RefObject<HTMLElement | null>, news: unknown): void {
  useLayoutEffect(() => {
    const part = root.current;
    if (part === null || part.contains(document.activeElement)) return;
    const first = part.querySelector('[data-cell="first"]');
    if (first === null) return;
    for (const cell of part.querySelectorAll<HTMLElement>('[data-cell]'))
      cell.tabIndex = cell === first ? 0 : -1;
  }, [news]);
}
