/** The few parts of a document that Observable Plot needs to draw a picture as text, without a browser. */

import type { PlotOptions } from '@observablehq/plot';

const SVG = 'http://www.w3.org/2000/svg';

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

class TextNode {
  parentNode: SvgElement | null = null;
  readonly data: string;

  constructor(data: string) {
    this.data = data;
  }

  toString(): string {
    return escapeText(this.data);
  }
}

type Child = SvgElement | TextNode;

class SvgElement {
  parentNode: SvgElement | null = null;
  readonly childNodes: Child[] = [];
  readonly namespaceURI = SVG;
  readonly tagName: string;
  readonly ownerDocument: SvgDocument;
  readonly #attributes = new Map<string, string>();
  readonly #styles = new Map<string, string>();
  readonly style = {
    setProperty: (name: string, value: string): void => void this.#styles.set(name, value),
    removeProperty: (name: string): void => void this.#styles.delete(name),
  };

  constructor(ownerDocument: SvgDocument, tagName: string) {
    this.ownerDocument = ownerDocument;
    this.tagName = tagName;
  }

  get children(): SvgElement[] {
    return this.childNodes.filter((child) => child instanceof SvgElement);
  }
  get firstChild(): Child | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): Child | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  set textContent(text: string) {
    this.childNodes.length = 0;
    this.appendChild(new TextNode(text));
  }
  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }
  setAttribute(name: string, value: unknown): void {
    this.#attributes.set(name, String(value));
  }
  setAttributeNS(_space: string, name: string, value: unknown): void {
    this.setAttribute(name, value);
  }
  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }
  appendChild(child: Child): Child {
    return this.insertBefore(child, null);
  }
  append(...children: (Child | string)[]): void {
    for (const child of children) this.appendChild(typeof child === 'string' ? new TextNode(child) : child);
  }
  insertBefore(child: Child, before: Child | null): Child {
    child.parentNode?.removeChild(child);
    const at = before === null ? -1 : this.childNodes.indexOf(before);
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, child);
    child.parentNode = this;
    return child;
  }
  removeChild(child: Child): Child {
    const at = this.childNodes.indexOf(child);
    if (at >= 0) this.childNodes.splice(at, 1);
    child.parentNode = null;
    return child;
  }

  toString(): string {
    const styles = [...this.#styles].map(([name, value]) => `${name}:${value}`).join(';');
    const attributes = [...this.#attributes, ...(styles === '' ? [] : [['style', styles] as const])];
    const open = [this.tagName, ...attributes.map(([name, value]) => `${name}="${escapeValue(value)}"`)];
    return this.childNodes.length === 0
      ? `<${open.join(' ')}/>`
      : `<${open.join(' ')}>${this.childNodes.join('')}</${this.tagName}>`;
  }
}

class SvgDocument {
  readonly documentElement: SvgElement = new SvgElement(this, 'svg');

  createElementNS(_space: string, name: string): SvgElement {
    return new SvgElement(this, name);
  }
  createElement(name: string): SvgElement {
    return new SvgElement(this, name);
  }
  createTextNode(text: string): TextNode {
    return new TextNode(text);
  }
}

export const createSvgDocument = (): PlotOptions['document'] => new SvgDocument();
