/**
 * One address sends too many frames, upgrades, phrases or tables. The server limits or disconnects it, without effect
 * on others.
 */
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientAddress, householdPrefix } from '../../src/server/limits/addresses.ts';
import type { TestClient } from './testClient.ts';
import { openTable, postJson } from './testClient.ts';
import { begunPair, type TestServer, startTestServer } from './testServer.ts';

let strict: TestServer;
let wide: TestServer;
beforeAll(async () => {
  // Rate limits never refill, however slowly the machine sends.
  strict = await startTestServer({}, { elapsed: () => 0 }, { TAVOLA_LIMITS_TIMES: '1' });
  wide = await startTestServer();
});
afterAll(async () => {
  await strict.stop();
  await wide.stop();
});

const formatUpgrade = (table: string): string =>
  `GET /api/tables/${table}/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n';

async function dial(server: TestServer, first: string): Promise<Socket> {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(first);
  return socket;
}

const PING = 0x89;
const PONG = 0x8a;
const thousand = (kind: number): Buffer =>
  Buffer.concat(
    Array.from({ length: 1000 }, () => Buffer.concat([Buffer.from([kind, 0xfd]), Buffer.alloc(129)])),
  );

const waitForClose = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.destroyed) resolve();
    else socket.once('close', () => resolve());
  });

async function pour(socket: Socket, bytes: Buffer, most: number): Promise<void> {
  for (let sent = 0; sent < most && !socket.destroyed; sent += bytes.length) {
    // A disconnected socket never drains: the time is a bound, not a wait.
    if (!socket.write(bytes))
      await Promise.race([
        new Promise((resolve) => socket.once('drain', resolve)),
        waitForClose(socket),
        new Promise((resolve) => setTimeout(resolve, 2000)),
      ]);
  }
  await waitForClose(socket);
}

describe('control frames', () => {
  for (const [name, kind] of [
    ['pings', PING],
    ['pongs', PONG],
  ] as const)
    test(`count as messages: too many ${name}`, async () => {
      const id = await openTable(strict.url, { game: 'punto', seats: 2 });
      const socket = await dial(strict, formatUpgrade(id));
      await pour(socket, thousand(kind), 20_000_000);
    });

  test('a client that does not read its pongs is disconnected', async () => {
    const id = await openTable(wide.url, { game: 'punto', seats: 2 });
    const socket = await dial(wide, formatUpgrade(id));
    socket.pause();
    // The limit on frames is high here, so only the unread data can be too much.
    await pour(socket, thousand(PING), 12_000_000);
  });

  test('a message in many fragments is rejected', async () => {
    const id = await openTable(wide.url, { game: 'punto', seats: 2 });
    const socket = await dial(wide, formatUpgrade(id));
    const piece = Buffer.concat([Buffer.from([0, 0x80]), Buffer.alloc(4)]);
    const pieces = Buffer.concat([
      Buffer.from([1, 0x80, 0, 0, 0, 0]),
      ...Array.from({ length: 50 }, () => piece),
    ]);
    socket.write(pieces);
    await new Promise((resolve) => {
      socket.once('end', resolve);
      socket.once('close', resolve);
      socket.resume();
    });
    socket.destroy();
  });
});

describe('upgrades', () => {
  test('that are rejected free their descriptor, even if the client stays', async () => {
    const socket = await dial(wide, formatUpgrade('x'));
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(data.toString())),
    );
    expect(answer).toContain('404');
    const asking = setInterval(() => socket.write('hello?'), 20);
    await waitForClose(socket);
    clearInterval(asking);
  });

  test('are limited by address', async () => {
    const own = await startTestServer({}, { elapsed: () => 0 }, { TAVOLA_LIMITS_TIMES: '1' });
    try {
      const upgrade = async (): Promise<string> => {
        const socket = await dial(own, formatUpgrade('noSuchTable'));
        const answer = await new Promise<string>((resolve) =>
          socket.once('data', (data) => resolve(data.toString())),
        );
        socket.destroy();
        return answer.slice(9, 12);
      };
      let refused = 0;
      for (let asked = 0; refused === 0 && asked < 3000; asked += 20) {
        const answers = await Promise.all(Array.from({ length: 20 }, upgrade));
        refused += answers.filter((status) => status === '429').length;
        expect(answers.filter((status) => status !== '101' && status !== '429')).toEqual([]);
        if (asked < 280) expect(refused).toBe(0);
      }
      expect(refused).toBeGreaterThan(0);
    } finally {
      await own.stop();
    }
  });
});

describe('writes', () => {
  const refusals = (client: TestClient): number =>
    client.heard.filter((message) => message.t === 'no' && message.code === 'slow').length;

  test('phrases of one address are limited', async () => {
    const clients = await begunPair(strict.url);
    for (let i = 0; i < 60; i++) clients[0].send({ t: 'say', saying: 'hello' });
    await clients[0].until('a refusal', () => refusals(clients[0]) > 0);
    const said = (): number => clients[1].heard.filter(({ t }) => t === 'say').length;
    await clients[1].until('what was said', () => said() >= 30);
    await clients[0].request({ t: 'ping' }, 'pong');
    expect(said() + refusals(clients[0])).toBeLessThanOrEqual(60);
    expect(refusals(clients[0])).toBeGreaterThan(15);
    for (const client of clients) client.close();
  });

  test('proposals of one address are limited over all sockets', async () => {
    const tables = [await begunPair(strict.url), await begunPair(strict.url)].flat();
    for (const client of tables) for (let i = 0; i < 80; i++) client.send({ t: 'back' });
    await Promise.all(tables.map((client) => client.request({ t: 'ping' }, 'pong')));
    expect(tables.reduce((sum, client) => sum + refusals(client), 0)).toBeGreaterThan(60);
    for (const client of tables) client.close();
  });

  test('a rematch counts as a new table', async () => {
    const own = await startTestServer({}, { elapsed: () => 0 }, { TAVOLA_LIMITS_TIMES: '1' });
    try {
      const clients = await begunPair(own.url);
      for (const client of clients) client.send({ t: 'end', agree: true });
      await clients[0].until('the end', () => clients[0].isOver);
      let made = 0;
      while ((await postJson(`${own.url}api/tables`, { game: 'punto', seats: 2 })).status === 201) made++;
      expect(made).toBeGreaterThan(20);
      expect(await clients[0].request({ t: 'rematch', agree: true }, 'no')).toMatchObject({ code: 'slow' });
      for (const client of clients) client.close();
    } finally {
      await own.stop();
    }
  });
});

describe('a client address', () => {
  test('in IPv6 is its /64, however it is written', () => {
    const same = [
      '2001:db8:0:1::1',
      '2001:DB8:0:1:ffff:ffff:ffff:ffff',
      '2001:0db8:0000:0001:0:0:0:2',
      '[2001:db8:0:1::1]:4711',
      '2001:db8::1:0:0:0:1',
      ' 2001:db8:0:1::1%eth0',
      '2001:db8:0:1::1.2.3.4',
    ];
    expect(new Set(same.map(householdPrefix))).toEqual(new Set(['2001:db8:0:1::/64']));
    expect(householdPrefix('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(householdPrefix('::1')).toBe('0:0:0:0::/64');
  });

  test('in IPv4 is itself, with a port or inside an IPv6 one', () => {
    const same = [
      '192.0.2.7',
      '192.0.2.7:5000',
      '::ffff:192.0.2.7',
      '::ffff:c000:207',
      '[::FFFF:192.0.2.7]:1',
    ];
    expect(new Set(same.map(householdPrefix))).toEqual(new Set(['192.0.2.7']));
  });

  test('that is invalid always counts as the same one', () => {
    expect(new Set(['', 'unknown', '_hidden', '1.2.3', 'x'.repeat(99)].map(householdPrefix)).size).toBe(1);
  });

  test('is the connection’s, or the one that trusted proxies report', () => {
    expect(clientAddress('192.0.2.1', '198.51.100.1', 0)).toBe('192.0.2.1');
    expect(clientAddress('127.0.0.1', '203.0.113.9, 198.51.100.1:8080', 1)).toBe('198.51.100.1');
    expect(clientAddress('127.0.0.1', '203.0.113.9, 198.51.100.1', 2)).toBe('203.0.113.9');
    expect(clientAddress('192.0.2.1', null, 1)).toBe('192.0.2.1');
  });
});
