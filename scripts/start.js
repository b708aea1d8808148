/** `npm start`: installs what is missing, builds, and opens the game chooser. */
import { ensureBuilt, ensureInstalled } from './ensure.js';

if (Number(process.versions.node.split('.')[0]) < 22)
  console.error(`tavola: this is Node ${process.versions.node}; it works, but 22 or newer is recommended`);
ensureInstalled();
ensureBuilt();
await import('../dist/cli.js');
