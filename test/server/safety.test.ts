/**
 * Hostile clients forge, repeat, flood and never read: each is rejected, the server stays up, and others are
 * unaffected.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { parseMessage, type ServerInfo } from '../../src/protocol/index.ts';
import { TestClient, randomHex, openTable, playToEnd, postJson } from './testClient.ts';
import { begunPair, type TestServer, startTestServer, temporaryFolder } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const pair = (url = server.url): Promise<TestClient[]> => begunPair(url);

const raw = (client: TestClient, text: string | Buffer): void => client.socket.send(text);

describe('a stranger', () => {
  test('with a forged token is a spectator and cannot decide', async () => {
    const clients = await pair();
    const forger = await TestClient.connectTo(server.url, clients[0].id);
    expect(await forger.join()).toMatchObject({ seat: null });
    expect(await forger.request([0, 60], 'rejected')).toMatchObject({ code: 'seat' });
    expect(
      await forger.request({ t: 'sit', seat: 0, name: 'P0', token: forger.token }, 'rejected'),
    ).toMatchObject({
      code: 'started',
    });
    await playToEnd(clients);
    for (const client of [...clients, forger]) client.close();
  });

  test('with malformed messages gets an error, and the match continues', async () => {
    const clients = await pair();
    const nonsense = [
      '',
      'hello',
      '{',
      'null',
      '[]',
      '[1]',
      '[0,0,0]',
      '[0,"60"]',
      '[0.5,1]',
      '[-1,60]',
      '[0,1e99]',
      '{"t":"join","token":5}',
      '{"t":"fly"}',
      '{"t":"start","extra":1}',
      '{"t":"bot","seat":1,"level":null}',
      '{"t":"look","since":0}',
      '{"t":"sit","seat":0,"name":"","token":"x","part":"y"}',
      `{"t":"sit","seat":0,"name":"a\\u0000b","token":"${randomHex()}","part":"${randomHex()}"}`,
      '{"__proto__":{"t":"start"}}',
      `{"t":"say","saying":"${'x'.repeat(500)}"}`,
    ];
    for (const text of nonsense) {
      const answer = clients[0].next('rejected');
      raw(clients[0], text);
      expect(await answer, text).toMatchObject({ code: 'malformed' });
    }
    const answer = clients[0].next('rejected');
    raw(clients[0], Buffer.from([0xff, 0xfe, 1, 2]));
    expect(await answer).toMatchObject({ code: 'malformed' });
    await playToEnd(clients);
    for (const client of clients) client.close();
  });

  test('without a join cannot act', async () => {
    const [client, other] = await pair();
    const stranger = await TestClient.connectTo(server.url, client.id);
    await stranger.connect();
    expect(await stranger.request([0, 60], 'rejected')).toMatchObject({ code: 'notJoined' });
    expect(await stranger.request({ t: 'start' }, 'rejected')).toMatchObject({ code: 'notJoined' });
    expect(await stranger.request({ t: 'ping' }, 'pong')).toHaveProperty('now');
    for (const one of [client, other, stranger]) one.close();
  });

  test('at an older protocol version learns the new version first', async () => {
    const [client, other] = await pair();
    const old = await TestClient.connectTo(server.url, client.id);
    await old.connect();
    old.send({ t: 'join', since: 0 });
    await old.next('snapshot');
    const { protocol } = (await (await fetch(`${server.url}api/info`)).json()) as ServerInfo;
    expect(old.heard[0]).toMatchObject({ t: 'snapshot', protocol });
    expect(protocol).toBeGreaterThan(3);
    for (const one of [client, other, old]) one.close();
  });

  test('at an unknown table gets an error', async () => {
    const stranger = await TestClient.connectTo(server.url, 'noSuchTable');
    await stranger.connect();
    stranger.send({ t: 'join' });
    await stranger.until('to be closed', () => stranger.closed !== undefined);
    expect(stranger.heard).toEqual([{ t: 'rejected', code: 'table' }]);
    expect((await fetch(`${server.url}api/tables/noSuchTable`)).status).toBe(404);
  });

  test('with a huge message is disconnected alone', async () => {
    const clients = await pair();
    const shouter = await TestClient.connectTo(server.url, clients[0].id);
    await shouter.join();
    raw(shouter, `["${'x'.repeat(2_000_000)}"]`);
    await shouter.until('to be closed', () => shouter.closed !== undefined);
    expect(shouter.closed?.code).toBe(1009);
    await playToEnd(clients);
    for (const client of clients) client.close();
  });

  test('with an endless message is disconnected', async () => {
    const [client, other] = await pair();
    const shouter = await TestClient.connectTo(server.url, client.id);
    await shouter.join();
    for (let i = 0; i < 50; i++) shouter.socket.send('x'.repeat(100), { fin: false });
    await shouter.until('to be closed', () => shouter.closed !== undefined);
    client.close();
    other.close();
  });

  test('from another origin is rejected', async () => {
    const id = await openTable(server.url, { game: 'punto', seats: 2 });
    const foreign = { origin: 'https://elsewhere.example' };
    const stranger = await TestClient.connectTo(server.url, id);
    await expect(stranger.connect(server.url, foreign)).rejects.toThrow('403');
    await expect(stranger.connect(server.url, { origin: 'null' })).rejects.toThrow('403');
    expect((await postJson(`${server.url}api/tables`, { game: 'punto', seats: 2 }, foreign)).status).toBe(
      403,
    );
    const own = { origin: server.url.slice(0, -1) };
    expect((await postJson(`${server.url}api/tables`, { game: 'punto', seats: 2 }, own)).status).toBe(201);
    await stranger.connect(server.url, own);
    stranger.close();
  });

  test('with an invisible character in the name must choose another', async () => {
    const id = await openTable(server.url, { game: 'punto', seats: 2 });
    const client = await TestClient.connectTo(server.url, id);
    await client.join();
    const invisible = [
      'a\u202eb',
      '\u200b',
      '\u3164',
      'Ada\uffa0',
      '\u2800',
      'A\u034fda',
      '\u115f',
      '\u{1d159}',
      '\u0301',
      'Ada \u0301',
      `A${'\u0301'.repeat(9)}`,
      '\ufe0f',
      'A\u{e0100}',
    ];
    for (const name of [...invisible, '  ', 'x'.repeat(30), 'two  spaces'])
      expect(
        await client.request({ t: 'sit', seat: 0, name, token: client.token }, 'rejected'),
      ).toMatchObject({
        code: 'malformed',
      });
    for (const name of ['Zoe\u0308 ❤\ufe0f', 'ไม้เอก', 'राजेश', '山田・太郎', 'محمّد', 'O’Neill 3️⃣'])
      expect(
        parseMessage(JSON.stringify({ t: 'sit', seat: 0, name, token: randomHex() })),
        name,
      ).toBeDefined();
    expect(await client.sit('Zoë & Łukasz 🎲')).toMatchObject({ seat: 0 });
    client.close();
  });
});

describe('requests', () => {
  const status = async (body: string, type = 'application/json'): Promise<number> =>
    (await fetch(`${server.url}api/tables`, { method: 'POST', body, headers: { 'content-type': type } }))
      .status;

  test('with a malformed body are rejected with a reason', async () => {
    const wrong = await postJson(`${server.url}api/tables`, { game: 'punto', seats: 9 });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toEqual({
      error: 'body',
      message: 'seats: expected a whole number from 2 to 4',
    });
    expect(
      (await (await postJson(`${server.url}api/tables`, { game: 'chess', seats: 2 })).json()) as object,
    ).toMatchObject({
      message: expect.stringContaining('one of'),
    });
    expect(
      (await (await postJson(`${server.url}api/tables`, { game: 'punto', seats: '2' })).json()) as object,
    ).toMatchObject({
      message: expect.stringMatching(/^seats: expected/),
    });
    expect(await status('{')).toBe(400);
    expect(await status('null')).toBe(400);
    expect(await status('{}', 'text/plain')).toBe(415);
    expect(await status(JSON.stringify({ game: 'x'.repeat(100_000), seats: 2 }))).toBe(413);
    expect(await status('{"game":"constructor","seats":2}')).toBe(400);
    expect(await status('{"game":"punto","seats":2,"options":{"toString":true}}')).toBe(400);
    expect(await status('{"game":"punto","seats":2,"bots":[0,1]}')).toBe(400);
    expect(await status('{"game":"punto","seats":2,"time":{"kind":"live","bank":1,"increment":0}}')).toBe(
      400,
    );
  });

  test('for missing things are rejected', async () => {
    for (const path of [
      'api/none',
      'api/tables/x',
      '..%2f..%2fpackage.json',
      'assets/none.js',
      'favicon.ico',
    ])
      expect((await fetch(`${server.url}${path}`)).status, path).toBe(404);
  });

  test('that never end are aborted', async () => {
    const socket = connect(server.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write(
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    );
    const body = 'x'.repeat(4096);
    const answer = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (data) => (text += data.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', () => resolve(text));
    });
    const pouring = setInterval(() => socket.write(`1000\r\n${body}\r\n`), 5);
    const text = await Promise.race([
      answer,
      new Promise<string>((resolve) => setTimeout(() => resolve('still there'), 3000)),
    ]);
    clearInterval(pouring);
    socket.destroy();
    expect(text).toMatch(/413|still there|^$/);
    expect((await fetch(`${server.url}healthz`)).status).toBe(200);
  });
});

describe('limits', () => {
  test('reject one of a thousand tables from one address', async () => {
    const strict = await startTestServer({}, { elapsed: () => 0 }, { TAVOLA_LIMITS_TIMES: '1' });
    try {
      const answers: Response[] = [];
      // A hundred at a time: a busy machine gives up connections that wait for long.
      while (answers.length < 1000)
        answers.push(
          ...(await Promise.all(
            Array.from({ length: 100 }, () =>
              postJson(`${strict.url}api/tables`, { game: 'punto', seats: 2 }),
            ),
          )),
        );
      const statuses = answers.map((response) => response.status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(30);
      expect(new Set(statuses)).toEqual(new Set([201, 429]));
      const refused = answers.find((response) => response.status === 429)!;
      expect(await refused.json()).toMatchObject({ error: 'rateLimited' });
    } finally {
      await strict.stop();
    }
  });

  test('reject too many sockets from one address', async () => {
    const strict = await startTestServer({}, { elapsed: () => 0 }, { TAVOLA_LIMITS_TIMES: '1' });
    try {
      const id = await openTable(strict.url, { game: 'punto', seats: 2 });
      const open = (): Promise<WebSocket | string> =>
        new Promise((resolve) => {
          const socket = new WebSocket(`${strict.url.replace('http', 'ws')}api/tables/${id}/socket`);
          socket.once('open', () => resolve(socket));
          socket.once('error', (error) => resolve(error.message));
        });
      const opened = await Promise.all(Array.from({ length: 330 }, open));
      expect(opened.filter((one) => typeof one === 'string')).toHaveLength(30);
      expect(opened.find((one) => typeof one === 'string')).toContain('429');
      for (const one of opened) if (typeof one !== 'string') one.terminate();
      // The server notices one by one that they are gone.
      let again = await open();
      while (typeof again === 'string') again = await open();
      again.terminate();
    } finally {
      await strict.stop();
    }
  });

  test('warn a client that sends too fast, then disconnect it', async () => {
    const strict = await startTestServer({}, { elapsed: () => 0 }, { TAVOLA_LIMITS_TIMES: '1' });
    try {
      const [client, other] = await pair(strict.url);
      for (let i = 0; i < 500; i++) client.send({ t: 'ping' });
      await client.until('to be closed', () => client.closed !== undefined);
      expect(client.closed?.code).toBe(1008);
      expect(client.heard.some((message) => message.t === 'rejected' && message.code === 'rateLimited')).toBe(
        true,
      );
      expect(await other.request({ t: 'ping' }, 'pong')).toHaveProperty('now');
      other.close();
    } finally {
      await strict.stop();
    }
  });

  test('disconnect a client that does not read, without delaying others', async () => {
    const [sleeper, other] = await pair();
    sleeper.socket.pause();
    // Sitting down again sends everything once more, over a kilobyte.
    const again = { t: 'sit', seat: 0, name: 'P0', token: sleeper.token } as const;
    let answers = 0;
    for (let i = 0; i < 400 && sleeper.socket.readyState === WebSocket.OPEN; i++) {
      for (let k = 0; k < 50; k++) sleeper.send(again);
      expect(await other.request({ t: 'ping' }, 'pong')).toHaveProperty('now');
      answers++;
    }
    expect(answers).toBeGreaterThan(1);
    sleeper.socket.resume();
    await sleeper.until('to be closed', () => sleeper.closed !== undefined);
    expect(sleeper.closed?.code).toBe(1006);
    expect(await other.request({ t: 'ping' }, 'pong')).toHaveProperty('now');
    other.close();
  });
});

describe('secrets', () => {
  test('are neither in the database nor in the log', async () => {
    const folder = temporaryFolder();
    const own = await startTestServer({ data: folder });
    const clients = await pair(own.url);
    await playToEnd(clients);
    for (const client of clients) client.close();
    await own.stop();
    const kept = readdirSync(folder)
      .filter((name) => name.startsWith('tavola.sqlite'))
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('');
    const log = own.lines.join('');
    for (const { token } of clients) {
      expect(kept).not.toContain(token);
      expect(log).not.toContain(token);
    }
    expect(kept).toContain(clients[0].part);
    const secret = /[0-9a-f]{64}open|[0-9a-f]{64}begun/.exec(kept)?.[0].slice(0, 64);
    expect(secret).toBeDefined();
    expect(log).not.toContain(secret);
    expect(log).not.toContain('P0');
    expect(log).toContain('stopped');
  });
});

describe('the page', () => {
  test('has a policy without inline code, and hashed files are cached for ever', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
    writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><title>Tavola</title>');
    writeFileSync(join(folder, 'web', 'assets', 'main-abc.js'), '1;'.repeat(1000));
    const own = await startTestServer({ data: folder });
    try {
      for (const path of ['', 't/abcDEF123456']) {
        const response = await fetch(`${own.url}${path}`);
        expect(await response.text()).toContain('Tavola');
        const policy = response.headers.get('content-security-policy')!;
        expect(policy).toContain("default-src 'self'");
        expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
        const others = policy.replace("style-src-attr 'unsafe-inline'", '').replace("'wasm-unsafe-eval'", '');
        expect(others).not.toContain('unsafe');
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('referrer-policy')).toBe('no-referrer');
        expect(response.headers.get('cache-control')).toBe('no-cache');
        const again = await fetch(`${own.url}${path}`, {
          headers: { 'if-none-match': response.headers.get('etag')! },
        });
        expect(again.status).toBe(304);
      }
      const script = await fetch(`${own.url}assets/main-abc.js`);
      expect(script.headers.get('cache-control')).toContain('immutable');
      expect(script.headers.get('content-encoding')).toBe('gzip');
      // A worker has the policy of its script.
      expect(script.headers.get('content-security-policy')).toContain("'wasm-unsafe-eval'");
      expect(await script.text()).toHaveLength(2000);
      const path = await new Promise<number>((resolve) => {
        request({ port: own.port, path: '/../package.json' }, (response) => {
          response.resume();
          resolve(response.statusCode!);
        }).end();
      });
      expect(path).toBe(404);
    } finally {
      await own.stop();
    }
  });

  test('answers 404 at an unknown path, with links that are relative to it', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'web'), { recursive: true });
    const html = '<!doctype html><head><title>Tavola</title></head><script src="./main.js"></script>';
    writeFileSync(join(folder, 'web', 'index.html'), html);
    const own = await startTestServer({ data: folder });
    try {
      for (const [path, root] of [
        ['nonsense', './'],
        ['play/wege', '../'],
        ['a/b/c', '../../'],
      ]) {
        const response = await fetch(`${own.url}${path}`);
        expect(response.status, path).toBe(404);
        expect(response.headers.get('content-type')).toContain('text/html');
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
        const text = await response.text();
        expect(text).toContain(`<meta name="tavola-missing" content="${root}" />`);
        expect(text).toContain(`src="${root}main.js"`);
      }
      const home = await fetch(own.url);
      expect(home.status).toBe(200);
      expect(await home.text()).not.toContain('tavola-missing');
    } finally {
      await own.stop();
    }
  });

  test('reports that it is not built', async () => {
    const response = await fetch(server.url);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('has not been built');
  });
});

test('health and metrics', async () => {
  expect(await (await fetch(`${server.url}healthz`)).json()).toEqual({ ok: true });
  const figures = await (await fetch(`${server.url}metrics`)).text();
  for (const name of [
    'tavola_decisions_total',
    'tavola_sockets',
    'tavola_refused_total',
    'process_cpu_seconds_total',
  ])
    expect(figures).toContain(name);
});

test('a stopping server finishes accepted commands and informs everyone', async () => {
  const folder = temporaryFolder();
  const first = await startTestServer({ data: folder });
  const clients = await pair(first.url);
  const actor = clients.find(({ owes }) => owes)!;
  actor.decide();
  // This response comes after the decision.
  await actor.request({ t: 'ping' }, 'pong');
  await first.stop();
  await Promise.all(clients.map((client) => client.until('to be closed', () => client.closed !== undefined)));
  expect(clients.map(({ closed }) => closed?.code)).toEqual([1001, 1001]);
  expect(actor.follower!.number).toBe(1);
  const second = await startTestServer({ data: folder });
  for (const client of clients) await client.join({ url: second.url });
  expect(actor.follower!.number).toBe(1);
  await playToEnd(clients);
  for (const client of clients) client.close();
  await second.stop();
});

describe('a server with a name', () => {
  const ask = (port: number, path: string, headers: { [name: string]: string }): Promise<number> =>
    new Promise((resolve) => {
      request({ port, path, headers }, (response) => {
        response.resume();
        resolve(response.statusCode!);
      }).end();
    });

  test('accepts it and this machine, and no other name', async () => {
    const own = await startTestServer({}, {}, { TAVOLA_HOSTS: 'Games.example.org, other.example:8443' });
    try {
      for (const host of [
        'games.example.org',
        'GAMES.example.org:443',
        'other.example:8443',
        '127.0.0.1:1',
        '[::1]',
      ])
        expect(await ask(own.port, '/api/info', { host }), host).toBe(200);
      for (const host of ['evil.example', 'games.example.org.evil.example', 'other.example'])
        expect(await ask(own.port, '/api/info', { host }), host).toBe(421);
      // People read a page, and the operator reads once which setting lacks the name.
      const headers = { host: 'evil.example', accept: 'text/html' };
      const page = await new Promise<string>((resolve) => {
        request({ port: own.port, path: '/', headers }, (response) => {
          let text = '';
          response.on('data', (data: Buffer) => (text += data.toString()));
          response.on('end', () => resolve(`${response.statusCode} ${text}`));
        }).end();
      });
      expect(page).toMatch(/^421 <!doctype html>/);
      expect(page).toContain('does not know the name <b>evil.example</b>');
      const lines = own.lines.filter(
        (line) => line.includes('TAVOLA_HOSTS') && line.includes('"evil.example"'),
      );
      expect(lines).toHaveLength(1);
      const id = await openTable(own.url, { game: 'punto', seats: 2 });
      const stranger = await TestClient.connectTo(own.url, id);
      const rebound = { host: 'evil.example', origin: 'http://evil.example' };
      await expect(stranger.connect(own.url, rebound)).rejects.toThrow('421');
    } finally {
      await own.stop();
    }
  });

  test('shows its metrics only to this machine and with the key', async () => {
    const own = await startTestServer({}, {}, { TAVOLA_METRICS_KEY: 'open sesame' });
    try {
      expect(await ask(own.port, '/metrics', {})).toBe(200);
      const proxied = { 'x-forwarded-for': '127.0.0.1' };
      expect(await ask(own.port, '/metrics', proxied)).toBe(403);
      expect(await ask(server.port, '/metrics', { ...proxied, authorization: 'Bearer null' })).toBe(403);
      expect(await ask(own.port, '/metrics', { ...proxied, authorization: 'Bearer open' })).toBe(403);
      expect(await ask(own.port, '/metrics', { ...proxied, authorization: 'Bearer open sesame' })).toBe(200);
    } finally {
      await own.stop();
    }
  });
});
