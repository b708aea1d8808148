/** Web Push with a fake push service: only the device can read a message, and it says little. */
import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PasskeyBrowser } from './passkeyBrowser.ts';
import { TestClient, openTable, postJson } from './testClient.ts';
import { type TestServer, startTestServer } from './testServer.ts';

interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let server: TestServer;
let ahead = 0;
let service: Server;
let address = '';
const pushed: Pushed[] = [];
let status = 201;

beforeAll(async () => {
  server = await startTestServer({ localPush: true }, { now: () => Date.now() + ahead, gather: 50 });
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      pushed.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.stop();
  service.close();
});

const hmac = (key: Buffer, ...data: Buffer[]): Buffer => {
  const made = createHmac('sha256', key);
  for (const part of data) made.update(part);
  return made.digest();
};
const expand = (key: Buffer, info: string | Buffer, length: number): Buffer =>
  hmac(key, Buffer.from(info), Buffer.from([1])).subarray(0, length);

/** RFC 8291: decrypts a message like the device. */
function decrypt(body: Buffer, device: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20];
  const sender = body.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender]);
  const secret = expand(hmac(auth, device.computeSecret(sender)), info, 32);
  const key = hmac(salt, secret);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    expand(key, 'Content-Encoding: aes128gcm\0', 16),
    expand(key, 'Content-Encoding: nonce\0', 12),
  );
  const sealed = body.subarray(21 + keyLength);
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

/** RFC 8292: whether the server's signature is valid. */
function isSigned(authorization: string, publicKey: string): boolean {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization)!;
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  expect(aud).toBe(address);
  expect(key).toBe(publicKey);
  return verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}

async function seated(id: string): Promise<TestClient[]> {
  const clients = [await TestClient.connectTo(server.url, id), await TestClient.connectTo(server.url, id)];
  for (const client of clients) {
    await client.join();
    await client.sit('Ada');
  }
  const begun = clients.map((client) => client.next('snapshot'));
  clients[0].send({ t: 'start' });
  await Promise.all(begun);
  return clients;
}

