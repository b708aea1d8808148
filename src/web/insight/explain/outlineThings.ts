/** Lights up what is spoken of: whatever carries the name of a thing as `data-thing`, wherever and however often it is drawn. */
import { useEffect } from 'preact/hooks';
import type { Thing } from '../../../explain/index.ts';

const toSelector = (thing: Thing): string => `[data-thing="${CSS.escape(thing)}"]`;

/** A sheet of its own outlives every redrawing of the table, and no element need know of it. */
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

/** Lit as long as the component that says so is there. */
export function useOutlines(things: readonly Thing[]): void {
  useEffect(() => outlineThings(things), [things.join('|')]);
}
