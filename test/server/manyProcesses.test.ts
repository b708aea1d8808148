/** Several processes on one database: clients connect to any of them, and no bot thinks twice about one decision. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMissedUpdates } from '../../src/protocol/index.ts';
import { TestClient, openTable, playToEnd } from './testClient.ts';
import { openTestPostgres } from './databases.ts';
import { begunPair, quickBot, type TestServer, startTestServer } from './testServer.ts';

const postgres = await openTestPostgres();

const servers: TestServer[] = [];
let thoughts = 0;

beforeAll(async () => {
  if (postgres === undefined) return;
  const think: typeof quickBot = (thought, whom) => {
    thoughts++;
    return quickBot(thought, whom);
  };
  for (let i = 0; i < 2; i++) servers.push(await startTestServer({ database: postgres.address }, { think }));
});
afterAll(async () => {
  for (const server of servers) await server.stop();
});

test('two people at different processes play at a table with a bot', async (context) => {
  if (postgres === undefined) return context.skip();
  const id = await openTable(servers[0].url, { game: 'schicht', seats: 3, bots: [2] });
  const clients = [
    await TestClient.connectTo(servers[0].url, id),
    await TestClient.connectTo(servers[1].url, id),
  ];
  for (const [seat, client] of clients.entries()) {
    await client.join();
    await client.sit(`P${seat}`, seat);
  }
  await clients[0].until('both', () =>
    clients[0].follower!.table.sitters.every(({ kind }) => kind !== 'open'),
  );
  const begun = clients.map((client) => client.next('snapshot'));
  clients[0].send({ t: 'start' });
  await Promise.all(begun);
  await playToEnd(clients);
  const shared = clients.map((client) => client.follower!.update!.view.shared);
  expect(shared[0]).toEqual(shared[1]);
  const spectator = await TestClient.connectTo(servers[1].url, id);
  await spectator.join({ spectator: true, since: 1 });
  const snapshot = spectator.heard[0];
  const past = snapshot.t === 'snapshot' ? readMissedUpdates(snapshot.missed) : undefined;
  const byBot = past?.steps.filter(({ actor }) => actor === 2).length;
  expect(byBot).toBeGreaterThan(5);
  expect(thoughts).toBe(byBot);
  for (const client of [...clients, spectator]) client.close();
});

test('two who sit down at the same moment get two seats, or one learns that it is taken', async (context) => {
  if (postgres === undefined) return context.skip();
  const id = await openTable(servers[0].url, { game: 'punto', seats: 2 });
  const clients = [
    await TestClient.connectTo(servers[0].url, id),
    await TestClient.connectTo(servers[1].url, id),
  ];
  for (const client of clients) await client.join();
  for (const client of clients) client.send({ t: 'sit', seat: 0, name: 'Ada', token: client.token });
  await Promise.all(
    clients.map((client) =>
      client.until(
        'an answer',
        () => client.follower!.seat !== null || client.heard.some(({ t }) => t === 'rejected'),
      ),
    ),
  );
  expect(new Set(clients.map((client) => client.follower!.seat))).toEqual(new Set([0, null]));
  for (const client of clients) client.close();
});

test('processes survive a restart of the database, and the match continues', async (context) => {
  if (postgres === undefined) return context.skip();
  const clients = await begunPair(servers[0].url);
  const answers: string[] = [];
  for (let i = 0; i < 4; i++) {
    const actor = clients.find(({ owes }) => owes)!;
    const { version } = actor.follower!;
    if (i % 2 === 0) postgres.restart();
    while (actor.follower!.version === version) {
      const heard = actor.heard.length;
      actor.decide();
      await actor.until('an answer', () => actor.follower!.version > version || actor.heard.length > heard);
      const answer = actor.heard.slice(heard).find(({ t }) => t === 'rejected');
      if (answer?.t === 'rejected') answers.push(answer.code);
    }
    await Promise.all(clients.map((client) => client.until('it', () => client.follower!.version > version)));
  }
  expect(answers.filter((code) => code !== 'busy')).toEqual([]);
  for (const server of servers) {
    await expect
      .poll(async () => (await fetch(`${server.url}healthz`)).status, { timeout: 20_000 })
      .toBe(200);
  }
  for (const client of clients) client.close();
});

test('a hundred and fifty who try to sit at a full table do not delay its players', async (context) => {
  if (postgres === undefined) return context.skip();
  const { url } = servers[0];
  const id = await openTable(url, { game: 'punto', seats: 2, options: { roundsToWin: 1 } });
  const players = [await TestClient.connectTo(url, id), await TestClient.connectTo(url, id)];
  for (const [seat, player] of players.entries()) {
    await player.join();
    await player.sit(`P${seat}`, seat);
  }
  const begun = players.map((player) => player.next('snapshot'));
  players[0].send({ t: 'start' });
  await Promise.all(begun);
  const strangers = await Promise.all(Array.from({ length: 150 }, () => TestClient.connectTo(url, id)));
  const sit = (stranger: TestClient): void =>
    stranger.send({ t: 'sit', seat: null, name: 'Stranger', token: stranger.token });
  await Promise.all(strangers.map((stranger) => stranger.join({ spectator: true })));
  let refused = 0;
  for (const stranger of strangers) {
    stranger.onUpdate = () => {
      if (stranger.heard.at(-1)?.t !== 'rejected' || stranger.socket.readyState !== stranger.socket.OPEN)
        return;
      refused++;
      stranger.heard.length = 0;
      sit(stranger);
    };
    sit(stranger);
  }
  await playToEnd(players);
  for (const player of players) expect(player.heard.filter(({ t }) => t === 'rejected')).toEqual([]);
  await expect.poll(() => refused).toBeGreaterThan(150);
  for (const client of [...players, ...strangers]) client.terminate();
});
