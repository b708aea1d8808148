/** Bots share the processor fairly: many experts delay no one else, and no one waits for ever. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { Level } from '../../src/protocol/index.ts';
import { FairQueue } from '../../src/server/bots/fairQueue.ts';
import { BotPool, type BotRequest } from '../../src/server/bots/botPool.ts';

const folder = mkdtempSync(join(tmpdir(), 'tavola-botPool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread that takes 60 ms for an expert's decision; after the deadline it answers 1 at once. */
const script = join(folder, 'worker.mjs');
writeFileSync(
  script,
  `import { parentPort } from 'node:worker_threads';
const now = () => Number(process.hrtime.bigint() / 1_000_000n);
parentPort.on('message', ({ level, deadline }) => {
  const end = now() + (level === 'expert' ? 60 : 1);
  while (now() < end && now() < deadline);
  parentPort.postMessage({ action: now() < end ? 1 : 0 });
});`,
);

const thought = (level: Level): BotRequest => ({
  game: 'campos',
  level,
  view: { seat: 0, shared: {}, own: null },
  legal: [0],
  person: '',
  luck: [1, 2, 3, 4],
});

/** Twenty-eight tables of four experts, all of one address. */
const crowd = (botPool: BotPool): Promise<number>[] =>
  Array.from({ length: 112 }, (_, i) =>
    botPool.think(thought('expert'), { table: `t${i % 28}`, address: 'crowd' }),
  );

describe('behind twenty-eight tables of four experts', () => {
  test('an easy bot and another player’s expert are next', async () => {
    // No deadline is missed, however slow the machine is.
    const botPool = new BotPool(pathToFileURL(script), 1, 3_600_000);
    // Waits until the thread for quick tasks has started.
    await botPool.think(thought('easy'), { table: 'mine', address: 'me' });
    let answered = 0;
    const all = crowd(botPool);
    for (const one of all)
      void one.then(
        () => answered++,
        () => undefined,
      );
    await all[0];
    const passedBy = async (level: Level): Promise<number> => {
      const before = answered;
      await botPool.think(thought(level), { table: 'mine', address: 'me' });
      return answered - before;
    };
    const [easy, expert] = await Promise.all([passedBy('easy'), passedBy('expert')]);
    // A thread may start slowly, but must not finish the whole crowd first.
    expect(easy).toBeLessThan(28);
    expect(expert).toBeLessThan(28);
    await botPool.close();
  });

  test('no task waits beyond the limit: overdue ones get a quick answer', async () => {
    const botPool = new BotPool(pathToFileURL(script), 1);
    // Computed fully they would take 6.7 s.
    const actions = await Promise.all(crowd(botPool));
    expect(actions.filter((action) => action === 0).length).toBeGreaterThan(0);
    expect(actions.filter((action) => action === 1).length).toBeGreaterThan(30);
    await botPool.close();
  });
});

describe('the queue', () => {
  const claim = (level: Level, address: string, table: string, deadline = 1000) => ({
    level,
    address,
    table,
    deadline,
  });

  test("takes turns between addresses, and between an address's tables", () => {
    const queue = new FairQueue();
    for (const table of ['a1', 'a1', 'a2']) queue.add(claim('expert', 'a', table));
    queue.add(claim('expert', 'b', 'b1'));
    const order: string[] = [];
    for (let next = queue.takeNext(0, false); next !== undefined; next = queue.takeNext(0, false)) {
      order.push(next.table);
      queue.recordTime(next, 100);
    }
    expect(order).toEqual(['a1', 'b1', 'a2', 'a1']);
  });

  test('gives newcomers no credit for the past', () => {
    const queue = new FairQueue();
    queue.add(claim('expert', 'a', 'a1'));
    queue.add(claim('expert', 'a', 'a1'));
    queue.recordTime(claim('expert', 'a', 'a1'), 5000);
    queue.add(claim('expert', 'b', 'b1'));
    expect(queue.takeNext(0, false)?.address).toBe('a');
  });

  test('puts cheap levels first, then overdue tasks', () => {
    const queue = new FairQueue();
    queue.add(claim('hard', 'a', 'fresh'));
    queue.add(claim('expert', 'a', 'late', 10));
    queue.add(claim('easy', 'a', 'cheap'));
    expect(queue.takeNext(20, true)?.table).toBe('cheap');
    expect(queue.takeNext(20, true)?.table).toBe('late');
    expect(queue.takeNext(20, true)).toBeUndefined();
    expect(queue.takeNext(20, false)?.table).toBe('fresh');
  });
});
