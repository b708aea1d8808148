/** A thing as the board draws it, at any size. Decorative: the caller names it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Thing } from '../../../explain/index.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** A complete picture inside a thing's element. */
const PICTURE_SELECTOR = '.card:not(.under, .edge, .ghost), svg, .rule';

const findOnTable = (thing: Thing): Element[] => [
  ...document.querySelectorAll(`.frame [data-thing="${CSS.escape(thing)}"]`),
];

/** Copies a piece of a larger drawing, layer by layer, into its own drawing. */
function copyParts(parts: readonly SVGGraphicsElement[]): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const boxes = parts.map((part) => part.getBBox());
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
  svg.setAttribute('viewBox', `${left} ${top} ${width} ${height}`);
  svg.append(...parts.map((part) => part.cloneNode(true)));
  return svg;
}

/** A copy must not be found, animated or focused. */
function makeInert(copy: Element): Element {
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const name of element.getAttributeNames())
      if (name.startsWith('data-') && name !== 'data-figures') element.removeAttribute(name);
  copy.classList.remove('up', 'hinted', 'chosen', 'last', 'turned', 'face');
  copy.removeAttribute('style');
  return copy;
}

function copyPicture(thing: Thing): Element | null {
  const found = findOnTable(thing);
  const parts = found.filter((element) => element instanceof SVGGElement);
  if (parts.length > 0) return makeInert(copyParts(parts));
  for (const element of found) {
    const source = element.matches(PICTURE_SELECTOR) ? element : element.querySelector(PICTURE_SELECTOR);
    if (source !== null) return makeInert(source.cloneNode(true) as Element);
  }
  return null;
}

export function ThingPicture({
  thing,
  class: className = '',
}: {
  readonly thing: Thing;
  readonly class?: string;
}) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const picture = copyPicture(thing);
    ref.current?.replaceChildren(...(picture === null ? [] : [picture]));
  }, [thing]);
  return <span ref={ref} class={`thing-picture ${className}`} inert aria-hidden="true" />;
}
