/** Guests who do not come to their tables, or delay the deal, lose their place, and later meet only each other. */
import { expect, test } from 'vitest';
import { PACES, commitToPart } from '../../src/protocol/index.ts';
import { TestClient, randomHex } from './testClient.ts';
import { type TestServer, startTestServer } from './testServer.ts';
import { MatchmakingClient } from './matchmakingClient.ts';

const patience = { seat: 20_000, deal: 20_000 };
const BAD = { 'x-forwarded-for': '203.0.113.9' };
const GOOD = { 'x-forwarded-for': '198.51.100.1' };

/** Default limits that refill only when the test advances the time. */
async function strictly(): Promise<{ server: TestServer; wait: (milliseconds: number) => void }> {
  let ahead = 0;
  const server = await startTestServer(
    {},
    { now: () => Date.now() + ahead, elapsed: () => 0, patience },
    { TAVOLA_LIMITS_TIMES: '1', TAVOLA_PROXIES: '1' },
  );
  return { server, wait: (milliseconds) => void (ahead += milliseconds) };
}

async function sitDown(url: string, waiting: MatchmakingClient): Promise<TestClient> {
  const { match } = await waiting.waitForTable();
  const client = await TestClient.connectTo(url, match);
  client.token = waiting.token;
  await client.join();
  await client.sit('Player');
  return client;
}

test('guests of an address with four no-shows meet only each other, except for one who has played', async () => {
  const { server, wait } = await strictly();
  const { url } = server;
  // One device of the address has come to a table before.
  const known = await new MatchmakingClient().begin(url, {}, BAD);
  const partner = await new MatchmakingClient().begin(url, {}, GOOD);
  const pair = [await sitDown(url, known), await sitDown(url, partner)];
  for (const one of [known, partner]) await one.until('the end of the wait', () => one.ended === 'begun');

  const ada = await new MatchmakingClient().begin(url, {}, GOOD);
  for (let missed = 1; missed <= 4; missed++) {
    const ghost = await new MatchmakingClient().begin(url, {}, BAD);
    const { match } = await ghost.waitForTable();
    await ada.until('the same table', () => ada.table?.match === match);
    const client = await sitDown(url, ada);
    wait(patience.seat);
    await ada.until('waiting again', () => ada.requeues === missed);
    await ghost.until('missed', () => ghost.ended === 'missed');
    client.close();
  }

  const ghost = await new MatchmakingClient().begin(url, {}, BAD);
  await ghost.until('waiting', () => ghost.waited !== undefined);
  const bruno = await new MatchmakingClient().begin(url, { name: 'Bruno' }, GOOD);
  const { match } = await bruno.waitForTable();
  await ada.until('Bruno', () => ada.table?.match === match);
  // A careless school can still play among itself, at once.
  const pupil = await new MatchmakingClient().begin(url, {}, BAD);
  expect((await pupil.waitForTable()).match).toBe((await ghost.waitForTable()).match);
  const again = await new MatchmakingClient(known.token).begin(url, {}, BAD);
  const chiara = await new MatchmakingClient().begin(url, { name: 'Chiara' }, GOOD);
  expect((await chiara.waitForTable()).match).toBe((await again.waitForTable()).match);

  for (const one of [...pair, ada, bruno, chiara, ghost, pupil, again]) one.close();
  await server.stop();
});

test('a player who sits down without promising a part loses the place, and the other waits again', async () => {
  const { server, wait } = await strictly();
  const { url } = server;
  const ada = await new MatchmakingClient().begin(url, {}, GOOD);
  const silent = await new MatchmakingClient().begin(url, {}, BAD);
  const client = await sitDown(url, ada);
  const mute = await TestClient.connectTo(url, (await silent.waitForTable()).match);
  mute.token = silent.token;
  mute.sharesDealParts = false;
  await mute.join();
  await mute.sit('Silent');
  await mute.until('the deal', () => mute.follower!.table.fair.commitments.some(Boolean));
  wait(patience.deal);
  await ada.until('waiting again', () => ada.requeues === 1);
  await silent.until('missed', () => silent.ended === 'missed');
  expect(silent.requeues).toBe(0);
  for (const one of [client, mute, ada, silent]) one.close();
  await server.stop();
});

test('a player who declines a table costs one who has not come yet nothing', async () => {
  const { server } = await strictly();
  const { url } = server;
  const ada = await new MatchmakingClient().begin(url, {}, GOOD);
  const bruno = await new MatchmakingClient().begin(url, {}, BAD);
  await ada.waitForTable();
  await bruno.waitForTable();
  await bruno.stop(url);
  await ada.until('waiting again', () => ada.requeues === 1);
  expect(ada.ended).toBeUndefined();
  for (const one of [ada, bruno]) one.close();
  await server.stop();
});

test('at most 40 guests of one address wait at a time, each on at most 4 pages', async () => {
  const { server } = await strictly();
  const { url } = server;
  const waiting: MatchmakingClient[] = [];
  // Unmatchable, so that all of them keep waiting.
  const alone = (i: number) => ({
    name: 'Guest',
    games: ['schicht'],
    seats: [6],
    paces: [PACES[i % 3]],
    bots: null,
  });
  for (let i = 0; i < 15; i++) waiting.push(await new MatchmakingClient().begin(url, alone(i), BAD));
  // A table of six is full at once: these still wait for one player.
  const [first] = waiting;
  for (let page = 2; page <= 4; page++)
    waiting.push(await new MatchmakingClient(first.token).begin(url, alone(0), BAD));
  await expect(new MatchmakingClient(first.token).begin(url, alone(0), BAD)).rejects.toThrow('429');
  for (let page = waiting.length; page < 40; page++) {
    const token = waiting[(page % 14) + 1].token;
    waiting.push(await new MatchmakingClient(token).begin(url, alone((page % 14) + 1), BAD));
  }
  await expect(new MatchmakingClient().begin(url, alone(0), BAD)).rejects.toThrow('429');
  waiting.push(await new MatchmakingClient().begin(url, alone(0), GOOD));
  for (const one of waiting) one.close();
  await server.stop();
});

test('a promise can be replaced once, and only its sender is given up when that delays the deal', async () => {
  const { server, wait } = await strictly();
  const { url } = server;
  const ada = await new MatchmakingClient().begin(url, {}, GOOD);
  const rogue = await new MatchmakingClient().begin(url, {}, BAD);
  const client = await sitDown(url, ada);
  const attacker = await TestClient.connectTo(url, (await rogue.waitForTable()).match);
  attacker.token = rogue.token;
  attacker.sharesDealParts = false;
  await attacker.join();
  await attacker.sit('Rogue');
  const promise = (): void =>
    attacker.send({ t: 'commit', commitment: commitToPart(attacker.id, randomHex()) });
  const promises = (): number => attacker.follower!.table.fair.commitments.filter(Boolean).length;
  await attacker.until('the other promise', () => promises() === 1);
  // From here on the honest device is too slow to promise again in time.
  client.sharesDealParts = false;
  promise();
  await attacker.until('both promises', () => promises() === 2);
  promise();
  await attacker.until('a deal that begins again', () => promises() === 1);
  promise();
  expect(await attacker.next('no')).toMatchObject({ code: 'message' });
  wait(patience.deal);
  await ada.until('waiting again', () => ada.requeues === 1);
  await rogue.until('missed', () => rogue.ended === 'missed');
  for (const one of [client, attacker, ada, rogue]) one.close();
  await server.stop();
});
