/** Recognizes opened files by their bytes: a match as text, a picture that contains a match, or a link. */
import { isPng, readText } from './png.ts';

/** A match as packed in an address, and the step at which it opens. */
export interface ReplayPointer {
  readonly packed: string;
  readonly step: number | null;
}

/** Errors before the match itself is checked. */
export type OpenFailure = 'empty' | 'tooLarge' | 'notText' | 'damagedPicture' | 'noMatchInPicture';

export type OpenedFile =
  | ({ readonly kind: 'link' } & ReplayPointer)
  | { readonly kind: 'file'; readonly text: string; readonly step: number | null }
  | { readonly kind: 'unopened'; readonly why: OpenFailure };

/** Larger than any match or picture of one. The limit keeps huge files from blocking the device. */
export const MAX_BYTES = 8_000_000;

const failToOpen = (why: OpenFailure): OpenedFile => ({ kind: 'unopened', why });

/** The form inside pictures and at the end of addresses. */
export const formatPointer = ({ packed, step }: ReplayPointer): string =>
  step === null ? packed : `${packed}?at=${step}`;

const POINTER = /^([\w%.~-]+)(?:\?at=(\d{1,5}))?$/;

export function parsePointer(text: string): ReplayPointer | null {
  const [, packed, step] = POINTER.exec(text) ?? [];
  if (packed === undefined || !packed.includes('.')) return null;
  return { packed, step: step === undefined ? null : Number(step) };
}

const LINK = /^\S*#\/replay\/(\S+)$/;

export function parseLink(text: string): ReplayPointer | null {
  const [, pointer] = LINK.exec(text.trim()) ?? [];
  return pointer === undefined ? null : parsePointer(pointer);
}

const METADATA = /<metadata>([^<]*)<\/metadata>/;
const openPictureText = (text: string | null): OpenedFile => {
  const pointer = text === null ? null : parsePointer(text);
  return pointer === null ? failToOpen('noMatchInPicture') : { kind: 'link', ...pointer };
};

/** The name of a file saved at a step contains the step. */
const AT = /-at-(\d{1,5})\.\w+$/;
export const formatFileName = (name: string, step: number | null): string =>
  `${name}${step === null ? '' : `-at-${step}`}.jsonl`;

/** Does not check the match itself. */
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
