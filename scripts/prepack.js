/** `npm pack` runs this first, so that the package contains the build. */
import { buildEngine } from './engine.js';
import { ensureBuilt, ensureInstalled } from './ensure.js';

ensureInstalled();
ensureBuilt();
buildEngine();
