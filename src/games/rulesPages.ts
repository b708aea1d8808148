import type { Language } from '../core/index.ts';

const PAGES = import.meta.glob<string>('.//*/rules/rules.*.md', { query: '?raw', import: 'default' });

/** A game's rules as people read them. */
export function loadRulesPage(game: string, language: Language): Promise<string> {
  const load = PAGES[`./${game}/rules/rules.${language}.md`];
  if (load === undefined) throw new Error(`${game} has no rules page in ${language}`);
  return load();
}
