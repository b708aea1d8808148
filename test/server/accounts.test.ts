/** Accounts: a passkey and a name, created by a real client on a real server, on both databases. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  DeviceLinkCode,
  IssuedRecoveryCodes,
  TableInfo,
  SignedInAccount,
} from '../../src/protocol/index.ts';
import { AccountSeats } from '../../src/server/accounts/accountSeats.ts';
import { NameRegistry } from '../../src/server/accounts/nameRegistry.ts';
import { type Database, openShared, openPostgres } from '../../src/server/storage/database.ts';
import { Authenticator, type MakingOptions, type SigningOptions } from './authenticator.ts';
import { PasskeyBrowser } from './passkeyBrowser.ts';
import { TestClient } from './testClient.ts';
import { openTestPostgres } from './databases.ts';
import { type TestServer, startTestServer } from './testServer.ts';
import { storageScript } from './storageScripts.ts';

const postgres = await openTestPostgres();

let server: TestServer;
let late = 0;
const now = (): number => Date.now() + late;

/** `beside` opens the server's database a second time. */
function suite(start: () => Promise<TestServer | undefined>, beside: () => Promise<Database>): void {
  let isMissing = false;
  beforeAll(async () => {
    late = 0;
    const started = await start();
    isMissing = started === undefined;
    if (started !== undefined) server = started;
  });
  beforeEach((context) => {
    if (isMissing) context.skip();
  });
  afterAll(() => server?.stop());

  const browser = (passkey?: Authenticator): PasskeyBrowser =>
    new PasskeyBrowser(server.url.replace('127.0.0.1', 'localhost'), passkey);

  test('an account runs one export at a time', async () => {
    const exporter = browser();
    await exporter.makeAccount('Exporter');
    let finish = (): void => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    const spy = vi.spyOn(AccountSeats.prototype, 'played').mockImplementation(async function* () {
      await held;
      yield* [];
    });
    try {
      const first = await exporter.request('GET', 'people/me/records');
      expect(await exporter.expectError('GET', 'people/me/records')).toBe('rateLimited');
      expect(await exporter.expectError('GET', 'people/me/export')).toBe('rateLimited');
      finish();
      expect(await first.text()).toBe('');
      expect(await exporter.expectError('GET', 'people/me/export')).toBe('ok');
      expect(await exporter.expectError('GET', 'people/me/export')).toBe('ok');
    } finally {
      spy.mockRestore();
    }
  });

  test('an account is a name and a passkey, used on several devices', async () => {
    const ada = browser();
    expect(await ada.me()).toBeNull();
    await ada.makeAccount('Ada', 'a laptop');
    expect(ada.setCookie).toMatch(/^tavola=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    expect(await ada.me()).toMatchObject({ name: 'Ada', codes: 0, passkeys: [{ label: 'a laptop' }] });
    const phone = browser(ada.passkey);
    await phone.signIn('a phone');
    const me = await phone.me();
    expect(me?.name).toBe('Ada');
    expect(me?.devices.map(({ label, isThis }) => [label, isThis])).toEqual([
      ['a laptop', undefined],
      ['a phone', true],
    ]);
    expect(me?.devices.every(({ used }) => used % 86_400_000 === 0)).toBe(true);
  });

  test('a stolen, late or misused challenge is rejected', async () => {
    const eve = browser();
    const options = await eve.get<MakingOptions>('POST', 'people/name', { name: 'Eve' });
    const made = eve.passkey.make(options);
    await eve.get('POST', 'people', { made, label: 'x' });
    // An eavesdropper replays the same response.
    const thief = browser();
    expect(await thief.expectError('POST', 'people', { made, label: 'x' })).toBe('passkey');
    // An unknown passkey signs Eve's challenge.
    const asked = await eve.get<SigningOptions>('POST', 'people/challenge');
    thief.passkey.make({ ...options, challenge: 'x' });
    expect(
      await thief.expectError('POST', 'people/enter', { signed: thief.passkey.sign(asked), label: 'x' }),
    ).toBe('passkey');
    // That used the challenge up: Eve must request another.
    expect(
      await eve.expectError('POST', 'people/enter', { signed: eve.passkey.sign(asked), label: 'x' }),
    ).toBe('passkey');
    const other = await eve.get<SigningOptions>('POST', 'people/challenge');
    late += 5 * 60_000;
    expect(
      await eve.expectError('POST', 'people/enter', { signed: eve.passkey.sign(other), label: 'x' }),
    ).toBe('passkey');
    const forAnAccount = await thief.get<MakingOptions>('POST', 'people/name', { name: 'Evelyn' });
    expect(
      await eve.expectError('POST', 'people/enter', {
        signed: eve.passkey.sign({ challenge: forAnAccount.challenge, rpId: 'localhost' }),
        label: 'x',
      }),
    ).toBe('passkey');
    expect(await thief.me()).toBeNull();
  });

  test('an assertion works once, for its origin and its site only, and with its own signature only', async () => {
    const uma = browser();
    await uma.makeAccount('Uma');
    const enter = async (change: (signed: ReturnType<Authenticator['sign']>) => void): Promise<string> => {
      const options = await uma.get<SigningOptions>('POST', 'people/challenge');
      const signed = uma.passkey.sign(options);
      change(signed);
      return uma.expectError('POST', 'people/enter', { signed, label: 'x' });
    };
    let replayed: unknown;
    expect(await enter((signed) => (replayed = signed))).toBe('ok');
    expect(await uma.expectError('POST', 'people/enter', { signed: replayed, label: 'x' })).toBe('passkey');
    expect(
      await enter((signed) => {
        const bytes = Buffer.from(signed.response.signature, 'base64url');
        bytes[bytes.length - 1] ^= 1;
        signed.response.signature = bytes.toString('base64url');
      }),
    ).toBe('passkey');
    // A page of another site asked the same passkey to sign.
    const elsewhere = new Authenticator('https://evil.example');
    elsewhere.keys.push(...uma.passkey.keys);
    const options = await uma.get<SigningOptions>('POST', 'people/challenge');
    expect(
      await uma.expectError('POST', 'people/enter', { signed: elsewhere.sign(options), label: 'x' }),
    ).toBe('passkey');
    const again = await uma.get<SigningOptions>('POST', 'people/challenge');
    const forSite = uma.passkey.sign({ ...again, rpId: 'evil.example' });
    expect(await uma.expectError('POST', 'people/enter', { signed: forSite, label: 'x' })).toBe('passkey');
    // A passkey whose counter has gone back is a copy.
    uma.passkey.keys[0].counter = 0;
    const last = await uma.get<SigningOptions>('POST', 'people/challenge');
    expect(
      await uma.expectError('POST', 'people/enter', { signed: uma.passkey.sign(last), label: 'x' }),
    ).toBe('passkey');
  });

  test('pages of other origins change nothing, whatever cookie they send', async () => {
    const kim = browser();
    await kim.makeAccount('Kim');
    for (const origin of ['https://evil.example', 'null', kim.origin.replace('http:', 'https:')]) {
      expect(await kim.expectError('POST', 'people/me/codes', {}, { origin })).toBe('origin');
      expect(await kim.expectError('DELETE', 'people/me', { name: 'Kim' }, { origin })).toBe('origin');
    }
    const answer = await fetch(`${kim.url}api/people/me/codes`, {
      method: 'POST',
      headers: { cookie: kim.cookie },
    });
    expect(answer.status, 'without an origin').toBe(403);
    expect(await kim.me()).toMatchObject({ name: 'Kim', codes: 0 });
  });

  test('forged, expired and revoked sessions are rejected', async () => {
    const lea = browser();
    await lea.makeAccount('Lea');
    const phone = browser(lea.passkey);
    await phone.signIn();
    const forger = browser();
    for (const cookie of [
      'tavola=',
      `tavola=${'A'.repeat(43)}`,
      "tavola=' or 1=1 --",
      'tavola=x; tavola=y',
    ]) {
      forger.cookie = cookie;
      expect(await forger.me(), cookie).toBeNull();
      expect(await forger.expectError('POST', 'people/me/codes', {})).toBe('session');
    }
    const { devices } = (await lea.me())!;
    const other = devices.find(({ isThis }) => isThis !== true)!;
    const stranger = browser();
    await stranger.makeAccount('Stranger');
    expect(await stranger.expectError('DELETE', `people/me/devices/${other.id}`)).toBe('unknownPerson');
    expect(await phone.me()).not.toBeNull();
    expect(await lea.expectError('DELETE', `people/me/devices/${other.id}`)).toBe('ok');
    expect(await phone.me()).toBeNull();
    expect((await lea.me())?.devices).toHaveLength(1);
    late += 181 * 86_400_000;
    expect(await lea.me(), 'not used for half a year').toBeNull();
  });

  test('a second passkey or a recovery code replaces a lost passkey', async () => {
    const max = browser();
    await max.makeAccount('Max');
    const [{ id }] = (await max.me())!.passkeys;
    expect(await max.expectError('DELETE', `people/me/passkeys/${id}`), 'the only way in').toBe('lastSignIn');
    const options = await max.get<MakingOptions>('POST', 'people/me/passkeys/challenge');
    const key = new Authenticator(max.origin);
    // Another account's session cannot add it.
    const made = key.make(options);
    const other = browser();
    await other.makeAccount('Moritz');
    expect(await other.expectError('POST', 'people/me/passkeys', { made, label: 'a key' })).toBe('passkey');
    const second = await max.get<MakingOptions>('POST', 'people/me/passkeys/challenge');
    await max.get('POST', 'people/me/passkeys', { made: key.make(second), label: 'a key' });
    expect(await max.expectError('DELETE', `people/me/passkeys/${id}`)).toBe('ok');
    const elsewhere = browser(key);
    const asked = await elsewhere.get<SigningOptions>('POST', 'people/challenge');
    await elsewhere.get('POST', 'people/enter', { signed: key.sign(asked, key.keys[1]), label: 'x' });
    expect(await elsewhere.me()).toMatchObject({ name: 'Max' });

    const { codes } = await max.get<IssuedRecoveryCodes>('POST', 'people/me/codes');
    expect(codes).toHaveLength(8);
    expect(new Set(codes).size).toBe(8);
    const paper = browser();
    const typed = ` ${codes[3].toLowerCase().replaceAll('-', ' ')}`;
    expect(await paper.expectError('POST', 'people/recover', { code: typed, label: 'x' })).toBe('ok');
    expect(await paper.me()).toMatchObject({ name: 'Max', codes: 7 });
    expect(await paper.expectError('POST', 'people/recover', { code: codes[3], label: 'x' }), 'once').toBe(
      'code',
    );
    await max.get('POST', 'people/me/codes');
    expect(
      await paper.expectError('POST', 'people/recover', { code: codes[4], label: 'x' }),
      'replaced',
    ).toBe('code');
  });

  test('a signed-in device signs in another one by a link: once, and for five minutes', async () => {
    const nina = browser();
    await nina.makeAccount('Nina');
    const createLink = () => nina.get<DeviceLinkCode>('POST', 'people/me/devices');
    const [first, second] = [await createLink(), await createLink()];
    const phone = browser();
    expect(await phone.expectError('POST', 'people/me/devices'), 'only an account makes links').toBe(
      'session',
    );
    expect(await phone.expectError('POST', 'people/recover', { ...first, label: 'phone' })).toBe('ok');
    expect(await phone.me()).toMatchObject({ name: 'Nina' });
    expect((await nina.me())!.devices.map(({ label }) => label)).toContain('phone');
    const other = browser();
    expect(await other.expectError('POST', 'people/recover', { ...first, label: 'x' }), 'once').toBe('code');
    late += 5 * 60_000 + 1;
    expect(await other.expectError('POST', 'people/recover', { ...second, label: 'x' }), 'late').toBe('code');
    expect(await other.me()).toBeNull();
  });

  test('names that look like taken ones are rejected, and admins reserve and free names', async () => {
    const otto = browser();
    await otto.makeAccount('Otto');
    const wishes = {
      '0tt0': 'nameTaken',
      OTTO: 'nameTaken',
      Оттο: 'nameScripts',
      'Ot\u200Bto': 'nameSigns',
      O: 'nameLength',
      Somebody: 'nameTaken',
      Jemand: 'nameTaken',
      'Tavola Team': 'nameTaken',
      TavolaTeam: 'nameTaken',
      'Admin 2': 'nameTaken',
      'Tavo1a-Support': 'nameTaken',
    };
    const stranger = browser();
    for (const [name, why] of Object.entries(wishes))
      expect(await stranger.expectError('POST', 'people/name', { name }), name).toBe(why);
    // Of two simultaneous requests, one is rejected when its passkey arrives.
    const [one, two] = [browser(), browser()];
    const asked = await Promise.all(
      [one, two].map((who, i) =>
        who.get<MakingOptions>('POST', 'people/name', { name: ['Bill', 'BiII'][i] }),
      ),
    );
    const outcomes = await Promise.all(
      [one, two].map((who, i) =>
        who.expectError('POST', 'people', { made: who.passkey.make(asked[i]), label: 'x' }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['nameTaken', 'ok']);
    await otto.get('POST', 'people/me/name', { name: 'Oskar' });
    expect(await stranger.expectError('POST', 'people/name', { name: 'Otto' })).toBe('nameTaken');
    late += 91 * 86_400_000;
    expect(await stranger.expectError('POST', 'people/name', { name: 'Otto' })).toBe('ok');
    late = 0;
  });

  test('a freed name shows no check mark at the tables of its former account', async () => {
    const [paula, host] = [browser(), browser()];
    await paula.makeAccount('Paula');
    const { id } = await paula.get<{ id: string }>('POST', 'tables', { game: 'punto', seats: 2 });
    const client = await TestClient.connectTo(paula.url, id);
    await client.join({ headers: { cookie: paula.cookie, origin: paula.origin } });
    await client.sit('whatever');
    const seat = async (): Promise<unknown> =>
      ((await (await fetch(`${server.url}api/tables/${id}`)).json()) as TableInfo).sitters[0];
    expect(await seat()).toMatchObject({ name: 'Paula', known: true });
    await paula.get('POST', 'people/me/name', { name: 'Paulina' });
    expect(await seat()).toEqual({ kind: 'person', name: 'Paula', away: null });
    late += 91 * 86_400_000;
    await host.makeAccount('Paula');
    expect(await seat(), 'another account has the name').not.toHaveProperty('known');
    late = 0;
    client.close();
  });

  test('U+0000 is rejected wherever it is sent', async () => {
    const nia = browser();
    await nia.makeAccount('Nia');
    const puzzles = { 'pun\u0000to': { tried: 1, solved: 1 } };
    expect(await nia.expectError('PUT', 'people/me/puzzles', { puzzles })).toBe('body');
    expect(await nia.expectError('DELETE', 'push', { endpoint: 'https://fcm.googleapis.com/\u0000' })).toBe(
      'body',
    );
    for (const path of ['people/by/N%00a', 'ratings/by/N%00a/punto', 'people/by/N?x=%00'])
      expect(await nia.expectError('GET', path), path).toBe('body');
    expect(await nia.expectError('DELETE', 'people/me/devices/x%00')).toBe('body');
    expect(
      await nia.expectError('PUT', 'people/me/puzzles', { puzzles: { 'a\\u0000': { tried: 1, solved: 1 } } }),
    ).toBe('ok');
  });

  test('a known passkey cannot create or join another account', async () => {
    const [una, thief] = [browser(), browser()];
    await una.makeAccount('Una');
    const again = async (path: string, wish: object): Promise<string> => {
      const options = await thief.get<MakingOptions>('POST', path, wish);
      return thief.expectError('POST', path.replace(/\/(?:name|challenge)$/, ''), {
        made: thief.passkey.make(options, una.passkey.keys[0].id),
        label: 'x',
      });
    };
    expect(await again('people/name', { name: 'Thief' })).toBe('body');
    await thief.makeAccount('Thief');
    expect(await again('people/me/passkeys/challenge', {})).toBe('body');
    expect(await una.me()).toMatchObject({ name: 'Una' });
  });

  test('an admin reserves and frees names while the server runs', async () => {
    const database = await beside();
    const names = new NameRegistry(database, now, [], async () => {});
    const host = browser();
    expect(await names.reserve('Champion')).toBe(true);
    expect(await host.expectError('POST', 'people/name', { name: 'Champi0n' })).toBe('nameTaken');
    expect(await names.free('Champion')).toBe('reserved');
    await host.makeAccount('Champion');
    expect(await names.reserve('Champion')).toBe(false);
    expect((await names.list()).find(({ name }) => name === 'Champion')?.is).toBe('taken');
    expect(await names.free('Champion')).toBe('taken');
    expect((await host.get<SignedInAccount>('GET', 'people/me')).me?.name).toBe('');
    await host.get('POST', 'people/me/name', { name: 'Someone Nice' });
    expect((await host.me())?.name).toBe('Someone Nice');
    await database.close();
  });

  test('logs and metrics contain no names and no credentials', async () => {
    const zoe = browser();
    await zoe.makeAccount('Zoefromthelogs');
    const { codes } = await zoe.get<IssuedRecoveryCodes>('POST', 'people/me/codes');
    const [{ id }] = (await zoe.me())!.passkeys;
    await zoe.expectError('POST', 'people/recover', { code: 'nonsense', label: 'x' });
    const figures = await (await fetch(`${server.url}metrics`)).text();
    const said = server.lines.join('\n') + figures;
    for (const secret of ['Zoefromthelogs', zoe.cookie.split('=')[1], id, ...codes])
      expect(said).not.toContain(secret);
  });
}

describe('SQLite', () => {
  suite(
    () => startTestServer({}, { now }),
    async () => openShared(server.folder, await storageScript()),
  );
});

describe('PostgreSQL', () => {
  suite(
    async () => {
      return postgres === undefined ? undefined : startTestServer({ database: postgres.address }, { now });
    },
    () => openPostgres(postgres?.address ?? ''),
  );
});

test('an account may take three new names at once and one a day after that', async () => {
  let elapsed = 0;
  const limited = await startTestServer({}, { elapsed: () => elapsed }, { TAVOLA_LIMITS_TIMES: '1' });
  const rex = new PasskeyBrowser(limited.url.replace('127.0.0.1', 'localhost'));
  await rex.makeAccount('Rex');
  const rename = (name: string): Promise<string> => rex.expectError('POST', 'people/me/name', { name });
  const names = ['Rexa', 'Rexo', 'Rexu'];
  for (const name of names) expect(await rename(name)).toBe('ok');
  expect(await rename('Roxy')).toBe('rateLimited');
  elapsed += 86_400_000;
  expect(await rename('Roxy')).toBe('ok');
  await limited.stop();
});

test('without accounts there are no routes and no sessions', async () => {
  const plain = await startTestServer({ accounts: false });
  const guest = new PasskeyBrowser(plain.url);
  expect(await guest.expectError('GET', 'people/me')).toBe('address');
  expect(await guest.expectError('POST', 'people/name', { name: 'Ada' })).toBe('address');
  await plain.stop();
});

test('behind TLS the cookie needs TLS, and the passkey is bound to the public host name', async () => {
  const origin = 'https://games.example.org';
  const secure = await startTestServer({}, {}, { TAVOLA_ADDRESS: `${origin}/` });
  const ida = new PasskeyBrowser(secure.url, new Authenticator(origin));
  ida.headers = { origin };
  const options = await ida.get<MakingOptions>('POST', 'people/name', { name: 'Ida' });
  expect(options.rp.id).toBe('games.example.org');
  await ida.get('POST', 'people', { made: ida.passkey.make(options), label: 'x' });
  expect(ida.setCookie).toMatch(/^__Host-tavola=.*; HttpOnly; SameSite=Strict; .*; Secure$/);
  expect(await ida.me()).toMatchObject({ name: 'Ida' });
  await secure.stop();
  await expect(startTestServer({}, {}, { TAVOLA_ADDRESS: 'games.example.org' })).rejects.toThrow(
    'TAVOLA_ADDRESS',
  );

  const proxied = await startTestServer({}, {}, { TAVOLA_PROXIES: '1' });
  const ivo = new PasskeyBrowser(proxied.url, new Authenticator(`https://${new URL(proxied.url).host}`));
  ivo.headers = { origin: ivo.passkey.origin };
  expect(await ivo.expectError('POST', 'people/name', { name: 'Ivo' }), 'not said by the proxy').toBe(
    'origin',
  );
  ivo.headers = { origin: ivo.passkey.origin, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' };
  await ivo.makeAccount('Ivo');
  expect(ivo.setCookie).toContain('; Secure');
  await proxied.stop();
});
