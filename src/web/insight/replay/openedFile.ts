/** A file that is to be opened, and the text of one that was. */
import { signal } from '@preact/signals';

export const openedFile = signal<{ readonly text: string } | null>(null);

/** A file, or a link as text, that was chosen, dropped or handed over by the system: whoever opens files takes it. */
export const pendingFile = signal<File | string | null>(null);

/** Whether somebody is there who opens what is dropped. */
export const acceptsDrops = signal(false);

/** What was dropped, if it is something that could be opened. */
export function readDrop({ dataTransfer }: DragEvent): File | string | null {
  if (dataTransfer === null) return null;
  if (!['Files', 'text/uri-list'].some((type) => dataTransfer.types.includes(type))) return null;
  return dataTransfer.files[0] ?? dataTransfer.getData('text');
}
