/** A server for a test: in this process, on a free port, with its data in a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadBot } from '../../src/bots/index.ts';
import { FastRng } from '../../src/core/index.ts';
import type { Instead } from '../../src/server/ground.ts';
import { type Running, serve } from '../../src/server/serve.ts';
import { type Settings, settingsOf } from '../../src/server/host/settings.ts';
import type { Think } from '../../src/server/bots/botPool.ts';
import { Client, openTable } from './client.ts';
import { storageScript } from './storageScript.ts';

/** The weakest bot, at once and in this thread. */
export const quickThinker: Think = async ({ game, view, legal, luck }) => {
  const bot = await loadBot(game, 'random');
  return bot!.choose(view, legal, new FastRng(...luck));
};

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'tavola-server-'));

export interface Served extends Running {
  readonly folder: string;
  /** Every line of the log. */
  readonly lines: string[];
}

export async function served(
  settings: Partial<Settings> = {},
  instead: Instead = {},
  env: { [name: string]: string } = {},
): Promise<Served> {
  const folder = settings.data ?? temporaryFolder();
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const running = await serve(
    {
      ...settingsOf(
        { port: 0, data: folder },
        { TAVOLA_LIMITS_TIMES: '1000', TAVOLA_SWEEP: '100', TAVOLA_PACE: '0', ...env },
      ),
      ...settings,
    },
    { storage: await storageScript(), think: quickThinker, page: join(folder, 'web'), log, ...instead },
  );
  const stop = async (): Promise<void> => {
    await running.stop();
    if (settings.data === undefined) rmSync(folder, { recursive: true, force: true });
  };
  return { ...running, folder, lines, stop };
}

/** Two people at a table of Punto that has begun. */
export async function begunPair(url: string): Promise<Client[]> {
  const id = await openTable(url, { game: 'punto', seats: 2 });
  const clients = [await Client.make(url, id), await Client.make(url, id)];
  for (const [seat, client] of clients.entries()) {
    await client.join();
    await client.sit(`P${seat}`);
  }
  const begun = clients.map((client) => client.next('snapshot'));
  clients[0].send({ t: 'start' });
  await Promise.all(begun);
  return clients;
}
