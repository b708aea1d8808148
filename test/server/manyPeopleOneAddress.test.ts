/** A school: 150 people behind one address, with the default limits. */
import { expect, onTestFinished, test } from 'vitest';
import type { ClubNightInfo, CreatedClubNight, NewClubNight } from '../../src/protocol/index.ts';
import { TestClient, randomHex, postJson } from './testClient.ts';
import { EventReader } from './eventReader.ts';
import { startTestServer } from './testServer.ts';

const PEOPLE = 150;
/** They sit down in groups, so that each response comes in time on a busy machine. */
const TOGETHER = 30;
/** A slow machine must not count as a missing player. */
const patience = { seat: 3_600_000, deal: 3_600_000 };
/** The game with the fewest decisions. */
const NIGHT: NewClubNight = { games: ['campos'], size: 4, rounds: { by: 'number', count: 1 }, limit: null };

test('150 people behind one address join a club night and play a round without a lasting rejection', async () => {
  // Limits refill as simulated here: with the players' waits, and 25 ms per decision, so 38 tables make 40 decisions
  // per second.
  let elapsed = 0;
  const server = await startTestServer(
    {},
    { elapsed: () => elapsed, patience },
    { TAVOLA_LIMITS_TIMES: '1' },
  );
  onTestFinished(() => server.stop());
  const { url } = server;
  const made = await postJson(`${url}api/club-nights`, NIGHT);
  const { id, key } = (await made.json()) as CreatedClubNight;
  const info = async (): Promise<ClubNightInfo> =>
    (await (await fetch(`${url}api/club-nights/${id}`)).json()) as ClubNightInfo;

  // Each phone follows the club night and joins as soon as it may.
  const streams = await Promise.all(
    Array.from({ length: PEOPLE }, () => EventReader.open(`${url}api/club-nights/${id}/live`)),
  );
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  const phones = Array.from({ length: PEOPLE }, (_, i) => ({
    name: `Pupil ${i}`,
    token: randomHex(),
    who: -1,
  }));
  let waits = 0;
  for (let i = 0; i < PEOPLE;) {
    const { name, token } = phones[i];
    const response = await postJson(`${url}api/club-nights/${id}/people`, { name, token });
    if (response.status === 201) phones[i++].who = ((await response.json()) as { who: number }).who;
    else {
      // Rejected phones try again after eight seconds, like the page.
      expect(response.status).toBe(429);
      elapsed += 8000;
      waits++;
    }
  }
  expect(8 * waits, 'seconds until everyone is in').toBeLessThan(120);
  expect(phones.every(({ who }) => who !== -1)).toBe(true);

  expect(
    (await postJson(`${url}api/club-nights/${id}/organiser`, { key, act: { kind: 'next' } })).status,
  ).toBe(200);
  const { tables } = (await info()).rounds[0];
  expect(tables.flatMap(({ seats }) => seats.filter((who) => who !== null))).toHaveLength(PEOPLE);
  const sitDown = async ({ who, token, name }: (typeof phones)[number]): Promise<TestClient> => {
    const client = await TestClient.connectTo(url, tables.find(({ seats }) => seats.includes(who))!.match);
    client.token = token;
    await client.join();
    await client.sit(name);
    return client;
  };
  const clients: TestClient[] = [];
  for (let i = 0; i < PEOPLE; i += TOGETHER)
    clients.push(...(await Promise.all(phones.slice(i, i + TOGETHER).map(sitDown))));
  for (const client of clients) {
    let decided = -1;
    client.onUpdate = () => {
      if (!client.owes || decided === client.follower!.number) return;
      decided = client.follower!.number;
      elapsed += 25;
      client.decide();
    };
    client.onUpdate();
  }
  await Promise.all(clients.map((client) => client.until('the end', () => client.isOver, 400_000)));
  await expect.poll(async () => (await info()).status, { timeout: 60_000 }).toBe('over');
  const last = await info();
  expect(last.people.every(({ is, played }) => is === 'here' && played === 1)).toBe(true);
  expect(last.rounds[0].tables.every(({ ending }) => ending === 'played')).toBe(true);

  // Each phone published one hash and revealed one part; only joining was ever rejected.
  const refusals = clients.flatMap(({ heard }) => heard.filter(({ t }) => t === 'rejected'));
  expect(refusals).toEqual([]);
  const metrics = await (await fetch(`${url}metrics`)).text();
  const bites = [...metrics.matchAll(/tavola_limit_refusals_total\{limit="(\w+)"\} ([1-9]\d*)/g)];
  expect(bites.map(([, limit]) => limit)).toEqual(['arrivals']);

  for (const one of [...clients, ...streams]) one.close();
}, 560_000);
