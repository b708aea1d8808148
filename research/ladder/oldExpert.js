/**
 * Builds the bots as of an earlier commit, as a baseline for the ladder: newer bots must beat them. They come from
 * this clone's history and are not part of the product.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from '../../scripts/runTool.js';

export const OLD_EXPERT_COMMIT = '8925f49ae2f0c28c9af9328f7297b98877a610be';
const folder = join(root, 'build', 'old-expert');
const built = join(folder, 'bots.js');

function unpack() {
  const git = spawnSync(
    'git',
    ['archive', OLD_EXPERT_COMMIT, 'tsconfig.base.json', 'src/core', 'src/games', 'src/bots'],
    {
      cwd: root,
      maxBuffer: 1 << 26,
    },
  );
  if (git.status !== 0)
    throw new Error(
      `this clone does not have commit ${OLD_EXPERT_COMMIT.slice(0, 7)}: a clone with its whole history does (git fetch --unshallow)`,
    );
  const tar = spawnSync('tar', ['-x', '-C', folder], { input: git.stdout });
  if (tar.status !== 0) throw new Error('tar could not unpack the old bots');
}

/** All bots of that commit, and its expert as a file for `tavola sim --bots`. */
const ENTRY = `import { loadBot } from './src/bots/index.ts';
export { loadBot };
export default async ({ id }) => {
  const { choose } = await loadBot(id, 'expert');
  return { name: 'old-expert', choose };
};`;

const CONFIG = `export default {
  build: {
    ssr: 'entry.ts', target: 'node20', outDir: '.', emptyOutDir: false, minify: false,
    rolldownOptions: { output: { entryFileNames: 'bots.js', codeSplitting: false, topLevelVar: false } },
  },
};`;

function build() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  unpack();
  writeFileSync(join(folder, 'entry.ts'), ENTRY);
  writeFileSync(join(folder, 'vite.config.js'), CONFIG);
  const code = runTool('vite/bin/vite.js', [
    'build',
    folder,
    '-c',
    join(folder, 'vite.config.js'),
    '--logLevel',
    'warn',
  ]);
  if (code !== 0) throw new Error('the old bots could not be built');
}

if (process.argv[1] === import.meta.filename && !existsSync(built)) {
  try {
    build();
  } catch (error) {
    console.error(`tavola: ${error.message}`);
    process.exit(1);
  }
}
