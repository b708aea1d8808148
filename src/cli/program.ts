/** The commands of `tavola`, what may be typed behind them, and their exit codes: 0 fine, 1 a check failed, 2 bad usage. */
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Command } from 'commander';
import { botAt, isFlaw, seedFromBytes, SOMEBODY } from '../core/index.ts';
import { GAMES } from '../games/rules.ts';
import {
  botsOf,
  collect,
  configOf,
  gameCalled,
  jobsOf,
  languageOf,
  listed,
  UsageError,
  wholeNumber,
} from './console/arguments.ts';
import { speedText } from './bench/bench.ts';
import { THINKERS, type Thought, thinkFor, thoughtText } from './bench/benchBots.ts';
import { choose } from './play/chooser.ts';
import { columns, round } from './console/columns.ts';
import { addPuzzles } from './puzzles/puzzles.ts';
import { courseIn, reviewJson, reviewOf, reviewText } from './review/review.ts';
import { verifyFair } from './transcripts/fair.ts';
import type { Rung } from './ladder/ladder.ts';
import { runLadder } from './ladder/ladderRun.ts';
import { contractContender, race } from './bench/measure.ts';
import { perft } from './bench/perft.ts';
import { TerminalMatch } from './play/play.ts';
import { Progress } from './console/progress.ts';
import { record } from './transcripts/record.ts';
import { replay, replayJson } from './transcripts/replay.ts';
import { packageFolder, presentCommit, version } from './console/version.ts';
import { checkout, gameNamed, houseAt, planOf, writeHouse } from './houses/newGame.ts';
import { placeholdersIn, placeholderText, planOfHouse } from './houses/placeholders.ts';
import { seat, sittersOf } from './play/seating.ts';
import { addAdmin } from './hosting/admin.ts';
import { addServing } from './hosting/serving.ts';
import { keptRun } from './simulate/kept.ts';
import { report, reportText, simulate } from './simulate/sim.ts';
import { USUAL_LIMIT } from './simulate/tally.ts';
import { paintFor, Terminal } from './console/terminal.ts';
import { flawCode, flawText, verify } from './transcripts/verify.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const freshSeed = (): string => seedFromBytes(randomBytes(16));

/** The text of a file, or of standard input for "-". */
async function textOf(file: string): Promise<string> {
  let bytes: Buffer;
  try {
    bytes = file === '-' ? await buffer(process.stdin) : await readFile(file);
  } catch (error) {
    throw new UsageError(`argument FILE: cannot read ${file} (${(error as Error).message})`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`argument FILE: ${file} is not UTF-8 text`);
  }
}

const nameOf = (file: string): string => (file === '-' ? 'standard input' : file);

interface TableFlags {
  seats?: string;
  option: string[];
}

const withOptions = (command: Command): Command =>
  command.option('--option <KEY=VALUE>', 'a table option; may be given several times', collect, []);
const gameArgument = (): string => `one of ${Object.keys(GAMES).join(', ')}`;

function addPlay(program: Command): void {
  withOptions(
    program
      .command('play')
      .description('play a whole match in the terminal, against bots or with others at the same device')
      .argument('<GAME>', gameArgument())
      .option('--seats <N>', 'how many seats')
      .option('--bots <LIST>', 'one name a seat: a bot, me, or a Name; bots alone are your opponents'),
  )
    .option('--seed <TEXT>', 'what the deal comes from; drawn afresh if it is not given')
    .option('--plain', 'sentences only, nothing drawn: for screen readers')
    .option('--lang <LANGUAGE>', 'en, de, fr or it; the system’s language if it is not given')
    .action(
      async (
        id: string,
        flags: TableFlags & { bots?: string; seed?: string; plain?: true; lang?: string },
      ) => {
        const game = await gameCalled(id);
        const { min, max } = game.seats;
        const seats =
          flags.seats === undefined ? undefined : wholeNumber('option --seats', flags.seats, min, max);
        const sitters = sittersOf(game, seats, flags.bots);
        const config = configOf(game, `${sitters.length}`, flags.option);
        const language = languageOf(flags.lang, process.env);
        const seed = flags.seed ?? freshSeed();
        const sitting = await seat(game, config, seed, sitters, language, flags.plain === true);
        const terminal = new Terminal();
        await new TerminalMatch(sitting, terminal).run();
        terminal.close();
      },
    );
}

/** Without a command: in a terminal the chooser, elsewhere the help. */
async function chooseAndPlay(program: Command): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    program.outputHelp();
    return;
  }
  const language = languageOf(undefined, process.env);
  const terminal = new Terminal();
  const chosen = await choose(terminal, language);
  if (chosen !== null) {
    const { game, seats, bot, options } = chosen;
    const sitters = Array.from({ length: seats }, (_, i) => (i === 0 ? SOMEBODY : botAt(bot)));
    const config = configOf(game, `${seats}`, options);
    const sitting = await seat(game, config, freshSeed(), sitters, language, false);
    await new TerminalMatch(sitting, terminal).run();
  }
  terminal.close();
}

