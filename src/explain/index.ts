import type { Language } from '../core/index.ts';
import { findMessages } from '../messages/loadMessages.ts';
import type { Explainer, ExplainMessages } from './explain.ts';

export * from './explain.ts';

/** Each game's explanations, loaded on demand; a game need not have any. */
const MODULES = import.meta.glob<Explainer>('../games/*/explain/explain.ts', { import: 'explainer' });
const MESSAGES = import.meta.glob('../games/*/explain/messages/{de,en,fr,it}.ts');

export async function loadExplainer(game: string): Promise<Explainer | undefined> {
  return MODULES[`../games/${game}/explain/explain.ts`]?.();
}

export const loadExplainMessages = (game: string, language: Language): Promise<ExplainMessages | undefined> =>
  findMessages(MESSAGES, language, `../games/${game}/explain/messages`);
