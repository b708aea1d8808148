/** `tavola new game`: the house of a new game is written, or what is still its placeholder listed. */
import type { Command } from 'commander';
import { say } from '../console/output.ts';
import { packageFolder } from '../console/version.ts';
import { checkout, gameNamed, houseAt, planOf, writeHouse } from './newGame.ts';
import { placeholdersIn, placeholderText, planOfHouse } from './placeholders.ts';

export function addNew(program: Command): void {
  program
    .command('new')
    .description('for whoever adds a game to this project')
    .command('game')
    .description('write the house of a new game, with a placeholder to be replaced piece by piece')
    .argument('<NAME>', 'what its folder and its commands are called, in small letters')
    .option('--letter <LETTER>', 'what the ids of its clauses begin with')
    .option('--seats <FROM-TO>', 'how many can play, such as 2-4')
    .option('--check', 'instead list what in the house is still the placeholder’s')
    .action((id: string, { letter, seats, check }: { letter?: string; seats?: string; check?: true }) => {
      const root = checkout(packageFolder());
      if (check === true) {
        const plan = planOfHouse(root, gameNamed(id));
        const left = placeholdersIn(root, plan);
        say(placeholderText(plan, left));
        if (left.length > 0) process.exitCode = 1;
        return;
      }
      const plan = planOf(id, letter, seats);
      for (const path of writeHouse(root, plan)) say(`${houseAt(id)}/${path}`);
      say(`\nIt can be played: npx tavola play ${id}. CONTRIBUTING.md tells what comes next;`);
      say(`npx tavola new game ${id} --check lists what is still the placeholder’s.`);
    });
}
