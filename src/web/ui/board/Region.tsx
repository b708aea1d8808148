/** A part of the table with one tab stop. Mark what the arrow keys can reach with `data-cell`. */
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
   * Sets `--across` and `--down` to the size of the inside. Container units would repeat the layout at every
   * change nearby: 100 ms on a slow device with many cards.
   */
  readonly measured?: boolean;
  /** Returns true if the region has handled the key itself. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
}

/** An element that has left the page meanwhile has no size. */
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
  // After each render, and when the window or a neighbour changes size.
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
