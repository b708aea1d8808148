/** `tavola new game`: writes the folder of a new game, or lists what is still the placeholder's. */
import type { Command } from 'commander';
import { withExamples } from '../console/commandLine.ts';
import { printLine } from '../console/output.ts';
import { packageFolder } from '../console/version.ts';
import { requireCheckout, validateGameId, gameFolder, parsePlan, writeGame } from './newGame.ts';
import { listPlaceholders, placeholderText, readPlan } from './placeholders.ts';

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
      printLine(`\nPlay it: npx tavola play ${id}. CONTRIBUTING.md describes the next steps;`);
      printLine(`npx tavola new game ${id} --check lists what is still the placeholder’s.`);
    });
}
