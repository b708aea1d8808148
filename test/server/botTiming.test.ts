/** A bot's thinking time must not reveal its hand: decisions are sent at multiples of the pace. */
import { expect, test } from 'vitest';
import { onlineBotName } from '../../src/core/index.ts';
import { TestClient, openTable } from './testClient.ts';
import { quickBot, startTestServer } from './testServer.ts';

const PACE = 1000;
const LONG = 500;

test('a hard and an easy decision are sent after the same time', async () => {
  let isHard = false;
  const people = new Set<string>();
  const server = await startTestServer(
    {},
    {
      think: async (thought, whose) => {
        isHard = !isHard;
        people.add(thought.person);
        if (isHard) await new Promise((resolve) => setTimeout(resolve, LONG));
        return quickBot(thought, whose);
      },
    },
    { TAVOLA_PACE: `${PACE}` },
  );
  try {
    const id = await openTable(server.url, { game: 'punto', seats: 2, bots: [1] });
    const client = await TestClient.connectTo(server.url, id);
    await client.join();
    await client.sit('Ada', 0);
    client.send({ t: 'start' });
    await client.until('the match', () => client.follower?.table.status === 'playing');
    const waited: { readonly hard: boolean; readonly ms: number }[] = [];
    await client.until('the turn', () => client.owes);
    for (let i = 0; i < 10; i++) {
      client.decide();
      await client.until('the own decision', () => !client.owes);
      const asked = performance.now();
      await client.until('the bot', () => client.owes);
      waited.push({ hard: isHard, ms: performance.now() - asked });
      expect(client.follower!.at % 100, 'no finer time than needed').toBe(0);
    }
    // A busy machine makes some of them later, and none earlier.
    const of = (hard: boolean): number =>
      Math.min(...waited.filter((one) => one.hard === hard).map(({ ms }) => ms));
    expect(of(true)).toBeGreaterThan(PACE - 100);
    expect(Math.abs(of(true) - of(false))).toBeLessThan(LONG / 2);
    // The bot's style must follow from its public name.
    expect([...people]).toEqual([onlineBotName(id, 1)]);
    client.close();
  } finally {
    await server.stop();
  }
});
