/**
 * Parsers accept or reject untrusted text without throwing: links, match files, pictures, messages. Inputs that reach
 * new code are mutated further.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import {
  FastRng,
  type Game,
  isTranscriptFlaw,
  isLinkFlaw,
  readGameId,
  listSeats,
  type MatchRecord,
  splitChecked,
  encodeRecord,
  parseConfig,
  readTranscript,
  joinWithCheck,
  Table,
  formatTranscript,
  framesFor,
  decodeRecord,
  isRefusal,
  viewOf,
  verifyTranscript,
} from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { parseMessage, SAYINGS, UpdateReader, UpdateWriter } from '../../src/protocol/index.ts';
import { writeText } from '../../src/web/insight/sharing/png.ts';
import { parseLink, readOpenedFile } from '../../src/web/insight/sharing/readOpenedFile.ts';
import { Coverage } from './coverage.ts';
import { mutate } from './mutate.ts';
import { GROWTH, LONG_RUN, rngFor, STALL } from './settings.ts';

const games = new Map<string, Game>(
  await Promise.all(Object.entries(GAME_LOADERS).map(async ([id, load]) => [id, await load()] as const)),
);

const records: readonly (readonly [Game, MatchRecord])[] = [...games.values()].map((game) => {
  const config = parseConfig(game, { seats: game.seats.max, options: {} });
  if ('expected' in config) throw new Error(`${config.at}: expected ${config.expected}`);
  const table = new Table(game, config, 'fuzz');
  const rng = new FastRng(1, 2, 3, 4);
  for (let decision = 0; decision < 30 && table.toAct !== 0; decision++) {
    const [seat] = listSeats(table.toAct);
    const legal = table.legal(seat);
    table.play(seat, legal[rng.below(legal.length)]);
  }
  return [game, table.record];
});
const links = records.map(([game, record]) => encodeRecord(game, record));

const PNG = readFileSync(join(import.meta.dirname, '../../src/web/public/icons/icon-192.png'));

/** The first decision of each game as a message for its seat, and the view that it changes. */
const updates = records.map(([game, { config, seed, actions }]) => {
  const table = new Table(game, config, seed);
  const before = table.readonlyState;
  const [[seat, action]] = actions;
  const played = table.play(seat, action, true);
  if (isRefusal(played)) throw new Error(played.clause);
  const { toAct } = table;
  const update = { version: 1, after: 3, actor: seat, byBot: false, undone: false, toAct, payoffs: null };
  const text = new UpdateWriter().encode(update, before, played.steps).textFor(seat);
  return { text, view: viewOf(before, seat), film: framesFor(played.steps, seat) };
});

/** Reads a message like the page: what is verified is the truth. */
function readUpdate(text: string): void {
  for (const { view, film } of updates) {
    const read = new UpdateReader(view).read(text, 0);
    if (read !== undefined) expect(read.film).toEqual(film);
  }
}

interface Target {
  readonly name: string;
  readonly corpus: readonly string[];
  readonly longest: number;
  readonly run: (input: string) => void;
}

/** Reads a link like the page; an accepted one must be the link of its match. */
function readLink(text: string): void {
  const game = games.get(readGameId(text));
  if (game === undefined) return;
  const record = decodeRecord(game, text);
  if (isLinkFlaw(record)) return;
  expect(decodeRecord(game, encodeRecord(game, record))).toEqual(record);
}

/** Adds the right checksum, so that mutations also reach the code behind the check. */
function withCheck(text: string): string {
  try {
    return joinWithCheck(text.split('.').slice(0, -1).map(decodeURIComponent));
  } catch {
    return text;
  }
}

const TARGETS: readonly Target[] = [
  {
    name: 'messages of a socket',
    longest: 2000,
    corpus: [
      '[3,17]',
      '{"t":"join","token":"0123456789abcdef0123456789abcdef","since":3}',
      '{"t":"sit","seat":1,"name":"Eve","token":"0123456789abcdef0123456789abcdef"}',
      '{"t":"bot","seat":2,"level":"easy"}',
      '{"t":"end","agree":true}',
      `{"t":"say","saying":"${SAYINGS[0]}"}`,
      '{"t":"absent","seat":0,"remedy":"wait"}',
    ],
    run: (input) => void parseMessage(input),
  },
  {
    name: 'updates from the server',
    longest: 2000,
    corpus: updates.map(({ text }) => text),
    run: readUpdate,
  },
  {
    name: 'links to a match',
    longest: 20_000,
    corpus: links,
    run: (input) => {
      readLink(input);
      readLink(withCheck(input));
      splitChecked(input);
      parseLink(`https://tavola.example/#/replay/${input}`);
    },
  },
  {
    name: 'match files',
    longest: 200_000,
    corpus: records.map(([game, record]) => formatTranscript(game, record).join('\n')),
    run: (input) => {
      const transcript = readTranscript(input);
      if (isTranscriptFlaw(transcript)) return;
      const game = games.get(transcript.header.game);
      if (game !== undefined) verifyTranscript(game, transcript);
    },
  },
  {
    name: 'files and pictures that are opened',
    longest: 200_000,
    corpus: [
      Buffer.from(writeText(PNG, links[0])).toString('latin1'),
      `<svg xmlns="http://www.w3.org/2000/svg"><metadata>${links[1]}</metadata></svg>`,
      `https://tavola.example/#/replay/${links[2]}?at=7`,
    ],
    run: (input) => void readOpenedFile('match.jsonl', Buffer.from(input, 'latin1')),
  },
];

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

function cpuTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const BATCH = 50;
/** Inputs kept in addition to the given ones: the newest, because they are most likely to lead on. */
const KEPT = 400;

test.each(TARGETS)('$name: accepts or rejects any text', async ({ name, corpus, longest, run }) => {
  const inputs = LONG_RUN === null ? 2_000 : Math.ceil(LONG_RUN / 2 / TARGETS.length);
  const rng = rngFor(name);
  const found: string[] = [];
  const coverage = new Coverage();
  await coverage.start();
  const tryInput = (input: string): void => {
    try {
      run(input);
    } catch (error) {
      throw new Error(`${name} threw at ${JSON.stringify(input.slice(0, 4000))}`, { cause: error });
    }
  };
  let heapAtHalf = 0;
  try {
    for (let tried = 0; tried < inputs; tried += BATCH) {
      if (LONG_RUN !== null && heapAtHalf === 0 && tried >= inputs / 2) heapAtHalf = heapInUse();
      const known = [...corpus, ...found.slice(-KEPT)];
      const batch = Array.from({ length: BATCH }, () => mutate(rng, known, longest));
      for (const input of batch) {
        const took = cpuTime(() => tryInput(input));
        // Only a repeated stall is the input's fault and not the garbage collector's.
        if (LONG_RUN !== null && took > STALL)
          expect(
            Math.min(...[1, 2, 3].map(() => cpuTime(() => tryInput(input)))),
            `CPU milliseconds of ${input.slice(0, 4000)}`,
          ).toBeLessThan(STALL);
      }
      if ((await coverage.countNewBlocks()) > 0)
        for (const input of batch) if (found.push(input) > 4 * KEPT) found.splice(0, KEPT);
    }
  } finally {
    await coverage.stop();
  }
  if (LONG_RUN !== null) {
    found.length = 0;
    expect(heapInUse() - heapAtHalf, 'bytes that stayed').toBeLessThan(GROWTH);
  }
});
