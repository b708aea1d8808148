/** The page's route: the part of the address after #. */
import { signal } from '@preact/signals';

export interface Address {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

/**
 * Moves the route to the page's own address. A shared link is one level deeper, so that previews can show it.
 * Unknown paths may be deeper: the server says how many levels.
 */
function normalizeAddress(): void {
  const root = document.querySelector<HTMLMetaElement>('meta[name="tavola-missing"]')?.content;
  if (root !== undefined) history.replaceState(null, '', `${new URL(root, location.href).pathname}#/missing`);
  const [, base, id] = /^(.*\/)t\/([0-9A-Za-z]+)\/?$/.exec(location.pathname) ?? [];
  if (base !== undefined) history.replaceState(null, '', `${base}${location.hash || `#/t/${id}`}`);
}

normalizeAddress();

function readAddress(): Address {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  return { path: path.split('/').filter((part) => part !== ''), query: new URLSearchParams(query) };
}

export const address = signal<Address>(readAddress());

export function watchAddress(): void {
  addEventListener('hashchange', () => (address.value = readAddress()));
}

export const buildHash = (...path: readonly string[]): string => `#/${path.join('/')}`;

/** The rules page of a game, open at a clause if given. */
export const buildRulesHash = (game: string, clause?: string): string =>
  buildHash('rules', game, ...(clause === undefined ? [] : [clause]));

export function goTo(...path: readonly string[]): void {
  location.hash = buildHash(...path);
}

export function replaceWith(...path: readonly string[]): void {
  location.replace(buildHash(...path));
}
