/** Whether this browser is in the matchmaking queue. The rest of matchmaking loads only then. */
import { signal } from '@preact/signals';

export const STORAGE_KEY = 'tavola.meet';

const hasRequest = (): boolean => {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
};

/** Survives reloads and holds for all tabs of this browser. */
export const isQueued = signal(hasRequest());
addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY) isQueued.value = hasRequest();
});

/** The server adds a tag to the page, so that the first page needs no request. */
export const hasMatchmaking = (): boolean => document.querySelector('meta[name="tavola-meet"]') !== null;
