/** The features that this server offers. The page hides the others. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OfferedFeatures } from '../../protocol/index.ts';
import { announcedPause } from './serverNotices.ts';
import { api } from './api.ts';
import { afterNetworkError } from '../ui/browser/faults.ts';

const offered = signal<OfferedFeatures | null | undefined>(undefined);
let asking: Promise<void> | null = null;

async function loadOffer(): Promise<void> {
  const info = await api.info().catch(afterNetworkError(null));
  offered.value = info?.offer ?? null;
  if (info !== null) announcedPause.value = info.pause;
  // The next page that needs it asks again.
  else asking = null;
}

/** Undefined until the server has answered; null if it does not. One request serves all callers. */
export function useServerOffer(): OfferedFeatures | null | undefined {
  useEffect(() => void (asking ??= loadOffer()), []);
  return offered.value;
}
