import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commitToPart, type Decision, type TableCommand, type TableInfo } from '../../../protocol/index.ts';
import { CommandOutbox, DealShares, DecisionOutbox } from './outbox.ts';
import { createHeldSeat, type HeldSeat } from '../heldSeats.ts';

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
  return { sent, outbox: new CommandOutbox((command) => sent.push(command) > 0) };
};

test('a rejected command is sent again after one second, then after twice as long', () => {
  const { sent, outbox } = sending();
  outbox.send({ t: 'start' });
  for (const wait of [1000, 2000, 4000, 8000, 15_000, 15_000]) {
    expect(outbox.resendLater('start')).toBe(true);
    const before = sent.length;
    vi.advanceTimersByTime(wait - 1);
    expect(sent).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sent).toHaveLength(before + 1);
  }
  expect(new Set(sent.map(({ t }) => t))).toEqual(new Set(['start']));
});

test('a newer command of the same type replaces a waiting one', () => {
  const { sent, outbox } = sending();
  outbox.send({ t: 'pause', on: true });
  outbox.resendLater('pause');
  outbox.send({ t: 'pause', on: false });
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([
    { t: 'pause', on: true },
    { t: 'pause', on: false },
  ]);
});

test('phrases are never sent again', () => {
  const { sent, outbox } = sending();
  outbox.send({ t: 'say', saying: 'hello' });
  expect(outbox.resendLater('say')).toBe(false);
  outbox.send({ t: 'start' });
  outbox.resendLater('start');
  outbox.clear();
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(2);
  expect(outbox.resendLater('start')).toBe(false);
});

const SHARE = '1'.repeat(32);

/** This device's seat, the first of two, with a share. */
const sharing = () => {
  const sent: TableCommand['t'][] = [];
  const seat = { ...createHeldSeat('Ada'), share: SHARE, at: 0 };
  let place: HeldSeat = seat;
  const own = { find: () => place, save: (one: Omit<HeldSeat, 'at'>) => void (place = { ...one, at: 0 }) };
  const shares = new DealShares('t', own, ({ t }) => sent.push(t));
  const update = (isDealing: boolean, mine = '', other = ''): void => {
    const fair = { commitment: 'c', commitments: [mine, other], parts: ['', ''], isDealing };
    const sitters = [{ kind: 'person' }, { kind: 'person' }];
    shares.update({ status: 'open', fair, sitters } as unknown as TableInfo, 0);
  };
  return { sent, shares, update };
};

test('a share is sent once while others commit to theirs', () => {
  const { sent, update } = sharing();
  const mine = commitToPart('t', SHARE);
  update(true);
  // Another player commits first.
  update(true, '', 'b');
  expect(sent).toEqual(['commit']);
  update(true, mine);
  expect(sent, 'nothing is revealed before all have committed').toEqual(['commit']);
  update(true, mine, 'b');
  update(true, mine, 'b');
  expect(sent).toEqual(['commit', 'reveal']);
});

test('a share is sent again after a cancelled deal or a reconnect', () => {
  const { sent, shares, update } = sharing();
  const again = (change: () => void): void => {
    const before = sent.length;
    update(true, commitToPart('t', SHARE));
    change();
    update(true);
    expect(sent.slice(before)).toEqual(['commit']);
  };
  update(true);
  again(() => update(true));
  again(() => update(false));
  again(() => shares.clear());
});

test('an unconfirmed decision is sent again after a reconnect, and never once the server has it', async () => {
  const sent: Decision[] = [];
  const outbox = new DecisionOutbox((decision) => sent.push(decision));
  const outcome = outbox.send([3, 17]);
  outbox.reject(3, { code: 'busy' });
  outbox.resend();
  expect(sent).toEqual([
    [3, 17],
    [3, 17],
  ]);
  outbox.settleBelow(4, null);
  expect(await outcome).toBeNull();
  outbox.resend();
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(2);
});
