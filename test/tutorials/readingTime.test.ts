/** A guided match takes three to six minutes: reading, watching and acting, in four languages. No wait is long. */
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
const PAUSE = 100;
/** Reading at a pause: about a sentence and a name or two. */
const STOP = estimateReadingTime('who gets what and why, in about a dozen words or so');

/** A learner who skips nothing waits no longer than this for the moves before a step. */
const LONGEST_WAIT = 10_000;

/** The time that the moves of all steps take, and the longest before a step without its highlights, which end on a tap. */
async function playingTime(id: string, lesson: Tutorial): Promise<{ shown: number; longest: number }> {
  const game = await GAME_LOADERS[id]();
  const table = new Table(game, lesson.config, lesson.seed);
  let sum = 0;
  let waited = 0;
  let longest = 0;
  const play = (seat: number, action: number, isPassed: boolean): void => {
    const before = { view: table.view(lesson.seat), events: [] };
    const played = table.play(seat, action, true);
    if (isRefusal(played)) throw new Error(`refused by ${played.clause}`);
    if (isPassed) return;
    const { scenes, stops } = scenesFor(id, before, framesFor(played.steps ?? [], lesson.seat));
    sum += PAUSE + stops.length * STOP;
    const moving = scenes.reduce((ms, scene, i) => (stops.includes(i) ? ms : ms + scene.ms), 0);
    sum += moving;
    waited += PAUSE + moving;
  };
  for (const [i, step] of lesson.steps.entries()) {
    for (const [seat, action] of pairDecisions(step.before ?? [])) play(seat, action, step.isPassed === true);
    const own = findStepAction(table, lesson, i);
    longest = Math.max(longest, waited);
    waited = 0;
    if (own !== null) play(lesson.seat, own, false);
  }
  return { shown: sum, longest };
}

test.each(Object.keys(TUTORIALS))('%s', async (path) => {
  const id = /games\/(\w+)\//.exec(path)![1];
  const lesson = TUTORIALS[path];
  const { shown, longest } = await playingTime(id, lesson);
  expect(longest).toBeLessThanOrEqual(LONGEST_WAIT);
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
