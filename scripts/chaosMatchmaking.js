/** `npm run chaos:matchmaking -- [KILLS] [PEOPLE]`: many more kills while people are put together than `npm test` has time for. */
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { runTool } from './run.js';

const [kills = '40', people = '300'] = process.argv.slice(2);
ensureInstalled();
ensureBuilt();
process.exitCode = runTool('vitest/vitest.mjs', ['run', 'test/server/matchmakingKilled.test.ts'], {
  MEET_KILLS: kills,
  MEET_PEOPLE: people,
});
