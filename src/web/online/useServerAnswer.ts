/** Loads what a page shows from the server. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { pollWhileVisible, onOnline } from '../ui/browser/visibility.ts';
import { afterNetworkError } from '../ui/browser/faults.ts';

export const POLL_MS = 15_000;

/** Undefined until the server has answered, null while it does not. */
export interface ServerAnswer<T> {
  readonly answer: T | null | undefined;
  /** Asks again. An existing answer stays if this request fails. */
  readonly again: () => Promise<void>;
}

/** Asks when one of `on` changes. After a failure it retries regularly, and when the page becomes visible or online. */
export function useServerAnswer<T>(ask: () => Promise<T>, on: readonly unknown[] = []): ServerAnswer<T> {
  const answer = useSignal<T | null | undefined>(undefined);
  /** The number of the latest request, and whether one is open. */
  const asked = useRef(0);
  const isAsking = useRef(false);
  const load = async (before: T | null | undefined): Promise<void> => {
    const turn = ++asked.current;
    isAsking.current = true;
    const got = await ask().catch(afterNetworkError(before ?? null));
    // A newer request has replaced this one.
    if (asked.current !== turn) return;
    isAsking.current = false;
    answer.value = got;
  };
  const again = (): Promise<void> => load(answer.peek());
  useEffect(() => void load(null), on);
  const isSilent = answer.value === null;
  useEffect(() => {
    if (!isSilent) return;
    const retry = (): void => {
      if (!document.hidden && !isAsking.current) void again();
    };
    const ends = [pollWhileVisible(retry, POLL_MS), onOnline(retry)];
    return () => ends.forEach((end) => end());
  }, [isSilent, ...on]);
  return { answer: answer.value, again };
}
