/** Keeps the keyboard at the table when what it was on leaves the page. */
import { useLayoutEffect } from 'preact/hooks';

/** A place where a card may be put now. */
export const LEGAL = '#board .spot';
const STOP = '#board [data-cell][tabindex="0"]';

const isAtTable = (): boolean => (document.activeElement?.closest('.frame') ?? null) !== null;

/** If something at the table had the focus before it was drawn anew and nothing has it now, the grid's own stop gets it. */
export function useKeptFocus(): void {
  const had = isAtTable();
  useLayoutEffect(() => {
    if (had && document.activeElement === document.body) document.querySelector<HTMLElement>(STOP)?.focus();
  });
}
