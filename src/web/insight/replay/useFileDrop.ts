/** What opens files is loaded once somebody is about to open one; what is dropped before it has come is kept for it. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { droppedIn, fileToOpen, opensDrops } from './openedFile.ts';

/** Whether somebody drags something over the page, has chosen a file, or has installed the page, which may be handed one. */
export function useDropAhead(): boolean {
  const isNear = useSignal(matchMedia('(display-mode: standalone)').matches);
  useLayoutEffect(() => {
    const take = (event: DragEvent): void => {
      const dropped = opensDrops.value ? null : droppedIn(event);
      if (dropped === null) return;
      event.preventDefault();
      isNear.value = true;
      if (event.type === 'drop') fileToOpen.value = dropped;
    };
    addEventListener('dragover', take);
    addEventListener('drop', take);
    const forget = fileToOpen.subscribe((file) => {
      if (file !== null) isNear.value = true;
    });
    return () => {
      removeEventListener('dragover', take);
      removeEventListener('drop', take);
      forget();
    };
  }, []);
  return isNear.value;
}
