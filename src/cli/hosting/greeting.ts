/** What `tavola serve` says to a person at a terminal; where there is none it writes lines of JSON. */
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { TableWords } from '../../words/index.ts';
import type { Paint } from '../../terminal/board.ts';

export interface Place {
  readonly url: string;
  readonly port: number;
  /** Whom the server listens to. */
  readonly host: string;
  /** The folder matches are kept in; null with a database of its own. */
  readonly data: string | null;
}

const EVERYONE = new Set(['0.0.0.0', '::']);
const ALONE = /^(localhost|127\.|::1$)/;

/** The addresses others in the network have for this device. */
function addressesHere(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));
}

export function addressesForOthers(
  { url, port, host }: Place,
  here: readonly string[] = addressesHere(),
): readonly string[] {
  if (ALONE.test(host)) return [];
  return EVERYONE.has(host) ? here.map((address) => `http://${address}:${port}/`) : [url];
}

/** Two rows of the code in one of the text; the blocks are its white, so the colours are set. */
const qr = (url: string, paint: Paint): string[] =>
  renderUnicodeCompact(url, { border: 2 })
    .split('\n')
    .map((line) => `  ${paint('code', line)}`);

/** `restart`: what to type so that others can come too. */
export function greeting(
  place: Place,
  others: readonly string[],
  restart: string,
  { server: says }: TableWords,
  paint: Paint,
): string {
  const rows = [
    [says.here, place.url],
    ...others.map((address, i) => [i === 0 ? says.others : '', address]),
  ] as const;
  const width = Math.max(...rows.map(([label]) => label.length));
  const alone = ALONE.test(place.host) ? says.howOthers(paint('accent', restart)) : says.noNetwork;
  return [
    '',
    paint('bold', says.ready),
    '',
    ...rows.map(([label, address]) => `  ${label.padEnd(width)}  ${paint('accent', address)}`),
    ...(others.length === 0 ? ['', `  ${alone}`] : ['', ...qr(others[0]!, paint)]),
    '',
    `  ${place.data === null ? says.keptInDatabase : says.keptIn(place.data)}`,
    `  ${says.howToStop}`,
    '',
    '',
  ].join('\n');
}
