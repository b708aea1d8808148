import { expect, test } from 'vitest';
import type { LogLine } from '../ui/table.ts';
import { lastMoveIn, partsOf } from './log.ts';

/** "2:1 placed" is what decision 2 of seat 1 told; "(...)" is quiet, "[...]" is not for the eye, "#..." begins a part. */
function lineOf(text: string): LogLine {
  const [, decision, seat, rest] = /^(\d+):(\d|-) (.*)$/.exec(text)!;
  return {
    text,
    isNew: false,
    event: { type: 'told' },
    decision: Number(decision),
    line: {
      seat: seat === '-' ? null : Number(seat),
      picture: rest.startsWith('[') || rest.startsWith('#') ? null : rest,
      isQuiet: rest.startsWith('('),
      ...(rest.startsWith('#') ? { part: rest.slice(1) } : {}),
    },
  };
}

const LOG = [
  '0:0 a',
  '1:1 b',
  '1:1 (c)',
  '2:1 d',
  '2:- won',
  '2:- #Round 2',
  '2:- [dealt]',
  '3:0 e',
  '3:1 [drawn]',
].map(lineOf);

test('the log is told by part and turn, the newest first; what follows from a decision stays with it', () => {
  const told = partsOf(LOG, 'Round 1').map(({ title, blocks }) => [
    title,
    ...blocks.map(({ seat, lines }) => `${seat}: ${lines.map(({ text }) => text.slice(4)).join(', ')}`),
  ]);
  expect(told).toEqual([
    ['Round 2', '1: [drawn]', '0: e', 'null: #Round 2, [dealt]'],
    ['Round 1', '1: b, (c), d, won', '0: a'],
  ]);
});

test('a part that has only just begun has no heading yet', () =>
  expect(partsOf(LOG.slice(0, 7), 'Round 1').map(({ title }) => title)).toEqual([null, 'Round 1']));

test('the last move is what somebody did, not what came of it', () => {
  expect(lastMoveIn(LOG)?.text).toBe('3:0 e');
  expect(lastMoveIn(LOG.slice(0, 7))?.text).toBe('2:1 d');
  expect(lastMoveIn([])).toBeUndefined();
});
