/** An operator who plays knows the secret and sees every message, and still cannot choose the deal. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFairDealFlaw, isWitnessed, type MatchFile, commitToPart } from '../../src/protocol/index.ts';
import { TestClient, randomHex, openTable, playToEnd, postJson } from './testClient.ts';
import { type TestServer, startTestServer } from './testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function table(names: readonly string[]): Promise<TestClient[]> {
  const id = await openTable(server.url, { game: 'punto', seats: names.length, options: { roundsToWin: 1 } });
  const clients: TestClient[] = [];
  for (const [seat, name] of names.entries()) {
    const client = await TestClient.connectTo(server.url, id);
    await client.join();
    await client.sit(name, seat);
    clients.push(client);
  }
  return clients;
}

const recordFor = async ({ id, token }: TestClient): Promise<MatchFile> =>
  (await (await postJson(`${server.url}api/tables/${id}/record`, { token })).json()) as MatchFile;

const fairState = (client: TestClient) => client.follower!.table.fair;

describe('an operator who plays', () => {
  test('sees no one’s part before their own is fixed, in any message or at any address', async () => {
    const [ada, bo, operator] = await table(['Ada', 'Bo', 'Operator']);
    operator.sharesDealParts = false;
    ada.send({ t: 'start' });
    await operator.until(
      'the others’ promises',
      () => fairState(operator).commitments.filter(Boolean).length === 2,
    );
    const seen =
      operator.bytes.map(String).join('\n') +
      (await (await fetch(`${server.url}api/tables/${ada.id}`)).text());
    for (const { part, id } of [ada, bo]) {
      expect(seen).not.toContain(part);
      expect(seen).toContain(commitToPart(id, part));
    }
    const rows = JSON.stringify(server.lines);
    expect(rows).not.toContain(ada.part);
    const all = [ada, bo, operator].map((client) => client.next('snapshot'));
    operator.sharesDealParts = true;
    operator.send({ t: 'commit', commitment: commitToPart(operator.id, operator.part) });
    await Promise.all(all);
    await playToEnd([ada, bo, operator]);
    const { fair } = await recordFor(ada);
    expect(findFairDealFlaw(fair)).toBeUndefined();
    for (const { witness } of [ada, bo]) expect(isWitnessed(fair, witness!)).toBe(true);
    for (const client of [ada, bo, operator]) client.close();
  });

  test('who leaves after seeing all parts gets a new deal with new parts', async () => {
    const [ada, bo, operator] = await table(['Ada', 'Bo', 'Operator']);
    operator.sharesDealParts = false;
    ada.send({ t: 'start' });
    await operator.until('promises', () => fairState(operator).commitments.filter(Boolean).length === 2);
    operator.send({ t: 'commit', commitment: commitToPart(operator.id, operator.part) });
    await operator.until('the others’ parts', () => fairState(operator).parts.filter(Boolean).length === 2);
    const told = [...fairState(operator).parts];
    expect(told).toEqual([ada.part, bo.part, '']);
    const gone = operator.next('snapshot');
    operator.send({ t: 'leave' });
    await gone;
    await operator.sit('Operator', 2);
    operator.sharesDealParts = true;
    operator.part = randomHex(); // any part that would have suited the revealed ones
    const all = [ada, bo, operator].map((client) =>
      client.until('the match', () => client.follower?.table.status === 'playing'),
    );
    await ada.until('the seat', () => ada.follower!.table.sitters[2].kind === 'person');
    ada.send({ t: 'start' });
    await Promise.all(all);
    await playToEnd([ada, bo, operator]);
    const { fair } = await recordFor(ada);
    expect(fair.parts).toEqual([ada.part, bo.part, operator.part]);
    for (const part of told.slice(0, 2)) expect(fair.parts).not.toContain(part);
    expect(findFairDealFlaw(fair)).toBeUndefined();
    expect(fair.promises?.attempts).toBe(2);
    expect(ada.witness?.times).toBe(2);
    for (const client of [ada, bo, operator]) client.close();
  });
});
