import { describe, expect, test } from 'vitest';
import { viewOf } from '../core/index.ts';
import { GAME_LOADERS } from '../games/gameLoaders.ts';
import { listConfigs, createWalkRng, playWalk } from '../laws/index.ts';
import type { ResumableSearch } from './bot.ts';
import { loadBot } from './index.ts';
import { lowestSeat } from './playMatch.ts';
import type { Roster } from './roster.ts';

const ROSTERS = import.meta.glob<Roster>('../games/*/bots/index.ts', { import: 'roster', eager: true });

/** The iterations that weigh each of `count` choices: the generic search tries about 2√n choices in n iterations. */
const enoughFor = (id: string, count: number): number =>
  ROSTERS[`../games/${id}/bots/index.ts`].levels === undefined ? Math.ceil(count ** 2 / 4) + count : count;

for (const [id, load] of Object.entries(GAME_LOADERS))
  describe(id, async () => {
    const game = await load();
    const master = (await loadBot(id, 'master'))!;
    const [config] = listConfigs(game);
    const decisions = [...playWalk(game, { config, seed: 'master', luck: 5, steps: 12 })].map(
      ({ before }) => {
        const seat = lowestSeat(game.toAct(before));
        const view = viewOf(before, seat);
        return { view, legal: game.legal(view), seats: config.seats };
      },
    );
    const ponder = (at: number): ResumableSearch => {
      const { view, legal } = decisions[at];
      return master.ponder!(view, legal, createWalkRng(1));
    };

    test('continues from slice to slice, with equal results for equal slices', () => {
      const [one, other] = [ponder(6), ponder(6)];
      const slices = [10, 20, 40].map((iterations) => one.think({ budget: { iterations } }));
      expect([10, 20, 40].map((iterations) => other.think({ budget: { iterations } }))).toEqual(slices);
      const work = slices.map(({ iterations }) => iterations);
      expect(work).toEqual(work.toSorted((a, b) => a - b));
    });

    test('reports the expected share of every seat and every move', () => {
      for (const { view, legal, seats } of [decisions[6]]) {
        const { choices, shares } = master.estimate!(view, legal, createWalkRng(2), {
          budget: { iterations: enoughFor(id, legal.length) },
        });
        expect(choices.map(({ action }) => action).toSorted((a, b) => a - b)).toEqual(
          legal.toSorted((a, b) => a - b),
        );
        expect(shares).toHaveLength(seats);
        for (const share of [...shares, ...choices.map(({ expects }) => expects)]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
      }
    });

    test('returns its result so far when it is stopped', () => {
      let asked = 0;
      const found = ponder(3).think({
        budget: { iterations: 1e9 },
        isCancelled: () => ++asked > 1,
      });
      expect(found.choices.length).toBeGreaterThan(0);
    });
  });
