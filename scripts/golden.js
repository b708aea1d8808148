/** `npm run golden`: rewrites the golden playthroughs; read the difference before you commit it. */
import { ensureInstalled } from './ensure.js';
import { runTool } from './run.js';

ensureInstalled();
process.exitCode = runTool('vitest/vitest.mjs', ['run', 'test/playthroughs'], { GOLDEN: 'rewrite' });
