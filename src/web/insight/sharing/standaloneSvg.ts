/**
 * Converts a part of the page to a standalone SVG: the same elements with computed styles and embedded fonts.
 * It needs nothing from the page and has no links.
 */
import { fromNetwork } from '../../ui/browser/faults.ts';

export interface SvgPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

interface PictureInfo {
  readonly title: string;
  /** The match that the picture opens; null for none. */
  readonly pointer: string | null;
}

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Properties that a still does not need, that follow from others, or that would request known sizes. */
const OMITTED_PROPERTIES =
  /^(?:--|d$|animation|transition|cursor|will-change|container|view-transition|scroll-|overscroll|timeline|touch-action|user-select|pointer-events|caret|outline|orphans|widows|-webkit-(?!text-stroke|mask)|app-region|perspective-origin|(?:min-|max-)?(?:inline|block)-size|(?:inset|margin|padding)-(?:inline|block)|border-(?:inline|block|start|end)|contain|content-visibility|anchor|position-(?:area|try|anchor)|interactivity)/;

const INHERITED = new Set(
  (
    'color font-family font-size font-style font-weight font-stretch font-variant-numeric font-variant-caps font-feature-settings ' +
    'font-optical-sizing font-variation-settings line-height letter-spacing word-spacing text-align text-indent text-transform ' +
    'text-wrap-mode white-space-collapse overflow-wrap word-break hyphens visibility list-style-type border-collapse border-spacing ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset text-anchor dominant-baseline paint-order stop-color clip-rule color-scheme'
  ).split(' '),
);

type Styles = ReadonlyMap<string, string>;

/** Cached, because listing the property names takes ten times as long as reading the values. */
let properties: readonly string[] | undefined;

function readStyles(computed: CSSStyleDeclaration): Styles {
  properties ??= [...computed].filter((name) => !OMITTED_PROPERTIES.test(name));
  return new Map(properties.map((name) => [name, computed.getPropertyValue(name)]));
}

/** Computed styles in an empty page. Equal values can be omitted. */
class DefaultStyles {
  readonly #frame = document.createElement('iframe');
  readonly #known = new Map<string, Styles>();

  constructor() {
    this.#frame.className = 'picture-bare';
    document.body.append(this.#frame);
  }

  get({ localName, namespaceURI }: Element): Styles {
    const name = `${namespaceURI} ${localName}`;
    let styles = this.#known.get(name);
    if (styles === undefined) {
      const page = this.#frame.contentDocument!;
      const element = page.createElementNS(namespaceURI, localName);
      page.body.append(element);
      this.#known.set(name, (styles = readStyles(getComputedStyle(element))));
      element.remove();
    }
    return styles;
  }

  close(): void {
    this.#frame.remove();
  }
}

/** Attributes that draw. The others are for the page. */
const DRAWING =
  /^(?:d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|fx|fy|dx|dy|width|height|viewBox|points|offset|transform|gradientTransform|gradientUnits|patternUnits|patternContentUnits|preserveAspectRatio|id|href|spreadMethod|clipPathUnits|maskUnits|pathLength)$/;

/** Elements that others paint with, and elements that only the page needs. */
const PAINTS = 'defs, linearGradient, radialGradient, pattern, clipPath, mask';
const UNSEEN = '.hidden, .skip, input, iframe, title';

class SvgCopier {
  readonly #defaults = new DefaultStyles();
  /** Class names by their styles. */
  readonly #classes = new Map<string, string>();
  readonly #families = new Set<string>();
  readonly #origin: DOMRect;

  constructor(root: Element) {
    this.#origin = root.getBoundingClientRect();
  }

  /** The class for a style; equal styles share one. */
  #addClass(body: string): string {
    const name = this.#classes.get(body) ?? `s${this.#classes.size}`;
    this.#classes.set(body, name);
    return name;
  }

