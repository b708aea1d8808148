/** Guided matches. They are optional per game. */
import type { Language, Tutorial, TutorialMessages } from '../../../core/index.ts';

const TUTORIALS = import.meta.glob<Tutorial>('../../../games/*/tutorial/tutorial.ts', { import: 'tutorial' });
const MESSAGES = import.meta.glob<{ readonly [language: string]: TutorialMessages }>(
  '../../../games/*/tutorial/messages/*.ts',
);

export const hasTutorial = (game: string): boolean =>
  TUTORIALS[`../../../games/${game}/tutorial/tutorial.ts`] !== undefined;

export async function loadTutorial(game: string): Promise<Tutorial | undefined> {
  return TUTORIALS[`../../../games/${game}/tutorial/tutorial.ts`]?.();
}

export async function loadTutorialMessages(game: string, language: Language): Promise<TutorialMessages> {
  return (await MESSAGES[`../../../games/${game}/tutorial/messages/${language}.ts`]!())[language]!;
}
