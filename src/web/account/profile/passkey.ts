/** Passkeys of this browser: whether there can be any here, making one, signing with one. */
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { peopleApi } from './accountApi.ts';

/** The person has closed the browser's question, or has no passkey for this site. */
export class Cancelled extends Error {}

/** Why there can be no passkey here: no https, a number instead of a name in the address, a browser that has none. */
export type Missing = 'https' | 'number' | 'browser';

export function missing(): Missing | null {
  if (!isSecureContext) return 'https';
  if (/^[\d.]+$|:/.test(location.hostname)) return 'number';
  return browserSupportsWebAuthn() ? null : 'browser';
}

const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const;
const CALLED: { readonly [name: string]: string } = { Edg: 'Edge', OPR: 'Opera' };
const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const;

/** What this device is called in the list of devices; nothing that tells it from others of its kind. */
export function deviceLabel(): string {
  const agent = navigator.userAgent;
  const browser = BROWSERS.find((name) => agent.includes(name)) ?? 'Browser';
  const system = SYSTEMS.find((name) => agent.includes(name));
  return [CALLED[browser] ?? browser, system].filter((part) => part !== undefined).join(', ');
}

/** Whatever a browser calls it when nothing came of its question. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Cancelled(String(error));
  }
}

export async function makeAccount(name: string): Promise<void> {
  const optionsJSON = await peopleApi.wishName(name);
  await peopleApi.make(await asked(startRegistration({ optionsJSON })), deviceLabel());
}

export async function signIn(): Promise<void> {
  const optionsJSON = await peopleApi.challenge();
  await peopleApi.enter(await asked(startAuthentication({ optionsJSON })), deviceLabel());
}

export async function addPasskey(): Promise<void> {
  const optionsJSON = await peopleApi.wishPasskey();
  await peopleApi.addPasskey(await asked(startRegistration({ optionsJSON })), deviceLabel());
}
