/** What somebody opened, by dialogue or by dropping it: the text of a match, a picture with a match in it, a link; or what is wrong. */
import { isPng, readText } from './png.ts';

/** A match as it stands in an address, and the step it is opened at. */
export interface ReplayPointer {
  readonly packed: string;
  readonly step: number | null;
}

/** Why something cannot be opened, before anybody has looked at the match in it. */
export type OpenFailure = 'empty' | 'tooLarge' | 'notText' | 'damagedPicture' | 'noMatchInPicture';

export type OpenedFile =
  | ({ readonly kind: 'link' } & ReplayPointer)
  | { readonly kind: 'file'; readonly text: string; readonly step: number | null }
  | { readonly kind: 'unopened'; readonly why: OpenFailure };

/** No match and no picture of one comes near: so nobody's device is kept busy. */
export const MAX_BYTES = 8_000_000;

const failToOpen = (why: OpenFailure): OpenedFile => ({ kind: 'unopened', why });

/** As it is written into a picture, and as it ends an address. */
export const formatPointer = ({ packed, step }: ReplayPointer): string =>
  step === null ? packed : `${packed}?at=${step}`;

const POINTER = /^([\w%.~-]+)(?:\?at=(\d{1,5}))?$/;

export function parsePointer(text: string): ReplayPointer | null {
  const [, packed, step] = POINTER.exec(text) ?? [];
  if (packed === undefined || !packed.includes('.')) return null;
  return { packed, step: step === undefined ? null : Number(step) };
}

const LINK = /^\S*#\/replay\/(\S+)$/;

/** A link that was dropped or pasted instead of a file. */
export function parseLink(text: string): ReplayPointer | null {
  const [, pointer] = LINK.exec(text.trim()) ?? [];
  return pointer === undefined ? null : parsePointer(pointer);
}

const METADATA = /<metadata>([^<]*)<\/metadata>/;
const openPictureText = (text: string | null): OpenedFile => {
  const pointer = text === null ? null : parsePointer(text);
  return pointer === null ? failToOpen('noMatchInPicture') : { kind: 'link', ...pointer };
};

/** A file that was saved at a step says so in its name. */
const AT = /-at-(\d{1,5})\.\w+$/;
export const formatFileName = (name: string, step: number | null): string =>
  `${name}${step === null ? '' : `-at-${step}`}.jsonl`;

/** What the bytes of a file are; the match in it is not looked at yet. */
export function readOpenedFile(name: string, bytes: Uint8Array): OpenedFile {
  if (bytes.length > MAX_BYTES) return failToOpen('tooLarge');
  if (isPng(bytes)) {
    const text = readText(bytes);
    return text === undefined ? failToOpen('damagedPicture') : openPictureText(text);
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return failToOpen('notText');
  }
  if (text.trim() === '') return failToOpen('empty');
  if (/^\s*(?:<\?xml[^>]*>\s*)?<svg\b/.test(text)) return openPictureText(METADATA.exec(text)?.[1] ?? null);
  const link = parseLink(text);
  if (link !== null) return { kind: 'link', ...link };
  const [, step] = AT.exec(name) ?? [];
  return { kind: 'file', text, step: step === undefined ? null : Number(step) };
}
