import type { Rejection, PlainRejectionCode } from '../../protocol/index.ts';
import type { Entry } from './entry.ts';

/** What is said to a command: an entry to be written down, nothing to do any more, or why not. */
export type Verdict = { readonly entry: Entry } | { readonly done: true } | { readonly no: Rejection };

export const no = (code: PlainRejectionCode): Verdict => ({ no: { code } });
export const acceptEntry = (what: Entry): Verdict => ({ entry: what });
export const ALREADY_DONE: Verdict = { done: true };
