/** The page as an app: what the browser offers to install, and a newer version that waits to be used. */
import { signal } from '@preact/signals';
import { onVisible } from '../ui/browser/visibility.ts';

/** Chromium's event; other browsers have an entry in their own menu. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Milliseconds for which the newer worker may take over before the page does without it. */
const TAKEOVER_TIMEOUT_MS = 3000;

const installPrompt = signal<InstallEvent | null>(null);
const waitingWorker = signal<ServiceWorker | null>(null);

export const canInstall = (): boolean => installPrompt.value !== null;
export const hasNewVersion = (): boolean => waitingWorker.value !== null;

export async function install(): Promise<void> {
  const event = installPrompt.value;
  // The browser lets it be used once.
  installPrompt.value = null;
  await event?.prompt();
}

/** Changes to the newer version; whatever is going on is kept and goes on after it. */
export function activateNewVersion(): void {
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  postToWorker(waitingWorker.value, 'activate');
  // A browser lets the old worker finish whatever it is at, which may take minutes: the new page does not need it.
  setTimeout(reload, TAKEOVER_TIMEOUT_MS);
}

function postToWorker(
  worker: ServiceWorker | null,
  what: 'activate' | { has: string },
  answer?: MessagePort,
): void {
  worker?.postMessage(what, answer === undefined ? [] : [answer]);
}

/** Whether a worker keeps the very build that this page runs. */
function hasSameBuild(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    port1.start();
    postToWorker(
      worker,
      { has: document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '' },
      port2,
    );
  });
}

/** A worker that waits brings a newer version, unless the page was loaded anew meanwhile: then it may begin at once. */
async function activateOrOffer(worker: ServiceWorker): Promise<void> {
  if (await hasSameBuild(worker)) postToWorker(worker, 'activate');
  else waitingWorker.value = worker;
}

function watchRegistration(registration: ServiceWorkerRegistration): void {
  const offerWaitingWorker = (): void => {
    // Without a worker before it there is nothing that it could be newer than.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
      void activateOrOffer(registration.waiting);
  };
  offerWaitingWorker();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaitingWorker);
  });
  // A page that stays open for days asks when somebody looks at it again.
  onVisible(() => void registration.update().catch(() => undefined));
}

export function watchInstallation(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.value = event as InstallEvent;
  });
  addEventListener('appinstalled', () => (installPrompt.value = null));
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.register('./serviceWorker.js').then(watchRegistration, () => undefined);
}
