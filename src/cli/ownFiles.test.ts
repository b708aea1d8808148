/** `./path.js` for a game's id or a bot's name, in every command that takes one. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadGame } from './console/arguments.ts';
import { createProgram } from './program.ts';
import { findMiningSetup } from './puzzles/miningRun.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'tavola-own-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command in the folder of the files; arguments contain no spaces. */
function tavola(line: string, input = '') {
  const args = [join(root, 'bin/tavola.js'), ...line.split(' ')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    cwd: folder,
    input,
    env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  return { code: status, out: stdout, err: stderr.replaceAll('tavola: building …\n', '') };
}

const file = (name: string, text: string): void => writeFileSync(join(folder, name), text);

const NIM = readFileSync(join(root, 'test/nim.mjs'), 'utf8');
file('nim.mjs', NIM);
/** Leaves a multiple of four where it can, and never loses from ten. */
file(
  'perfect.mjs',
  `export default (game) => {
    if (game.id !== 'nim') throw new Error('this bot plays nim only');
    return {
      name: 'perfect',
      choose: ({ shared }, legal) => legal.find((action) => (shared.left - action - 1) % 4 === 0) ?? legal[0],
    };
  };`,
);
file('last.mjs', `export default { name: 'last', choose: (view, legal) => legal.at(-1) };`);

const NIM_PATHS = ['./nim.mjs', join(folder, 'nim.mjs')];

describe('a game from a file', () => {
  const record = tavola('record ./nim.mjs --seats 2 --seed s --bots ./perfect.mjs,random --legal');
  file('match.jsonl', record.out);

  test.each(NIM_PATHS)('is recorded by its path %s', (path) => {
    const { code, out, err } = tavola(
      `record ${path} --seats 2 --seed s --bots ./perfect.mjs,random --legal`,
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(record.out);
    expect(JSON.parse(out.split('\n')[0])).toMatchObject({ game: 'nim' });
    expect(out).toContain('"winners":[0]');
  });

  test('is played in a terminal, with moves by name', () => {
    const { code, out, err } = tavola('play ./nim.mjs --seed s --bots ./perfect.mjs', 'take 7\nh\ntake 3\n');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('“take 7” is not a move.');
    expect(out).toContain('{"type":"took","seat":0,"count":3}');
    expect(out).toContain('left: 4');
    expect(out).toMatch(/take \d: \d+% chance of winning/);
  });
  test('is played by its default bots, in every language', () => {
    for (const lang of ['en', 'de', 'fr', 'it']) {
      const { code, out, err } = tavola(`play ./nim.mjs --seed s --bots medium,greedy --lang ${lang}`);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain('expected any of random, search, easy, medium, hard, expert, master, ./FILE.js,');
      expect(tavola(`play ./nim.mjs --seed s --lang ${lang}`, 'rules\n')).toMatchObject({ code: 0, err: '' });
    }
  });

  test('is simulated with equal results by one and by two threads', () => {
    const run = (jobs: number): object => {
      const { code, out, err } = tavola(
        `sim ./nim.mjs --seats 2 --bots ./perfect.mjs,easy --games 20 --seed s --json - --jobs ${jobs}`,
      );
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const { speed, ...results } = JSON.parse(out) as { speed: object; bots: { bot: string }[] };
      expect(speed).toMatchObject({ jobs });
      return results;
    };
    const one = run(1);
    expect(run(2)).toEqual(one);
    expect(one).toMatchObject({ game: 'nim', games: 20, bots: [{ bot: './perfect.mjs' }, { bot: 'easy' }] });
  });
  test('is simulated with --adjust', () => {
    const { code, err } = tavola(
      'sim ./nim.mjs --seats 2 --bots easy,random --games 2 --seed s --jobs 1 --adjust --worlds 2',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('has its transcript verified, replayed and reviewed with --game', () => {
    expect(tavola('verify match.jsonl --game ./nim.mjs')).toEqual({
      code: 0,
      out: expect.stringMatching(
        /^match\.jsonl: nim, 2 seats, \d+ decisions, all legal, result as stated\n$/,
      ),
      err: '',
    });
    const replayed = tavola('replay match.jsonl --game ./nim.mjs');
    expect(replayed).toMatchObject({ code: 0, err: '' });
    expect(replayed.out).toMatch(/^1\. Seat 1: take \d$/m);
    expect(tavola('replay match.jsonl --game ./nim.mjs --json').out).toContain('"move":{"type":"take"');
    const review = tavola('review match.jsonl --game ./nim.mjs');
    expect(review).toMatchObject({ code: 0, err: '' });
    expect(review.out).toMatch(/^nim, 2 seats/);
    expect(tavola('verify match.jsonl')).toMatchObject({ code: 2, out: '' });
    const moves = record.out.replace('"count":2', '"count":4');
    expect(tavola('verify - --game ./nim.mjs', moves)).toMatchObject({ code: 1, out: '' });
  });

  test('works with perft, bench and puzzles', async () => {
    expect(tavola('perft ./nim.mjs --depth 2 --seed s').out).toMatch(/^2 +9$/m);
    expect(tavola('bench ./nim.mjs --rounds 1 --seconds 1').out).toContain('nim, 2 seats, expert');
    // A search for puzzles takes a minute; this only loads its bots.
    const { master, expert } = await findMiningSetup(await loadGame(join(folder, 'nim.mjs')));
    expect([typeof master.ponder, typeof expert.estimate]).toEqual(['function', 'function']);
    expect(tavola('puzzles ./nim.mjs --list')).toEqual({ code: 0, out: '', err: '' });
  });
});

describe('a bot from a file', () => {
  test('plays a built-in game in every command that takes bots', () => {
    for (const line of [
      'record campos --seats 2 --seed s --bots ./last.mjs,random',
      'play punto --seed s --bots ./last.mjs,random --plain',
      'sim punto --seats 2 --seed s --bots ./last.mjs,random --games 4 --jobs 2',
    ])
      expect({ line, ...tavola(line) }).toMatchObject({ line, code: 0, err: '' });
  });
  test('that chooses an illegal action ends the run', () => {
    file('rogue.mjs', `export default { name: 'rogue', choose: () => -1 };`);
    for (const jobs of [1, 2]) {
      const { code, out, err } = tavola(
        `sim punto --seats 2 --seed s --bots ./rogue.mjs,random --games 4 --jobs ${jobs}`,
      );
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(
        'tavola: ./rogue.mjs: it has chosen -1, which is not one of the legal decisions [',
      );
    }
  });
});

describe('an error names a wrong file, and the expected export', () => {
  mkdirSync(join(folder, 'some'));
  file('none.mjs', 'export const game = 1;');
  file('broken.mjs', 'export default {');
  file('number.mjs', 'export default 7;');
  file('half.mjs', `export default { id: 'half', version: 1, setup() {} };`);
  file('punto.mjs', NIM.replace("id: 'nim'", "id: 'punto'"));
  const cases: readonly (readonly [path: string, game: string, bot: string])[] = [
    ['./missing.mjs', 'there is no file ./missing.mjs', 'there is no file ./missing.mjs'],
    ['./some', './some is not a file', './some is not a file'],
    ['./broken.mjs', 'cannot load ./broken.mjs (SyntaxError: ', 'cannot load ./broken.mjs (SyntaxError: '],
    [
      './none.mjs',
      './none.mjs has no default export; expected "export default" with a game (docs/guide/game.md)',
      './none.mjs has no default export; expected "export default" with a bot, { name, choose }, or a function from a game to a bot (docs/guide/bot.md)',
    ],
    [
      './number.mjs',
      'the default export of ./number.mjs is not a game (docs/guide/game.md): it is 7',
      'the default export of ./number.mjs is not a bot, { name, choose }, or a function from a game to a bot (docs/guide/bot.md): it is 7',
    ],
    [
      './half.mjs',
      'the default export of ./half.mjs is not a game (docs/guide/game.md): it is an object without seats (object), options (object), clone (function), ',
      'the default export of ./half.mjs is not a bot',
    ],
    [
      './perfect.mjs',
      'the default export of ./perfect.mjs is not a game (docs/guide/game.md): it is a function',
      'the function of ./perfect.mjs failed for punto (Error: this bot plays nim only)',
    ],
    [
      './punto.mjs',
      'the game of ./punto.mjs has the id of a built-in game, punto; give it another id',
      'the default export of ./punto.mjs is not a bot',
    ],
  ];
  test.each(cases)('%s', (path, game, bot) => {
    const wrong = (line: string, message: string): void => {
      const { code, out, err } = tavola(line);
      expect({ line, code, out }).toEqual({ line, code: 2, out: '' });
      expect(err).toContain(message);
    };
    wrong(`record ${path} --seats 2 --seed s`, `tavola: argument GAME: ${game}`);
    wrong(`record punto --seats 2 --seed s --bots ${path},random`, `tavola: option --bots: ${bot}`);
    wrong(`verify match.jsonl --game ${path}`, `tavola: option --game: ${game}`);
  });
  test('puzzles are written only to a folder of this repository', () =>
    expect(tavola('puzzles ./nim.mjs --write 3')).toMatchObject({
      code: 2,
      err: expect.stringContaining('only the games of this repository have a folder'),
    }));
});

test('every help text of a command that takes a game or bot mentions files', () => {
  for (const command of createProgram().commands) {
    const takesGame = command.registeredArguments.some((argument) => argument.name() === 'GAME');
    const bots = command.options.find(({ long }) => long === '--bots');
    if (takesGame) expect(command.registeredArguments[0].description).toContain('./FILE.js');
    if (bots !== undefined)
      expect({ at: command.name(), about: bots.description }).toMatchObject({
        about: expect.stringContaining('./FILE.js'),
      });
  }
});
