/** Every guided match is correct: each step is possible at the real table, and its texts exist in four languages. */
import { describe, expect, test } from 'vitest';
import {
  type Action,
  judgeTutorialMove,
  findStepAction,
  isRefusal,
  type Tutorial,
  type TutorialMessages,
  LANGUAGES,
  NO_SEATS,
  singleSeat,
  type Seat,
  type Table,
  createTableAtStep,
} from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { OUR_GAMES } from '../completeGames.ts';
import { playTutorial } from './playTutorial.ts';

const TUTORIALS = import.meta.glob<Tutorial>('../../src/games/*/tutorial/tutorial.ts', {
  import: 'tutorial',
  eager: true,
});
const WORDS = import.meta.glob<{ readonly [language: string]: TutorialMessages }>(
  '../../src/games/*/tutorial/messages/*.ts',
  { eager: true },
);

/** Three to six minutes allow no more than a few sentences and decisions. */
const MOST_STEPS = 20;
const MOST_WORDS = 12;

const splitSentences = (text: string): string[] => text.match(/[^.!?…]+[.!?…]+/g) ?? [];
const splitWords = (sentence: string): string[] =>
  sentence
    .trim()
    .split(/[\s:;]+/)
    .filter((word) => /[\p{L}\d]/u.test(word));

/** Whether a decision wins the match, or a round of it, at once. */
function winsAtOnce(table: Table, seat: Seat, action: Action): boolean {
  const played = table.play(seat, action);
  if (isRefusal(played)) throw new Error(`refused by ${played.clause}`);
  if (table.toAct === NO_SEATS) return table.payoffs()[seat] > 0;
  return played.emitted.some(
    ({ event }) => event.type === 'roundWon' && 'seats' in event && (event.seats as Seat[]).includes(seat),
  );
}

test('our four games have a guided match', () =>
  expect(Object.keys(TUTORIALS)).toEqual(
    expect.arrayContaining(OUR_GAMES.map((id) => `../../src/games/${id}/tutorial/tutorial.ts`)),
  ));

for (const [id, load] of Object.entries(GAME_LOADERS)) {
  const game = await load();
  const lesson = TUTORIALS[`../../src/games/${id}/tutorial/tutorial.ts`];
  // A new game has no guided match yet.
  if (lesson === undefined) continue;
  const words = (language: string): TutorialMessages =>
    WORDS[`../../src/games/${id}/tutorial/messages/${language}.ts`][language];

  describe(`the guided match of ${id}`, () => {
    const { steps, table } = playTutorial(game, lesson);

    test('is played to the end of the match, and the learner wins', () => {
      expect(table.toAct).toBe(NO_SEATS);
      expect(game.winners(table.readonlyState)).toBe(singleSeat(lesson.seat));
      expect(lesson.steps.length).toBeLessThanOrEqual(MOST_STEPS);
    });

    test('resumes and steps back to the same state as playing up to it', () => {
      for (const [i, { view, legal }] of steps.entries()) {
        const there = createTableAtStep(game, lesson, i);
        expect(there.view(lesson.seat)).toEqual(view);
        expect(there.legal(lesson.seat)).toEqual(legal);
      }
    });

    test('leaves every choice to the learner, except where it skips a stretch', () => {
      for (const [i, { step, done }] of steps.entries()) {
        const own = done.slice(lesson.steps[i - 1]?.plays === undefined ? 0 : 1);
        if (step.isPassed !== true)
          for (const { seat, ways } of own) if (seat === lesson.seat) expect(ways, step.id).toBe(1);
      }
    });

    test('never teaches a move that misses an immediate win', () => {
      for (const [i, { step, legal }] of steps.entries()) {
        if (step.plays === undefined) continue;
        const taught = findStepAction(createTableAtStep(game, lesson, i), lesson, i)!;
        if (winsAtOnce(createTableAtStep(game, lesson, i), lesson.seat, taught)) continue;
        const missed = legal.filter((action) =>
          winsAtOnce(createTableAtStep(game, lesson, i), lesson.seat, action),
        );
        expect(missed.map(game.moves.decode), step.id).toEqual([]);
      }
    });

    test('answers any other move: it is allowed, or refused with its clause', () => {
      for (const [i, { step, legal }] of steps.entries()) {
        const there = createTableAtStep(game, lesson, i);
        const awaited = step.plays ?? step.tries;
        const number = awaited === undefined ? -1 : game.moves.encode(there.view(lesson.seat), awaited);
        for (const action of legal.slice(0, 40))
          expect(judgeTutorialMove(there, lesson, i, action)).toBe(action === number ? 'awaited' : 'allowed');
        if (step.tries !== undefined) {
          expect(legal).not.toContain(number);
          expect(judgeTutorialMove(there, lesson, i, number)).toBe('awaited');
        }
      }
    });

    test.each(LANGUAGES)('has one or two short sentences per step in %s', (language) => {
      const said = words(language);
      expect(Object.keys(said).toSorted()).toEqual(lesson.steps.map((step) => step.id).toSorted());
      for (const [step, texts] of Object.entries(said))
        for (const text of texts) {
          const sentences = splitSentences(text ?? '');
          expect(sentences.join('').length, `${step}: ${text} ends with a sentence`).toBe(text?.length);
          for (const sentence of sentences)
            expect(splitWords(sentence).length, `${step}: ${sentence}`).toBeLessThanOrEqual(MOST_WORDS);
        }
    });

    test.each(LANGUAGES)('names the same cards in %s as in English', (language) => {
      const numbers = (texts: readonly (string | undefined)[]): string[] =>
        [...new Set(texts.join(' ').match(/\d+/g))].toSorted();
      for (const [step, texts] of Object.entries(words(language)))
        expect(numbers(texts), step).toEqual(numbers(words('en')[step]));
    });
  });
}
