/** Clocks that are wrong: the machine's was set back, another machine's is ahead. */
import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ServerTime } from '../../src/server/host/time.ts';
import { Client, openTable } from './client.ts';
import { startPostgres } from './postgres.ts';
import { quickThinker, served, temporaryFolder } from './serving.ts';

const HOUR = 3_600_000;

async function begun(clients: readonly Client[]): Promise<void> {
  const all = clients.map((client) =>
    client.until('the match', () => client.follower?.table.status === 'playing'),
  );
  clients[0].send({ t: 'start' });
  await Promise.all(all);
}

describe('the time of a process', () => {
  test('goes on by itself, and never back', async () => {
    let elapsed = 500;
    const time = new ServerTime(1_000_000, () => elapsed);
    expect(time.now()).toBe(1_000_000);
    elapsed += 70;
    expect(time.now()).toBe(1_000_070);
    time.atLeast(5);
    expect(time.now()).toBe(1_000_070);
    time.atLeast(2_000_000);
    expect(time.now()).toBe(2_000_000);
    await time.askFor(async () => 1_500_000);
    expect(time.now(), 'nothing happens before what has happened').toBe(2_000_000);
    elapsed += 600_000;
    expect(time.now()).toBe(2_100_000);
  });
});

test('a restart with the machine’s clock an hour back: bots go on, clocks run on', async () => {
  const folder = temporaryFolder();
  try {
    // A bot that never answers: what it owes is left to whoever comes next.
    const first = await served({ data: folder }, { think: () => new Promise(() => {}) });
    const time = { kind: 'live', bank: 40_000, increment: 0 } as const;
    const id = await openTable(first.url, { game: 'punto', seats: 2, bots: [1], time });
    const client = await Client.make(first.url, id);
    await client.join();
    await client.sit('Ada', 0);
    await begun([client]);
    if (client.owes) client.decide();
    await client.until('the bot’s turn', () => !client.owes);
    const before = client.follower!.at;
    await first.stop();
    const second = await served({ data: folder }, { think: quickThinker, machine: () => Date.now() - HOUR });
    try {
      await client.join({ url: second.url });
      await client.until('the bot', () => client.owes, 10_000);
      expect(client.follower!.at).toBeGreaterThanOrEqual(before);
      const { since, left } = client.follower!.clocks[0];
      expect(left).toBeLessThanOrEqual(40_000);
      const pong = await client.ask({ t: 'ping' }, 'pong');
      expect(
        pong.t === 'pong' && pong.now - since!,
        'the clock runs, and has not stood still for an hour',
      ).toBeLessThan(30_000);
      expect(pong.t === 'pong' && pong.now >= since!).toBe(true);
      client.close();
    } finally {
      await second.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a second process whose machine is 45 s ahead ends nobody’s time', async (context) => {
  const postgres = await startPostgres();
  if (postgres === undefined) return context.skip();
  const database = postgres.address;
  const first = await served({ database });
  const ahead = await served({ database }, { machine: () => Date.now() + 45_000 });
  try {
    const time = { kind: 'live', bank: 40_000, increment: 0 } as const;
    const id = await openTable(first.url, { game: 'punto', seats: 2, time });
    const clients = [await Client.make(first.url, id), await Client.make(ahead.url, id)];
    for (const [seat, client] of clients.entries()) {
      await client.join();
      await client.sit(`P${seat}`, seat);
    }
    await clients[0].until('both', () => clients[0].follower!.table.sitters[1].kind === 'person');
    await begun(clients);
    const times = await Promise.all(
      clients.map(async (client) => {
        const pong = await client.ask({ t: 'ping' }, 'pong');
        return pong.t === 'pong' ? pong.now : 0;
      }),
    );
    expect(Math.abs(times[0] - times[1])).toBeLessThan(5000);
    for (let i = 0; i < 6; i++) {
      const actor = clients.find(({ owes }) => owes)!;
      const other = clients.find((client) => client !== actor)!;
      actor.decide();
      await other.until('the turn', () => other.owes);
    }
    const { clocks, table } = clients[0].follower!;
    expect(Math.min(...clocks.map(({ left }) => left))).toBeGreaterThan(20_000);
    expect(table.sitters.map(({ away }) => away)).toEqual([null, null]);
    for (const client of clients) client.close();
  } finally {
    await first.stop();
    await ahead.stop();
    postgres.stop();
  }
});
