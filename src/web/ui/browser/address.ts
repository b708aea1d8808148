/** Where the page is: the part of the address after #. */
import { signal } from '@preact/signals';

export interface Address {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

/**
 * Here the page has one address. A shared link is one step deeper, for those who show what it leads to; a path at which there is
 * nothing may be any number of steps deeper, and the server says how many.
 */
function arrive(): void {
  const root = document.querySelector<HTMLMetaElement>('meta[name="tavola-missing"]')?.content;
  if (root !== undefined) history.replaceState(null, '', `${new URL(root, location.href).pathname}#/missing`);
  const [, base, id] = /^(.*\/)t\/([0-9A-Za-z]+)\/?$/.exec(location.pathname) ?? [];
  if (base !== undefined) history.replaceState(null, '', `${base}${location.hash || `#/t/${id}`}`);
}

arrive();

function read(): Address {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  return { path: path.split('/').filter((part) => part !== ''), query: new URLSearchParams(query) };
}

export const address = signal<Address>(read());

export function followAddress(): void {
  addEventListener('hashchange', () => (address.value = read()));
}

export const addressOf = (...path: readonly string[]): string => `#/${path.join('/')}`;

/** The rules of a game as a page, opened at a clause if one is named. */
export const rulesAddress = (game: string, clause?: string): string =>
  addressOf('rules', game, ...(clause === undefined ? [] : [clause]));

export function goTo(...path: readonly string[]): void {
  location.hash = addressOf(...path);
}

/** Goes there without leaving a step behind that "back" would return to. */
export function replaceWith(...path: readonly string[]): void {
  location.replace(addressOf(...path));
}
