import type { No, PlainNo } from '../../protocol/index.ts';
import type { Entry } from './entry.ts';

/** What is said to a command: an entry to be written down, nothing to do any more, or why not. */
export type Verdict = { readonly entry: Entry } | { readonly done: true } | { readonly no: No };

export const no = (code: PlainNo): Verdict => ({ no: { code } });
export const enter = (what: Entry): Verdict => ({ entry: what });
export const DONE: Verdict = { done: true };
