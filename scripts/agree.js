/** `npm run agree -- [MATCHES] [GAME]`: many matches of every configuration against the second implementations. */
import { ensureInstalled } from './ensure.js';
import { runTool } from './runTool.js';

const [matches = '10000', game] = process.argv.slice(2);
ensureInstalled();
process.exitCode = runTool('vitest/vitest.mjs', ['run', 'test/agree'], {
  AGREE_MATCHES: matches,
  ...(game === undefined ? {} : { AGREE_GAME: game }),
});
