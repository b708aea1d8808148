import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { estimateReadingTime } from './HighlightBar.tsx';

/** Notices stay at least this long, and twice as long as reading takes. */
const SHORTEST_MS = 8000;
const AGAIN_MS = 2000;

/** Closes a notice once it can be read, but not while a pointer or the focus is in it. */
export function useLeaving(box: RefObject<HTMLElement | null>, what: unknown, close: () => void): void {
  useEffect(() => {
    if (what === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const leave = (): void => {
      if (box.current?.querySelector(':hover, :focus') === null) close();
      else timer = setTimeout(leave, AGAIN_MS);
    };
    const text = box.current?.textContent ?? '';
    timer = setTimeout(leave, Math.max(SHORTEST_MS, 2 * estimateReadingTime(text)));
    return () => clearTimeout(timer);
  }, [what]);
}
