/**
 * Admin access for a terminal: through the running server of a data folder, otherwise on the database itself. Both
 * use the same routes, so every action is logged.
 */
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { Hono } from 'hono';
import { Admin } from './admin/admin.ts';
import { Blocks } from './admin/blocks.ts';
import { readStoredKey, type RunningServer, findRunningServer, TERMINAL } from './admin/adminKeys.ts';
import { readProcesses } from './admin/processLoad.ts';
import { readServerHealth } from './admin/serverHealth.ts';
import { FeatureSwitches } from './settings/featureSwitches.ts';
import { type CommandLineSettings, locateData, type Settings, readSettings } from './settings/settings.ts';
import { adminRoutes } from './http/adminRoutes.ts';
import { respondRefusal, toRefusal } from './http/routes.ts';
import { Hub } from './matches/hub.ts';
import { openStore } from './serverContext.ts';
import { Loader } from './matches/loader.ts';
import { NameRegistry } from './accounts/nameRegistry.ts';
import { ProcessBus } from './storage/processBus.ts';
import { SetupError } from './storage/database.ts';
import { databasePath } from './storage/folder.ts';

export interface AdminResponse {
  readonly status: number;
  readonly json: unknown;
}

export interface AdminConnection {
  request(method: 'GET' | 'POST', path: string, body?: unknown): Promise<AdminResponse>;
  close(): Promise<void>;
}

/** Nothing listens there: the server was killed, and its folder is free. */
const isConnectionRefused = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

function requestFromServer(
  { host, port, key }: RunningServer,
  method: string,
  path: string,
  body: unknown,
): Promise<AdminResponse> {
  return new Promise((resolve, reject) => {
    const headers = {
      // Every server accepts this name on its own machine.
      host: 'localhost',
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const asking = request({ host, port, method, path: `/api/admin/${path}`, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, json: JSON.parse(text) as unknown }));
    });
    asking.on('error', reject);
    asking.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function openOnDatabase(settings: Settings): Promise<AdminConnection> {
  const { store, time } = await openStore(settings);
  const { database } = store;
  const { now } = time;
  const loader = new Loader(store, undefined, undefined, settings.accounts);
  const hub = new Hub(store, loader, () => {}, { now, grace: settings.grace, idle: settings.idle });
  const bus = new ProcessBus(database);
  store.events.on('committed', (entries) =>
    bus.publish(...entries.map(({ match, version }) => ({ kind: 'logged', match, version }) as const)),
  );
  const offer = new FeatureSwitches(database, settings, loader.games, now);
  const blocks = new Blocks(database, now);
  await Promise.all([offer.read(), blocks.read()]);
  const admin = new Admin({
    hub,
    offer,
    names: new NameRegistry(database, now, settings.reserved, async (person) =>
      bus.publish({ kind: 'renamed', person }),
    ),
    blocks,
    load: async () => ({
      now: now(),
      processes: await readProcesses(store, now()),
      health: await readServerHealth(store, settings.database === null ? settings.data : null, now()),
    }),
    announceChange: async () => bus.publish({ kind: 'adminChanged' }),
  });
  const app = new Hono();
  app.onError((error, context) => {
    const refusal = toRefusal(error);
    if (refusal === undefined) throw error;
    return respondRefusal(context, refusal);
  });
  app.route(
    '/',
    adminRoutes(admin, () => TERMINAL),
  );
  return {
    async request(method, path, body) {
      const answer = await app.request(`/${path}`, {
        method,
        ...(body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      return { status: answer.status, json: await answer.json() };
    },
    async close() {
      await hub.close();
      await bus.close();
      await store.close();
    },
  };
}

export async function openAdminConnection(chosen: CommandLineSettings): Promise<AdminConnection> {
  const settings = readSettings(locateData(chosen, process.env), process.env);
  if (settings.database !== null) return openOnDatabase(settings);
  if (!existsSync(databasePath(settings.data)))
    throw new SetupError(
      `there is no database in ${settings.data}. Name its folder (--data FOLDER or TAVOLA_DATA).`,
    );
  const server = findRunningServer(settings.data);
  if (server === undefined) return openOnDatabase(settings);
  let beside: AdminConnection | undefined;
  return {
    async request(method, path, body) {
      if (beside === undefined)
        try {
          return await requestFromServer(server, method, path, body);
        } catch (error) {
          if (!isConnectionRefused(error)) throw error;
          beside = await openOnDatabase(settings);
        }
      return beside.request(method, path, body);
    },
    close: async () => beside?.close(),
  };
}

/** The key of the admin page, or an error that says why there is none to show. */
export function readAdminKey(chosen: CommandLineSettings): string {
  const { hostKeys, database, data } = readSettings(locateData(chosen, process.env), process.env);
  const [first] = hostKeys;
  if (first !== undefined) return first.key;
  if (database !== null)
    throw new SetupError(
      'with PostgreSQL the key of the host is whatever TAVOLA_HOST_KEY says; it is not set',
    );
  const key = readStoredKey(data);
  if (key === undefined)
    throw new SetupError(`no key was made in ${data} yet: it is made when the server starts there`);
  return key;
}
