/** Errors of the page in the server's log: only if the operator wants them, and without data of players. */
import { expect, test } from 'vitest';
import type { FaultReport, ProcessLoads } from '../../src/protocol/index.ts';
import { LIMITS } from '../../src/server/limits/limits.ts';
import { postJson } from './testClient.ts';
import { startTestServer } from './testServer.ts';

const KEY = 'a-key-of-24-characters-1';
const FAULT: FaultReport = {
  name: 'TypeError',
  message: 'x is not a function',
  places: ['assets/index-C3d1.js:2:1041'],
  page: 't',
};

test('a server takes no errors of pages unless its operator wants them', async () => {
  const server = await startTestServer();
  expect((await postJson(`${server.url}api/faults`, FAULT)).status).toBe(404);
  await server.stop();
});

test('an error of a page is logged, and refused if it has other data', async () => {
  const server = await startTestServer({}, {}, { TAVOLA_FAULTS: '1', TAVOLA_HOST_KEY: `anna:${KEY}` });
  const post = async (fault: unknown) => (await postJson(`${server.url}api/faults`, fault)).status;
  expect(await post(FAULT)).toBe(200);
  for (const other of [
    { ...FAULT, person: 'Ada' },
    { ...FAULT, name: 'Type Error' },
    { ...FAULT, message: 'x'.repeat(201) },
    { ...FAULT, places: ['https://games.example.org/#/t/abc'] },
    { ...FAULT, page: 't/7f3a' },
  ])
    expect(await post(other)).toBe(400);
  const logged = server.lines
    .map((line) => JSON.parse(line) as { readonly fault?: FaultReport })
    .flatMap(({ fault }) => fault ?? []);
  expect(logged).toEqual([FAULT]);
  // The administration page counts them.
  const answer = await fetch(`${server.url}api/admin/load`, { headers: { authorization: `Bearer ${KEY}` } });
  const { processes, health } = (await answer.json()) as ProcessLoads;
  expect(processes).toMatchObject([
    { faults: 1, lastFault: { text: 'TypeError: x is not a function (t assets/index-C3d1.js:2:1041)' } },
  ]);
  expect(health).toMatchObject({ backup: null, clubNights: { opened: 0, running: 0 } });
  expect(health.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(health.disk!.free).toBeLessThanOrEqual(health.disk!.size);
  await server.stop();
});

test('an address reports a limited number of errors', async () => {
  const server = await startTestServer({}, {}, { TAVOLA_FAULTS: '1', TAVOLA_LIMITS_TIMES: '1' });
  const statuses = [];
  for (let i = 0; i <= LIMITS.faults.burst; i++)
    statuses.push((await postJson(`${server.url}api/faults`, FAULT)).status);
  expect(statuses).toEqual([...Array.from({ length: LIMITS.faults.burst }, () => 200), 429]);
  await server.stop();
});
