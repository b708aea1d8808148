/** The origin that a request believes to be at, and the session of its device. */
import type { Settings } from '../settings/settings.ts';
import type { Session, Sessions } from '../accounts/sessions.ts';

export type HeaderReader = (name: string) => string | undefined;

/** 400 days in seconds, the most that browsers accept. */
const COOKIE_AGE = 400 * 86_400;

/** The public origin: from the settings, otherwise from the request and trusted proxies. */
function parseOrigin(
  header: HeaderReader,
  { address, proxies }: Pick<Settings, 'address' | 'proxies'>,
): string {
  if (address !== null) return address;
  const isTls = proxies > 0 && header('x-forwarded-proto') === 'https';
  try {
    return new URL(`${isTls ? 'https' : 'http'}://${header('host') ?? 'localhost'}`).origin;
  } catch {
    return 'http://localhost';
  }
}

const isTls = (origin: string): boolean => origin.startsWith('https:');
/** With the `__Host-` prefix, browsers require TLS and the whole site as path. */
const cookieName = (origin: string): string => (isTls(origin) ? '__Host-tavola' : 'tavola');

export function formatCookie(origin: string, token: string | null): string {
  const parts = [
    `${cookieName(origin)}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${token === null ? 0 : COOKIE_AGE}`,
  ];
  return [...parts, ...(isTls(origin) ? ['Secure'] : [])].join('; ');
}

/** Whether the request comes from another origin; programs other than browsers send none. */
export function isForeign(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined || allowed.includes(origin)) return false;
  try {
    return new URL(origin).host !== host;
  } catch {
    return true;
  }
}

export class RequestIdentity {
  readonly #settings: Settings;
  readonly sessions: Sessions | null;

  constructor(settings: Settings, sessions: Sessions | null) {
    this.#settings = settings;
    this.sessions = sessions;
  }

  origin(header: HeaderReader): string {
    return parseOrigin(header, this.#settings);
  }

  /** Whether a page of this origin sent it; other programs must set the header too. */
  isOwnPage(header: HeaderReader): boolean {
    return header('origin') === this.origin(header);
  }

  /** The cookie's value, but only for requests of this origin. */
  sessionToken(header: HeaderReader): string | undefined {
    if (this.sessions === null || (header('origin') !== undefined && !this.isOwnPage(header)))
      return undefined;
    const name = cookieName(this.origin(header));
    for (const one of (header('cookie') ?? '').split(';')) {
      const [key, value] = one.trim().split('=');
      if (key === name) return value;
    }
    return undefined;
  }

  async findSession(header: HeaderReader): Promise<Session | null> {
    const token = this.sessionToken(header);
    return token === undefined || this.sessions === null ? null : this.sessions.find(token);
  }
}
