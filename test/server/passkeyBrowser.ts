/** A browser without a window: cookies, its page's origin, and a passkey. */
import type { SignedInAccount } from '../../src/protocol/index.ts';
import { Authenticator, type MakingOptions, type SigningOptions } from './authenticator.ts';

export class PasskeyBrowser {
  readonly url: string;
  readonly origin: string;
  readonly passkey: Authenticator;
  cookie = '';
  setCookie = '';
  headers: { readonly [name: string]: string } = {};

  constructor(url: string, passkey?: Authenticator) {
    this.url = url;
    this.origin = new URL(url).origin;
    this.passkey = passkey ?? new Authenticator(this.origin);
  }

  async request(
    method: string,
    path: string,
    body?: unknown,
    also: { [name: string]: string } = {},
  ): Promise<Response> {
    const answer = await fetch(`${this.url}api/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { origin: this.origin }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...this.headers,
        ...also,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) {
      this.setCookie = set;
      this.cookie = set.includes('Max-Age=0') ? '' : set.split(';')[0];
    }
    return answer;
  }

  async get<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.request(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async expectError(
    method: string,
    path: string,
    body?: unknown,
    also?: { [name: string]: string },
  ): Promise<string> {
    const answer = await this.request(method, path, body, also);
    return answer.ok ? 'ok' : ((await answer.json()) as { error: string }).error;
  }

  async makeAccount(name: string, label = 'a laptop'): Promise<void> {
    const options = await this.get<MakingOptions>('POST', 'people/name', { name });
    await this.get('POST', 'people', { made: this.passkey.make(options), label });
  }

  async signIn(label = 'a phone'): Promise<void> {
    const options = await this.get<SigningOptions>('POST', 'people/challenge');
    await this.get('POST', 'people/enter', { signed: this.passkey.sign(options), label });
  }

  async me(): Promise<SignedInAccount['me']> {
    return (await this.get<SignedInAccount>('GET', 'people/me')).me;
  }
}
