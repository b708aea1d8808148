/** A guided match takes three to six minutes: reading, watching and acting, in four languages. */
import { expect, test } from 'vitest';
import {
  findStepAction,
  pairDecisions,
  framesFor,
  isRefusal,
  LANGUAGES,
  type Tutorial,
  type TutorialMessages,
  Table,
} from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { estimateReadingTime } from '../../src/web/match/table/HighlightBar.tsx';
import { scenesFor } from '../moments.ts';

const TUTORIALS = import.meta.glob<Tutorial>('../../src/games/*/tutorial/tutorial.ts', {
  import: 'tutorial',
  eager: true,
});
const WORDS = import.meta.glob<{ readonly [language: string]: TutorialMessages }>(
  '../../src/games/*/tutorial/messages/*.ts',
  {
    eager: true,
  },
);

/** To find the marked place and touch it, in milliseconds; a card and its place are two touches. */
const TOUCH = 3000;
/** Between the moves of the others. */
const PAUSE = 400;
/** Reading at a pause: about a sentence and a name or two. */
const STOP = estimateReadingTime('who gets what and why, in about a dozen words or so');

async function playingTime(id: string, lesson: Tutorial): Promise<number> {
  const game = await GAME_LOADERS[id]();
  const table = new Table(game, lesson.config, lesson.seed);
  let sum = 0;
  const play = (seat: number, action: number, isPassed: boolean): void => {
    const before = { view: table.view(lesson.seat), events: [] };
    const played = table.play(seat, action, true);
    if (isRefusal(played)) throw new Error(`refused by ${played.clause}`);
    if (isPassed) return;
    const { scenes, stops } = scenesFor(id, before, framesFor(played.steps ?? [], lesson.seat));
    sum += PAUSE + stops.length * STOP;
    for (const [i, scene] of scenes.entries()) if (!stops.includes(i)) sum += scene.ms;
  };
  for (const [i, step] of lesson.steps.entries()) {
    for (const [seat, action] of pairDecisions(step.before ?? [])) play(seat, action, step.isPassed === true);
    const own = findStepAction(table, lesson, i);
    if (own !== null) play(lesson.seat, own, false);
  }
  return sum;
}

test.each(Object.keys(TUTORIALS))('%s', async (path) => {
  const id = /games\/(\w+)\//.exec(path)![1];
  const lesson = TUTORIALS[path];
  const shown = await playingTime(id, lesson);
  const touches = lesson.steps.filter(
    ({ plays, tries }) => plays !== undefined || tries !== undefined,
  ).length;
  for (const language of LANGUAGES) {
    const words = WORDS[`../../src/games/${id}/tutorial/messages/${language}.ts`][language];
    const read = Object.values(words).reduce((sum, texts) => sum + estimateReadingTime(texts.join(' ')), 0);
    const minutes = (read + shown + 2 * TOUCH * touches) / 60_000;
    if (process.env.MINUTES !== undefined) console.log(id, language, lesson.steps.length, minutes.toFixed(1));
    expect(minutes, `${id} in ${language}`).toBeGreaterThanOrEqual(3);
    expect(minutes, `${id} in ${language}`).toBeLessThanOrEqual(6);
  }
});
