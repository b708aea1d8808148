/**
 * `npm run derive -- [KIND] [GAME]`: recomputes data that was derived with older code. With --check, only compares
 * fingerprints, which takes seconds and is part of `npm run check`. With --unchanged COMMIT, keeps what was current at
 * that commit, once its bots and those of today are shown to decide alike.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { runnerImport } from 'vite';
import { ensureBuilt, ensureInstalled } from './ensure.js';
import { botFingerprint, digest, computeFingerprint, pairFingerprint } from './fingerprint.js';
import { root, runTool } from './runTool.js';
import { BEFORE, checkOut, compareDecisions } from './sameDecisions.js';

const LADDER = 'docs/ladder.md';
const LADDER_KIND = 'ladder';
const RATINGS = 'docs/ratings.md';
const gameFolder = (game) => `src/games/${game}`;
const dailyFile = (game) => `${gameFolder(game)}/test/daily.json`;
const derivedFile = (game) => `${gameFolder(game)}/test/derived.json`;

const at = (path) => join(root, path);
const read = (path) => readFileSync(at(path), 'utf8');
const readJson = (path) => JSON.parse(read(path));
const importSource = async (path) => (await runnerImport(at(path))).module;

async function write(path, text) {
  const { code } = await format(at(path), text, readJson('.oxfmtrc.json'));
  writeFileSync(at(path), code);
}

function tavola(...args) {
  ensureBuilt();
  if (runTool('../bin/tavola.js', args) !== 0) throw new Error(`tavola ${args.join(' ')} failed`);
}

function ladder(...args) {
  runTool('../research/ladder/oldExpert.js', []);
  if (runTool('../research/run.js', ['ladder', ...args]) !== 0)
    throw new Error(`the ladder of ${args[0]} failed`);
}

const { GAMES } = await importSource('src/games/index.ts');
const gameTitle = (game) => GAMES.find(({ id }) => id === game).title;

const splitCells = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Follows a row's fingerprint if its bots or rules have changed since. */
const OLDER = 'older';

function ladderRows() {
  let title = '';
  return read(LADDER)
    .split('\n')
    .flatMap((line, number) => {
      if (line.startsWith('## ')) title = line.slice(3).trim();
      const cells = splitCells(line);
      const game = GAMES.find((game) => game.title === title)?.id;
      if (game === undefined || cells.length !== 9 || !/^\d/.test(cells[0])) return [];
      const [seats, bot, others, wins, , , matches] = cells;
      const [against] = others.split(' ');
      const [fingerprint, mark] = cells[8].split(' ');
      return [{ number, game, seats, bot, against, wins, matches, fingerprint, isMarked: mark === OLDER }];
    });
}

const isCurrent = async ({ game, bot, against, fingerprint }) =>
  fingerprint === (await pairFingerprint(game, bot, against));

async function wronglyMarked(game) {
  const rows = ladderRows().filter((row) => row.game === game);
  const current = await Promise.all(rows.map(isCurrent));
  return rows.filter(({ isMarked }, i) => isMarked === current[i]);
}

async function markRows(game) {
  const wrong = await wronglyMarked(game);
  const lines = read(LADDER).split('\n');
  for (const { number, fingerprint, isMarked } of wrong)
    lines[number] = lines[number].replace(/\| [^|]* \|$/, `| ${fingerprint}${isMarked ? '' : ` ${OLDER}`} |`);
  await write(LADDER, lines.join('\n'));
}

const STEPS = [
  ['medium', 'easy'],
  ['hard', 'medium'],
  ['expert', 'hard'],
];
const stepRows = (game) =>
  STEPS.map(([bot, against]) =>
    ladderRows().find((row) => row.game === game && row.bot === bot && row.against === against),
  );

const latestRatings = (game) => GAMES.find(({ id }) => id === game)?.ratedLevels?.at(-1);

/**
 * Plays the pairings of the present levels that the ladder lacks, and rates them: as a new edition if the ratings
 * differ.
 */
