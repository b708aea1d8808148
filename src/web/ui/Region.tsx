/** A part of the table that is one tab stop: mark what can be reached inside it with `data-cell`. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { onRegionKey, settleStops } from './roving.ts';

interface Props {
  readonly name: string;
  readonly class?: string;
  readonly children: ComponentChildren;
  readonly style?: string;
  /** A key that the region wants for itself; true if it was taken. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
}

export function Region({ name, class: className = '', style = '', children, onKey }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current !== null) settleStops(ref.current);
  });
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
