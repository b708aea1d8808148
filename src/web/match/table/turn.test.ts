import { signal } from '@preact/signals';
import { beforeAll, expect, test, vi } from 'vitest';
import { isUndoable } from '../../../core/undo.ts';
import {
  fastRng,
  type Game,
  listSeats,
  NO_SEATS,
  parseConfig,
  Table,
  createUpdate,
  type Config,
} from '../../../core/index.ts';
import { GAME_LOADERS } from '../../../games/gameLoaders.ts';
import type { Turn } from './turn.ts';

/** Enough for every kind of move. */
const DECISIONS = 120;

let modules: { Turn: typeof Turn; confirmsMoves: { value: boolean }; playsForced: { value: boolean } };

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  const settings = await import('../../ui/browser/settings.ts');
  modules = { Turn: (await import('./turn.ts')).Turn, ...settings };
  vi.unstubAllGlobals();
});

/** A turn that offers the moves of each seat in order. */
function createTurn(game: Game, table: Table, seat: number): ConstructorParameters<typeof Turn>[0] {
  const update = createUpdate(table, seat, null);
  return {
    game,
    update: signal(update),
    player: { shown: signal(update) },
    isBusy: signal(false),
  };
}

test.each(Object.entries(GAME_LOADERS))(
  '%s: exactly the decisions that cannot be undone need confirmation',
  async (_, load) => {
    const game = await load();
    modules.playsForced.value = false;
    const config = parseConfig(game, { seats: 3 }) as Config;
    const table = new Table(game, config, 'turn');
    const rng = fastRng('turn', 1);
    for (let decisions = 0; decisions < DECISIONS && table.toAct !== NO_SEATS; decisions++) {
      const due = listSeats(table.toAct);
      const seat = due[rng.below(due.length)];
      const legal = table.legal(seat);
      const action = legal[rng.below(legal.length)];
      const move = game.moves.decode(action);
      const stays = !isUndoable(game, table.truth, seat, action);
      modules.confirmsMoves.value = true;
      const turn = new modules.Turn(createTurn(game, table, seat));
      turn.offer(move);
      expect(turn.pending.value, JSON.stringify(move)).toBe(stays ? action : null);
      turn.cancel();
      turn.offer(move, true);
      expect(turn.pending.value).toBeNull();
      modules.confirmsMoves.value = false;
      turn.offer(move);
      expect(turn.pending.value).toBeNull();
      table.play(seat, action);
    }
  },
);

test('the only legal move is played automatically unless switched off', async () => {
  const game = await GAME_LOADERS.schicht();
  const config = parseConfig(game, { seats: 2 }) as Config;
  const table = new Table(game, config, 'forced');
  const rng = fastRng('forced', 1);
  let forced = 0;
  while (table.toAct !== NO_SEATS) {
    const [seat] = listSeats(table.toAct);
    const legal = table.legal(seat);
    modules.playsForced.value = true;
    const turn = new modules.Turn(createTurn(game, table, seat));
    expect(turn.forced.value).toBe(legal.length === 1 ? legal[0] : null);
    expect(turn.isMyTurn.value).toBe(legal.length > 1);
    modules.playsForced.value = false;
    expect(turn.forced.value).toBeNull();
    expect(turn.isMyTurn.value).toBe(true);
    if (legal.length === 1) forced++;
    table.play(seat, legal[rng.below(legal.length)]);
  }
  expect(forced).toBeGreaterThan(5);
});
