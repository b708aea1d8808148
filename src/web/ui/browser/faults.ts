/** Faults: errors of the program. The page reports and shows them. Network errors are retried instead. */
import { signal } from '@preact/signals';

/** The server does not answer, or refuses. */
export class NetworkError extends Error {}

/** How browsers and the build's loader say that they could not fetch a chunk. A module's own errors differ. */
const FAILED_IMPORT = /dynamically imported module|importing a module script failed|unable to preload css/i;

export const isNetworkError = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof Error && FAILED_IMPORT.test(error.message));

/** For what only the network makes fail, such as `fetch`. */
export const fromNetwork = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw new NetworkError(String(error));
  });

/** For `catch`: the value after a network error. Throws any other error again. */
export const afterNetworkError =
  <T>(value: T) =>
  (error: unknown): T => {
    if (isNetworkError(error)) return value;
    throw error;
  };

/** For `catch`: the value after any error; a fault is reported. */
export const afterFault =
  <T>(value: T) =>
  (error: unknown): T => {
    if (!isNetworkError(error)) reportFault(error);
    return value;
  };

/** An error in a worker. Without a message its script did not load. */
export const toWorkerError = ({ message }: Partial<ErrorEvent>): Error =>
  message === undefined ? new NetworkError('a worker did not load') : new Error(message);

/** Whether the page shows that it has failed. */
export const hasFault = signal(false);

/** The same fault may arrive several ways, and a broken loop must not flood the server. */
const MAX_REPORTS = 5;
const known = new WeakSet();
let reports = 0;

export function reportFault(error: unknown): void {
  if (noteFault(error)) console.error(error);
}

/** False if it was known already. */
function noteFault(error: unknown): boolean {
  const thing = error instanceof Error ? error : new Error(String(error));
  if (known.has(thing)) return false;
  known.add(thing);
  hasFault.value = true;
  if (reports++ < MAX_REPORTS) sendReport(thing);
  return true;
}

/** The server adds a tag to the page if its operator wants reports. */
const isReporting = (): boolean => document.querySelector('meta[name="tavola-faults"]') !== null;

/**
 * Data may stand in quotes, and ids have digits. Quoted data may have quotes itself, so everything from the first double
 * quote to the last one goes, or to the end after an unpaired one. In single quotes, names of the program stay:
 * `reading 'length'`.
 */
const withoutData = (message: string): string =>
  message
    .replace(/"(?:[^"]*"[^"]*")*[^"]*(?:"|$)|(?<!\w)'(?![\w$.]*')[^']*(?:'|$)|[\w-]*\d[\w-]*/g, '…')
    .slice(0, 200);

/** Files of the page, without its address: `assets/index-C3d1.js:2:1041`. */
const listPlaces = (stack: string): string[] =>
  [...stack.matchAll(/\/((?:assets\/)?[\w.-]+\.js:\d+:\d+)/g)].slice(0, 12).map(([, place]) => place!);

function sendReport({ name, message, stack = '' }: Error): void {
  if (!isReporting()) return;
  const page = location.hash.split(/[/?]/)[1] ?? '';
  const report = { name, message: withoutData(message), places: listPlaces(stack), page };
  void fetch(new URL('api/faults', location.href.replace(/#.*/, '')), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined); // The console has it.
}

/** How browsers say that the player, the device or the browser's settings refuse something. */
const REFUSALS: ReadonlySet<string> = new Set([
  'AbortError',
  'NotAllowedError',
  'NotReadableError',
  'QuotaExceededError',
  'SecurityError',
]);

const isBrowserRefusal = (error: unknown): boolean =>
  error instanceof DOMException && REFUSALS.has(error.name);

/** The browser itself writes these to the console. */
export function watchFaults(): void {
  // Scripts of other origins and warnings about sizes have no error.
  addEventListener('error', ({ error }) => {
    if (error !== null && error !== undefined && !isNetworkError(error)) noteFault(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isNetworkError(reason) && !isBrowserRefusal(reason)) noteFault(reason);
  });
}
