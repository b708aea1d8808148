/** What this server offers: what it does not is not shown. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Offered } from '../../protocol/index.ts';
import { announced } from './serverNotices.ts';
import { api } from './api.ts';

const offered = signal<Offered | null | undefined>(undefined);
let asking: Promise<void> | null = null;

async function look(): Promise<void> {
  try {
    const { offer, pause } = await api.info();
    offered.value = offer;
    announced.value = pause;
  } catch {
    // Whoever comes to it next asks again.
    offered.value = null;
    asking = null;
  }
}

/** Undefined until the server has answered, once for all who ask; null if it does not: a page that waits for it is drawn then, too. */
export function useOffered(): Offered | null | undefined {
  useEffect(() => void (asking ??= look()), []);
  return offered.value;
}
