import type { No, NoCode } from '../net/index.ts';
import type { Deed } from './deed.ts';

/** What is said to a wish: a deed to be written down, nothing to do any more, or why not. */
export type Verdict = { readonly deed: Deed } | { readonly done: true } | { readonly no: No };

export const no = (code: Exclude<NoCode, 'illegal'>): Verdict => ({ no: { code } as No });
export const deed = (what: Deed): Verdict => ({ deed: what });
export const DONE: Verdict = { done: true };
