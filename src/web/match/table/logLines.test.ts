import { expect, test } from 'vitest';
import type { LogLine } from '../../ui/board/tableContext.ts';
import type { DecisionEvents } from '../session/session.ts';
import { reuseUnchanged, findLastMove, buildLogLines, groupIntoParts } from './logLines.ts';

/** "2:1 placed": seat 1 placed in decision 2. "(...)" is quiet, "[...]" is invisible, "#..." starts a part. */
function makeLine(text: string): LogLine {
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
].map(makeLine);

test('the log is grouped by part and turn, newest first', () => {
  const parts = groupIntoParts(LOG, 'Round 1').map(({ title, blocks }) => [
    title,
    ...blocks.map(({ seat, lines }) => `${seat}: ${lines.map(({ text }) => text.slice(4)).join(', ')}`),
  ]);
  expect(parts).toEqual([
    ['Round 2', '1: [drawn]', '0: e', 'null: #Round 2, [dealt]'],
    ['Round 1', '1: b, (c), d, won', '0: a'],
  ]);
});

test('a part without visible lines has no heading yet', () =>
  expect(groupIntoParts(LOG.slice(0, 7), 'Round 1').map(({ title }) => title)).toEqual([null, 'Round 1']));

test('the last move is a decision, not its consequence', () => {
  expect(findLastMove(LOG)?.text).toBe('3:0 e');
  expect(findLastMove(LOG.slice(0, 7))?.text).toBe('2:1 d');
  expect(findLastMove([])).toBeUndefined();
});

test('unchanged lines are not written again', () => {
  const decision = (...types: string[]): DecisionEvents => ({
    events: types.map((type) => ({ type })),
    isNew: false,
  });
  const match = [decision('placed', 'covered'), decision('placed'), decision('placed', 'won')];
  const written: string[] = [];
  const write = ({ type }: { type: string }) => {
    written.push(type);
    return { text: type, line: null };
  };
  const two = buildLogLines([], match.slice(0, 2), write);
  const three = buildLogLines(two, match, write);
  expect(written).toEqual(['placed', 'covered', 'placed', 'placed', 'won']);
  expect(three.slice(0, 3)).toEqual(two);
  expect(buildLogLines(three, match.slice(0, 2), write)).toEqual(two);
  expect(written).toHaveLength(5);
  const others = [match[0], decision('passed'), match[2]];
  expect(buildLogLines(three, others, write).map(({ text }) => text)).toEqual([
    'placed',
    'covered',
    'passed',
    'placed',
    'won',
  ]);
  expect(written).toHaveLength(6);
});

test('a new line changes only its own turn', () => {
  let drawn = groupIntoParts([], 'Round 1');
  for (const [i] of LOG.entries()) {
    const before = new Set(drawn.flatMap(({ blocks }) => blocks));
    drawn = reuseUnchanged(drawn, groupIntoParts(LOG.slice(0, i + 1), 'Round 1'));
    expect(drawn).toEqual(groupIntoParts(LOG.slice(0, i + 1), 'Round 1'));
    expect(drawn.flatMap(({ blocks }) => blocks).filter((block) => !before.has(block))).toHaveLength(1);
  }
  const [, first] = drawn;
  expect(reuseUnchanged(drawn, groupIntoParts(LOG.slice(0, -1), 'Round 1'))[1]).toBe(first);
});
