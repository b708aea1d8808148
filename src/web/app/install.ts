/** The page as an app: what the browser offers to install, and a newer version that waits to be used. */
import { signal } from '@preact/signals';
import { whenSeen } from '../ui/browser/visibility.ts';

/** Chromium's event; other browsers have an entry in their own menu. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Milliseconds for which the newer worker may take over before the page does without it. */
const PATIENCE = 3000;

const offer = signal<InstallEvent | null>(null);
const waiting = signal<ServiceWorker | null>(null);

export const canInstall = (): boolean => offer.value !== null;
export const hasNewVersion = (): boolean => waiting.value !== null;

export async function install(): Promise<void> {
  const event = offer.value;
  // The browser lets it be used once.
  offer.value = null;
  await event?.prompt();
}

/** Changes to the newer version; whatever is going on is kept and goes on after it. */
export function takeNewVersion(): void {
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  tell(waiting.value, 'activate');
  // A browser lets the old worker finish whatever it is at, which may take minutes: the new page does not need it.
  setTimeout(reload, PATIENCE);
}

function tell(worker: ServiceWorker | null, what: 'activate' | { has: string }, answer?: MessagePort): void {
  worker?.postMessage(what, answer === undefined ? [] : [answer]);
}

/** Whether a worker keeps the very build that this page runs. */
function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    port1.start();
    tell(worker, { has: document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '' }, port2);
  });
}

/** A worker that waits brings a newer version, unless the page was loaded anew meanwhile: then it may begin at once. */
async function consider(worker: ServiceWorker): Promise<void> {
  if (await isOfThisPage(worker)) tell(worker, 'activate');
  else waiting.value = worker;
}

function follow(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // Without a worker before it there is nothing that it could be newer than.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
      void consider(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  // A page that stays open for days asks when somebody looks at it again.
  whenSeen(() => void registration.update().catch(() => undefined));
}

export function followInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.value = event as InstallEvent;
  });
  addEventListener('appinstalled', () => (offer.value = null));
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.register('./serviceWorker.js').then(follow, () => undefined);
}
