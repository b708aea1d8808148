/** Opens what somebody brought: a file, a picture with a match in it, or a link. What cannot be opened leaves everything as it is. */
import { addressOf } from '../../ui/browser/address.ts';
import { openedFile } from './openedFile.ts';
import { LARGEST, linkIn, type Opened, pointerText, readOpened } from '../sharing/readOpenedFile.ts';
import { sharingWords } from '../sharing/messages/index.ts';
import { loadReplay } from './loadReplay.ts';

/** Goes to a match once it is known that it can be shown; else says why not. */
async function open(opened: Opened): Promise<(() => string) | null> {
  if (opened.kind === 'unopened') {
    const words = await sharingWords();
    return () => words().unopened[opened.why];
  }
  const isLink = opened.kind === 'link';
  const loaded = await (isLink ? loadReplay(opened.packed, undefined) : loadReplay(undefined, opened.text));
  if ('missing' in loaded) return loaded.missing;
  loaded.session.close();
  if (!isLink) openedFile.value = { text: opened.text };
  const { step } = opened;
  const at = step === null ? '' : `?at=${step}`;
  location.hash = isLink ? addressOf('replay', pointerText(opened)) : `${addressOf('replay')}${at}`;
  return null;
}

/** Null if it is open now; else what is wrong with it. */
export async function openFile(file: File): Promise<(() => string) | null> {
  if (file.size > LARGEST) return open({ kind: 'unopened', why: 'tooLarge' });
  return open(readOpened(file.name, new Uint8Array(await file.arrayBuffer())));
}

/** A text that was dropped: a link to a match, or nothing of ours. */
export async function openText(text: string): Promise<(() => string) | null> {
  const pointer = linkIn(text);
  return open(pointer === null ? { kind: 'unopened', why: 'notText' } : { kind: 'link', ...pointer });
}
