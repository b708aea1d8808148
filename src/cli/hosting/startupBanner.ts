/** What `tavola serve` prints in a terminal: the addresses of the server, and how to let others in. */
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { TerminalMessages } from '../../terminal/messages/index.ts';
import type { Paint } from '../../terminal/terminalBoard.ts';

export interface ServerAddress {
  readonly url: string;
  readonly port: number;
  readonly host: string;
  /** The folder with the matches; null with PostgreSQL. */
  readonly data: string | null;
}

const EVERYONE = new Set(['0.0.0.0', '::']);
const ALONE = /^(localhost|127\.|::1$)/;

function addressesHere(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));
}

export function addressesForOthers(
  { url, port, host }: ServerAddress,
  here: readonly string[] = addressesHere(),
): readonly string[] {
  if (ALONE.test(host)) return [];
  return EVERYONE.has(host) ? here.map((address) => `http://${address}:${port}/`) : [url];
}

/** A QR code, two of its rows per line of text. The blocks are its white, so the colours are fixed. */
const qr = (url: string, paint: Paint): string[] =>
  renderUnicodeCompact(url, { border: 2 })
    .split('\n')
    .map((line) => `  ${paint('code', line)}`);

/** `restart` is the command that lets other devices in. */
export function startupBanner(
  place: ServerAddress,
  others: readonly string[],
  restart: string,
  { server: says }: TerminalMessages,
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