async function renewRatings(game, options) {
  for (const [i, [bot, against]] of STEPS.entries()) {
    const row = stepRows(game)[i];
    if (row !== undefined && (await isCurrent(row))) continue;
    const { seats } = GAMES.find(({ id }) => id === game);
    ladder(game, '--seats', `${seats[0]}`, '--bots', `${bot},${against}`, '--write', LADDER, ...options);
  }
  const { computeRatedLevels } = await importSource('test/ratedLevels.ts');
  const rows = stepRows(game);
  const shares = rows.map(({ wins, matches }) => `${wins} of ${matches}`);
  const values = computeRatedLevels(Number(rows[0].seats), shares);
  const lines = read(RATINGS)
    .split('\n')
    .map((line) => {
      const cells = splitCells(line);
      if (cells[0] !== gameTitle(game) && cells[0]?.toLowerCase() !== game) return line;
      return cells.some((cell) => cell.includes('% of'))
        ? `| ${[cells[0], cells[1], ...shares].join(' | ')} |`
        : `| ${[cells[0], ...values].join(' | ')} |`;
    });
  await write(RATINGS, lines.join('\n'));
  if (latestRatings(game).join() !== values.join()) {
    const manifest = `${gameFolder(game)}/index.ts`;
    await write(
      manifest,
      read(manifest).replace(/(ratedLevels: \[.*?\])(,?\s*\],)/s, `$1, [${values.join(', ')}]$2`),
    );
  }
  return values;
}

/** Runs tests that write a golden file instead of comparing, if the environment variable is set. */
function rewrite(variable, tests, title, problem) {
  if (runTool('vitest/vitest.mjs', ['run', tests, '-t', title], { [variable]: 'rewrite' }) !== 0)
    throw new Error(problem);
}

const filesIn = (folder) =>
  existsSync(at(folder))
    ? readdirSync(at(folder))
        .toSorted()
        .map((name) => [name, read(`${folder}/${name}`)])
    : [];
const jsonAt = (path) => (existsSync(at(path)) ? readJson(path) : undefined);

/**
 * The kinds of derived data: the existing data of a game (undefined if none), the code and bots behind it, whether
 * every game has it, and how to recompute it.
 */
const KINDS = {
  golden: {
    data: (game) => filesIn(`${gameFolder(game)}/test/playthroughs`),
    code: [
      ['formatPlaythrough', 'test/playthroughs/playthrough.ts'],
      ['goldenConfigs', 'test/playthroughs/playthrough.ts'],
    ],
    bots: [],
    isForEvery: true,
    renew: (game) =>
      rewrite(
        'GOLDEN',
        'test/playthroughs',
        `^${game} `,
        `the golden playthroughs of ${game} cannot be written`,
      ),
  },
  daily: {
    data: (game) => jsonAt(dailyFile(game)),
    code: [
      ['computeDailyDeal', 'src/daily/dailyDeal.ts'],
      ['EDITION', 'src/daily/dailyDeal.ts'],
      ['verifyDailyMatch', 'src/daily/verifyDailyMatch.ts'],
    ],
    bots: ['easy', 'medium'],
    isForEvery: true,
    renew: async (game) => {
      rewrite(
        'DAILY',
        'test/daily.test.ts',
        `^${game} of the day its bots answer as recorded`,
        `the answers of the day's bots of ${game} cannot be written: if they have changed, first raise EDITION in src/daily/dailyDeal.ts`,
      );
      await write(dailyFile(game), read(dailyFile(game)));
    },
  },
  puzzles: {
    data: (game) => jsonAt(`${gameFolder(game)}/puzzles.json`),
    code: [
      ['mineMatch', 'src/puzzles/minePuzzles.ts'],
      ['regradePuzzle', 'src/puzzles/minePuzzles.ts'],
      ['findPuzzleFlaw', 'src/puzzles/checkPuzzle.ts'],
    ],
    bots: ['greedy', 'easy', 'medium', 'hard', 'expert', 'master'],
    renew: (game) => tavola('puzzles', game, '--renew'),
  },
  ratings: {
    data: latestRatings,
    code: [],
    bots: ['easy', 'medium', 'hard', 'expert'],
    renew: renewRatings,
  },
};

async function fingerprintSource(kind, game, folder = root) {
  const { code, bots } = KINDS[kind];
  const rules = ['game', `${gameFolder(game)}/rules/index.ts`];
  return Promise.all([
    computeFingerprint([...code, rules], folder),
    ...bots.map((bot) => botFingerprint(game, bot, folder)),
  ]);
}

const isEmpty = (data) => data === undefined || data.length === 0;

