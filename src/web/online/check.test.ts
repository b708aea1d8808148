/** The check of a deal finds whatever was changed. */
import { expect, test } from 'vitest';
import { FastRng, type Game, listSeats, parseConfig, Table, transcriptOf } from '../../core/index.ts';
import { schicht } from '../../games/schicht/rules.ts';
import { commitmentTo, fairSeed } from '../../net/index.ts';
import { checkDeal, type Findings } from './check.ts';
import type { MatchFile } from '../../net/index.ts';

const game: Game = schicht;
const SECRET = 'a'.repeat(64);
const PARTS = ['1'.repeat(32), '2'.repeat(32), ''];
const KEPT = { part: PARTS[1], commitment: commitmentTo(SECRET) };
const ALL_WELL: Findings = { promise: true, early: true, part: true, seed: true, cards: true };

function played(): { readonly table: Parameters<typeof checkDeal>[1]; readonly record: MatchFile } {
  const config = parseConfig(game, { seats: 3 });
  if ('expected' in config) throw new Error(config.at);
  const seed = fairSeed(SECRET, PARTS);
  const table = new Table(game, config, seed);
  const rng = new FastRng(1, 2, 3, 4);
  while (table.toAct !== 0) {
    const [seat] = listSeats(table.toAct);
    const legal = table.legal(seat);
    table.act(seat, legal[rng.below(legal.length)]);
  }
  const fair = { commitment: commitmentTo(SECRET), secret: SECRET, parts: PARTS, seed };
  return {
    table: { rules: game.version, config: table.record.config },
    record: { tavola: 'match', table: 'abc', fair, transcript: transcriptOf(game, table.record) },
  };
}

const { table, record } = played();
const { fair } = record;

test('a fair deal', () => {
  expect(checkDeal(game, table, record, KEPT)).toEqual(ALL_WELL);
});

test('a device that was not there cannot know everything', () => {
  expect(checkDeal(game, table, record, undefined)).toEqual({ ...ALL_WELL, early: null, part: null });
});

test('another secret than the promised one', () => {
  const other = { ...record, fair: { ...fair, secret: 'b'.repeat(64) } };
  expect(checkDeal(game, table, other, KEPT).promise).toBe(false);
});

test('a promise that was exchanged after the deal', () => {
  const secret = 'b'.repeat(64);
  const seed = fairSeed(secret, PARTS);
  const other = { ...record, fair: { ...fair, secret, seed, commitment: commitmentTo(secret) } };
  expect(checkDeal(game, table, other, KEPT)).toMatchObject({ promise: true, early: false, cards: false });
});

test('a part that was left out', () => {
  const parts = [PARTS[0], '3'.repeat(32), ''];
  const other = { ...record, fair: { ...fair, parts, seed: fairSeed(SECRET, parts) } };
  expect(checkDeal(game, table, other, KEPT)).toMatchObject({ promise: true, part: false, cards: false });
});

test('a seed that does not come from the parts', () => {
  const other = { ...record, fair: { ...fair, seed: fairSeed(SECRET, ['', '', '']) } };
  expect(checkDeal(game, table, other, KEPT)).toMatchObject({ promise: true, seed: false, cards: false });
});

test('a move that the rules do not allow', () => {
  const moves = record.transcript.filter((line) => line.startsWith('{"seat"'));
  const transcript = record.transcript.map((line) => (line === moves[0] ? moves[moves.length - 1] : line));
  expect(checkDeal(game, table, { ...record, transcript }, KEPT).cards).toBe(false);
});

test('other cards than the seed deals', () => {
  const transcript = record.transcript.map((line) =>
    line.startsWith('{"deal"') ? line.replace(/\["([a-z]+-\d+)","([a-z]+-\d+)"/, '["$2","$1"') : line,
  );
  expect(transcript).not.toEqual(record.transcript);
  expect(checkDeal(game, table, { ...record, transcript }, KEPT).cards).toBe(false);
});
