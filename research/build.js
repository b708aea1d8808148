/** Builds the programs of this folder into build/research, if their source has changed. */
import { ensureFresh, ensureInstalled, viteBuild } from '../scripts/ensure.js';

const CONFIG = 'research/vite.config.ts';

export function ensureResearchBuilt() {
  ensureInstalled();
  ensureFresh(
    'build/research',
    ['src', 'research/ladder', 'research/learning'],
    [CONFIG, 'vite.config.ts'],
    (folder) => viteBuild(CONFIG, folder),
  );
}

if (process.argv[1] === import.meta.filename) ensureResearchBuilt();
