/** Passkeys in this browser: availability, creation and use. */
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { accountApi } from './accountApi.ts';

/** The player closed the browser's dialog, or has no passkey for this site. */
export class Cancelled extends Error {}

/** Why passkeys do not work here: no https, an IP address instead of a domain name, or an unsupported browser. */
export type PasskeyObstacle = 'https' | 'number' | 'browser';

export function findPasskeyObstacle(): PasskeyObstacle | null {
  if (!isSecureContext) return 'https';
  if (/^[\d.]+$|:/.test(location.hostname)) return 'number';
  return browserSupportsWebAuthn() ? null : 'browser';
}

const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const;
const BROWSER_NAMES: { readonly [name: string]: string } = { Edg: 'Edge', OPR: 'Opera' };
const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const;

/** This device's name in the list of devices. It must not identify the device. */
export function deviceLabel(): string {
  const agent = navigator.userAgent;
  const browser = BROWSERS.find((name) => agent.includes(name)) ?? 'Browser';
  const system = SYSTEMS.find((name) => agent.includes(name));
  return [BROWSER_NAMES[browser] ?? browser, system].filter((part) => part !== undefined).join(', ');
}

/** Browsers name a cancelled dialog differently. */
async function withCancellation<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TypeError) throw error;
    throw new Cancelled(String(error));
  }
}

export async function createAccount(name: string): Promise<void> {
  const optionsJSON = await accountApi.requestName(name);
  await accountApi.createAccount(await withCancellation(startRegistration({ optionsJSON })), deviceLabel());
}

export async function signIn(): Promise<void> {
  const optionsJSON = await accountApi.challenge();
  await accountApi.signIn(await withCancellation(startAuthentication({ optionsJSON })), deviceLabel());
}

export async function addPasskey(): Promise<void> {
  const optionsJSON = await accountApi.requestPasskey();
  await accountApi.addPasskey(await withCancellation(startRegistration({ optionsJSON })), deviceLabel());
}
