/** Whether this browser waits for somebody to play with; all else about it is loaded only then. */
import { signal } from '@preact/signals';

export const MEETING = 'tavola.meet';

const isKept = (): boolean => {
  try {
    return localStorage.getItem(MEETING) !== null;
  } catch {
    return false;
  }
};

/** It goes on after a reload, and on every page of this browser. */
export const isMeeting = signal(isKept());
addEventListener('storage', ({ key }) => {
  if (key === MEETING) isMeeting.value = isKept();
});

/** The server says so in the page itself, so that the first page need not ask. */
export const canMeet = (): boolean => document.querySelector('meta[name="tavola-meet"]') !== null;
