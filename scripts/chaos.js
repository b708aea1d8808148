/** `npm run chaos -- [KILLS] [MATCHES]`: kills servers on both databases, far more often than `npm test`. */
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { runTool } from './run.js';

const [kills = '65', matches = '200'] = process.argv.slice(2);
ensureInstalled();
ensureBuilt();
process.exitCode = runTool('vitest/vitest.mjs', ['run', 'test/server/chaos.test.ts'], {
  CHAOS_KILLS: kills,
  CHAOS_MATCHES: matches,
});