function addSim(program: Command): void {
  withOptions(
    program
      .command('sim')
      .description('let bots play many matches, each from every seat, and compare them')
      .argument('<GAME>', gameArgument())
      .requiredOption('--seats <N>', 'how many seats')
      .requiredOption('--bots <LIST>', 'one bot a seat, or one for all')
      .requiredOption('--games <N>', 'how many matches')
      .requiredOption('--seed <TEXT>', 'the same seed gives the same results'),
  )
    .option('--jobs <N>', 'how many threads; one a core if it is not given')
    .option(
      '--limit <N>',
      'how many decisions a match may take before the run ends with an error',
      `${USUAL_LIMIT}`,
    )
    .option('--json <FILE>', 'also write the results there, - for standard output instead of the table')
    .option('--adjust', 'also take the luck of draws out of the results: surer, and slower')
    .option('--worlds <N>', 'with --adjust: in how many imagined matches each decision is weighed')
    .option('--keep <FILE>', 'write down there what was played, and go on from there if it was broken off')
    .action(
      async (
        id: string,
        flags: Required<TableFlags> & {
          adjust?: true;
          worlds?: string;
          keep?: string;
          bots: string;
          games: string;
          seed: string;
          jobs?: string;
          limit: string;
          json?: string;
        },
      ) => {
        const game = await gameCalled(id);
        const config = configOf(game, flags.seats, flags.option);
        const bots = await botsOf(game, config, flags.bots);
        const games = wholeNumber('option --games', flags.games, 1, 1e9);
        const jobs = jobsOf(flags.jobs);
        const limit = wholeNumber('option --limit', flags.limit, 1, 1e9);
        const file =
          flags.json === undefined || flags.json === '-' ? undefined : openFile('option --json', flags.json);
        const names = bots.map((bot) => bot.name);
        const adjust = flags.adjust === true;
        const worlds =
          flags.worlds === undefined ? undefined : wholeNumber('option --worlds', flags.worlds, 1, 10_000);
        if (worlds !== undefined && !adjust)
          throw new UsageError('option --worlds: only --adjust weighs decisions');
        const plan = {
          game: id,
          config,
          bots: names,
          games,
          seed: flags.seed,
          limit,
          adjust,
          ...(worlds === undefined ? {} : { worlds }),
        };
        const kept = flags.keep === undefined ? undefined : keptRun(flags.keep, plan);
        const progress = new Progress();
        const began = performance.now();
        const tally = await simulate(plan, jobs, (share) => progress.update(share), kept);
        progress.end();
        const seconds = (performance.now() - began) / 1000;
        const results = report(game, plan, tally);
        const json = JSON.stringify(
          { ...results, speed: { jobs, seconds, matchesPerSecond: games / seconds } },
          null,
          2,
        );
        if (file !== undefined) {
          writeSync(file, `${json}\n`);
          closeSync(file);
        }
        if (flags.json === '-') say(json);
        else
          say(
            `${reportText(results)}\nmatches a second: ${round(games / seconds)} (${jobs} ${jobs === 1 ? 'thread' : 'threads'}, ${round(seconds)} s)`,
          );
      },
    );
}

/** Opened before the work begins, so that a wrong path is known at once. */
function openFile(where: string, path: string): number {
  try {
    return openSync(path, 'w');
  } catch (error) {
    throw new UsageError(`${where}: cannot write ${path} (${(error as Error).message})`);
  }
}

