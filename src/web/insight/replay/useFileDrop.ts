/** Loads the code for opening files on first use, and keeps earlier drops for it. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { readDrop, pendingFile, acceptsDrops } from './openedFile.ts';

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
