/** What opens files is loaded once somebody is about to open one; what is dropped before it has come is kept for it. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { readDrop, pendingFile, acceptsDrops } from './openedFile.ts';

/** Whether somebody drags something over the page, has chosen a file, or has installed the page, which may be handed one. */
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
