/** The rules pages in docs/rules, as a player asks for them. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../words/index.ts';

/** The folder with package.json, wherever in it this module was built to. */
function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

export const version = (): string =>
  (JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string }).version;

/** A game's rules page in a language, in English if it is not translated; undefined if the game has none. */
export function rulesPage(
  game: string,
  language: Language,
  folder = join(packageFolder(), 'docs', 'rules'),
): string | undefined {
  const path = [`${game}.${language}.md`, `${game}.md`]
    .map((name) => join(folder, name))
    .find((file) => existsSync(file));
  return path === undefined ? undefined : readFileSync(path, 'utf8');
}

/** The game's name in the page's heading, without what stands in brackets behind it. */
export function titleOf(game: string, page: string | undefined): string {
  const heading = /^# +([^\n(]+)/m.exec(page ?? '');
  return heading?.[1]?.trim() ?? game;
}

/** Where a clause begins: its id first in a list item, a paragraph or a heading. */
const CLAUSE = /^(?:[-*+] +|#+ +)?[*_`]*([A-Z]\d+[a-z]?)\b/;

/** One clause of a page, whole, without its list mark; undefined if there is none of that id. */
export function clauseOf(page: string, id: string): string | undefined {
  const wanted = id.toUpperCase();
  const lines = page.split('\n');
  const from = lines.findIndex((line) => CLAUSE.exec(line)?.[1]?.toUpperCase() === wanted);
  if (from < 0) return undefined;
  const rest = lines.slice(from + 1);
  const end = rest.findIndex((line) => line.startsWith('#') || CLAUSE.test(line));
  const clause = [lines[from]!, ...(end < 0 ? rest : rest.slice(0, end))].join('\n');
  // Lines of a paragraph are joined; a drawing, which stands between fences, keeps its lines.
  const parts = clause.split(/^ *```.*$/m);
  return plainText(parts.map((part, i) => (i % 2 ? part : part.replaceAll(/\n +(?![-*+] )/g, ' '))).join(''));
}

/** A page without its marks, for a terminal. */
export const plainText = (page: string): string =>
  page
    .replaceAll(/^[-*+] +/gm, '')
    .replaceAll(/^#+ +/gm, '')
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .trim();
