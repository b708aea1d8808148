/** Opens a file, a picture that contains a match, or a link. What cannot be opened changes nothing. */
import { buildHash } from '../../ui/browser/address.ts';
import { openedFile } from './openedFile.ts';
import {
  MAX_BYTES,
  parseLink,
  type OpenedFile,
  formatPointer,
  readOpenedFile,
} from '../sharing/readOpenedFile.ts';
import { waitForSharingMessages } from '../sharing/messages/index.ts';
import { loadReplay } from './loadReplay.ts';

/** Shows a match if it is valid; else returns why not. */
async function openReplay(opened: OpenedFile): Promise<(() => string) | null> {
  if (opened.kind === 'unopened') {
    const messages = await waitForSharingMessages();
    return () => messages().unopened[opened.why];
  }
  const isLink = opened.kind === 'link';
  const loaded = await (isLink ? loadReplay(opened.packed, undefined) : loadReplay(undefined, opened.text));
  if ('missing' in loaded) return loaded.missing;
  loaded.session.close();
  if (!isLink) openedFile.value = { text: opened.text };
  const { step } = opened;
  const at = step === null ? '' : `?at=${step}`;
  location.hash = isLink ? buildHash('replay', formatPointer(opened)) : `${buildHash('replay')}${at}`;
  return null;
}

/** Null on success, else the error message. */
export async function openFile(file: File): Promise<(() => string) | null> {
  if (file.size > MAX_BYTES) return openReplay({ kind: 'unopened', why: 'tooLarge' });
  return openReplay(readOpenedFile(file.name, new Uint8Array(await file.arrayBuffer())));
}

/** A dropped text: perhaps a link to a match. */
export async function openText(text: string): Promise<(() => string) | null> {
  const pointer = parseLink(text);
  return openReplay(pointer === null ? { kind: 'unopened', why: 'notText' } : { kind: 'link', ...pointer });
}
