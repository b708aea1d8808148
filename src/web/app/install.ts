/** Installs the page as an app and updates it to a newer version. */
import { signal } from '@preact/signals';
import { onVisible } from '../ui/browser/visibility.ts';

/** Only Chromium fires this event. Other browsers have a menu entry. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The page reloads by itself if the new worker takes longer. */
const TAKEOVER_TIMEOUT_MS = 3000;

const installPrompt = signal<InstallEvent | null>(null);
const waitingWorker = signal<ServiceWorker | null>(null);

export const canInstall = (): boolean => installPrompt.value !== null;
export const hasNewVersion = (): boolean => waitingWorker.value !== null;

export async function install(): Promise<void> {
  const event = installPrompt.value;
  // The browser allows one use only.
  installPrompt.value = null;
  await event?.prompt();
}

export function activateNewVersion(): void {
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  postToWorker(waitingWorker.value, 'activate');
  // The old worker may be busy for minutes. The new page does not need it.
  setTimeout(reload, TAKEOVER_TIMEOUT_MS);
}

function postToWorker(
  worker: ServiceWorker | null,
  what: 'activate' | { has: string },
  answer?: MessagePort,
): void {
  worker?.postMessage(what, answer === undefined ? [] : [answer]);
}

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

/** A waiting worker has a newer version. It may start at once if the page has the same build. */
async function activateOrOffer(worker: ServiceWorker): Promise<void> {
  if (await hasSameBuild(worker)) postToWorker(worker, 'activate');
  else waitingWorker.value = worker;
}

function watchRegistration(registration: ServiceWorkerRegistration): void {
  const offerWaitingWorker = (): void => {
    // The first worker is not an update.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
      void activateOrOffer(registration.waiting);
  };
  offerWaitingWorker();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaitingWorker);
  });
  // A page may stay open for days.
  onVisible(() => void registration.update().catch(() => undefined));
}

export function watchInstallation(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.value = event as InstallEvent;
  });
  addEventListener('appinstalled', () => (installPrompt.value = null));
  if (!('serviceWorker' in navigator)) return;
  const register = (): void =>
    void navigator.serviceWorker.register('./serviceWorker.js').then(watchRegistration, () => undefined);
  // Its downloads would compete with the first screen's.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
