/** What somebody opened, by dialogue or by dropping it: the text of a match, a picture with a match in it, a link; or what is wrong. */
import { isPng, textIn } from './png.ts';

/** A match as it stands in an address, and the step it is opened at. */
export interface Pointer {
  readonly packed: string;
  readonly step: number | null;
}

/** Why something cannot be opened, before anybody has looked at the match in it. */
export type Unopened = 'empty' | 'tooLarge' | 'notText' | 'damagedPicture' | 'noMatchInPicture';

export type Opened =
  | ({ readonly kind: 'link' } & Pointer)
  | { readonly kind: 'file'; readonly text: string; readonly step: number | null }
  | { readonly kind: 'unopened'; readonly why: Unopened };

/** No match and no picture of one comes near: so nobody's device is kept busy. */
export const LARGEST = 8_000_000;

const unopened = (why: Unopened): Opened => ({ kind: 'unopened', why });

/** As it is written into a picture, and as it ends an address. */
export const pointerText = ({ packed, step }: Pointer): string =>
  step === null ? packed : `${packed}?at=${step}`;

const POINTER = /^([\w%.~-]+)(?:\?at=(\d{1,5}))?$/;

export function pointerIn(text: string): Pointer | null {
  const [, packed, step] = POINTER.exec(text) ?? [];
  if (packed === undefined || !packed.includes('.')) return null;
  return { packed, step: step === undefined ? null : Number(step) };
}

const LINK = /^\S*#\/replay\/(\S+)$/;

/** A link that was dropped or pasted instead of a file. */
export function linkIn(text: string): Pointer | null {
  const [, pointer] = LINK.exec(text.trim()) ?? [];
  return pointer === undefined ? null : pointerIn(pointer);
}

const METADATA = /<metadata>([^<]*)<\/metadata>/;
const inPicture = (text: string | null): Opened => {
  const pointer = text === null ? null : pointerIn(text);
  return pointer === null ? unopened('noMatchInPicture') : { kind: 'link', ...pointer };
};

/** A file that was saved at a step says so in its name. */
const AT = /-at-(\d{1,5})\.\w+$/;
export const fileNameAt = (name: string, step: number | null): string =>
  `${name}${step === null ? '' : `-at-${step}`}.jsonl`;

/** What the bytes of a file are; the match in it is not looked at yet. */
export function readOpened(name: string, bytes: Uint8Array): Opened {
  if (bytes.length > LARGEST) return unopened('tooLarge');
  if (isPng(bytes)) {
    const text = textIn(bytes);
    return text === undefined ? unopened('damagedPicture') : inPicture(text);
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return unopened('notText');
  }
  if (text.trim() === '') return unopened('empty');
  if (/^\s*(?:<\?xml[^>]*>\s*)?<svg\b/.test(text)) return inPicture(METADATA.exec(text)?.[1] ?? null);
  const link = linkIn(text);
  if (link !== null) return { kind: 'link', ...link };
  const [, step] = AT.exec(name) ?? [];
  return { kind: 'file', text, step: step === undefined ? null : Number(step) };
}