function addTranscripts(program: Command): void {
  withOptions(
    program
      .command('record')
      .description('let bots play a match and write its transcript to standard output')
      .argument('<GAME>', gameArgument())
      .requiredOption('--seats <N>', 'how many seats')
      .requiredOption('--seed <TEXT>', 'what the deal and the bots’ chance come from'),
  )
    .option('--bots <LIST>', 'one bot a seat, or one for all', 'random')
    .option('--legal', 'list every legal move beside each move')
    .action(
      async (id: string, flags: Required<TableFlags> & { seed: string; bots: string; legal?: true }) => {
        const game = await gameCalled(id);
        const config = configOf(game, flags.seats, flags.option);
        const bots = await botsOf(game, config, flags.bots);
        record(game, config, flags.seed, bots, flags.legal === true, say);
      },
    );
  program
    .command('verify')
    .description('check a transcript: every deal, every move and the result')
    .argument('<FILE>', 'a transcript, or - for standard input')
    .option('--fair', 'the record of an online match instead: also check that it was dealt fairly')
    .action(async (file: string, flags: { fair?: true }) => {
      if (flags.fair === true) {
        const { code, message } = await verifyFair(nameOf(file), await textOf(file));
        (code === 0 ? say : console.error)(message);
        process.exitCode = code;
        return;
      }
      const verdict = await verify(await textOf(file));
      if (isFlaw(verdict)) {
        console.error(flawText(nameOf(file), verdict));
        process.exitCode = flawCode(verdict);
        return;
      }
      const { game, match } = verdict;
      const { seats } = match.config;
      const decisions = match.actions.length;
      say(`${nameOf(file)}: ${game.id}, ${seats} seats, ${decisions} decisions, all legal, result as stated`);
    });
  program
    .command('replay')
    .description('tell a transcript move by move')
    .argument('<FILE>', 'a transcript, or - for standard input')
    .option('--plain', 'sentences only, nothing drawn: for screen readers')
    .option('--no-board', 'only what happens, not the table after it')
    .option('--json', 'a line of JSON a decision, cards by name and places by coordinates: for programs')
    .option('--lang <LANGUAGE>', 'en, de, fr or it; the system’s language if it is not given')
    .action(async (file: string, flags: { plain?: true; board: boolean; json?: true; lang?: string }) => {
      const language = languageOf(flags.lang, process.env);
      const paint = paintFor(process.stdout, process.env);
      const options = { language, plain: flags.plain === true, drawn: flags.board, paint };
      const text = await textOf(file);
      const flaw = await (flags.json === true ? replayJson(text, say) : replay(text, options, say));
      if (flaw === undefined) return;
      console.error(flawText(nameOf(file), flaw));
      process.exitCode = flawCode(flaw);
    });
}

function addReview(program: Command): void {
  program
    .command('review')
    .description('tell luck from skill in a finished match, and where more was to be had')
    .argument('<FILE>', 'a transcript, or - for standard input')
    .option('--json', 'one object for programs: shares of the victory from 0 to 1')
    .option('--depth <N>', 'how many times as closely as usual it looks', '1')
    .option('--keep <FILE>', 'keep what is found there while it is under way, and take it up again')
    .action(async (file: string, flags: { json?: true; depth: string; keep?: string }) => {
      const depth = wholeNumber('option --depth', flags.depth, 1, 1000);
      const course = await courseIn(await textOf(file));
      if (isFlaw(course)) {
        console.error(flawText(nameOf(file), course));
        process.exitCode = flawCode(course);
        return;
      }
      const progress = new Progress();
      const done = (share: number): void => progress.update(share);
      const wish = { depth, done, ...(flags.keep === undefined ? {} : { keep: flags.keep }) };
      const review = await reviewOf(course, wish);
      progress.end();
      say(
        flags.json === true ? JSON.stringify(reviewJson(course, review)) : await reviewText(course, review),
      );
    });
}

function addMeasures(program: Command): void {
  withOptions(
    program
      .command('perft')
      .description('count all sequences of decisions down to a depth')
      .argument('<GAME>', gameArgument())
      .requiredOption('--depth <D>', 'how many decisions')
      .requiredOption('--seed <TEXT>', 'what the deal comes from')
      .option('--seats <N>', 'how many seats; the fewest if it is not given'),
  ).action(async (id: string, flags: TableFlags & { depth: string; seed: string }) => {
    const game = await gameCalled(id);
    const config = configOf(game, flags.seats ?? `${game.seats.min}`, flags.option);
    const depth = wholeNumber('option --depth', flags.depth, 0, 100);
    const began = performance.now();
    const counts = perft(game, game.setup(config, flags.seed), depth);
    const seconds = (performance.now() - began) / 1000;
    say(columns([['depth', 'nodes'], ...counts.map((count, at) => [`${at}`, `${count}`])]));
    const nodes = counts.reduce((a, b) => a + b, 0);
    say(`nodes a second: ${round(nodes / seconds)}`);
  });
  withOptions(
    program
      .command('bench')
      .description('measure random play through the contract and how fast bots think, per CPU second')
      .argument('[GAME]', `${gameArgument()}; all if it is not given`)
      .option('--seats <N>', 'how many seats; the fewest if it is not given')
      .option('--rounds <N>', 'how many rounds; the median counts', '5')
      .option('--seconds <N>', 'how long a round of a game takes', '1'),
  ).action(async (id: string | undefined, flags: TableFlags & { rounds: string; seconds: string }) => {
    const games = await Promise.all((id === undefined ? Object.keys(GAMES) : [id]).map(gameCalled));
    const rounds = wholeNumber('option --rounds', flags.rounds, 1, 1000);
    const seconds = wholeNumber('option --seconds', flags.seconds, 1, 1000);
    const contenders = games.map((game) => {
      const config = configOf(game, flags.seats ?? `${game.seats.min}`, flags.option);
      return contractContender(game, config, `${game.id}, ${config.seats} seats`);
    });
    const progress = new Progress();
    const speeds = await race(contenders, { rounds, seconds }, (share) => progress.update(share));
    progress.end();
    say(speedText(contenders, speeds));
    const thoughts: [string, Thought][] = [];
    for (const game of games)
      for (const name of THINKERS) {
        const config = configOf(game, flags.seats ?? `${game.seats.min}`, flags.option);
        const thought = await thinkFor(game, config, name, seconds);
        if (thought !== undefined) thoughts.push([`${game.id}, ${config.seats} seats, ${name}`, thought]);
      }
    say(`\n${thoughtText(thoughts)}`);
  });
}

