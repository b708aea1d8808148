/** Whether this browser waits for somebody to play with; all else about it is loaded only then. */
import { signal } from '@preact/signals';

export const STORAGE_KEY = 'tavola.meet';

const hasRequest = (): boolean => {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
};

/** It goes on after a reload, and on every page of this browser. */
export const isQueued = signal(hasRequest());
addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY) isQueued.value = hasRequest();
});

/** The server says so in the page itself, so that the first page need not ask. */
export const hasMatchmaking = (): boolean => document.querySelector('meta[name="tavola-meet"]') !== null;
