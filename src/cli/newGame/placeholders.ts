/** `tavola new game --check`: lists the parts of a game that are still the placeholder's. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { capital } from '../../messages/text.ts';
import { UsageError } from '../console/arguments.ts';

export const gameFolder = (id: string): string => `src/games/${id}`;

interface Placeholder {
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

export interface NewGamePlan {
  readonly id: string;
  readonly letter: string;
  readonly seats: readonly [min: number, max: number];
}

export const TEMPLATE = 'src/cli/template';

/** Replaces the placeholder's name, clause letter and seats; nothing else depends on the game. */
const fillPlaceholders = (text: string, { id, letter, seats: [min, max] }: NewGamePlan): string =>
  text
    .replaceAll(/\bX(?=\d)/g, letter)
    .replace("letter: 'X'", `letter: '${letter}'`)
    .replace('seats: [2, 4]', `seats: [${min}, ${max}]`)
    .replace("shortest: 'seats=2'", `shortest: 'seats=${min}'`)
    .replace("fullest: 'seats=4'", `fullest: 'seats=${max}'`)
    .replace('{ min: 2, max: 4 }', `{ min: ${min}, max: ${max} }`)
    .replace('2–4', min === max ? `${min}` : `${min}–${max}`)
    .replaceAll(/\bsample(?!World)/g, id)
    .replaceAll(/Sample/g, capital(id))
    .replaceAll('../../games/gameInfo.ts', '../gameInfo.ts');

export function listTemplateFiles(root: string, plan: NewGamePlan): Map<string, string> {
  const folder = join(root, TEMPLATE);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Map(
    paths.toSorted().map((path) => [path, fillPlaceholders(readFileSync(join(folder, path), 'utf8'), plan)]),
  );
}
