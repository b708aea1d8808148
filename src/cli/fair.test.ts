import { describe, expect, test } from 'vitest';
import { type Action, type Seat, transcriptOf, viewOf } from '../core/index.ts';
import { GAMES } from '../games/index.ts';
import { commitmentTo, fairSeed } from '../net/index.ts';
import { verifyFair } from './fair.ts';

const SECRET = 'ab'.repeat(32);
const PARTS = ['01'.repeat(16), '', '23'.repeat(16)];

/** A match dealt as docs/fair.md says, of so many decisions. */
async function record(id: string, most = Infinity) {
  const game = await GAMES[id]();
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const config = { seats: 3, start: null, options };
  const seed = fairSeed(SECRET, PARTS);
  const state = game.setup(config, seed);
  const actions: [Seat, Action][] = [];
  while (game.toAct(state) !== 0 && actions.length < most) {
    const seat = 31 - Math.clz32(game.toAct(state) & -game.toAct(state));
    const legal = game.legal(viewOf(state, seat));
    const action = legal[(actions.length * 5) % legal.length];
    game.apply(state, seat, action);
    actions.push([seat, action]);
  }
  const transcript = transcriptOf(game, { game: id, version: game.version, config, seed, actions });
  return { fair: { commitment: commitmentTo(SECRET), secret: SECRET, parts: PARTS, seed }, transcript };
}

const check = (file: unknown) => verifyFair('match.json', JSON.stringify(file));

describe('verify --fair', () => {
  for (const id of Object.keys(GAMES))
    test(`passes a fair match of ${id}`, async () => {
      const verdict = await check(await record(id));
      expect(verdict.message).toContain('dealt from the published secret and every part');
      expect(verdict.code).toBe(0);
    });
  test('passes one that the players agreed to end', async () => {
    expect(await check(await record('punto', 9))).toMatchObject({
      code: 0,
      message: expect.stringContaining('ended early'),
    });
  });
  test('finds another secret, another part, another deal, another move', async () => {
    const { fair, transcript } = await record('campos');
    const wrong = async (file: unknown, words: string): Promise<void> =>
      expect(await check(file)).toEqual({ code: 1, message: expect.stringContaining(words) });
    await wrong({ transcript, fair: { ...fair, secret: 'cd'.repeat(32) } }, 'published before the deal');
    await wrong({ transcript, fair: { ...fair, parts: ['', '', ''] } }, 'the players’ parts');
    const other = fairSeed(SECRET, ['', '', '']);
    await wrong(
      { transcript, fair: { ...fair, parts: ['', '', ''], seed: other } },
      'not what the seed deals',
    );
    await wrong({ fair, transcript: transcript.toSpliced(4, 1) }, 'line');
  });
  test('knows what is no record', async () => {
    for (const file of [null, 5, {}, { fair: {}, transcript: [] }, { fair: null, transcript: [] }])
      expect((await check(file)).code).toBe(2);
    expect((await verifyFair('x', 'not json')).code).toBe(2);
  });
});
