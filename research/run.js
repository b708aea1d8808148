/** `node research/run.js ladder|selfPlay [ARGUMENT …]`: builds what has changed and runs it. */
import { ensureResearchBuilt } from './build.js';

const [program] = process.argv.splice(2, 1);
if (program !== 'ladder' && program !== 'selfPlay') {
  console.error('tavola: expected node research/run.js ladder|selfPlay [ARGUMENT …]');
  process.exit(2);
}
ensureResearchBuilt();
await import(`../build/research/${program}.js`);
