/** Which site a request believes to be at, and who is signed in on the device it comes from. */
import type { Settings } from '../runtime/settings.ts';
import type { Session, Sessions } from '../accounts/sessions.ts';

/** Of a request, whatever it came by. */
export type HeaderReader = (name: string) => string | undefined;

/** A year and a month: browsers keep no cookie longer. */
const COOKIE_AGE = 400 * 86_400;

/** Where people are: as the host says, else as they have asked for it and a trusted proxy tells. */
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
/** A name that browsers accept over TLS and for the whole site only. */
const cookieName = (origin: string): string => (isTls(origin) ? '__Host-tavola' : 'tavola');

/** The cookie of a device; without a token it is taken away. */
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

export class RequestIdentity {
  readonly #settings: Settings;
  /** Null where the host has no accounts. */
  readonly sessions: Sessions | null;

  constructor(settings: Settings, sessions: Sessions | null) {
    this.#settings = settings;
    this.sessions = sessions;
  }

  origin(header: HeaderReader): string {
    return parseOrigin(header, this.#settings);
  }

  /** Whether a page of this very site has sent it; programs that are no browsers have to say so too. */
  isOwnPage(header: HeaderReader): boolean {
    return header('origin') === this.origin(header);
  }

  /** What a device's cookie holds; pages of other sites are strangers, whatever cookie their requests carry. */
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
