/**
 * Sends a server process requests, socket messages and passkeys that no page sends. It must not crash, fail, stall,
 * leak memory or connect anywhere, and a match of two players beside it continues.
 */
import { connect } from 'node:net';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { FastRng, type Rng } from '../../src/core/index.ts';
import { SAYINGS } from '../../src/protocol/index.ts';
import { freePort } from '../freePort.ts';
import { Authenticator, type MakingOptions, type SigningOptions } from '../server/authenticator.ts';
import { PasskeyBrowser } from '../server/passkeyBrowser.ts';
import { TestClient, openTable, playToEnd } from '../server/testClient.ts';
import { recordConnections } from '../server/connectionRecorder.ts';
import { ServerProcess } from '../server/serverProcess.ts';
import { temporaryFolder } from '../server/testServer.ts';
import { mutate, mutateJson, mutateText, pick } from './mutate.ts';
import { GROWTH, LONG_RUN, rngFor, STALL } from './settings.ts';

const BATCH = 250;
/** Batches in the short form, and a target's share of the server's inputs in the long one. */
const SHARES = { sockets: [80, 0.7], requests: [8, 0.25], passkeys: [1, 0.05] } as const;
const countBatches = (target: keyof typeof SHARES): number =>
  LONG_RUN === null ? SHARES[target][0] : Math.ceil((LONG_RUN / 2) * SHARES[target][1] * (1 / BATCH));

const folder = temporaryFolder();
const { env, attempts } = recordConnections(folder);
let port: number;
let server: ServerProcess;
let beside: TestClient[];

beforeAll(async () => {
  port = await freePort();
  const data = join(folder, 'data');
  server = new ServerProcess(port, { ...env, TAVOLA_DATA: data, TAVOLA_LIMITS_TIMES: '1000000' });
  await server.start();
  beside = await startMatch(2, []);
});

