/** Parts and words of the page come over a network that may fail for a while: each is asked for until it has come. */
import { signal } from '@preact/signals';
import { onVisibleOrOnline } from './visibility.ts';

/** Milliseconds between the tries of which nobody is told; then it is said, and tried on now and then. */
const RETRY_PAUSES_MS = [300, 1000, 3000];
const SLOW_RETRY_MS = 15_000;
/** A page that was loaded anew for this is not loaded again for the same within a minute. */
const RELOAD_INTERVAL_MS = 60_000;
const KEY = 'tavola.afresh';

/** How much of the page has not come in spite of several tries. */
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

/** What is missing is asked for at once. */
export function retryNow(): void {
  for (const wake of waitingRetries) wake();
}

/** Style sheets that have failed. The build's loader adds each of them once: the next try has to bring them itself. */
const failedStyles = new Set<HTMLLinkElement>();

const reloadStyle = (failed: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = failed.href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`no ${failed.href}`)));
    failedStyles.delete(failed);
    failed.replaceWith(link);
  });

/** The page as the server has it now; null if no server answers. */
const fetchPage = (): Promise<string | null> =>
  fetch(location.href, { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );

/** A newer build has replaced the one this page came from: its parts are to be had no more. */
async function isReplaced(): Promise<boolean> {
  const src = document.querySelector('script[type=module]')?.getAttribute('src');
  const page = await fetchPage();
  return page !== null && src !== null && src !== undefined && !page.includes(src);
}

/** Some browsers remember that a file has failed, and ask for it no more: a fresh page does. */
async function reloadPage(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < RELOAD_INTERVAL_MS || (await fetchPage()) === null)
      return;
    sessionStorage.setItem(KEY, `${Date.now()}`);
    location.reload();
  } catch {
    // A browser that keeps nothing would load it again and again.
  }
}

/** Whatever `load` loads, sooner or later. */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      await Promise.all([...failedStyles].map(reloadStyle));
      const part = await load();
      if (tries > RETRY_PAUSES_MS.length) missingParts.value--;
      return part;
    } catch {
      // It is tried again.
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
