/** Accounts at rated tables, as a helper of tests. */
import type { TableInfo } from '../../src/protocol/index.ts';
import { PasskeyBrowser } from './passkeyBrowser.ts';
import { TestClient } from './testClient.ts';

export const RATED_REQUEST = {
  game: 'punto',
  seats: 2,
  rated: true,
  time: { kind: 'live', bank: 180_000, increment: 5000 },
} as const;

/** Passkeys need a host name, not an IP address. */
export const localhostUrl = (url: string): string => url.replace('127.0.0.1', 'localhost');

export async function createAccount(url: string, name: string): Promise<PasskeyBrowser> {
  const made = new PasskeyBrowser(localhostUrl(url));
  await made.makeAccount(name);
  return made;
}

export async function connectAs(url: string, id: string, who?: PasskeyBrowser): Promise<TestClient> {
  const client = await TestClient.connectTo(localhostUrl(url), id);
  const headers = who === undefined ? {} : { cookie: who.cookie, origin: new URL(localhostUrl(url)).origin };
  await client.join({ headers });
  return client;
}

export async function openRated(who: PasskeyBrowser, wish: object = {}): Promise<string> {
  return (await who.get<{ id: string }>('POST', 'tables', { ...RATED_REQUEST, ...wish })).id;
}

export async function startRated(
  url: string,
  people: readonly PasskeyBrowser[],
  wish: object = {},
): Promise<{ id: string; clients: TestClient[] }> {
  const id = await openRated(people[0], { seats: people.length, ...wish });
  const clients: TestClient[] = [];
  for (const who of people) {
    const client = await connectAs(url, id, who);
    await client.sit('whatever');
    clients.push(client);
  }
  const playing = clients.map((client) =>
    client.until('the deal', () => client.follower?.table.status === 'playing'),
  );
  clients[0].send({ t: 'start' });
  await Promise.all(playing);
  return { id, clients };
}

export async function waitForRating(client: TestClient): Promise<NonNullable<TableInfo['rated']>> {
  await client.until('the ratings', () => (client.follower?.table.rated?.result ?? null) !== null, 60_000);
  return client.follower!.table.rated!;
}

/** Ends an unneeded match: otherwise its clocks would run out while other tests count rated matches. */
export async function waitForEnd(clients: readonly TestClient[]): Promise<void> {
  clients.at(-1)!.send({ t: 'resign' });
  await waitForRating(clients[0]);
  for (const client of clients) client.close();
}

export async function playByResignation(
  url: string,
  people: readonly PasskeyBrowser[],
  wish: object = {},
): Promise<string> {
  const { id, clients } = await startRated(url, people, wish);
  for (const [seat, client] of clients.entries()) {
    if (seat === 0) continue;
    client.send({ t: 'resign' });
    await client.until('the end of it', () => client.follower!.table.sitters[seat].away === 'resigned');
  }
  for (const client of clients) await waitForRating(client);
  for (const client of clients) client.close();
  return id;
}
