/** Shows that the bots of this source and of an earlier commit decide alike, move by move, in the same matches. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './runTool.js';

export const BEFORE = join(root, 'build', 'before');

const ENTRY = 'virtual:entry';
const EXPORTS = {
  'src/core/index.ts': 'viewOf, fastRng, listSeats',
  'src/laws/index.ts': 'listConfigs',
  'src/games/gameLoaders.ts': 'GAME_LOADERS',
  'src/bots/index.ts': 'botNames, loadBot',
};

/** Writes the source of a commit to `BEFORE`; returns its own functions that compute fingerprints. */
export async function checkOut(commit) {
  rmSync(BEFORE, { recursive: true, force: true });
  mkdirSync(BEFORE, { recursive: true });
  const git = spawnSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 28 });
  if (git.status !== 0) throw new Error(`this clone does not have commit ${commit}`);
  const tar = spawnSync('tar', ['-x', '-C', BEFORE], { input: git.stdout });
  if (tar.status !== 0) throw new Error('tar could not unpack the commit');
  symlinkSync(join(root, 'node_modules'), join(BEFORE, 'node_modules'));
  return import(pathToFileURL(join(BEFORE, 'scripts', 'fingerprint.js')).href);
}

async function load(folder, name) {
  const outDir = join(root, 'build', 'same-decisions', name);
  const lines = Object.entries(EXPORTS).map(
    ([file, names]) => `export { ${names} } from ${JSON.stringify(join(folder, file))};`,
  );
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? lines.join('\n') : null),
      },
    ],
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: ENTRY,
        output: { entryFileNames: 'bots.js', codeSplitting: false, topLevelVar: false },
      },
    },
  });
  return import(pathToFileURL(join(outDir, 'bots.js')).href);
}

/** Enough for each bot's search to reach all of its code. */
const THINKING = { budget: { iterations: 40 } };
/** Tables per game; each bot plays two matches at each. */
const TABLES = 4;
const MATCHES = 2;

/** Plays a match of one source; after each decision the other must have made the same. */
function* decisions({ viewOf, fastRng, listSeats }, game, bot, config, seed) {
  const state = game.setup(config, seed);
  const rngs = [fastRng(seed, 1), fastRng(seed, 2)];
  for (let due = listSeats(game.toAct(state)); due.length > 0; due = listSeats(game.toAct(state))) {
    const [seat] = due;
    const view = viewOf(state, seat);
    const legal = game.legal(view);
    const drawn = game.draw?.(view, rngs[0]);
    const action = bot.choose(viewOf(game.clone(state), seat), legal, rngs[1], THINKING);
    game.apply(state, seat, action);
    yield JSON.stringify([seat, legal, drawn, action, state]);
  }
  yield JSON.stringify(listSeats(game.winners(state)));
}

/** Throws at the first decision, list of legal actions, random draw or state that differs; returns their number. */
export async function compareDecisions(games) {
  const sources = [await load(BEFORE, 'before'), await load(root, 'now')];
  const [before] = sources;
  let compared = 0;
  for (const id of games) {
    const [game, ours] = await Promise.all(sources.map(({ GAME_LOADERS }) => GAME_LOADERS[id]()));
    const all = before.listConfigs(game);
    const configs = all.filter((_, i) => i % Math.ceil(all.length / TABLES) === 0);
    for (const name of before.botNames(id)) {
      const [bot, ourBot] = await Promise.all(sources.map(({ loadBot }) => loadBot(id, name)));
      for (const config of configs)
        for (let match = 0; match < MATCHES; match++) {
          const seed = `same ${match}`;
          const now = decisions(sources[1], ours, ourBot, config, seed);
          for (const line of decisions(before, game, bot, config, seed)) {
            if (line !== now.next().value)
              throw new Error(
                `${name} of ${id} does not decide as before: ${JSON.stringify({ config, seed })}`,
              );
            compared++;
          }
        }
    }
  }
  return compared;
}
