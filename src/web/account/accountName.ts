/**
 * Whether this server has accounts, and the account that this device last used. Only the server knows whether
 * its session is valid.
 */
import { signal } from '@preact/signals';

const KEY = 'tavola.account';

/** The server adds a tag to the page, so that the first page needs no request. */
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
    // Without storage the page asks the server on each visit.
  }
}
