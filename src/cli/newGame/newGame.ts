/** `tavola new game`: writes the folder of a new game, or lists what is still the placeholder's. */
import type { Command } from 'commander';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAMES } from '../../games/index.ts';
import { UsageError, expectedError } from '../console/arguments.ts';
import { withExamples } from '../console/commandLine.ts';
import { packageFolder } from '../console/files.ts';
import { printLine } from '../console/output.ts';
import {
  gameFolder,
  listPlaceholders,
  placeholderText,
  readPlan,
  type NewGamePlan,
  TEMPLATE,
  listTemplateFiles,
} from './placeholders.ts';

export function addNew(program: Command): void {
  const creating = program.command('new').description('add a game to this repository');
  withExamples(creating, 'new game kontor --letter K --seats 2-4');
  withExamples(creating.command('game'), 'new game kontor --letter K --seats 2-4', 'new game kontor --check')
    .description('write the folder of a new game, with a placeholder to replace piece by piece')
    .argument('<NAME>', 'name of its folder and in commands, in small letters')
    .option('--letter <LETTER>', 'capital letter that the ids of its clauses begin with')
    .option('--seats <FROM-TO>', 'number of players, such as 2-4')
    .option('--check', 'write nothing; list what is still the placeholder’s')
    .action((id: string, { letter, seats, check }: { letter?: string; seats?: string; check?: true }) => {
      const root = requireCheckout(packageFolder());
      if (check === true) {
        const plan = readPlan(root, validateGameId(id));
        const left = listPlaceholders(root, plan);
        printLine(placeholderText(plan, left));
        if (left.length > 0) process.exitCode = 1;
        return;
      }
      const plan = parsePlan(id, letter, seats);
      for (const path of writeGame(root, plan)) printLine(`${gameFolder(id)}/${path}`);
      printLine(`\nPlay it: npx tavola play ${id}. docs/develop/game.md describes the next steps;`);
      printLine(`npx tavola new game ${id} --check lists what is still the placeholder’s.`);
    });
}

const LIST = 'src/games/index.ts';

/** Reserved words: the game's name is also a variable. */
const RESERVED =
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof let new null package return static super switch this throw true try typeof var void while with yield';
/** This letter marks clauses of the transcript format. */
const TRANSCRIPTS = 'T';
const MOST_SEATS = 8;

/** An installed package has no source to add to. */
function requireCheckout(root: string): string {
  if (existsSync(join(root, TEMPLATE)) && existsSync(join(root, LIST))) return root;
  throw new UsageError('new game: an installed package has no source; run this in a clone of the repository');
}

function validateGameId(id: string): string {
  if (!/^[a-z][a-z0-9]{2,19}$/.test(id) || RESERVED.split(' ').includes(id) || id === 'sample')
    throw expectedError('argument NAME', 'a name of 3 to 20 small letters and digits', id);
  return id;
}

function parsePlan(id: string, letter: string | undefined, seats: string | undefined): NewGamePlan {
  validateGameId(id);
  if (letter === undefined || !/^[A-Z]$/.test(letter) || letter === TRANSCRIPTS)
    throw expectedError('option --letter', 'a capital letter for its clauses, not T', letter ?? '');
  const taken = GAMES.find((game) => game.letter === letter);
  if (taken !== undefined)
    throw new UsageError(`option --letter: ${letter} is already the clause letter of ${taken.title}`);
  const [, from, to] = /^(\d)(?:-(\d))?$/.exec(seats ?? '') ?? [];
  const [min, max] = [Number(from ?? 0), Number(to ?? from ?? 0)];
  if (min < 2 || max < min || max > MOST_SEATS)
    throw expectedError('option --seats', `FROM-TO between 2 and ${MOST_SEATS}, such as 2-4`, seats ?? '');
  return { id, letter, seats: [min, max] };
}

function addToGameList(list: string, id: string): string {
  const imports = [...list.matchAll(/^import \{ .*$/gm)].map(([line]) => line);
  const all = [...imports, `import { ${id} } from './${id}/index.ts';`].toSorted();
  return list
    .replace(imports.join('\n'), all.join('\n'))
    .replace(/(GAMES: readonly GameInfo\[\] = \[[^\]]*[^\],\s])(,?\s*\])/, `$1, ${id}$2`);
}

function run(root: string, script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new UsageError(`new game: ${script} ${args.join(' ')} failed`);
}

/**
 * Writes the game, adds it to the list, and creates its derived data: golden playthroughs, the daily bots' answers
 * and a match.
 */
function writeGame(root: string, plan: NewGamePlan): string[] {
  const { id } = plan;
  const folder = join(root, gameFolder(id));
  if (existsSync(folder)) throw new UsageError(`argument NAME: ${gameFolder(id)} already exists`);
  const files = listTemplateFiles(root, plan);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const list = join(root, LIST);
  writeFileSync(list, addToGameList(readFileSync(list, 'utf8'), id));
  // A longer name makes longer lines.
  run(root, 'node_modules/oxfmt/bin/oxfmt', gameFolder(id), LIST);
  run(root, 'scripts/derive.js', id);
  run(root, 'scripts/longTests.js', 'record', id);
  return [...files.keys()];
}
