/** Rows come from decisions alone, swaps change two cards, and intervals hold what they promise. */
import { describe, expect, test } from 'vitest';
import { random } from '../bots/random.ts';
import { FastRng, type Game, parseConfig } from '../core/index.ts';
import { GAME_LOADERS } from '../games/gameLoaders.ts';
import {
  estimateShare,
  type LabTable,
  listTables,
  type LoadedTable,
  MEASURES,
  type Plan,
  playChunk,
  repeatChunk,
  sequentialInterval,
  splitIntoChunks,
  Summary,
} from './index.ts';
import { ClusterSums, type RowColumns } from './measures.ts';
import type { Columns } from './rows.ts';
import { swapCards } from './swapCards.ts';

const plan = (game: string, more: Partial<Plan> = {}): Plan => ({
  lab: 1,
  seed: 'lab',
  matches: 60,
  precision: null,
  measures: MEASURES.filter((measure) => measure !== 'cards' || game !== 'punto'),
  games: [{ game, seats: [3], bots: ['random'], chain: ['random', 'random'] }],
  ...more,
});
const load = (id: string): Promise<Game> => GAME_LOADERS[id]();

const loaded = (table: LabTable, game: Game): LoadedTable => ({
  table,
  game,
  bots: table.bots.map(() => random),
  hasStart: game.id !== 'schicht',
});

const rowsOf = ({ numbers, scores, branching, swapSeat, card, other, length }: Columns): RowColumns => ({
  length,
  deal: numbers.deal,
  rotation: numbers.rotation,
  start: numbers.start,
  plies: numbers.length,
  winners: numbers.winners,
  leadChanges: numbers.lead_changes,
  decided: numbers.decided,
  scores,
  branching,
  swapSeat,
  card,
  other,
});

describe.each(Object.keys(GAME_LOADERS))('%s', (id) => {
  test('every row can be made again from the decisions, to the byte', async () => {
    const game = await load(id);
    const tables = await listTables(plan(id), load);
    for (const chunk of splitIntoChunks(plan(id), tables)) {
      const table = loaded(tables[chunk.table], game);
      const { columns, record } = playChunk(table, plan(id), chunk);
      expect(repeatChunk(table, plan(id), chunk, record).toParquet()).toEqual(columns.toParquet());
      expect(() => repeatChunk(table, plan(id), chunk, record.subarray(0, -1))).toThrow();
    }
  });

  test('a turned knob deals and plays, and its transcript starts the same match', async () => {
    const game = await load(id);
    for (const { id: knob, range } of game.knobs ?? []) {
      const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
      const { min } = range({ seats: 3, options });
      const config = parseConfig(game, { seats: 3, start: 1, knobs: { [knob]: min } });
      if ('expected' in config) throw new Error(config.expected);
      const state = game.setup(config, 'knob');
      const again = game.transcript.start(config, game.transcript.deal(state));
      expect('shared' in again && again.shared).toEqual(state.shared);
    }
  });
});

test('refuses a knob out of its range, and one that does not exist', async () => {
  const wrong = (knobs: { readonly [id: string]: number }) =>
    listTables(plan('schicht', { games: [{ game: 'schicht', seats: [2], bots: ['random'], knobs }] }), load);
  await expect(wrong({ hand: 99 })).rejects.toThrow(/knob hand: expected a whole number from 2 to 12/);
  await expect(wrong({ cards: 3 })).rejects.toThrow(/knob cards: expected one of hand/);
});

test('a swap exchanges exactly one card of the seat', async () => {
  for (const id of ['jericho', 'campos', 'schicht']) {
    const game = await load(id);
    const config = parseConfig(game, { seats: 3, start: 2 });
    if ('expected' in config) throw new Error(config.expected);
    for (let deal = 0; deal < 30; deal++) {
      const swap = swapCards(game, config, `swap/${deal}`, deal % 3);
      if (swap === undefined) continue;
      const names = (state: Parameters<Game['things']>[0], own: boolean): string[] =>
        game
          .things(state)
          .filter(({ place, seat }) => !own || (place === 'hand' && seat === deal % 3))
          .map(({ name }) => name)
          .toSorted();
      const before = game.setup(config, `swap/${deal}`);
      expect(names(swap.state, false)).toEqual(names(before, false));
      const hand = names(before, true);
      hand[hand.indexOf(swap.card)] = swap.other;
      expect(names(swap.state, true)).toEqual(hand.toSorted());
    }
  }
});

test('the summary counts what the rows say, and the deal explains all of equal matches', async () => {
  const game = await load('jericho');
  const [table] = await listTables(plan('jericho'), load);
  const summary = new Summary(table);
  const [chunk] = splitIntoChunks(plan('jericho'), [table]);
  const rows = rowsOf(playChunk(loaded(table, game), plan('jericho'), chunk).columns);
  summary.add(rows);
  const { matches, seats, deals } = summary.summary;
  expect(matches).toBe(rows.length);
  expect(deals).toBe(rows.length / 3);
  expect(seats.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1);
  // Matches of a deal that all end alike leave nothing to play.
  const alike = new Summary(table);
  alike.add({ ...rows, winners: Array.from(rows.deal, (deal) => 1 << (deal % 3)) });
  expect(alike.summary.luck?.mean).toBeCloseTo(1);
});

test('of 400 intervals of 95%, clustered by deal, 95% contain the truth', () => {
  const rng = new FastRng(1, 2, 3, 4);
  let covered = 0;
  for (let trial = 0; trial < 400; trial++) {
    const sums = new ClusterSums();
    // Both matches of a deal end alike: as single observations they would look twice as sure.
    for (let deal = 0; deal < 200; deal++) sums.add(rng.below(4) === 0 ? 2 : 0, 2);
    const { low, high } = estimateShare(sums);
    if (low <= 0.25 && 0.25 <= high) covered++;
  }
  expect(covered / 400).toBeGreaterThan(0.92);
});

test('a sequential interval that is read after every pair is wrong in at most 5%', () => {
  const rng = new FastRng(5, 6, 7, 8);
  let wrong = 0;
  for (let trial = 0; trial < 60; trial++) {
    const differences: number[] = [];
    let isWrong = false;
    for (let pair = 0; pair < 400; pair++) {
      differences.push(rng.below(3) - 1);
      const { low, high } = sequentialInterval(differences);
      isWrong ||= low > 0 || high < 0;
    }
    if (isWrong) wrong++;
  }
  expect(wrong / 60).toBeLessThan(0.05);
  const clear = sequentialInterval(Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? 0 : 1)));
  expect(clear.low).toBeGreaterThan(0);
});
