import type { Language } from '../core/index.ts';
import type { MotiveNames, Reasons, ReasonWords } from './reasons.ts';

export * from './reasons.ts';

/** Each game's reasons, loaded when somebody asks why; a game need not have any. */
const MODULES = import.meta.glob<Reasons>('../games/*/reasons/reasons.ts', { import: 'reasons' });
const WORDS = import.meta.glob<{ readonly [language: string]: ReasonWords }>('../games/*/reasons/words/*.ts');

export async function loadReasons(game: string): Promise<Reasons | undefined> {
  return MODULES[`../games/${game}/reasons/reasons.ts`]?.();
}

export async function loadReasonWords(game: string, language: Language): Promise<ReasonWords | undefined> {
  return (await WORDS[`../games/${game}/reasons/words/${language}.ts`]?.())?.[language];
}

const NAMES = import.meta.glob<{ readonly [language: string]: MotiveNames }>('../games/*/reasons/names/*.ts');

/** What the motives of a game are called, by their type; empty for a game without any. */
export async function loadMotiveNames(game: string, language: Language): Promise<MotiveNames> {
  return (await NAMES[`../games/${game}/reasons/names/${language}.ts`]?.())?.[language] ?? {};
}