function addLadder(program: Command): void {
  program
    .command('ladder')
    .description(
      'let every level play the weaker ones, and the strongest play greedy, and write the tables down',
    )
    .argument('[GAME]', `${gameArgument()}; all if it is not given`)
    .option('--games <N>', 'how many matches a pairing', '400')
    .option('--seed <TEXT>', 'the same seed gives the same results', 'ladder')
    .option('--jobs <N>', 'how many threads; one a core if it is not given')
    .option('--seats <N>', 'only the pairings with N seats')
    .option('--bots <BOT,AGAINST>', 'only this pairing')
    .option('--write <FILE>', 'also write the tables there, as Markdown, each pairing as it ends')
    .option('--resume', 'leave out the pairings that the file has already, if their bots still decide so')
    .option(
      '--tidy',
      'play nothing, and take out of the file what was played by bots that decide otherwise now',
    )
    .option(
      '--code <COMMIT>',
      'the commit that is played, for the tables; the present one if it is not given',
    )
    .action(
      async (
        id: string | undefined,
        flags: {
          games: string;
          seed: string;
          jobs?: string;
          seats?: string;
          bots?: string;
          write?: string;
          resume?: true;
          tidy?: true;
          code?: string;
        },
      ) => {
        const games = await Promise.all((id === undefined ? Object.keys(GAMES) : [id]).map(gameCalled));
        if (flags.tidy === true && flags.write === undefined)
          throw new UsageError('option --tidy: which file is to be tidied? (--write FILE)');
        const seats =
          flags.seats === undefined ? undefined : wholeNumber('option --seats', flags.seats, 1, 31);
        const bots = flags.bots === undefined ? undefined : listed(flags.bots).join();
        const plan = {
          games: wholeNumber('option --games', flags.games, 1, 1e6),
          seed: flags.seed,
          jobs: jobsOf(flags.jobs),
          resume: flags.resume === true,
          tidy: flags.tidy === true,
          code: flags.code ?? presentCommit(),
          wants: ({ config, bot, against }: Rung) =>
            (seats ?? config.seats) === config.seats && (bots ?? `${bot},${against}`) === `${bot},${against}`,
        };
        await runLadder(games, flags.write === undefined ? plan : { ...plan, file: flags.write }, say);
      },
    );
}

function addNew(program: Command): void {
  program
    .command('new')
    .description('for whoever adds a game to this project')
    .command('game')
    .description('write the house of a new game, with a placeholder to be replaced piece by piece')
    .argument('<NAME>', 'what its folder and its commands are called, in small letters')
    .option('--letter <LETTER>', 'what the ids of its clauses begin with')
    .option('--seats <FROM-TO>', 'how many can play, such as 2-4')
    .option('--check', 'instead list what in the house is still the placeholder’s')
    .action((id: string, { letter, seats, check }: { letter?: string; seats?: string; check?: true }) => {
      const root = checkout(packageFolder());
      if (check === true) {
        const plan = planOfHouse(root, gameNamed(id));
        const left = placeholdersIn(root, plan);
        say(placeholderText(plan, left));
        if (left.length > 0) process.exitCode = 1;
        return;
      }
      const plan = planOf(id, letter, seats);
      for (const path of writeHouse(root, plan)) say(`${houseAt(id)}/${path}`);
      say(`\nIt can be played: npx tavola play ${id}. CONTRIBUTING.md tells what comes next;`);
      say(`npx tavola new game ${id} --check lists what is still the placeholder’s.`);
    });
}

export function programOf(): Command {
  const program = new Command('tavola')
    .description('Small-box games at one table: play them, simulate them, check them.')
    .version(version(), '--version', 'print the version')
    .usage('[options] [command]')
    .helpOption('-h, --help', 'print what can be typed')
    .helpCommand(false)
    .showSuggestionAfterError()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'tavola: ')) })
    .exitOverride();
  program.argument('[command]').action(async (command: string | undefined) => {
    if (command !== undefined) program.error(`error: unknown command '${command}'`);
    await chooseAndPlay(program);
  });
  addPlay(program);
  addSim(program);
  addTranscripts(program);
  addReview(program);
  addPuzzles(program, gameArgument());
  addMeasures(program);
  addLadder(program);
  addServing(program);
  addAdmin(program);
  addNew(program);
  return program;
}
