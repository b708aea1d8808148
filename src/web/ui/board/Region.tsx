/** A part of the table that is one tab stop: mark what can be reached inside it with `data-cell`. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { measureSoon } from './measure.ts';
import { onRegionKey, ensureTabStop } from './rovingFocus.ts';

interface Props {
  readonly name: string;
  readonly class?: string;
  readonly children: ComponentChildren;
  readonly style?: string;
  /**
   * Whether what is inside is to know how much room there is, as `--across` and `--down`. Container units say the same, but
   * whatever uses them is laid out anew at every change beside it: 100 ms on a slow device for a table full of cards.
   */
  readonly measured?: boolean;
  /** A key that the region wants for itself; true if it was taken. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
}

/** Says how large the inside is; what has left the page meanwhile has none. */
function setRoomProperties(element: HTMLElement | null): void {
  if (element === null) return;
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
  const across = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const down = element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  element.style.setProperty('--across', `${across}px`);
  element.style.setProperty('--down', `${down}px`);
}

export function Region({
  name,
  class: className = '',
  style = '',
  measured = false,
  children,
  onKey,
}: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const measure = useRef(() => setRoomProperties(ref.current));
  useLayoutEffect(() => {
    if (ref.current !== null) ensureTabStop(ref.current);
  });
  // After each drawing, since whatever moves is measured next; and when the window or a neighbour takes room.
  useLayoutEffect(() => {
    if (measured) measureSoon(measure.current);
  });
  useLayoutEffect(() => {
    if (!measured) return undefined;
    const observer = new ResizeObserver(measure.current);
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [measured]);
  return (
    <div
      ref={ref}
      role="group"
      aria-label={name}
      class={className}
      style={style}
      onKeyDown={(event) => {
        if (onKey?.(event) === true) event.preventDefault();
        else onRegionKey(event);
      }}
    >
      {children}
    </div>
  );
}
