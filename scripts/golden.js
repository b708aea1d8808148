/** `npm run golden -- [GAME]`: rewrites the golden playthroughs; read the difference before you commit it. */
import { ensureInstalled } from './ensure.js';
import { runTool } from './run.js';

const [game] = process.argv.slice(2);
ensureInstalled();
const only = game === undefined ? [] : ['-t', `^${game} `];
process.exitCode = runTool('vitest/vitest.mjs', ['run', 'test/playthroughs', ...only], { GOLDEN: 'rewrite' });
