import type { Rejection, ErrorCode } from '../../protocol/index.ts';
import type { Entry } from './logEntry.ts';

export type Verdict = { readonly entry: Entry } | { readonly done: true } | { readonly no: Rejection };

export const no = (code: Exclude<ErrorCode, 'blocked'>): Verdict => ({ no: { code } });
export const acceptEntry = (what: Entry): Verdict => ({ entry: what });
export const ALREADY_DONE: Verdict = { done: true };
