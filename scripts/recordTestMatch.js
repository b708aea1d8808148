/** `npm run record -- GAME`: plays a match under the game's present rules and stores it permanently. */
import { ensureInstalled } from './ensure.js';
import { runTool } from './runTool.js';

const [game] = process.argv.slice(2);
if (game === undefined) {
  console.error('tavola: expected npm run record -- GAME');
  process.exit(2);
}
ensureInstalled();
const code = runTool('vitest/vitest.mjs', ['run', 'test/server/loader.test.ts', '-t', 'keeps a match'], {
  RECORD: game,
});
process.exitCode = code === 0 ? runTool('oxfmt/bin/oxfmt', [`src/games/${game}/test/records`]) : code;
