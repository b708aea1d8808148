/** The file to open next, and the text of the open one. */
import { signal } from '@preact/signals';

export const openedFile = signal<{ readonly text: string } | null>(null);

/** A file, or a link as text, from a dialog, a drop or the system. */
export const pendingFile = signal<File | string | null>(null);

/** Whether a component is ready to open dropped files. */
export const acceptsDrops = signal(false);

export function readDrop({ dataTransfer }: DragEvent): File | string | null {
  if (dataTransfer === null) return null;
  if (!['Files', 'text/uri-list'].some((type) => dataTransfer.types.includes(type))) return null;
  return dataTransfer.files[0] ?? dataTransfer.getData('text');
}
