import { useLayoutEffect, useRef } from 'preact/hooks';

const DOUBLE_CLICK_MS = 600;

/**
 * For `onClickCapture` of what may appear under the pointer: it ignores the second click of the double click that made
 * it appear. It counts as new when `of` changes.
 */
export function useFreshArea(of?: unknown): (event: MouseEvent) => void {
  const since = useRef(0);
  useLayoutEffect(() => {
    since.current = performance.now();
  }, [of]);
  return (event) => {
    if (event.detail < 2 || performance.now() - since.current > DOUBLE_CLICK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
