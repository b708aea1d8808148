/**
 * How a terminal does the host's work: through the server that has the folder, if one runs; else on the database itself.
 * Either way the same routes answer, so that nothing can be done here that is not written down.
 */
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { Hono } from 'hono';
import { type Refused, REFUSALS } from '../protocol/index.ts';
import { Admin, HOST_NOTE } from './admin/admin.ts';
import { Blocks } from './admin/blocks.ts';
import { keyIn, type RunningServer, serverIn, TERMINAL } from './admin/keys.ts';
import { processesOf } from './admin/load.ts';
import { Offer } from './host/offer.ts';
import { RefusedRequest } from './host/requests.ts';
import { type Chosen, type Settings, settingsOf } from './host/settings.ts';
import { adminRoutes } from './http/admin.ts';
import { Hub } from './matches/hub.ts';
import { openStore } from './ground.ts';
import { Loader } from './matches/loader.ts';
import { Names } from './people/registry.ts';
import { busFor } from './storage/bus.ts';
import { SetupError } from './storage/database.ts';
import { databaseIn } from './storage/folder.ts';

export interface Answer {
  readonly status: number;
  readonly json: unknown;
}

/** Asks what the host's page asks. */
export interface HostLine {
  ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer>;
  close(): Promise<void>;
}

/** Nobody listens there: the server was killed, and its folder is free. */
const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

function askServer(
  { host, port, key }: RunningServer,
  method: string,
  path: string,
  body: unknown,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      // By this name every server is known on its own machine.
      host: 'localhost',
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const asking = request({ host, port, method, path: `/api/host/${path}`, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, json: JSON.parse(text) as unknown }));
    });
    asking.on('error', reject);
    asking.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function hostOn(settings: Settings): Promise<HostLine> {
  const { store, time } = await openStore(settings);
  const { database } = store;
  const { now } = time;
  const loader = new Loader(store, undefined, undefined, settings.accounts);
  const hub = new Hub(
    store,
    loader,
    { decided: () => {}, failed: () => {} },
    { now, grace: settings.grace, idle: settings.idle },
  );
  const ignore = (): void => {};
  const bus = await busFor(database, { heard: ignore, noted: ignore, lost: ignore, missed: ignore });
  store.committed = (entries) => bus.publish(entries);
  const offer = new Offer(database, settings, loader.games, now);
  const blocks = new Blocks(database, now);
  await Promise.all([offer.read(), blocks.read()]);
  const admin = new Admin({
    hub,
    offer,
    names: new Names(database, now, settings.reserved),
    blocks,
    load: async () => ({ now: now(), processes: await processesOf(store, now()) }),
  });
  admin.changed = async () => bus.note(HOST_NOTE);
  const app = new Hono();
  app.onError((error, context) => {
    if (!(error instanceof RefusedRequest)) throw error;
    const { code, message } = error;
    return context.json<Refused>({ error: code, message }, REFUSALS[code]);
  });
  app.route(
    '/',
    adminRoutes(admin, () => TERMINAL),
  );
  return {
    async ask(method, path, body) {
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

export async function openHost(chosen: Chosen): Promise<HostLine> {
  const settings = settingsOf(chosen, process.env);
  if (settings.database !== null) return hostOn(settings);
  if (!existsSync(databaseIn(settings.data)))
    throw new SetupError(
      `there is no database in ${settings.data}. Name its folder (--data FOLDER or TAVOLA_DATA).`,
    );
  const server = serverIn(settings.data);
  if (server === undefined) return hostOn(settings);
  let beside: HostLine | undefined;
  return {
    async ask(method, path, body) {
      if (beside === undefined)
        try {
          return await askServer(server, method, path, body);
        } catch (error) {
          if (!isGone(error)) throw error;
          beside = await hostOn(settings);
        }
      return beside.ask(method, path, body);
    },
    close: async () => beside?.close(),
  };
}

/** The key that opens the host's page, or why it cannot be told. */
export function hostKeyFor(chosen: Chosen): string {
  const { hostKeys, database, data } = settingsOf(chosen, process.env);
  const [first] = hostKeys;
  if (first !== undefined) return first.key;
  if (database !== null)
    throw new SetupError(
      'with PostgreSQL the key of the host is whatever TAVOLA_HOST_KEY says; it is not set',
    );
  const key = keyIn(data);
  if (key === undefined)
    throw new SetupError(`no key was made in ${data} yet: it is made when the server starts there`);
  return key;
}
