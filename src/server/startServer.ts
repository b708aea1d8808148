/** One server process: started, and stopped without losing accepted commands. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { announceServer } from './admin/adminKeys.ts';
import { startJobs } from './jobs.ts';
import { type ServerContext, type ServerOverrides, openServerContext } from './serverContext.ts';
import type { Settings } from './runtime/settings.ts';
import { StaticPage } from './http/staticPage.ts';
import { createHttpApp } from './http/routes.ts';
import { createServices, type Services } from './services.ts';
import { SetupError } from './storage/database.ts';
import { isStorageFailure } from './storage/errors.ts';
import { connectProcesses } from './processMessages.ts';

export interface RunningServer {
  readonly port: number;
  readonly url: string;
  readonly aside: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

function openStaticPage({ settings, overrides }: ServerContext): StaticPage {
  const folder = overrides.page ?? fileURLToPath(new URL('./web', import.meta.url));
  return new StaticPage(folder, [
    ...(settings.accounts ? ['accounts'] : []),
    ...(settings.meet ? ['meet'] : []),
    ...(settings.faults ? ['faults'] : []),
  ]);
}

function createHttpServer(parts: Services, isClosing: () => boolean): Server {
  const app = createHttpApp({
    ...parts,
    page: openStaticPage(parts),
    hostKeys: () => parts.hostKeys,
    isClosing,
  });
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { requestTimeout: 20_000, headersTimeout: 10_000, keepAliveTimeout: 20_000 },
  }) as Server;
  parts.sockets.listenTo(server);
  return server;
}

function listen(server: Server, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new SetupError(`cannot listen on ${host}, port ${port}: ${error.message}`, { cause: error })),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function formatUrl({ host }: Settings, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}

export async function startServer(
  settings: Settings,
  overrides: ServerOverrides = {},
): Promise<RunningServer> {
  const parts = await createServices(await openServerContext(settings, overrides));
  const { log, store, hub, matchDriver, sockets } = parts;
  const bus = await connectProcesses(parts);
  let isClosing = false;
  const server = createHttpServer(parts, () => isClosing);
  const stops = startJobs(parts);

  const stop = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    log.info('stopping');
    terminal?.withdraw();
    sockets.stopAccepting();
    parts.endStreams();
    for (const stopOne of stops) await stopOne();
    await parts.ratings.waitUntilRated();
    await hub.close();
    await parts.tables.close();
    await matchDriver.close();
    await parts.storeTime();
    sockets.close();
    parts.quotas.close();
    parts.presenceSync.close();
    server.close();
    server.closeIdleConnections();
    await bus.close();
    await Promise.all([parts.botPool.close(), parts.checker.close()]);
    await store.close();
    server.closeAllConnections();
    log.info('stopped');
  };

  let terminal: ReturnType<typeof announceServer> | undefined;
  let port: number;
  try {
    await Promise.all([parts.offer.read(), parts.blocks.read()]);
    await parts.storeTime();
    await parts.accounts?.people.names.completeLooks();
    if (!store.isShared) await matchDriver.resumeAll();
    port = await listen(server, settings);
    if (!store.isShared) parts.hostKeys.push((terminal = announceServer(settings.data, port, settings.host)));
  } catch (error) {
    await stop();
    if (!isStorageFailure(error)) throw error;
    throw new SetupError(`nothing can be written: ${(error as Error).message}`, { cause: error });
  }
  const url = formatUrl(settings, port);
  const data = settings.database === null ? { data: settings.data } : {};
  log.info({ url, port, database: store.database.dialect, ...data }, 'listening');
  return { port, url, aside: hub.unplayable, stop };
}
