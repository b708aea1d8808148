/** Golden playthroughs: reviewed by people, compared by this test, rewritten by `npm run derive -- golden`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { configName } from '../../src/laws/index.ts';
import { goldenConfigs, formatPlaythrough } from './playthrough.ts';

const REWRITE = process.env['GOLDEN'] === 'rewrite';

for (const [id, load] of Object.entries(GAME_LOADERS)) {
  const game = await load();
  const folder = new URL(`../../src/games/${id}/test/playthroughs/`, import.meta.url);
  if (REWRITE) mkdirSync(folder, { recursive: true });
  /** Every match as raw data; the first also in readable form. */
  const fileUrl = (config: Config, isReadable: boolean): string =>
    `${configName(config).replaceAll(/[^a-zA-Z0-9]+/g, '-')}${isReadable ? '.readable' : ''}.txt`;
  describe(id, () => {
    const configs = goldenConfigs(game);
    const golden = [[configs[0], true] as const, ...configs.map((config) => [config, false] as const)];
    for (const [config, isReadable] of golden)
      test(`${configName(config)} ${isReadable ? 'reads' : 'plays'} as it did`, () => {
        const file = new URL(fileUrl(config, isReadable), folder);
        const now = formatPlaythrough(game, config, isReadable);
        if (REWRITE) writeFileSync(file, now);
        expect(
          existsSync(file),
          `a golden playthrough ${file.pathname}: npm run derive -- golden ${id}`,
        ).toBe(true);
        expect(now).toBe(readFileSync(file, 'utf8'));
      });
    test('has no playthrough without a configuration', () =>
      expect(readdirSync(folder).toSorted()).toEqual(
        golden.map(([config, isReadable]) => fileUrl(config, isReadable)).toSorted(),
      ));
  });
}
