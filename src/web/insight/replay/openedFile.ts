/** The file to open next, and the text of the open one. */
import { signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

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

/** True after a drag over the page or a chosen file, and in an installed app, which may receive files. */
export function useFileDrop(): boolean {
  const isNear = useSignal(matchMedia('(display-mode: standalone)').matches);
  useLayoutEffect(() => {
    const notice = (event: DragEvent): void => {
      const dropped = acceptsDrops.value ? null : readDrop(event);
      if (dropped === null) return;
      event.preventDefault();
      isNear.value = true;
      if (event.type === 'drop') pendingFile.value = dropped;
    };
    addEventListener('dragover', notice);
    addEventListener('drop', notice);
    const forget = pendingFile.subscribe((file) => {
      if (file !== null) isNear.value = true;
    });
    return () => {
      removeEventListener('dragover', notice);
      removeEventListener('drop', notice);
      forget();
    };
  }, []);
  return isNear.value;
}
