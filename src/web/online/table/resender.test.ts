import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableCommand } from '../../../protocol/index.ts';
import { Resender } from './resender.ts';
import { SentShares } from './sentShares.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const sending = () => {
  const sent: TableCommand[] = [];
  return { sent, resender: new Resender((command) => sent.push(command) > 0) };
};

test('a rejected command is sent again after one second, then after twice as long', () => {
  const { sent, resender } = sending();
  resender.send({ t: 'start' });
  for (const wait of [1000, 2000, 4000, 8000, 15_000, 15_000]) {
    expect(resender.resendLater('start')).toBe(true);
    const before = sent.length;
    vi.advanceTimersByTime(wait - 1);
    expect(sent).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sent).toHaveLength(before + 1);
  }
  expect(new Set(sent.map(({ t }) => t))).toEqual(new Set(['start']));
});

test('a newer command of the same type replaces a waiting one', () => {
  const { sent, resender } = sending();
  resender.send({ t: 'pause', on: true });
  resender.resendLater('pause');
  resender.send({ t: 'pause', on: false });
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([
    { t: 'pause', on: true },
    { t: 'pause', on: false },
  ]);
});

test('phrases are never sent again', () => {
  const { sent, resender } = sending();
  resender.send({ t: 'say', saying: 'hello' });
  expect(resender.resendLater('say')).toBe(false);
  resender.send({ t: 'start' });
  resender.resendLater('start');
  resender.clear();
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(2);
  expect(resender.resendLater('start')).toBe(false);
});

const fair = (isDealing: boolean, mine = '') => ({
  commitment: 'c',
  commitments: [mine, ''],
  parts: ['', ''],
  isDealing,
});

test('a share is sent once while others commit to theirs', () => {
  const shares = new SentShares();
  shares.update(fair(true), 0);
  expect(shares.markSent('commit a')).toBe(true);
  // Another player commits first.
  shares.update(fair(true), 0);
  expect(shares.markSent('commit a')).toBe(false);
  shares.update(fair(true, 'a'), 0);
  expect(shares.markSent('reveal p')).toBe(true);
  shares.update(fair(true, 'a'), 0);
  expect(shares.markSent('reveal p')).toBe(false);
});

test('a share is sent again after a cancelled deal or a reconnect', () => {
  const shares = new SentShares();
  const again = (change: () => void): void => {
    expect(shares.markSent('commit a')).toBe(true);
    shares.update(fair(true, 'a'), 0);
    change();
    expect(shares.markSent('commit a')).toBe(true);
    shares.clear();
  };
  again(() => shares.update(fair(true), 0));
  again(() => shares.update(fair(false), 0));
  again(() => shares.clear());
});
