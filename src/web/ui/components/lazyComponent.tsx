/** A part of the page that is loaded when it is first drawn. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { importWithRetry } from '../browser/importWithRetry.ts';

/** It is asked for once what is there has been seen; a whole page, before which there is nothing to see, with `useLayoutEffect`. */
export function lazyComponent<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  useStart = useEffect,
): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | undefined;
  let coming: Promise<void> | undefined;
  return (props) => {
    const isHere = useSignal(loaded !== undefined);
    useStart(() => {
      // It may have come for somebody else since this was drawn, or be on its way.
      coming ??= importWithRetry(load).then((component) => void (loaded = component));
      void coming.then(() => (isHere.value = true));
    }, []);
    const Part = loaded;
    return isHere.value && Part !== undefined ? <Part {...props} /> : null;
  };
}
