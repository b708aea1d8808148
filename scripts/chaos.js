/** `npm run chaos -- [KILLS] [MATCHES]`: many more kills, of servers on both databases, than `npm test` has time for. */
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { runTool } from './run.js';

const [kills = '65', matches = '200'] = process.argv.slice(2);
ensureInstalled();
ensureBuilt();
process.exitCode = runTool('vitest/vitest.mjs', ['run', 'test/server/chaos.test.ts'], {
  CHAOS_KILLS: kills,
  CHAOS_MATCHES: matches,
});
