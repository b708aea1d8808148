/** One server process: its parts put together, started, and stopped without losing what it has accepted. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { announceServer } from './admin/keys.ts';
import { startChores } from './chores.ts';
import { type Ground, type Instead, openGround } from './ground.ts';
import type { Settings } from './host/settings.ts';
import { Page } from './http/page.ts';
import { httpApp } from './http/routes.ts';
import { partsOf, type ServerParts } from './parts.ts';
import { SetupError } from './storage/database.ts';
import { isStorageFailure } from './storage/errors.ts';
import { connect } from './telling.ts';

export interface Running {
  readonly port: number;
  readonly url: string;
  /** Matches that cannot be played here, each with the reason. */
  readonly aside: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

function pageOf({ settings, instead }: Ground): Page {
  const folder = instead.page ?? fileURLToPath(new URL('./web', import.meta.url));
  return new Page(folder, [...(settings.accounts ? ['accounts'] : []), ...(settings.meet ? ['meet'] : [])]);
}

/** What answers requests and sockets, once it listens. */
function serverOf(parts: ServerParts, isClosing: () => boolean): Server {
  const app = httpApp({ ...parts, page: pageOf(parts), hostKeys: () => parts.hostKeys, isClosing });
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

/** Where people find it. */
function urlOf({ host }: Settings, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}

export async function serve(settings: Settings, instead: Instead = {}): Promise<Running> {
  const parts = await partsOf(await openGround(settings, instead));
  const { log, store, hub, caretaker, sockets } = parts;
  const bus = await connect(parts);
  let isClosing = false;
  const server = serverOf(parts, () => isClosing);
  const stops = startChores(parts);

  const stop = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    log.info('stopping');
    terminal?.withdraw();
    sockets.stop();
    parts.endStreams();
    for (const stopOne of stops) await stopOne();
    await parts.ratings.settled();
    await hub.close();
    await parts.tables.close();
    await caretaker.close();
    await parts.noteTime();
    sockets.close();
    parts.quotas.close();
    parts.rollCall.close();
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
    await parts.noteTime();
    await parts.accounts?.people.names.completeLooks();
    if (!store.isShared) await caretaker.resume();
    port = await listen(server, settings);
    if (!store.isShared) parts.hostKeys.push((terminal = announceServer(settings.data, port, settings.host)));
  } catch (error) {
    await stop();
    if (!isStorageFailure(error)) throw error;
    throw new SetupError(`nothing can be written: ${(error as Error).message}`, { cause: error });
  }
  const url = urlOf(settings, port);
  const data = settings.database === null ? { data: settings.data } : {};
  log.info({ url, port, database: store.database.dialect, ...data }, 'listening');
  return { port, url, aside: hub.aside, stop };
}
