/** `npm start`: installs what is missing, builds, and opens the game chooser. */
import { ensureBuilt, ensureInstalled } from './ensure.js';

ensureInstalled();
ensureBuilt();
await import('../dist/cli.js');
