/** A component that loads when it first renders. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { importWithRetry } from '../browser/importWithRetry.ts';

/** Loads after the current content is visible. For a whole page pass `useLayoutEffect`: nothing is visible before it. */
export function lazyComponent<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  useStart = useEffect,
): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | undefined;
  let coming: Promise<void> | undefined;
  return (props) => {
    const isHere = useSignal(loaded !== undefined);
    useStart(() => {
      // Another instance may have loaded it, or be loading it, since this one rendered.
      coming ??= importWithRetry(load).then((component) => void (loaded = component));
      void coming.then(() => (isHere.value = true));
    }, []);
    const Part = loaded;
    return isHere.value && Part !== undefined ? <Part {...props} /> : null;
  };
}
