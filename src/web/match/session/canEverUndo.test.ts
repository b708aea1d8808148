import { expect, test } from 'vitest';
import { type Config, parseConfig } from '../../../core/index.ts';
import { GAME_LOADERS } from '../../../games/gameLoaders.ts';
import { canEverUndo } from './canEverUndo.ts';

test.each([
  ['punto', [0], false],
  ['punto', [0, 1], false],
  ['jericho', [0], false],
  ['jericho', [0, 1, 2], false],
  ['campos', [0], true],
  ['campos', [0, 1], true],
  ['schicht', [0], true],
] as const)('%s with people in seats %j may ever undo: %s', async (id, persons, expected) => {
  const game = await GAME_LOADERS[id]();
  const config = parseConfig(game, { seats: 3 }) as Config;
  expect(canEverUndo(game, config, persons)).toBe(expected);
});
