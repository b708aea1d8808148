import { type ErrorCode, ERRORS } from '../../protocol/index.ts';
import { ApiError } from './api.ts';
import { errorMessages } from './errors/messages/index.ts';

/** The sentence for a refusal, wherever it came from. */
export function describeErrorCode(code: ErrorCode | 'illegal' | 'noServer' | 'noLine'): string {
  const key =
    code in ERRORS ? ERRORS[code as ErrorCode].message : (code as 'illegal' | 'noServer' | 'noLine');
  const messages = errorMessages.value;
  // A newer server may have more codes than this page.
  return messages?.[key] ?? messages?.failed ?? '';
}

/** The same for a failed request. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return describeErrorCode('failed');
  return describeErrorCode(error.code ?? 'noServer');
}
