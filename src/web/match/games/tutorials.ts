/** Guided matches. They are optional per game. */
import type { Language, Tutorial, TutorialMessages } from '../../../core/index.ts';
import { loadMessages } from '../../../messages/loadMessages.ts';

const TUTORIALS = import.meta.glob<Tutorial>('../../../games/*/tutorial/tutorial.ts', { import: 'tutorial' });
const MESSAGES = import.meta.glob('../../../games/*/tutorial/messages/{de,en,fr,it}.ts');

export const hasTutorial = (game: string): boolean =>
  TUTORIALS[`../../../games/${game}/tutorial/tutorial.ts`] !== undefined;

export async function loadTutorial(game: string): Promise<Tutorial | undefined> {
  return TUTORIALS[`../../../games/${game}/tutorial/tutorial.ts`]?.();
}

export const loadTutorialMessages = (game: string, language: Language): Promise<TutorialMessages> =>
  loadMessages(MESSAGES, language, `../../../games/${game}/tutorial/messages`);