  /** The declarations of an element that its parent does not imply. */
  #diffStyles(styles: Styles, bare: Styles, parent: Styles | null): string {
    const isMoved = ['transform', 'rotate', 'scale'].some((name) => (styles.get(name) ?? 'none') !== 'none');
    const said: string[] = [];
    for (const [name, value] of styles) {
      if (name === 'transform-origin' && !isMoved) continue;
      const isHandedDown = INHERITED.has(name) && parent !== null;
      if (isHandedDown ? value === parent.get(name) && value === bare.get(name) : value === bare.get(name))
        continue;
      // A picture has no scrolling, so overflow is clipped.
      said.push(`${name}:${name.startsWith('overflow-') && value !== 'visible' ? 'clip' : value}`);
    }
    this.#families.add(styles.get('font-family') ?? '');
    return said.join(';');
  }

  #copyPseudo(element: Element, which: '::before' | '::after', bare: Styles, styles: Styles): string {
    const drawn = getComputedStyle(element, which);
    const { content, display } = drawn;
    if (content === '' || content === 'none' || content === 'normal' || display === 'none') return '';
    const text = content.replaceAll(/attr\(([\w-]+)\)/g, (_, name: string) =>
      JSON.stringify(element.getAttribute(name) ?? ''),
    );
    return `${this.#diffStyles(readStyles(drawn), bare, styles)};content:${text}`;
  }

  copy(element: Element, parent: Styles | null, isRoot = false): Element | null {
    const styles = readStyles(getComputedStyle(element));
    // Skips hidden elements and those for screen readers. Paints are never rendered themselves, but are needed.
    const isPaint = element.closest(PAINTS) !== null;
    if (!isPaint && (styles.get('display') === 'none' || element.matches(UNSEEN))) return null;
    const bare = this.#defaults.get(element);
    const copy = document.createElementNS(element.namespaceURI, element.localName);
    const isSvg = element.namespaceURI === SVG;
    if (isSvg)
      for (const { name, value } of element.attributes)
        if (DRAWING.test(name)) copy.setAttribute(name, value);
    const own = this.#diffStyles(styles, bare, parent);
    const placed = isRoot ? `${own};position:absolute;inset:0;margin:0` : own;
    const before = isSvg ? '' : this.#copyPseudo(element, '::before', bare, styles);
    const after = isSvg ? '' : this.#copyPseudo(element, '::after', bare, styles);
    copy.setAttribute('class', this.#addClass([placed, before, after].join('\0')));
    // Keeps the scroll position.
    const { scrollLeft, scrollTop } = element;
    for (const child of element.childNodes) {
      const drawn =
        child instanceof Element
          ? this.copy(child, styles)
          : child instanceof Text
            ? document.createTextNode(child.data)
            : null;
      if (drawn === null) continue;
      if (drawn instanceof HTMLElement && (scrollLeft !== 0 || scrollTop !== 0))
        drawn.style.translate = `${-scrollLeft}px ${-scrollTop}px`;
      copy.append(drawn);
    }
    return copy;
  }

  css(): string {
    return [...this.#classes]
      .map(([body, name]) => {
        const [own, before, after] = body.split('\0');
        return [
          `.${name}{${own}}`,
          before === '' ? '' : `.${name}::before{${before}}`,
          after === '' ? '' : `.${name}::after{${after}}`,
        ].join('');
      })
      .join('\n');
  }

  get families(): string {
    return [...this.#families].join(',');
  }
  get size(): { readonly width: number; readonly height: number } {
    return { width: Math.ceil(this.#origin.width), height: Math.ceil(this.#origin.height) };
  }

  close(): void {
    this.#defaults.close();
  }
}

const toDataUrl = async (address: string): Promise<string> => {
  const font = fetch(address).then((answer) => answer.arrayBuffer());
  const bytes = new Uint8Array(await fromNetwork(font));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(letters)}`;
};

/** Font rules with embedded fonts, each requested once per page unless the network failed. */
const faces = new Map<string, Promise<string>>();

function embedFontFace({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [whole, path] = /url\("([^"]+)"\)/.exec(cssText) ?? [];
  if (whole === undefined || path === undefined) return Promise.resolve('');
  const address = new URL(path, parentStyleSheet?.href ?? location.href).href;
  const face =
    faces.get(address) ?? toDataUrl(address).then((data) => cssText.replace(whole, `url("${data}")`));
  faces.set(address, face);
  face.catch(() => faces.delete(address));
  return face;
}

/** Embeds fonts that are in use and loaded. Others are not on the screen either. */
async function embedFonts(families: string): Promise<string> {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
  const named = (text: string): string => text.replaceAll(/["']/g, '');
  const used = rules.filter(({ style }) => {
    const family = named(style.getPropertyValue('font-family'));
    const weight = style.getPropertyValue('font-weight');
    return (
      named(families).includes(family) &&
      loaded.some((face) => named(face.family) === family && (weight === '' || face.weight === weight))
    );
  });
  return (await Promise.all(used.map(embedFontFace))).join('\n');
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export async function createSvgPicture(
  element: HTMLElement,
  { title, pointer }: PictureInfo,
): Promise<SvgPicture> {
  const copier = new SvgCopier(element);
  try {
    const copy = copier.copy(element, null, true);
    const { width, height } = copier.size;
    const fonts = await embedFonts(copier.families);
    const drawn = copy === null ? '' : new XMLSerializer().serializeToString(copy);
    const background = getComputedStyle(document.body).backgroundColor;
    const svg = [
      `<svg xmlns="${SVG}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
      `<title>${escapeXml(title)}</title>`,
      pointer === null ? '' : `<metadata>${escapeXml(pointer)}</metadata>`,
      `<style>${escapeXml(`${fonts}\n${copier.css()}`)}</style>`,
      `<rect width="100%" height="100%" fill="${background}"/>`,
      `<foreignObject width="100%" height="100%"><div xmlns="${XHTML}">${drawn}</div></foreignObject></svg>\n`,
    ].join('');
    return { svg, width, height };
  } finally {
    copier.close();
  }
}
