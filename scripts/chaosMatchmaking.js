/** `npm run chaos:matchmaking -- [KILLS] [PEOPLE]`: kills servers during matchmaking, far more often than `npm test`. */
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { runTool } from './runTool.js';

const [kills = '40', people = '300'] = process.argv.slice(2);
ensureInstalled();
ensureBuilt();
process.exitCode = runTool('vitest/vitest.mjs', ['run', 'test/server/matchmakingKilled.test.ts'], {
  MEET_KILLS: kills,
  MEET_PEOPLE: people,
});
