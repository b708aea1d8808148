/** Types, import rules, lint, format and dead code: one command, no warnings. */
import { ensureInstalled } from './ensure.js';
import { runTool } from './runTool.js';

const gamesIn = (folders) =>
  folders.flatMap((folder) => /(?:^|\/)src\/games\/(\w+)(?:\/|$)/.exec(folder)?.slice(1) ?? []);

/**
 * `npm run check -- FOLDER` lints and formats only that folder, and compares the derived data of its game.
 * @type {(folders: string[]) => [name: string, tool: string, args: string[]][]}
 */
const listChecks = (folders) => [
  ['types and imports', 'typescript/bin/tsc', ['-b']],
  ['types of the tests', 'typescript/bin/tsc', ['-p', 'test']],
  ['types of the research', 'typescript/bin/tsc', ['-p', 'research']],
  ['lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', ...folders]],
  ['reference', '../scripts/api.js', ['--check']],
  ['prose', '../scripts/prose.js', folders],
  ['documentation site', '../scripts/docs.js', ['--check']],
  ['derived data', '../scripts/derive.js', [...gamesIn(folders), '--check']],
  ['format', 'oxfmt/bin/oxfmt', ['--check', ...(folders.length === 0 ? ['.'] : folders)]],
  ['dead code', 'knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors']],
];

export function check(folders = []) {
  let passed = 0;
  let failed = 0;
  for (const [name, tool, args] of listChecks(folders)) {
    const good = runTool(tool, args) === 0;
    console.log(`${good ? 'ok' : 'FAILED'}  ${name}`);
    if (good) passed++;
    else failed++;
  }
  return { passed, failed };
}

if (process.argv[1] === import.meta.filename) {
  ensureInstalled();
  if (check(process.argv.slice(2)).failed > 0) process.exitCode = 1;
}
