/** `npm start [-- --port N --data FOLDER]`: installs what is missing, builds, and serves the page and online tables. */
import { ensureBuilt, ensureInstalled } from './ensure.js';

if (Number(process.versions.node.split('.')[0]) < 22)
  console.error(`tavola: this is Node ${process.versions.node}; it works, but 22 or newer is recommended`);
ensureInstalled();
ensureBuilt();
process.argv.splice(2, 0, 'serve');
await import('../dist/cli.js');
