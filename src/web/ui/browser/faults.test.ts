/** Which errors the page reports, and what a report says. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  afterNetworkError,
  fromNetwork,
  hasFault,
  NetworkError,
  reportFault,
  watchFaults,
} from './faults.ts';

let listeners: { [name: string]: (event: object) => void } = {};
let messages: string[] = [];

beforeEach(() => {
  listeners = {};
  messages = [];
  hasFault.value = false;
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
    listeners[name] = listener;
  });
  vi.stubGlobal('document', { querySelector: () => ({}) });
  vi.stubGlobal('location', { href: 'https://games.example.org/#/t/abc', hash: '#/t/abc' });
  vi.stubGlobal('fetch', async (_: URL, { body }: { readonly body: string }) => {
    messages.push((JSON.parse(body) as { readonly message: string }).message);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a report names the program, not its data', () => {
  for (const message of [
    `Unexpected token ']', ..."", "Anna", ]"... is not valid JSON`,
    `the name "Anna" or "Ben`,
    `Failed to execute 'setAttribute' on 'Element': 'Anna B' is not a valid attribute name.`,
    `Cannot read properties of undefined (reading 'length')`,
  ])
    reportFault(new TypeError(message));
  expect(messages).toEqual([
    `Unexpected token …, ...…`,
    'the name …',
    `Failed to execute 'setAttribute' on 'Element': … is not a valid attribute name.`,
    `Cannot read properties of undefined (reading 'length')`,
  ]);
});

test('what the network, the player or the device refuses is no fault', () => {
  watchFaults();
  const reject = (reason: unknown): void => listeners['unhandledrejection']({ reason });
  reject(new NetworkError('no server'));
  for (const name of ['NotAllowedError', 'AbortError', 'NotReadableError'])
    reject(new DOMException('no', name));
  expect(hasFault.value).toBe(false);
  reject(new DOMException('no such node', 'HierarchyRequestError'));
  expect(hasFault.value).toBe(true);
});

test('an answer that does not arrive is an error of the network', async () => {
  const failed = fromNetwork(Promise.reject(new TypeError('Failed to fetch')));
  expect(await failed.catch(afterNetworkError('nothing'))).toBe('nothing');
  expect(await fromNetwork(Promise.resolve(3))).toBe(3);
});
