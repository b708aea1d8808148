/** Golden playthroughs: reviewed by people, compared by this test, rewritten by `npm run golden`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/rules.ts';
import { configName } from '../../src/laws/index.ts';
import { goldenConfigs, playthrough } from './playthrough.ts';

const REWRITE = process.env['GOLDEN'] === 'rewrite';

for (const [id, load] of Object.entries(GAMES)) {
  const game = await load();
  const folder = new URL(`../../src/games/${id}/test/playthroughs/`, import.meta.url);
  if (REWRITE) mkdirSync(folder, { recursive: true });
  const fileOf = (name: string): string => `${name.replaceAll(/[^a-zA-Z0-9]+/g, '-')}.txt`;
  describe(id, () => {
    const configs = goldenConfigs(game);
    for (const config of configs)
      test(`${configName(config)} plays as it did`, () => {
        const file = new URL(fileOf(configName(config)), folder);
        const now = playthrough(game, config);
        if (REWRITE) writeFileSync(file, now);
        expect(existsSync(file), `a golden playthrough ${file.pathname}: npm run golden`).toBe(true);
        expect(now).toBe(readFileSync(file, 'utf8'));
      });
    test('has no playthrough that nobody asks for', () =>
      expect(readdirSync(folder).toSorted()).toEqual(
        configs.map((config) => fileOf(configName(config))).toSorted(),
      ));
  });
}
