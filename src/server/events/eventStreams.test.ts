/** Streams that last for days. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { Quotas } from '../limits/limits.ts';
import { EventFeed, type FeedEvent } from './eventFeed.ts';
import { EventStreams } from './eventStreams.ts';

async function openStream(keepAliveInterval?: number) {
  const feed = new EventFeed<FeedEvent>();
  const quotas = new Quotas(1);
  const streams = new EventStreams(quotas, keepAliveInterval);
  const left: string[] = [];
  const app = new Hono();
  app.get('/', (context) =>
    streams.follow(context, '192.0.2.1', async () => ({ feed, stop: () => left.push('stopped') })),
  );
  const reader = (await app.request('/')).body!.getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  return { feed, streams, reader, read, left, close: () => quotas.close() };
}

/** In bytes, after everything unused was freed. */
function measureHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('a stream keeps nothing of what it has sent', async () => {
  const { feed, read, close } = await openStream();
  const send = async (count: number): Promise<number> => {
    for (let i = 0; i < count; i++) {
      feed.put({ event: 'count', data: i });
      await read();
    }
    return measureHeap();
  };
  const before = await send(1000);
  const COUNT = 20_000;
  expect(((await send(COUNT)) - before) / COUNT, 'bytes for each event').toBeLessThan(100);
  feed.end();
  close();
});

test('silence sends signs of life, and a closed server ends the stream', async () => {
  const { feed, streams, reader, read, left, close } = await openStream(5);
  expect(await read()).toBe(':\n\n');
  feed.put({ event: 'count', data: 1 });
  let text = await read();
  while (text === ':\n\n') text = await read();
  expect(text).toBe('event: count\ndata: 1\n\n');
  streams.close();
  while (!(await reader.read()).done) continue;
  expect(left).toEqual(['stopped']);
  close();
});

test('a reader that reads nothing does not keep its stream once it is dismissed', async () => {
  const { feed, streams, left, close } = await openStream();
  for (let i = 0; i < 100; i++) {
    feed.put({ event: 'count', data: i });
    await new Promise((resolve) => setImmediate(resolve));
  }
  streams.close();
  await expect.poll(() => left).toEqual(['stopped']);
  close();
});
