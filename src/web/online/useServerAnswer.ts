/** What a page is about, from the server. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { pollWhileVisible, onOnline } from '../ui/browser/visibility.ts';

/** Milliseconds between two questions. */
export const POLL_MS = 15_000;

/** What the server says: undefined until it has answered, null as long as it does not. */
export interface ServerAnswer<T> {
  readonly answer: T | null | undefined;
  /** Asks again; what was answered stays where nobody answers now. */
  readonly again: () => Promise<void>;
}

/** Asks, anew whenever one of `on` changes; where nobody has answered, again once there is a network or somebody looks, and now and then. */
export function useServerAnswer<T>(ask: () => Promise<T>, on: readonly unknown[] = []): ServerAnswer<T> {
  const answer = useSignal<T | null | undefined>(undefined);
  /** Which question is the last, and whether it is still open. */
  const asked = useRef(0);
  const isAsking = useRef(false);
  const load = async (before: T | null | undefined): Promise<void> => {
    const turn = ++asked.current;
    isAsking.current = true;
    const got = await ask().catch(() => before ?? null);
    // Whatever was asked for since is what the page is about now.
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
