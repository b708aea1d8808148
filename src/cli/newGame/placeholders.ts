/** `tavola new game --check`: lists the parts of a game that are still the placeholder's. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../console/arguments.ts';
import { gameFolder } from './newGame.ts';
import { listTemplateFiles, type NewGamePlan } from './template.ts';

export interface Placeholder {
  readonly path: string;
  /** The affected parts; empty for the whole file. */
  readonly parts: readonly string[];
}

/** Files that need no change: entry points. */
const STAYS = /^(rules|bots)\/index\.ts$/;

/** Ignores line breaks. */
const bare = (text: string): string => text.replaceAll(/[\s,]/g, '');

/** The clauses of a rules page, or the manifest's fields, by name: they are replaced one by one. */
function splitParts(path: string, text: string): Map<string, string> | undefined {
  if (path !== 'index.ts' && !path.endsWith('.md')) return undefined;
  const parts = path === 'index.ts' ? text.split('\n') : text.split(/^(?=- \*\*|#)|\n\n/m);
  const NAME = /^(?:- \*\*([A-Z]\d+)\*\*| {2,4}(en|de|fr|it|designers|publisher):)/;
  return new Map(
    parts.flatMap((part) => {
      const [, clause, field] = NAME.exec(part) ?? [];
      const isAbout = field !== undefined && field.length === 2;
      const name = clause ?? (isAbout ? `about.${field}` : field);
      return name === undefined ? [] : [[name, bare(part)]];
    }),
  );
}

export function readPlan(root: string, id: string): NewGamePlan {
  const manifest = join(root, gameFolder(id), 'index.ts');
  const text = existsSync(manifest) ? readFileSync(manifest, 'utf8') : '';
  const letter = /letter: '(.)'/.exec(text)?.[1];
  const [, min, max] = /seats: \[(\d+), (\d+)\]/.exec(text) ?? [];
  if (letter === undefined || min === undefined || max === undefined)
    throw new UsageError(`argument NAME: there is no game in ${gameFolder(id)}`);
  return { id, letter, seats: [Number(min), Number(max)] };
}

export function listPlaceholders(root: string, plan: NewGamePlan): Placeholder[] {
  const left: Placeholder[] = [];
  for (const [path, template] of listTemplateFiles(root, plan)) {
    const file = join(root, gameFolder(plan.id), path);
    if (STAYS.test(path) || !existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    const [before, now] = [splitParts(path, template), splitParts(path, text)];
    if (before === undefined || now === undefined) {
      if (bare(text) === bare(template)) left.push({ path, parts: [] });
      continue;
    }
    const parts = [...before].flatMap(([name, part]) => (now.get(name) === part ? [name] : []));
    if (parts.length > 0) left.push({ path, parts });
  }
  return left;
}

export const placeholderText = ({ id }: NewGamePlan, left: readonly Placeholder[]): string =>
  left.length === 0
    ? `Nothing in ${gameFolder(id)} is the placeholder’s any more.`
    : [
        `Still the placeholder’s in ${gameFolder(id)}:`,
        ...left.map(({ path, parts }) => `  ${[path.padEnd(24), parts.join(', ')].join(' ').trimEnd()}`),
      ].join('\n');
