/** Web Push: notifies this device when it is the player's turn. */
import { signal } from '@preact/signals';
import { language } from '../ui/browser/settings.ts';
import { api } from './api.ts';
import { listHeldSeats } from './heldSeats.ts';
import { afterNetworkError, isNetworkError } from '../ui/browser/faults.ts';

/** The service worker reads this cache, because it cannot read the page's settings. */
const NOTES = 'tavola-notes';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** An iPhone or iPad sends notices only to pages on its home screen. */
export const needsHomeScreen = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;

/** `denied` if the browser blocks notifications. */
export const pushState = signal<'on' | 'off' | 'asking' | 'denied' | 'failed'>(
  canPush() && Notification.permission === 'denied' ? 'denied' : 'off',
);

async function getSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Decodes the key to the bytes that the browser expects. */
function decodeKey(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await api.subscribe({
    subscription: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
    language: language.value,
    places: listHeldSeats().map(({ id, token }) => ({ id, token })),
  });
  const notes = await caches.open(NOTES);
  await notes.put('./language', new Response(language.value));
}

/** Reads this device's subscription and registers new seats with the server. */
export async function refreshPush(): Promise<void> {
  if (!canPush()) return;
  if (Notification.permission === 'denied') {
    pushState.value = 'denied';
    return;
  }
  const subscription = await getSubscription();
  if (subscription === null) return;
  pushState.value = 'on';
  await sendSubscription(subscription).catch(afterNetworkError(undefined));
}

export async function startPush(): Promise<void> {
  pushState.value = 'asking';
  try {
    if ((await Notification.requestPermission()) !== 'granted') {
      pushState.value = 'denied';
      return;
    }
    const [{ vapid }, worker] = await Promise.all([api.info(), navigator.serviceWorker.ready]);
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: decodeKey(vapid),
    });
    await sendSubscription(subscription);
    pushState.value = 'on';
  } catch (error) {
    pushState.value = 'failed';
    // The browser's push service may fail, too.
    if (!isNetworkError(error) && !(error instanceof DOMException)) throw error;
  }
}

export async function stopPush(): Promise<void> {
  const subscription = await getSubscription();
  pushState.value = 'off';
  if (subscription === null) return;
  await api.unsubscribe(subscription.endpoint).catch(afterNetworkError(undefined));
  await subscription.unsubscribe();
}
