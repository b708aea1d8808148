import type { Language } from '../core/index.ts';
import { findMessages } from '../messages/loadMessages.ts';
import type { MotiveNames, Explainer, ExplainMessages } from './explain.ts';

export * from './explain.ts';

/** Each game's explanations, loaded on demand; a game need not have any. */
const MODULES = import.meta.glob<Explainer>('../games/*/explain/explain.ts', { import: 'explainer' });
const MESSAGES = import.meta.glob('../games/*/explain/messages/{de,en,fr,it}.ts');

export async function loadExplainer(game: string): Promise<Explainer | undefined> {
  return MODULES[`../games/${game}/explain/explain.ts`]?.();
}

export const loadExplainMessages = (game: string, language: Language): Promise<ExplainMessages | undefined> =>
  findMessages(MESSAGES, language, `../games/${game}/explain/messages`);

const NAMES = import.meta.glob('../games/*/explain/motiveNames/{de,en,fr,it}.ts');

/** The names of a game's motives by type; empty for a game without any. */
export async function loadMotiveNames(game: string, language: Language): Promise<MotiveNames> {
  return (await findMessages(NAMES, language, `../games/${game}/explain/motiveNames`)) ?? {};
}
