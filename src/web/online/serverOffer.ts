/** What this server offers: what it does not is not shown. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OfferedFeatures } from '../../protocol/index.ts';
import { announcedPause } from './serverNotices.ts';
import { api } from './api.ts';

const offered = signal<OfferedFeatures | null | undefined>(undefined);
let asking: Promise<void> | null = null;

async function loadOffer(): Promise<void> {
  try {
    const { offer, pause } = await api.info();
    offered.value = offer;
    announcedPause.value = pause;
  } catch {
    // Whoever comes to it next asks again.
    offered.value = null;
    asking = null;
  }
}

/** Undefined until the server has answered, once for all who ask; null if it does not: a page that waits for it is drawn then, too. */
export function useServerOffer(): OfferedFeatures | null | undefined {
  useEffect(() => void (asking ??= loadOffer()), []);
  return offered.value;
}
