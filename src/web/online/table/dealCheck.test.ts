import { expect, test } from 'vitest';
import { FastRng, type Game, listSeats, parseConfig, Table, formatTranscript } from '../../../core/index.ts';
import { schicht } from '../../../games/schicht/rules/rules.ts';
import { commitToSecret, deriveFairSeed, commitToPart } from '../../../protocol/index.ts';
import { checkDeal, type Findings } from './dealCheck.ts';
import type { MatchFile } from '../../../protocol/index.ts';

const game: Game = schicht;
const SECRET = 'a'.repeat(64);
const PARTS = ['1'.repeat(32), '2'.repeat(32), ''];
const TABLE = 'theTable';
const makeCommitments = (parts: readonly string[]): string[] =>
  parts.map((part) => (part === '' ? '' : commitToPart(TABLE, part)));
const commitments = makeCommitments(PARTS);
const promises = { table: TABLE, commitments, committed: [4, 5, 0], revealed: [6, 7, 0], attempts: 1 };
const witness = { part: PARTS[1], commitment: commitToSecret(SECRET), commitments, times: 1 };
const KEPT = { commitment: null, witness };
const ALL_WELL: Findings = { promise: true, early: true, part: true, order: true, seed: true, cards: true };

function playMatch(): {
  readonly table: Parameters<typeof checkDeal>[1];
  readonly record: MatchFile;
} {
  const config = parseConfig(game, { seats: 3 });
  if ('expected' in config) throw new Error(config.at);
  const seed = deriveFairSeed(TABLE, SECRET, PARTS);
  const table = new Table(game, config, seed);
  const rng = new FastRng(1, 2, 3, 4);
  while (table.toAct !== 0) {
    const [seat] = listSeats(table.toAct);
    const legal = table.legal(seat);
    table.play(seat, legal[rng.below(legal.length)]);
  }
  const fair = { commitment: commitToSecret(SECRET), secret: SECRET, parts: PARTS, seed, promises };
  return {
    table: { rules: game.version, config: table.record.config },
    record: { tavola: 'match', table: 'abc', fair, transcript: formatTranscript(game, table.record) },
  };
}

const { table, record } = playMatch();
const { fair } = record;

test('a fair deal passes every check', () => {
  expect(checkDeal(game, table, record, KEPT)).toEqual(ALL_WELL);
});

test('a device that was not at the table cannot know everything', () => {
  expect(checkDeal(game, table, record, undefined)).toEqual({
    ...ALL_WELL,
    early: null,
    part: null,
    order: null,
  });
});

test('another secret than the committed one is found', () => {
  const other = { ...record, fair: { ...fair, secret: 'b'.repeat(64) } };
  expect(checkDeal(game, table, other, KEPT).promise).toBe(false);
});

test('a commitment exchanged after the deal is found', () => {
  const secret = 'b'.repeat(64);
  const seed = deriveFairSeed(TABLE, secret, PARTS);
  const other = { ...record, fair: { ...fair, secret, seed, commitment: commitToSecret(secret) } };
  expect(checkDeal(game, table, other, KEPT)).toMatchObject({ promise: true, early: false, cards: false });
});

test('a share that was left out is found', () => {
  const parts = [PARTS[0], '3'.repeat(32), ''];
  const other = { ...fair, parts, seed: deriveFairSeed(TABLE, SECRET, parts) };
  expect(checkDeal(game, table, { ...record, fair: other }, KEPT)).toMatchObject({
    promise: true,
    part: false,
    order: false,
    cards: false,
  });
  const lying = { ...other, promises: { ...promises, commitments: makeCommitments(parts) } };
  expect(checkDeal(game, table, { ...record, fair: lying }, KEPT)).toMatchObject({
    part: false,
    order: false,
  });
});

test('a share chosen after this device revealed its own is found', () => {
  const parts = ['3'.repeat(32), PARTS[1], ''];
  const chosen = {
    ...fair,
    parts,
    seed: deriveFairSeed(TABLE, SECRET, parts),
    promises: { ...promises, commitments: makeCommitments(parts) },
  };
  expect(checkDeal(game, table, { ...record, fair: chosen }, KEPT)).toMatchObject({
    promise: true,
    early: true,
    part: true,
    order: false,
    seed: true,
  });
});

test('a share revealed before all had committed is found', () => {
  const early = { ...fair, promises: { ...promises, revealed: [6, 4, 0] } };
  for (const place of [KEPT, undefined])
    expect(checkDeal(game, table, { ...record, fair: early }, place).order).toBe(false);
});

test('a seed that does not follow from the shares is found', () => {
  const other = { ...record, fair: { ...fair, seed: deriveFairSeed(TABLE, SECRET, ['', '', '']) } };
  expect(checkDeal(game, table, other, KEPT)).toMatchObject({ promise: true, seed: false, cards: false });
});

test('an illegal move is found', () => {
  const moves = record.transcript.filter((line) => line.startsWith('{"seat"'));
  const transcript = record.transcript.map((line) => (line === moves[0] ? moves[moves.length - 1] : line));
  expect(checkDeal(game, table, { ...record, transcript }, KEPT).cards).toBe(false);
});

test('cards that the seed does not deal are found', () => {
  const transcript = record.transcript.map((line) =>
    line.startsWith('{"deal"') ? line.replace(/\["([a-z]+-\d+)","([a-z]+-\d+)"/, '["$2","$1"') : line,
  );
  expect(transcript).not.toEqual(record.transcript);
  expect(checkDeal(game, table, { ...record, transcript }, KEPT).cards).toBe(false);
});
