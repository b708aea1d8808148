/**
 * The server connects only to push services, whatever clients send. A real process records every attempt to connect
 * before it is made.
 */
import { createECDH, randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../freePort.ts';
import type { MakingOptions } from './authenticator.ts';
import { PasskeyBrowser } from './passkeyBrowser.ts';
import { TestClient, openTable, postJson } from './testClient.ts';
import { recordConnections } from './connectionRecorder.ts';
import { hostileRegistration } from './hostileAttestation.ts';
import { ServerProcess } from './serverProcess.ts';
import { temporaryFolder } from './testServer.ts';

const folder = temporaryFolder();
const { env, attempts } = recordConnections(folder);

let server: ServerProcess;
let target: Server;
let targetPort = 0;
const reached: string[] = [];

beforeAll(async () => {
  target = createServer((request, response) => {
    reached.push(request.url!);
    request.resume().on('end', () => response.writeHead(201).end());
  });
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  targetPort = (target.address() as AddressInfo).port;
  server = new ServerProcess(await freePort(), {
    ...env,
    TAVOLA_DATA: join(folder, 'data'),
    TAVOLA_LOCAL_PUSH: '1',
  });
  await server.start();
});
afterAll(async () => {
  await server.kill();
  target.close();
  rmSync(folder, { recursive: true, force: true });
});

const browser = (): PasskeyBrowser => new PasskeyBrowser(server.url.replace('127.0.0.1', 'localhost'));
const FORMATS = [
  'android-key',
  'android-safetynet',
  'apple',
  'fido-u2f',
  'packed',
  'tpm',
  'none',
  'unheard-of',
];

/** What a broken server could do; exits once the connections were refused. */
const REACHING = `
  import { createSocket } from 'node:dgram';
  import { resolve4 } from 'node:dns';
  import { Resolver } from 'node:dns/promises';
  import { once } from 'node:events';
  import { Worker } from 'node:worker_threads';
  resolve4('one.invalid', () => {});
  new Resolver().resolveTxt('two.invalid').catch(() => {});
  createSocket('udp4').send('x', 9, '127.0.0.1');
  await fetch('http://127.0.0.1:3/').catch(() => {});
  const inThread = "import { connect } from 'node:net'; connect(2, '127.0.0.1').on('error', () => {});";
  const thread = new Worker(inThread, { eval: true });
  await once(thread, 'exit');
  process.exit();
`;

test('the recorder notices connections, datagrams and DNS queries', () => {
  const probed = temporaryFolder();
  const recorder = recordConnections(probed);
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', REACHING], {
    env: { ...process.env, ...recorder.env },
  });
  expect([status, stderr.toString()]).toEqual([0, '']);
  expect([...new Set(recorder.attempts())].toSorted()).toEqual([
    '127.0.0.1:2',
    '127.0.0.1:3',
    'a datagram',
    'name one.invalid',
    'name two.invalid',
  ]);
  rmSync(probed, { recursive: true, force: true });
});

test('no registration makes the server connect anywhere, whatever its attestation contains', async () => {
  const eve = browser();
  const crl = `http://127.0.0.1:${targetPort}/crl`;
  for (const [i, fmt] of FORMATS.entries()) {
    const options = await eve.get<MakingOptions & { attestation: string }>('POST', 'people/name', {
      name: `Eve ${i}`,
    });
    expect(options.attestation).toBe('none');
    const made = hostileRegistration(options, eve.origin, fmt, crl);
    expect(await eve.expectError('POST', 'people', { made, label: 'x' }), fmt).toBe('passkey');
  }
  await eve.makeAccount('Eve');
  for (const fmt of FORMATS) {
    const options = await eve.get<MakingOptions>('POST', 'people/me/passkeys/challenge');
    const made = hostileRegistration(options, eve.origin, fmt, crl);
    expect(await eve.expectError('POST', 'people/me/passkeys', { made, label: 'x' }), fmt).toBe('passkey');
  }
  expect(reached).toEqual([]);
  expect(attempts()).toEqual([]);
});

test('an unreadable attestation is rejected like a wrong one', async () => {
  const eve = browser();
  const nested = Buffer.alloc(5900, 0x81);
  const endless = Buffer.from([0xbb, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
  for (const bytes of [
    nested,
    endless,
    Buffer.from([0x9a, 0xff, 0xff, 0xff, 0xff]),
    Buffer.alloc(0),
    Buffer.from([1]),
  ]) {
    const options = await eve.get<MakingOptions>('POST', 'people/name', { name: 'Mallory' });
    const made = hostileRegistration(options, eve.origin, 'none', 'http://127.0.0.1/');
    const response = { ...made.response, attestationObject: bytes.toString('base64url') };
    expect(await eve.expectError('POST', 'people', { made: { ...made, response }, label: 'x' })).toBe(
      'passkey',
    );
  }
  expect(attempts()).toEqual([]);
});

test('a push to an allowed service is the only connection', async () => {
  const id = await openTable(server.url, {
    game: 'punto',
    seats: 2,
    time: { kind: 'turns', limit: 86_400_000 },
  });
  const clients = [await TestClient.connectTo(server.url, id), await TestClient.connectTo(server.url, id)];
  for (const client of clients) {
    await client.join();
    await client.sit('Ada');
  }
  const begun = clients.map((client) => client.next('snapshot'));
  clients[0].send({ t: 'start' });
  await Promise.all(begun);
  const [here, gone] = clients[0].owes ? clients : clients.toReversed();
  gone.close();
  await here.until('the other gone', () => here.attendance.seats[gone.follower!.seat!].is === 'gone');
  const device = createECDH('prime256v1');
  device.generateKeys();
  const subscribe = (endpoint: string): Promise<Response> =>
    postJson(`${server.url}api/push`, {
      subscription: {
        endpoint,
        expirationTime: null,
        keys: { p256dh: device.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
      },
      language: 'de',
      places: [{ id, token: gone.token }],
    });
  for (const endpoint of [
    'https://evil.example/push',
    'https://fcm.googleapis.com.evil.example/push',
    'https://fcm.googleapis.com@evil.example/push',
    'https://fcm.googleapis.com:444/push',
    'http://fcm.googleapis.com/push',
    'http://169.254.169.254/latest/meta-data',
    'https://[::1]/push',
    'https://10.0.0.1/push',
  ])
    expect((await subscribe(endpoint)).status, endpoint).toBe(400);
  expect((await subscribe(`http://127.0.0.1:${targetPort}/push`)).status).toBe(200);
  here.decide();
  await expect.poll(() => reached).toEqual(['/push']);
  expect(new Set(attempts())).toEqual(new Set([`127.0.0.1:${targetPort}`]));
  here.close();
});