afterAll(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function startMatch(seats: number, bots: number[]): Promise<TestClient[]> {
  const id = await openTable(server.url, { game: 'punto', seats, bots });
  const clients: TestClient[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (bots.includes(seat)) continue;
    const client = await TestClient.connectTo(server.url, id);
    await client.join();
    await client.sit(`P${seat}`, seat);
    clients.push(client);
  }
  const all = clients.map((client) => client.next('snapshot'));
  clients[0].send({ t: 'start' });
  await Promise.all(all);
  return clients;
}

async function readMetric(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

async function attack(batches: number, makeSend: () => () => Promise<void>): Promise<void> {
  /** The smallest heap in each quarter of the run. */
  const heaps = [Infinity, Infinity, Infinity, Infinity];
  for (let batch = 0; batch < batches; batch++) {
    const send = makeSend();
    await send();
    expect((await fetch(`${server.url}healthz`)).status).toBe(200);
    if (LONG_RUN === null) continue;
    const quarter = Math.floor((4 * batch) / batches);
    heaps[quarter] = Math.min(heaps[quarter], await readMetric('nodejs_heap_size_used_bytes'));
    // A busy machine can stall the loop too: only a repeated stall with the same batch counts.
    let lag = await readMetric('nodejs_eventloop_lag_max_seconds');
    for (let again = 0; again < 3 && lag * 1000 > STALL; again++) {
      await send();
      lag = Math.min(lag, await readMetric('nodejs_eventloop_lag_max_seconds'));
    }
    expect(lag * 1000, `milliseconds that batch ${batch} keeps the loop busy`).toBeLessThan(STALL);
  }
  expect(attempts(), 'connections to others').toEqual([]);
  expect(await readMetric('tavola_failures_total'), 'things that should have worked').toBe(0);
  if (LONG_RUN !== null)
    expect(heaps[3] - heaps[1], 'bytes that stayed, half a run later').toBeLessThan(GROWTH);
}

const TOKEN = '0123456789abcdef0123456789abcdef';

const MESSAGES = [
  '[3,17]', '[0,-1]', '[1,40]', `{"t":"join","token":"${TOKEN}","since":3}`, '{"t":"join"}', '{"t":"look","since":2}',
  `{"t":"sit","seat":1,"name":"Eve","token":"${TOKEN}"}`, '{"t":"bot","seat":2,"level":"easy"}', '{"t":"start"}',
  '{"t":"leave"}', '{"t":"back"}', '{"t":"rematch"}', '{"t":"words","text":"nice one"}', '{"t":"takeBack","seat":0,"agree":true}', '{"t":"join","guest":true}',
  '{"t":"rematch","settings":{"game":"punto","seats":3,"options":{"teams":true},"time":null}}', '{"t":"ping"}', '{"t":"fly"}', '{"t":"end","agree":true}',
  `{"t":"commit","commitment":"${TOKEN}${TOKEN}"}`, `{"t":"reveal","part":"${TOKEN}"}`, '{"t":"pause","on":true}',
  '{"t":"absent","seat":0,"remedy":"bot"}', '{"t":"idle","is":true}', '{"t":"reading","is":true}', '{"t":"resign"}',
  ...SAYINGS.map((saying) => `{"t":"say","saying":"${saying}"}`),
]; // prettier-ignore

/** An oversized message: the server rightly closes the connection, and the fuzzer reconnects. */
function expectClosedForSize(error: unknown): void {
  if (!String(error).includes('"code":1009')) throw error;
}

test('socket messages change nothing that does not belong to their sender', async () => {
  const rng = rngFor('sockets');
  const players = beside[0].follower!.table.sitters;
  const fuzzers = [
    ...(await startMatch(3, [2])), // with seats: they may act for them
    await TestClient.connectTo(server.url, beside[0].id), // a spectator of the match beside
    await TestClient.connectTo(server.url, await openTable(server.url, { game: 'schicht', seats: 4 })),
    await TestClient.connectTo(server.url, 'noSuchTable12'),
  ];
  let next = 0;
  await attack(countBatches('sockets'), () => {
    const fuzzer = fuzzers[next++ % fuzzers.length];
    const joins = rng.below(3) > 0;
    const messages = Array.from({ length: BATCH }, () => mutate(rng, MESSAGES, 1000));
    return async () => {
      if (fuzzer.socket?.readyState !== WebSocket.OPEN) {
        await fuzzer.connect();
        if (joins) fuzzer.send({ t: 'join', token: fuzzer.token });
      }
      for (const [i, message] of messages.entries())
        fuzzer.socket.send(i % 10 === 0 ? Buffer.from(message, 'latin1') : message);
      if (fuzzer.id === 'noSuchTable12') fuzzer.close();
      else await fuzzer.request({ t: 'ping' }, 'pong').catch(expectClosedForSize);
      fuzzer.heard.length = 0;
      fuzzer.bytes.length = 0;
      fuzzer.updates.length = 0;
      fuzzer.connections.length = 0;
    };
  });
  expect(beside[0].follower!.table.sitters).toEqual(players);
  expect(beside[0].follower!.number + beside[1].follower!.number, 'decisions of others').toBe(0);
  for (const fuzzer of fuzzers) fuzzer.socket.terminate();
});

const REQUESTS = [
  'GET /', 'GET /healthz', 'GET /api/info', 'GET /api/tables', 'GET /api/tables/live', 'GET /t/noSuchTable12',
  'POST /api/tables {"game":"punto","seats":2}', 'POST /api/tables {"game":"schicht","seats":4,"options":{"silver":true}}',
  'GET /api/tables/noSuchTable12', 'GET /api/tables/noSuchTable12/replay', 'GET /api/tables/noSuchTable12/record',
  `POST /api/tables/noSuchTable12/record {"token":"${TOKEN}"}`, `POST /api/tables/noSuchTable12/transfer {"token":"${TOKEN}"}`,
  `POST /api/tables/noSuchTable12/report {"token":"${TOKEN}","seat":0,"reason":"name","note":"rude"}`,
  'POST /api/transfer {"code":"abcdefghijkl"}', `POST /api/turns {"places":[{"id":"noSuchTable12","token":"${TOKEN}"}]}`,
  `POST /api/push {"subscription":{"endpoint":"https://push.example/x","keys":{"p256dh":"x","auth":"y"}},"language":"en","places":[]}`,
  'DELETE /api/push {"endpoint":"https://push.example/x"}',
  `POST /api/daily {"game":"punto","day":1,"device":"${TOKEN}","decisions":[1,2,3]}`,
  `POST /api/daily/standing {"game":"punto","day":1,"device":"${TOKEN}"}`,
  `POST /api/club-nights {"name":"Club","game":"punto"}`, 'GET /api/club-nights/code/ABCDEF', 'GET /api/club-nights/abc/live',
  `POST /api/club-nights/abc/people {"name":"Eve","token":"${TOKEN}"}`, `POST /api/club-nights/abc/here {"token":"${TOKEN}","here":true}`,
  `POST /api/club-nights/abc/organiser {"key":"${TOKEN}","act":{"kind":"next"}}`,
  'GET /api/matchmaking?game=punto', `POST /api/matchmaking {"token":"${TOKEN}","game":"punto"}`, `POST /api/matchmaking/stop {"token":"${TOKEN}"}`,
  'POST /api/people/name {"name":"Eve"}', 'POST /api/people/challenge', 'GET /api/people/me', 'DELETE /api/people/me {}',
  'POST /api/people/recover {"code":"aaaa-bbbb-cccc","label":"x"}', 'GET /api/people/me/export', 'GET /api/people/by/Eve',
  'GET /api/recent-players', 'POST /api/recent-players/invite {"table":"noSuchTable12","name":"Eve"}', 'GET /api/ratings/punto',
  'GET /api/admin/load', 'POST /api/admin/actions {"kind":"close","table":"noSuchTable12","note":""}',
]; // prettier-ignore

/** The bytes of a request, with its true length unless the whole text is mutated. */
function writeRequest(rng: Rng): string {
  const [, method, path, body = ''] = /^(\S*) ?(\S*) ?([^]*)$/.exec(pick(rng, REQUESTS))!;
  const isWhole = rng.below(4) === 0;
  const changed = !isWhole && body !== '' ? (rng.below(4) === 0 ? mutateText : mutateJson)(rng, body) : body;
  const target = !isWhole && rng.below(3) === 0 ? mutateText(rng, path).replaceAll(/[\r\n ]/g, '') : path;
  const text = [
    `${method} ${target} HTTP/1.1`,
    `host: localhost:${port}`,
    `origin: http://localhost:${port}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(changed, 'latin1')}`,
    'connection: close',
    '',
    changed,
  ].join('\r\n');
  return isWhole ? mutateText(rng, text) : text;
}

const sendBytes = (text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(20_000, () => socket.destroy());
    let answer = '';
    socket.on('data', (data) => {
      answer = data.toString('latin1').split('\r\n')[0];
      socket.destroy(); // an event stream would never end
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.end(Buffer.from(text, 'latin1'));
  });

test('malformed requests are answered and cause no internal error', async () => {
  const rng = rngFor('requests');
  await attack(countBatches('requests'), () => {
    const requests = Array.from({ length: BATCH }, () => writeRequest(rng));
    return async () => {
      for (let from = 0; from < requests.length; from += 25)
        await Promise.all(
          requests.slice(from, from + 25).map(async (request) => {
            expect(await sendBytes(request), request).not.toMatch(/^HTTP\/1\.1 500/);
          }),
        );
    };
  });
});

/** The same attestation in another format, with a certificate where the format has one. */
function asFormat(attestation: Buffer, format: string): Buffer {
  const none = Buffer.concat([Buffer.from([0x64]), Buffer.from('none')]);
  const other = Buffer.concat([Buffer.from([0x60 + format.length]), Buffer.from(format)]);
  const [head, tail] = [
    attestation.subarray(0, attestation.indexOf(none)),
    attestation.subarray(attestation.indexOf(none) + none.length),
  ];
  const statement = Buffer.concat([
    Buffer.from([0xa1, 0x63]),
    Buffer.from('x5c'),
    Buffer.from([0x81, 0x41, 0]),
  ]);
  const empty = tail.indexOf(0xa0); // the statement of `none`
  return Buffer.concat([head, other, tail.subarray(0, empty), statement, tail.subarray(empty + 1)]);
}

const FORMATS = ['packed', 'tpm', 'android-key', 'android-safetynet', 'fido-u2f', 'apple', 'none2'];

const mutateBytes = (rng: Rng, bytes: Buffer): Buffer =>
  Buffer.from(mutateText(rng, bytes.toString('latin1')).slice(0, 5000), 'latin1');

const SIGNED_PARTS = ['clientDataJSON', 'authenticatorData', 'signature'] as const;

test('malformed passkeys are verified or rejected', async () => {
  const rng = rngFor('passkeys');
  const browser = new PasskeyBrowser(`http://localhost:${port}/`);
  const authenticator = new Authenticator(browser.origin);
  const owner = new PasskeyBrowser(browser.url);
  await owner.makeAccount('Owner');
  let account = 0;

  const register = async (own: Rng): Promise<void> => {
    const options = await browser.get<MakingOptions>('POST', 'people/name', { name: `Eve ${account++}` });
    const made = authenticator.make(options);
    const attestation = Buffer.from(made.response.attestationObject, 'base64url');
    const formed = own.below(3) === 0 ? asFormat(attestation, pick(own, FORMATS)) : attestation;
    made.response.attestationObject = mutateBytes(own, formed).toString('base64url');
    const whole = JSON.stringify(made);
    const body = JSON.parse(own.below(3) === 0 ? mutateJson(own, whole) : whole) as unknown;
    const { status } = await browser.request('POST', 'people', { made: body, label: 'x' });
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    authenticator.keys.length = 0;
  };

  /** A changed byte in any signed part must be rejected. */
  const signIn = async (own: Rng): Promise<void> => {
    const options = await browser.get<SigningOptions>('POST', 'people/challenge');
    const signed = owner.passkey.sign(options);
    const part = pick(own, SIGNED_PARTS);
    const before = signed.response[part];
    signed.response[part] = mutateBytes(own, Buffer.from(before, 'base64url')).toString('base64url');
    const isChanged = signed.response[part] !== before;
    const whole = JSON.stringify(signed);
    const body = JSON.parse(own.below(3) === 0 ? mutateJson(own, whole) : whole) as unknown;
    const { status } = await browser.request('POST', 'people/enter', { signed: body, label: 'x' });
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    if (isChanged) expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
  };

  await attack(countBatches('passkeys'), () => {
    const seeds = Array.from({ length: BATCH }, () => rng.below(2 ** 31));
    return async () => {
      for (const seed of seeds) {
        const own = new FastRng(seed, 1, 2, 3);
        await (seed % 2 === 0 ? register : signIn)(own);
      }
    };
  });
  await owner.signIn();
});

test('the match beside them is played to its end', async () => {
  await playToEnd(beside);
  for (const client of beside) client.socket.terminate();
});
