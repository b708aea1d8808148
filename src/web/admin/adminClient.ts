/** What the host's page asks the server for: with the key, which is kept for this tab alone. */
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AdminAct, Done } from '../../protocol/index.ts';
import { whenSeenOrOnline } from '../ui/browser/visibility.ts';
import { writtenIn } from '../ui/browser/settings.ts';
import { ApiError, ask } from '../online/api.ts';
import { spoken } from '../i18n/index.ts';
import { type HostWords, useHost } from './messages/index.ts';

const KEPT = 'tavola.hostKey';

function keptKey(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

/** Empty until somebody has typed it. */
export const key = signal(keptKey());

export function keepKey(text: string): void {
  key.value = text;
  try {
    if (text === '') sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, text);
  } catch {
    // It is kept as long as the page is.
  }
}

const withKey = (text = key.value): { readonly authorization: string } => ({
  authorization: `Bearer ${text}`,
});

export const askHost = <T>(path: string): Promise<T> => ask<T>(`host/${path}`, { headers: withKey() });

/** Refused if the key is not the right one; it is not kept yet. */
export const tryKey = (text: string): Promise<unknown> => ask('host/offer', { headers: withKey(text) });

const tellHost = (act: AdminAct): Promise<Done> =>
  ask<Done>('host/act', {
    method: 'POST',
    headers: { ...withKey(), 'content-type': 'application/json' },
    body: JSON.stringify(act),
  });

type Trouble = keyof HostWords['troubles'];

export function troubleOf(error: unknown, words: HostWords): string {
  const code = error instanceof ApiError ? (error.code ?? '') : '';
  return words.troubles[Object.hasOwn(words.troubles, code) ? (code as Trouble) : 'other'];
}

export interface Looked<T> {
  /** Undefined until the server has answered. */
  readonly answer: T | undefined;
  readonly trouble: string | null;
  readonly look: () => Promise<void>;
  /** Does something, and looks again. */
  readonly act: (deed: AdminAct) => Promise<boolean>;
}

/** Asks for something, again whenever `path` changes, and every few seconds if that is wished. */
export function useAsked<T>(path: string, every: number | null = null): Looked<T> {
  const words = useHost();
  const answer = useSignal<{ readonly path: string; readonly of: T } | undefined>(undefined);
  const trouble = useSignal<string | null>(null);
  const look = async (): Promise<void> => {
    try {
      answer.value = { path, of: await askHost<T>(path) };
      trouble.value = null;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'key') keepKey('');
      trouble.value = troubleOf(error, words);
    }
  };
  useEffect(() => {
    void look();
    const timer = every === null ? undefined : setInterval(() => void look(), every);
    const end = whenSeenOrOnline(() => {
      if (!document.hidden && trouble.peek() !== null) void look();
    });
    return () => {
      clearInterval(timer);
      end();
    };
  }, [path]);
  return {
    answer: answer.value?.path === path ? answer.value.of : undefined,
    trouble: trouble.value,
    look,
    async act(deed) {
      trouble.value = null;
      try {
        await tellHost(deed);
        await look();
        return true;
      } catch (error) {
        trouble.value = troubleOf(error, words);
        return false;
      }
    },
  };
}

/** A day and a time, as they are written where the person lives. */
export const moment = (time: number): string =>
  new Date(time).toLocaleString(writtenIn(spoken.value!.language), {
    dateStyle: 'short',
    timeStyle: 'short',
  });
export const hour = (time: number): string =>
  new Date(time).toLocaleTimeString(writtenIn(spoken.value!.language), { timeStyle: 'short' });
