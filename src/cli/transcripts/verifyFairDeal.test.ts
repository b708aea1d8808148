import { describe, expect, test } from 'vitest';
import { type Action, type Seat, formatTranscript, viewOf } from '../../core/index.ts';
import { GAME_LOADERS } from '../../games/gameLoaders.ts';
import { commitToSecret, deriveFairSeed, commitToPart } from '../../protocol/index.ts';
import { verifyFair } from './verifyFairDeal.ts';

const SECRET = 'ab'.repeat(32);
const PARTS = ['01'.repeat(16), '', '23'.repeat(16)];

const TABLE = 'theTable';
const PROMISES = {
  table: TABLE,
  commitments: PARTS.map((part) => (part === '' ? '' : commitToPart(TABLE, part))),
  committed: [5, 0, 6],
  revealed: [8, 0, 7],
  attempts: 1,
};
const WITNESS = {
  part: PARTS[2],
  commitment: commitToSecret(SECRET),
  commitments: PROMISES.commitments,
  times: 1,
};

/** A match dealt by docs/fair.md, of at most `most` decisions. */
async function record(id: string, most = Infinity) {
  const game = await GAME_LOADERS[id]();
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const config = { seats: 3, start: null, options };
  const seed = deriveFairSeed(TABLE, SECRET, PARTS);
  const state = game.setup(config, seed);
  const actions: [Seat, Action][] = [];
  while (game.toAct(state) !== 0 && actions.length < most) {
    const seat = 31 - Math.clz32(game.toAct(state) & -game.toAct(state));
    const legal = game.legal(viewOf(state, seat));
    const action = legal[(actions.length * 5) % legal.length];
    game.apply(state, seat, action);
    actions.push([seat, action]);
  }
  const transcript = formatTranscript(game, { game: id, version: game.version, config, seed, actions });
  const fair = { commitment: commitToSecret(SECRET), secret: SECRET, parts: PARTS, seed, promises: PROMISES };
  return { fair, transcript };
}

const check = (file: unknown) => verifyFair('match.json', JSON.stringify(file));

describe('verify --fair', () => {
  for (const id of Object.keys(GAME_LOADERS))
    test(`passes a fair match of ${id}`, async () => {
      const verdict = await check(await record(id));
      expect(verdict.message).toContain('dealt from the published secret and every part');
      expect(verdict.code).toBe(0);
    });
  test('passes a match that the players agreed to end', async () => {
    expect(await check(await record('punto', 9))).toMatchObject({
      code: 0,
      message: expect.stringContaining('ended early'),
    });
  });
  test('detects another secret, part, deal or move', async () => {
    const { fair, transcript } = await record('campos');
    const wrong = async (file: unknown, words: string): Promise<void> =>
      expect(await check(file)).toEqual({ code: 1, message: expect.stringContaining(words) });
    await wrong({ transcript, fair: { ...fair, secret: 'cd'.repeat(32) } }, 'published before the deal');
    await wrong({ transcript, fair: { ...fair, parts: ['', '', ''] } }, 'not the one that was promised');
    await wrong({ transcript, fair: { ...fair, seed: 'ef'.repeat(32) } }, 'the players’ parts');
    const parts = ['45'.repeat(16), '', PARTS[2]];
    const commitments = parts.map((part) => (part === '' ? '' : commitToPart(TABLE, part)));
    const chosen = {
      ...fair,
      parts,
      seed: deriveFairSeed(TABLE, SECRET, parts),
      promises: { ...PROMISES, commitments },
    };
    await wrong({ transcript, fair: chosen }, 'not what the seed deals');
    // A player who chose their part after seeing others' must have changed the hash, as the witness shows.
    await wrong({ transcript, fair: chosen, witness: WITNESS }, 'not the promises that the device saw');
    await wrong({ fair, transcript: transcript.toSpliced(4, 1) }, 'line');
  });
  test('detects a part that was revealed before all hashes were published', async () => {
    const { fair, transcript } = await record('punto', 9);
    for (const revealed of [
      [8, 0, 5],
      [6, 0, 8],
      [8, 0],
    ])
      expect(await check({ transcript, fair: { ...fair, promises: { ...PROMISES, revealed } } })).toEqual({
        code: 1,
        message: expect.stringContaining('told before all of them were promised'),
      });
  });
  test('reports what a device saw, and the number of attempts', async () => {
    const { fair, transcript } = await record('punto', 9);
    const witnessed = await check({ fair, transcript, witness: { ...WITNESS, times: 2 } });
    expect(witnessed.message).toContain('as this device saw them, at attempt 2');
  });
  test('rejects files that are not a record', async () => {
    for (const file of [null, 5, {}, { fair: {}, transcript: [] }, { fair: null, transcript: [] }])
      expect((await check(file)).code).toBe(2);
    expect((await verifyFair('x', 'not json')).code).toBe(2);
    const { fair, transcript } = await record('punto', 9);
    expect((await check({ transcript, fair: { ...fair, promises: undefined } })).code).toBe(2);
  });
});
