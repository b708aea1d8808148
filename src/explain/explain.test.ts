import { expect, test } from 'vitest';
import { findDifference, type Motive, selectMotives, type Tone } from './explain.ts';

const motive = (type: string, tone: Tone, ...things: string[]): Motive => ({ type, tone, things });
const wins = motive('wins', 'wins', 'cell 1');
const blocks = motive('blocks', 'stops');
const builds = motive('builds', 'builds');
const aside = motive('aside', 'describes');
const leaves = motive('leaves', 'risks');
const low = motive('low', 'risks');

test('the difference of two moves is what only one has for it, and what only the other has against it', () => {
  expect(findDifference([wins, blocks, low], [{ ...wins, things: ['cell 2'] }, leaves, low])).toEqual({
    reasons: [blocks],
    avoided: [leaves],
  });
  // The same kind of risk at another place is still a risk.
  expect(findDifference([leaves], [{ ...leaves, things: ['cell 3'] }]).avoided).toEqual([]);
  // A description is no reason.
  expect(findDifference([aside], [builds])).toEqual({ reasons: [], avoided: [] });
});

test('two reasons and a risk are shown, first those that the compared move lacks', () => {
  expect(selectMotives([wins, blocks, builds, leaves, low])).toEqual([wins, blocks, leaves]);
  expect(selectMotives([wins, blocks, builds], [wins, low])).toEqual([blocks, builds]);
  expect(selectMotives([wins, aside], [wins])).toEqual([wins]);
  expect(selectMotives([aside, low])).toEqual([aside, low]);
});