test('a subscribed device is notified of its turn', async () => {
  const id = await openTable(server.url, {
    game: 'punto',
    seats: 2,
    time: { kind: 'turns', limit: 86_400_000 },
  });
  const clients = await seated(id);
  const [here, gone] = clients[0].owes ? clients : clients.toReversed();
  const sees = (is: 'here' | 'gone'): Promise<void> =>
    here.until(`the other ${is}`, () => here.attendance.seats[gone.follower!.seat!].is === is);
  await sees('here');
  gone.close();
  await sees('gone');

  const device = createECDH('prime256v1');
  device.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `${address}/device/1`,
    expirationTime: null,
    keys: { p256dh: device.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  const places = [{ id, token: gone.token }];
  const response = await postJson(`${server.url}api/push`, { subscription, language: 'de', places });
  expect(response.status).toBe(200);

  here.decide();
  await here.until('the push', () => pushed.length === 1);
  const [push] = pushed;
  expect(push.path).toBe('/device/1');
  expect(decrypt(push.body, device, auth)).toBe(JSON.stringify({ table: id }));
  expect(push.headers['content-encoding']).toBe('aes128gcm');
  expect(Number(push.headers.ttl)).toBeGreaterThan(0);
  const { vapid } = (await (await fetch(`${server.url}api/info`)).json()) as { vapid: string };
  expect(isSigned(push.headers.authorization!, vapid)).toBe(true);

  // An expired subscription is deleted: then only another device of the same player is notified.
  status = 410;
  const readTurn = async (): Promise<void> => {
    await gone.join();
    await sees('here');
    const before = here.updates.length;
    gone.decide();
    await here.until('its turn', () => here.updates.length > before);
    gone.close();
    await sees('gone');
    here.decide();
  };
  await readTurn();
  await here.until('the refused push', () => pushed.length === 2);
  const database = new DatabaseSync(join(server.folder, 'tavola.sqlite'));
  const kept = database.prepare('select endpoint from pushes');
  await expect.poll(() => kept.all()).toEqual([]);
  database.close();
  status = 201;
  const other = { ...subscription, endpoint: `${address}/device/other` };
  await postJson(`${server.url}api/push`, { subscription: other, language: 'de', places });
  await readTurn();
  await here.until('the push to the other', () => pushed.some(({ path }) => path === '/device/other'));
  expect(pushed.map(({ path }) => path)).toEqual(['/device/1', '/device/1', '/device/other']);
  here.close();
});

test('an absent player is reminded once', async () => {
  status = 201;
  pushed.length = 0;
  const id = await openTable(server.url, {
    game: 'punto',
    seats: 2,
    absence: { after: 10_000, wins: false },
  });
  const clients = await seated(id);
  const [gone, here] = clients[0].owes ? clients : clients.toReversed();
  const device = createECDH('prime256v1');
  device.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: device.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const subscription = { endpoint: `${address}/device/2`, expirationTime: null, keys };
  await postJson(`${server.url}api/push`, {
    subscription,
    language: 'de',
    places: [{ id, token: gone.token }],
  });
  const left = here.next('attendance');
  gone.close();
  await left;
  ahead += 11_000;
  const nudge = { t: 'absent', seat: gone.follower!.seat!, remedy: 'nudge' } as const;
  for (let i = 0; i < 3; i++) here.send(nudge);
  await here.until('the push', () => pushed.length === 1);
  expect(decrypt(pushed[0].body, device, auth)).toBe(JSON.stringify({ table: id, nudge: true }));
  await here.request({ t: 'absent', seat: here.follower!.seat!, remedy: 'nudge' }, 'no');
  expect(pushed).toHaveLength(1);
  here.close();
});

test('it sends nothing to addresses outside push services', async () => {
  const strict = await startTestServer({}, {}, { TAVOLA_PUSH_SERVICES: 'push.example.org' });
  try {
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    for (const endpoint of [
      'http://push.example.com/x',
      'https://127.0.0.1/x',
      'https://localhost/x',
      'https://[::1]/x',
      'https://10.0.0.1/x',
      'https://intranet/x',
      'https://db.internal/x',
      'https://push.example.com:8443/x',
      'file:///etc/passwd',
      'https://push.example.com/x',
      'https://not-push.apple.com/x',
      'https://fcm.googleapis.com.example.com/x',
    ]) {
      const response = await postJson(`${strict.url}api/push`, {
        subscription: { endpoint, keys },
        places: [],
      });
      expect(response.status, endpoint).toBe(400);
    }
    for (const endpoint of [
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://fcm.googleapis.com/fcm/send/x',
      'https://web.push.apple.com/x',
      'https://wns2-par02p.notify.windows.com/w/?token=x',
      'https://eu.push.example.org/x',
    ]) {
      const subscription = { endpoint, keys };
      const response = await postJson(`${strict.url}api/push`, { subscription, places: [] });
      expect(response.status, endpoint).toBe(200);
    }
  } finally {
    await strict.stop();
  }
});

test('a signed-in device is notified of invitations until it is signed out', async () => {
  pushed.splice(0);
  status = 201;
  const url = server.url.replace('127.0.0.1', 'localhost');
  const [ada, bruno] = [new PasskeyBrowser(url), new PasskeyBrowser(url)];
  await ada.makeAccount('Ada');
  await bruno.makeAccount('Bruno');
  const together = await openTable(url, { game: 'punto', seats: 2 });
  const sit = async (browser: PasskeyBrowser, id: string): Promise<TestClient> => {
    const client = await TestClient.connectTo(url, id);
    await client.join({ headers: { cookie: browser.cookie, origin: browser.origin } });
    await client.sit('any');
    return client;
  };
  const pair = [await sit(ada, together), await sit(bruno, together)];
  const begun = pair.map((client) => client.next('snapshot'));
  pair[0].send({ t: 'start' });
  await Promise.all(begun);
  for (const client of pair) client.close();

  const device = createECDH('prime256v1');
  device.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `${address}/device/invited`,
    keys: { p256dh: device.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  await bruno.get('POST', 'push', { subscription, language: 'it', places: [] });
  const table = await openTable(url, { game: 'punto', seats: 3 });
  const host = await sit(ada, table);
  await ada.get('POST', 'lately/invite', { table, name: 'Bruno' });
  await expect.poll(() => pushed.length).toBe(1);
  expect(JSON.parse(decrypt(pushed[0].body, device, auth))).toEqual({ table, invited: true });

  await bruno.get('POST', 'people/me/leave', {});
  await ada.get('POST', 'lately/invite', { table, name: 'Bruno' });
  const other = await openTable(url, { game: 'punto', seats: 2, time: { kind: 'turns', limit: 86_400_000 } });
  const clients = await seated(other);
  // This push comes after the one to Bruno would have: nothing else has arrived by then.
  const [late, waits] = clients[0].owes ? clients : clients.toReversed();
  const sees = (is: 'here' | 'gone'): Promise<void> =>
    late.until(`the other ${is}`, () => late.attendance.seats[waits.follower!.seat!].is === is);
  await sees('here');
  waits.close();
  await sees('gone');
  await postJson(`${server.url}api/push`, {
    subscription: { ...subscription, endpoint: `${address}/device/later` },
    places: [{ id: other, token: waits.token }],
  });
  late.decide();
  await expect.poll(() => pushed.map(({ path }) => path)).toEqual(['/device/invited', '/device/later']);
  late.close();
  host.close();
});
