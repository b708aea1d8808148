/** Whether this server has accounts, and as whom this device was last signed in; the server alone knows whether it is. */
import { signal } from '@preact/signals';

const KEY = 'tavola.account';

/** The server says so in the page itself, so that the first page need not ask. */
export const hasAccounts = (): boolean => document.querySelector('meta[name="tavola-accounts"]') !== null;

function readSavedName(): string | null {
  try {
    return hasAccounts() ? localStorage.getItem(KEY) : null;
  } catch {
    return null;
  }
}

/** Null for a guest. */
export const accountName = signal<string | null>(readSavedName());

export function saveAccountName(name: string | null): void {
  accountName.value = name;
  try {
    if (name === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // A browser that keeps nothing asks the server each time.
  }
}
