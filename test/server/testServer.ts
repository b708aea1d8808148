/** A server for a test: in this process, on a free port, with its data in a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadBot } from '../../src/bots/index.ts';
import { FastRng } from '../../src/core/index.ts';
import type { ServerOverrides } from '../../src/server/serverContext.ts';
import { type RunningServer, startServer } from '../../src/server/startServer.ts';
import { type Settings, readSettings } from '../../src/server/settings/settings.ts';
import type { ChooseBotAction } from '../../src/server/bots/botPool.ts';
import { TestClient, openTable } from './testClient.ts';
import { storageScript } from './storageScripts.ts';

/** The weakest bot, synchronously in this thread. */
export const quickBot: ChooseBotAction = async ({ game, view, legal, luck }) => {
  const bot = await loadBot(game, 'random');
  return bot!.choose(view, legal, new FastRng(...luck));
};

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'tavola-server-'));

export interface TestServer extends RunningServer {
  readonly folder: string;
  readonly lines: string[];
}

export async function startTestServer(
  settings: Partial<Settings> = {},
  instead: ServerOverrides = {},
  env: { [name: string]: string } = {},
): Promise<TestServer> {
  const folder = settings.data ?? temporaryFolder();
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const running = await startServer(
    {
      ...readSettings(
        { port: 0, data: folder },
        { TAVOLA_LIMITS_TIMES: '1000', TAVOLA_SWEEP: '100', TAVOLA_PACE: '0', ...env },
      ),
      ...settings,
    },
    { storage: await storageScript(), think: quickBot, page: join(folder, 'web'), log, ...instead },
  );
  const stop = async (): Promise<void> => {
    await running.stop();
    if (settings.data === undefined) rmSync(folder, { recursive: true, force: true });
  };
  return { ...running, folder, lines, stop };
}

export async function begunPair(url: string): Promise<TestClient[]> {
  const id = await openTable(url, { game: 'punto', seats: 2 });
  const clients = [await TestClient.connectTo(url, id), await TestClient.connectTo(url, id)];
  for (const [seat, client] of clients.entries()) {
    await client.join();
    await client.sit(`P${seat}`);
  }
  const begun = clients.map((client) => client.next('snapshot'));
  clients[0].send({ t: 'start' });
  await Promise.all(begun);
  return clients;
}