async function isStale(kind, game) {
  const data = KINDS[kind].data(game);
  if (isEmpty(data)) return false;
  return jsonAt(derivedFile(game))?.[kind] !== digest([data, await fingerprintSource(kind, game)]);
}

async function check(kinds, games) {
  for (const game of games) {
    for (const kind of kinds) {
      if (kind === LADDER_KIND) {
        const wrong = await wronglyMarked(game);
        if (wrong.length === 0) continue;
        console.error(
          `${LADDER}: ${wrong.length} rows of ${game} do not say whether their bots have changed: npm run derive -- ladder ${game} --mark`,
        );
      } else if (await isStale(kind, game))
        console.error(`${kind} data of ${game} is stale: npm run derive -- ${kind} ${game}`);
      else continue;
      process.exitCode = 1;
    }
  }
}

async function renew(kinds, games, options) {
  for (const game of games)
    for (const kind of kinds) {
      if (kind === LADDER_KIND) {
        if (!options.includes('--mark')) {
          ladder(game, '--resume', '--write', LADDER, ...options);
        }
        await markRows(game);
        continue;
      }
      const isNew = isEmpty(KINDS[kind].data(game));
      if (isNew ? !KINDS[kind].isForEvery : !(await isStale(kind, game))) continue;
      // The source may change during the computation, so the fingerprint is taken first.
      const source = await fingerprintSource(kind, game);
      const data = (await KINDS[kind].renew(game, options)) ?? KINDS[kind].data(game);
      const record = { ...jsonAt(derivedFile(game)), [kind]: digest([data, source]) };
      await write(derivedFile(game), JSON.stringify(record));
      console.log(`ok  ${kind} of ${game}`);
    }
}

/** Marks as current what was current at an earlier commit, if only the speed of the rules or bots has changed since. */
async function keepUnchanged(kinds, games, commit) {
  const before = await checkOut(commit);
  console.log(`${await compareDecisions(games)} decisions are the same as at ${commit}`);
  const lines = read(LADDER).split('\n');
  for (const game of games) {
    for (const { number, bot, against, fingerprint } of ladderRows().filter((row) => row.game === game))
      if (fingerprint === (await before.pairFingerprint(game, bot, against)))
        lines[number] = lines[number].replace(
          /\| [^|]* \|$/,
          `| ${await pairFingerprint(game, bot, against)} |`,
        );
    for (const kind of kinds.filter((name) => name !== LADDER_KIND)) {
      const data = KINDS[kind].data(game);
      const known = jsonAt(derivedFile(game));
      if (isEmpty(data) || known[kind] !== digest([data, await fingerprintSource(kind, game, BEFORE)]))
        continue;
      const record = { ...known, [kind]: digest([data, await fingerprintSource(kind, game)]) };
      await write(derivedFile(game), JSON.stringify(record));
    }
  }
  await write(LADDER, lines.join('\n'));
  rmSync(BEFORE, { recursive: true });
}

const USAGE = `expected npm run derive -- [${[...Object.keys(KINDS), LADDER_KIND].join(' | ')}] [GAME] [--check | --unchanged COMMIT]`;

function parse(words) {
  const options = words.slice(words.findIndex((word) => word.startsWith('-')) >>> 0);
  const names = words.slice(0, words.length - options.length);
  const all = [...Object.keys(KINDS), LADDER_KIND];
  const kinds = all.filter((kind) => names.includes(kind));
  const games = GAMES.map(({ id }) => id).filter((id) => names.includes(id));
  if (kinds.length + games.length < names.length) throw new Error(USAGE);
  const isCheck = options.includes('--check');
  const isUnchanged = options[0] === '--unchanged';
  return {
    isCheck,
    unchanged: isUnchanged ? options[1] : undefined,
    // The ladder takes hours, so it must be named.
    kinds: kinds.length > 0 ? kinds : isCheck || isUnchanged ? all : Object.keys(KINDS),
    games: games.length > 0 ? games : GAMES.map(({ id }) => id),
    options,
  };
}

try {
  ensureInstalled();
  const { isCheck, unchanged, kinds, games, options } = parse(process.argv.slice(2));
  if (isCheck) await check(kinds, games);
  else if (unchanged !== undefined) await keepUnchanged(kinds, games, unchanged);
  else await renew(kinds, games, options);
} catch (error) {
  console.error(`tavola: ${error.message}`);
  process.exitCode = 1;
}
