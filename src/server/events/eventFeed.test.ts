/** What a slow reader of an event stream gets. */
import { expect, test } from 'vitest';
import { EventFeed } from './eventFeed.ts';

test('a newer event replaces an unsent one of its kind, and comes last', () => {
  const feed = new EventFeed<{ readonly event: string; readonly data: number }>();
  for (const [event, data] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
  ] as const)
    feed.put({ event, data });
  expect(feed.nextText()).toBe('event: b\ndata: 2\n\n');
  expect(feed.nextText()).toBe('event: a\ndata: 3\n\n');
  expect(feed.nextText()).toBeUndefined();
});

test('several unsent differences become one snapshot of the time of sending', () => {
  let state = 0;
  const feed = new EventFeed(() => ({ event: 'all', id: `${state}`, data: state }));
  const change = (): void => feed.put({ event: 'more', id: `${++state}`, data: 1 });
  change();
  expect(feed.nextText()).toBe('event: more\nid: 1\ndata: 1\n\n');
  for (let i = 0; i < 3; i++) change();
  expect(feed.nextText()).toBe('event: all\nid: 4\ndata: 4\n\n');
  expect(feed.nextText()).toBeUndefined();
});

test('an ended feed still sends what it has, and wakes its reader', async () => {
  const feed = new EventFeed();
  const changed = feed.changed();
  feed.put({ event: 'end', data: null });
  feed.end();
  await changed;
  expect(feed.isOver).toBe(false);
  expect(feed.nextText()).toBe('event: end\ndata: null\n\n');
  expect(feed.isOver).toBe(true);
});

test('an ended feed takes no more events, however slow its reader is', () => {
  const feed = new EventFeed();
  feed.put({ event: 'people', data: ['Ada'] });
  feed.end();
  feed.put({ event: 'invitations', data: ['from Ben'] });
  expect(feed.nextText()).toBe('event: people\ndata: ["Ada"]\n\n');
  expect(feed.nextText()).toBeUndefined();
  expect(feed.isOver).toBe(true);
});

test('a stopped feed drops what it has, and wakes its reader while it waits or writes', async () => {
  const feed = new EventFeed(() => ({ event: 'all', data: null }));
  const woken = [feed.changed(), feed.stopped()];
  feed.putSnapshot();
  feed.stop();
  feed.putSnapshot();
  await Promise.all(woken);
  await feed.stopped();
  expect(feed.isOver).toBe(true);
  expect(feed.nextText()).toBeUndefined();
});
