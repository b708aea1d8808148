import type { Language } from '../core/index.ts';
import type { MotiveNames, Reasons, ReasonWords } from './explain.ts';

export * from './explain.ts';

/** Each game's reasons, loaded when somebody asks why; a game need not have any. */
const MODULES = import.meta.glob<Reasons>('../games/*/explain/explain.ts', { import: 'reasons' });
const WORDS = import.meta.glob<{ readonly [language: string]: ReasonWords }>(
  '../games/*/explain/messages/*.ts',
);

export async function loadReasons(game: string): Promise<Reasons | undefined> {
  return MODULES[`../games/${game}/explain/explain.ts`]?.();
}

export async function loadReasonWords(game: string, language: Language): Promise<ReasonWords | undefined> {
  return (await WORDS[`../games/${game}/explain/messages/${language}.ts`]?.())?.[language];
}

const NAMES = import.meta.glob<{ readonly [language: string]: MotiveNames }>(
  '../games/*/explain/motiveNames/*.ts',
);

/** What the motives of a game are called, by their type; empty for a game without any. */
export async function loadMotiveNames(game: string, language: Language): Promise<MotiveNames> {
  return (await NAMES[`../games/${game}/explain/motiveNames/${language}.ts`]?.())?.[language] ?? {};
}
