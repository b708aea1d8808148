/** Opens files from drag and drop, a dialog or the system, or explains why it cannot. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { acceptsDrops, openedFile, pendingFile, readDrop } from './openedFile.ts';
import { getSharingMessages, waitForSharingMessages } from '../sharing/messages/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { buildHash } from '../../ui/browser/address.ts';
import {
  formatPointer,
  MAX_BYTES,
  type OpenedFile,
  parseLink,
  readOpenedFile,
} from '../sharing/readOpenedFile.ts';
import { loadReplay } from './ReplayScreen.tsx';
import '../sharing/sharing.css';

/** The files with which an installed app was opened. Only some browsers support it. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

export function FileDrop() {
  const messages = getSharingMessages();
  const isOver = useSignal(false);
  const flaw = useSignal<(() => string) | null>(null);
  const showError = (opening: Promise<(() => string) | null>): void => {
    void opening.then((why) => (flaw.value = why));
  };
  // Registers together with the page. A late cleanup would take the next page's files and hide its errors.
  useLayoutEffect(() => {
    const open = (what: File | string): void =>
      showError(typeof what === 'string' ? openText(what) : openFile(what));
    const over = (event: DragEvent): void => {
      if (readDrop(event) === null) return;
      event.preventDefault();
      isOver.value = true;
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) isOver.value = false;
    };
    const drop = (event: DragEvent): void => {
      const dropped = readDrop(event);
      if (dropped === null) return;
      event.preventDefault();
      isOver.value = false;
      open(dropped);
    };
    acceptsDrops.value = true;
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files = [] }) => {
      if (files[0] !== undefined) void files[0].getFile().then(open);
    });
    const stop = pendingFile.subscribe((file) => {
      if (file === null) return;
      pendingFile.value = null;
      open(file);
    });
    return () => {
      acceptsDrops.value = false;
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
      stop();
    };
  }, []);
  if (messages === null) return null;
  return (
    <>
      {isOver.value && (
        <div class="drop-here" aria-hidden="true">
          <p>{messages.drop}</p>
        </div>
      )}
      {flaw.value !== null && (
        <Dialog title={messages.cannotOpen} onClose={() => (flaw.value = null)}>
          <p role="alert">{flaw.value()}</p>
          <p class="soft">{messages.nothingLost}</p>
        </Dialog>
      )}
    </>
  );
}

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
