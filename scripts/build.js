/** `npm pack` runs this first: what is packed comes built. */
import { ensureBuilt, ensureInstalled } from './ensure.js';

ensureInstalled();
ensureBuilt();
