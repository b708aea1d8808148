/** Outlines things: all elements with their names as `data-thing`. */
import { useEffect } from 'preact/hooks';
import type { Thing } from '../../../explain/index.ts';

const toSelector = (thing: Thing): string => `[data-thing="${CSS.escape(thing)}"]`;

/** A separate style sheet survives every render, and components need not know of it. */
export function outlineThings(things: readonly Thing[]): () => void {
  if (things.length === 0) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.frame :is(${things.map(toSelector).join()}) {
    outline: 3px dotted var(--last);
    outline-offset: 2px;
    border-radius: var(--r-small);
  }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Outlines things while the calling component is mounted. */
export function useOutlines(things: readonly Thing[]): void {
  useEffect(() => outlineThings(things), [things.join('|')]);
}
