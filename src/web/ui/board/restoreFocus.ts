/** Keeps keyboard focus: when the focused element disappears, the nearest one of its region gets focus, or else the table. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { focusTable, isFocusFree } from './rovingFocus.ts';

const REGION = '.frame [role="group"]';
const STOP = '[data-cell][tabindex="0"]';

interface FocusedSpot {
  readonly element: Element;
  readonly region: string;
  readonly x: number;
  readonly y: number;
}

function getMiddle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function findNearest(region: Element | undefined, { x, y }: FocusedSpot): HTMLElement | undefined {
  const far = (cell: Element): number => {
    const there = getMiddle(cell);
    return Math.hypot(there.x - x, there.y - y);
  };
  return [...(region?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
    .map((cell) => ({ cell, far: far(cell) }))
    .toSorted((a, b) => a.far - b.far)[0]?.cell;
}

/** Call it once per table; it runs after every render. If `isAsked`, the table gets focus when nothing has it. */
export function useRestoredFocus(isAsked: boolean): void {
  const held = useRef<FocusedSpot | null>(null);
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const element = target as Element;
      const region = element.closest(REGION)?.getAttribute('aria-label') ?? null;
      held.current = region === null ? null : { element, region, ...getMiddle(element) };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    const was = held.current;
    // Focus may also be nowhere between two stops. Only a removed element needs a successor.
    if (was === null || was.element.isConnected || document.activeElement !== document.body) return;
    const regions = [...document.querySelectorAll(REGION)];
    const same = regions.find((one) => one.getAttribute('aria-label') === was.region);
    const next = findNearest(same, was) ?? document.querySelector<HTMLElement>(`#board ${STOP}`);
    next?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!isAsked) return undefined;
    // A closing dialog may still return focus.
    const soon = requestAnimationFrame(() => {
      if (isFocusFree()) focusTable();
    });
    return () => cancelAnimationFrame(soon);
  });
}
