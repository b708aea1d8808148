/** The admin page's requests. The browser keeps the key for this tab only. */
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AdminAction, EmptyResponse } from '../../protocol/index.ts';
import { onVisibleOrOnline } from '../ui/browser/visibility.ts';
import { findLocaleTag } from '../ui/browser/settings.ts';
import { ApiError, requestJson } from '../online/api.ts';
import { describeError } from '../online/describeError.ts';
import { locale } from '../i18n/index.ts';
import { isNetworkError } from '../ui/browser/faults.ts';

/** The sections of the admin page. Each has its own address, such as `#/host/tables`. */
export const SECTIONS = ['load', 'tables', 'people', 'reports', 'offer', 'log'] as const;
export type Section = (typeof SECTIONS)[number];

const STORAGE_KEY = 'tavola.hostKey';

function readSavedKey(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

export const adminKey = signal(readSavedKey());

export function saveAdminKey(text: string): void {
  adminKey.value = text;
  try {
    if (text === '') sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Without storage the key lasts as long as the page.
  }
}

const buildAuthHeaders = (text = adminKey.value): { readonly authorization: string } => ({
  authorization: `Bearer ${text}`,
});

export const requestAdmin = <T>(path: string): Promise<T> =>
  requestJson<T>(`admin/${path}`, { headers: buildAuthHeaders() });

/** Rejects if the key is wrong. Does not save the key. */
export const checkAdminKey = (text: string): Promise<unknown> =>
  requestJson('admin/offer', { headers: buildAuthHeaders(text) });

const sendAdminAct = (act: AdminAction): Promise<EmptyResponse> =>
  requestJson<EmptyResponse>('admin/actions', {
    method: 'POST',
    headers: { ...buildAuthHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(act),
  });

export interface AdminQuery<T> {
  readonly answer: T | undefined;
  readonly trouble: string | null;
  readonly refresh: () => Promise<void>;
  readonly act: (deed: AdminAction) => Promise<boolean>;
}

/** Queries when `path` changes, and every `every` milliseconds unless that is null. */
export function useAdminQuery<T>(path: string, every: number | null = null): AdminQuery<T> {
  const answer = useSignal<{ readonly path: string; readonly of: T } | undefined>(undefined);
  const trouble = useSignal<string | null>(null);
  const look = async (): Promise<void> => {
    try {
      answer.value = { path, of: await requestAdmin<T>(path) };
      trouble.value = null;
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      if (error instanceof ApiError && error.code === 'key') saveAdminKey('');
      trouble.value = describeError(error);
    }
  };
  useEffect(() => {
    void look();
    const timer = every === null ? undefined : setInterval(() => void look(), every);
    const end = onVisibleOrOnline(() => {
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
    refresh: look,
    async act(deed) {
      trouble.value = null;
      try {
        await sendAdminAct(deed);
        await look();
        return true;
      } catch (error) {
        if (!isNetworkError(error)) throw error;
        trouble.value = describeError(error);
        return false;
      }
    },
  };
}

export const formatDateTime = (time: number): string =>
  new Date(time).toLocaleString(findLocaleTag(locale.value!.language), {
    dateStyle: 'short',
    timeStyle: 'short',
  });
export const formatTime = (time: number): string =>
  new Date(time).toLocaleTimeString(findLocaleTag(locale.value!.language), { timeStyle: 'short' });
