/**
 * Compares every game with its literal second implementation: the same deals and moves, and at every step the same
 * seats to act, legal moves, state and result. `npm run agree` plays many more matches.
 */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  type Config,
  FastRng,
  type Game,
  listSeats,
  nonDefaultOptions,
  viewOf,
} from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { configName, listConfigs } from '../../src/laws/index.ts';
import type { Json } from '../reference/reference.ts';
import { SEED } from '../seed.ts';
import { type Agreement, loadAgreement } from './index.ts';

const MATCHES = process.env['AGREE_MATCHES'] === undefined ? undefined : Number(process.env['AGREE_MATCHES']);
const ONLY = process.env['AGREE_GAME'];

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
const asSet = (moves: readonly unknown[]): string[] =>
  moves
    .map((move) => JSON.stringify(Object.entries(move as object).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted();

/**
 * Compares a text first, and by hand: a test library's own comparison is far slower, and only needed to show a
 * difference.
 */
function assertAgree(ours: unknown, theirs: unknown): void {
  if (JSON.stringify(ours) === JSON.stringify(theirs)) return;
  const [one, other] = [plain(ours), plain(theirs)];
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

/** Compares moves in any order, and with their fields in any order. */
function agreeOnMoves(ours: readonly unknown[], theirs: readonly unknown[]): void {
  const written = (moves: readonly unknown[]): string[] =>
    moves.map((move) => JSON.stringify(move)).toSorted();
  if (!isDeepStrictEqual(written(ours), written(theirs))) assertAgree(asSet(ours), asSet(theirs));
}

function playBoth(
  game: Game,
  { create, snapshot }: Agreement,
  config: Config,
  seed: string,
  rng: FastRng,
): void {
  const state = game.setup(config, seed);
  const reference = create(config.seats, nonDefaultOptions(game, config));
  reference.deal(plain(game.transcript.deal(state)));
  let deals = game.transcript.deals(state);
  for (let seats = listSeats(game.toAct(state)); seats.length > 0; seats = listSeats(game.toAct(state))) {
    assertAgree(seats, reference.toAct());
    assertAgree(snapshot(state), reference.snapshot());
    for (const seat of seats)
      agreeOnMoves(
        game.legal(viewOf(state, seat)).map((action) => game.moves.decode(action)),
        reference.legal(seat),
      );
    const seat = seats[rng.below(seats.length)];
    const legal = game.legal(viewOf(state, seat));
    const action = legal[rng.below(legal.length)];
    game.apply(state, seat, action);
    reference.play(seat, plain(game.moves.decode(action)));
    const dealtAnew = game.transcript.deals(state) > deals;
    assertAgree(dealtAnew, reference.needsDeal());
    if (dealtAnew) reference.deal(plain(game.transcript.deal(state)));
    deals = game.transcript.deals(state);
  }
  assertAgree([], reference.toAct());
  assertAgree(game.transcript.result(state), reference.result());
}

for (const [id, load] of Object.entries(GAME_LOADERS)) {
  if (ONLY !== undefined && ONLY !== id) continue;
  const game = await load();
  const agreement = loadAgreement(id);
  describe(id, () => {
    test('has a second implementation', () => expect(agreement).toBeDefined());
    if (agreement === undefined) return;
    const matches = MATCHES ?? agreement.matches;
    for (const config of listConfigs(game))
      test(`${configName(config)}: ${matches} matches agree`, { timeout: 24 * 3600_000 }, () => {
        for (let i = 0; i < matches; i++)
          playBoth(
            game,
            agreement,
            config,
            `agree ${configName(config)} ${SEED} ${i}`,
            new FastRng(SEED, i, 3, 4),
          );
      });
  });
}
