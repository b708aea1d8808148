/** Lazy chunks are retried: code, messages and styles are requested until they load. */
import { signal } from '@preact/signals';
import { onVisibleOrOnline } from './visibility.ts';
import { isNetworkError, NetworkError } from './faults.ts';

/** Pauses between silent retries, in milliseconds. After them the page reports the failure and keeps retrying. */
const RETRY_PAUSES_MS = [300, 1000, 3000];
const SLOW_RETRY_MS = 15_000;
/** The page reloads for this at most once a minute. */
const RELOAD_INTERVAL_MS = 60_000;
const KEY = 'tavola.afresh';

/** How many parts have failed to load several times. */
export const missingParts = signal(0);

const waitingRetries = new Set<() => void>();

const waitForRetry = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      waitingRetries.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    waitingRetries.add(wake);
  });

export function retryNow(): void {
  for (const wake of waitingRetries) wake();
}

/** Style sheets that failed to load. The build's loader adds each only once, so a retry must load it itself. */
const failedStyles = new Set<HTMLLinkElement>();

const reloadStyle = (failed: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = failed.href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new NetworkError(`no ${failed.href}`)));
    failedStyles.delete(failed);
    failed.replaceWith(link);
  });

/** The server's current page, or null if it does not answer. */
const fetchPage = (): Promise<string | null> =>
  fetch(location.href, { cache: 'no-store' })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);

/** A newer build has replaced this one, so its chunks no longer exist. */
async function isReplaced(): Promise<boolean> {
  const src = document.querySelector('script[type=module]')?.getAttribute('src');
  const page = await fetchPage();
  return page !== null && src !== null && src !== undefined && !page.includes(src);
}

/** Some browsers cache a failed import for the life of the page. */
async function reloadPage(): Promise<void> {
  if ((await fetchPage()) === null) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < RELOAD_INTERVAL_MS) return;
    sessionStorage.setItem(KEY, `${Date.now()}`);
  } catch {
    // Without storage the page would reload endlessly.
    return;
  }
  location.reload();
}

/** Retries `load` until the network lets it succeed. An error of the loaded code is thrown. */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      await Promise.all([...failedStyles].map(reloadStyle));
      const part = await load();
      if (tries > RETRY_PAUSES_MS.length) missingParts.value--;
      return part;
    } catch (error) {
      if (!isNetworkError(error)) throw error;
    }
    if (tries === RETRY_PAUSES_MS.length) {
      missingParts.value++;
      void reloadPage();
    }
    await waitForRetry(RETRY_PAUSES_MS[tries] ?? SLOW_RETRY_MS);
  }
}

export function watchNetwork(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
    },
    { capture: true },
  );
  onVisibleOrOnline(retryNow);
  addEventListener('vite:preloadError', () => {
    void isReplaced().then((is) => {
      if (is) location.reload();
    });
  });
}
