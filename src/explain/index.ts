import type { Language } from '../core/index.ts';
import type { MotiveNames, Explainer, ExplainMessages } from './explain.ts';

export * from './explain.ts';

/** Each game's explanations, loaded on demand; a game need not have any. */
const MODULES = import.meta.glob<Explainer>('../games/*/explain/explain.ts', { import: 'explainer' });
const MESSAGES = import.meta.glob<{ readonly [language: string]: ExplainMessages }>(
  '../games/*/explain/messages/*.ts',
);

export async function loadExplainer(game: string): Promise<Explainer | undefined> {
  return MODULES[`../games/${game}/explain/explain.ts`]?.();
}

export async function loadExplainMessages(
  game: string,
  language: Language,
): Promise<ExplainMessages | undefined> {
  return (await MESSAGES[`../games/${game}/explain/messages/${language}.ts`]?.())?.[language];
}

const NAMES = import.meta.glob<{ readonly [language: string]: MotiveNames }>(
  '../games/*/explain/motiveNames/*.ts',
);

/** The names of a game's motives by type; empty for a game without any. */
export async function loadMotiveNames(game: string, language: Language): Promise<MotiveNames> {
  return (await NAMES[`../games/${game}/explain/motiveNames/${language}.ts`]?.())?.[language] ?? {};
}
