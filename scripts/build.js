/** `npm pack` runs this first: what is packed comes built. */
import { buildEngine } from './engine.js';
import { ensureBuilt, ensureInstalled } from './ensure.js';

ensureInstalled();
ensureBuilt();
buildEngine();
