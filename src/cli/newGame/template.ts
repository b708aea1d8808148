/** Turns the placeholder game, `src/cli/template`, into another game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capital } from '../../messages/text.ts';

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
