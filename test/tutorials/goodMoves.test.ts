/** No guided match teaches a mistake: the strongest bot knows no move that is clearly better than a taught one. */
import { expect, test } from 'vitest';
import { loadRolloutPolicy, strongestBot } from '../../src/bots/index.ts';
import { createTableAtStep, findStepAction, type Tutorial } from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { type ReviewSettings, weighFromSeat } from '../../src/review/weighDecision.ts';

const TUTORIALS = import.meta.glob<Tutorial>('../../src/games/*/tutorial/tutorial.ts', {
  import: 'tutorial',
  eager: true,
});

/** The share of the victory that a taught move may lose against the bot's, beyond two standard errors. */
const TOLERANCE = 0.05;
/** Fixed budgets, so that every machine finds the same: for the bot's search, and pairs of imagined matches. */
const SEARCH_ITERATIONS = 400;
const WORLDS = 400;

test.each(Object.keys(TUTORIALS))('%s teaches no mistake', async (path) => {
  const id = /games\/(\w+)\//.exec(path)![1];
  const lesson = TUTORIALS[path];
  const game = await GAME_LOADERS[id]();
  const strongest = (await strongestBot(id))!;
  const settings: ReviewSettings = {
    game,
    strongest,
    outlook: await loadRolloutPolicy(game),
    worlds: WORLDS,
    searchIterations: SEARCH_ITERATIONS,
  };
  for (const [i, { id: step }] of lesson.steps.entries()) {
    const table = createTableAtStep(game, lesson, i);
    const taught = findStepAction(table, lesson, i);
    if (taught === null) continue;
    const { better } = weighFromSeat(settings, table.view(lesson.seat), taught);
    if (better === null) continue;
    const { mean, error } = better.gain;
    const points = (share: number): string => (100 * share).toFixed(1);
    const found = `${JSON.stringify(game.moves.decode(better.action))} gains ${points(mean)} ± ${points(2 * error)}`;
    if (process.env.GAINS !== undefined) console.log(id, step, found);
    expect(mean - 2 * error, `${step}: ${found} of 100`).toBeLessThanOrEqual(TOLERANCE);
  }
});
