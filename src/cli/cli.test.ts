/** The built command line, run as a user would run it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadBot, loadGame, simulate } from '../engine/index.ts';
import { GAMES } from '../games/index.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'tavola-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function tavola(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin', 'tavola.js'), ...args], {
    encoding: 'utf8',
    input,
    env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  return { code: status, out: stdout, err: stderr.replaceAll('tavola: building …\n', '') };
}
const words = (line: string): string[] => line.split(' ');

describe('help', () => {
  test('every command prints its help with --help, and exits with 0', () => {
    for (const command of ['sim', 'admin block']) {
      const { code, out, err } = tavola([...words(command), '--help']);
      expect({ command, code, err }).toEqual({ command, code: 0, err: '' });
      expect(out).toMatch(new RegExp(`^Usage: tavola ${command} `));
    }
  });
  test('tavola without arguments prints its help into a pipe', () => {
    const alone = tavola([]);
    expect(alone.code).toBe(0);
    expect(alone.out).toBe(tavola(['--help']).out);
    expect(tavola(['--version']).out).toMatch(/^\d+\.\d+\.\d+(-rc\.\d+)?\n$/);
  });
});

describe('bad usage exits with 2, names the mistake and points to the help', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['chess', "unknown command 'chess'"],
    ['--frob', "unknown option '--frob'"],
    ['play', "missing required argument 'GAME'"],
    ['new game class --letter Z --seats 2', 'argument NAME: expected a name of 3 to 20 small letters'],
    ['new game punto --letter Z --seats 2', 'argument NAME: src/games/punto already exists'],
    ['new game salon --letter P --seats 2', 'option --letter: P is already the clause letter of Punto'],
    [
      'new game salon --seats 2',
      'option --letter: expected a capital letter for its clauses, not T, got nothing',
    ],
    ['new game salon --letter Z --seats 9', 'option --seats: expected FROM-TO between 2 and 8'],
    ['new game salon --check', 'argument NAME: there is no game in src/games/salon'],
    ['play chess', 'argument GAME: expected one of '],
    ['play punto --seats 7', 'option --seats: expected a whole number from 2 to 4, got 7'],
    ['play punto --lang es', 'option --lang: expected one of en, de, fr, it, got es'],
    ['record punto --seats 2', "required option '--seed <TEXT>' not specified"],
    ['record punto --seats two --seed x', 'option --seats: expected a whole number from 2 to 4, got two'],
    ['record punto --seats 2 --seed x --option teams', 'option --option: expected KEY=VALUE, got teams'],
    ['record punto --seats 2 --seed x --option speed=1', 'option --option: expected one of teams, reveal'],
    [
      'record punto --seats 2 --seed x --option teams=maybe',
      'option --option teams: expected true or false, got maybe',
    ],
    [
      'record punto --seats 2 --seed x --option roundsToWin=6',
      'option --option roundsToWin: expected a whole number from 1 to 5, got 6',
    ],
    [
      'record punto --seats 3 --seed x --option teams=true',
      'option --option teams: expected a table of 4 seats, got true',
    ],
    [
      'record punto --seats 2 --seed x --option reveal=turn --option reveal=ahead',
      'option --option reveal: given twice',
    ],
    ['record punto --seats 2 --seed x --bots random,random,random', 'option --bots: expected 2 names'],
    [
      'record punto --seats 2 --seed x --start 3',
      'option --start: expected a whole number from 1 to 2, got 3',
    ],
    [
      'record jericho --seats 3 --seed x --start 0',
      'option --start: expected a whole number from 1 to 3, got 0',
    ],
    ['play campos --start me', 'option --start: expected a whole number from 1 to 2, got me'],
    [
      'record schicht --seats 2 --seed x --start 1',
      'option --start: leave it out for schicht, in which all seats choose at the same time',
    ],
    [
      'sim punto --seats 2 --bots clever --games 1 --seed x',
      'option --bots: expected any of random, greedy,',
    ],
    [
      'sim punto --seats 2 --bots random --games 0 --seed x',
      'option --games: expected a whole number from 1',
    ],
    [
      'sim punto --seats 2 --bots random --games 1 --seed x --jobs 0',
      'option --jobs: expected a whole number from 1',
    ],
    ['perft punto --depth deep --seed x', 'option --depth: expected a whole number from 0 to 100, got deep'],
    ['verify', "missing required argument 'FILE'"],
    ['verify no-such-file.jsonl', 'argument FILE: cannot read no-such-file.jsonl'],
    ['bench punto --rounds none', 'option --rounds: expected a whole number from 1'],
  ];
  for (const [line, message] of cases)
    test(line, () => {
      const { code, out, err } = tavola(words(line));
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(message);
      expect(err).toMatch(/\nRun "tavola[a-z ]* --help" for usage and examples\.\n$/);
    });
  test("the help it points to is the command's own", () => {
    expect(tavola(words('admin block account Eve')).err).toContain('Run "tavola admin block --help"');
  });
});

describe('record, verify, replay', () => {
  const record = tavola(
    words('record punto --seats 3 --seed golden --option reveal=ahead --bots greedy --legal'),
  );
  const file = join(folder, 'match.jsonl');
  writeFileSync(file, record.out);

  test.each(['1', '2', '3'])('--start %s lets that seat start', (start) => {
    const { code, out } = tavola(words(`record jericho --seats 3 --seed x --start ${start}`));
    expect(code).toBe(0);
    const deal = JSON.parse(out.split('\n')[1]) as { deal: { start: number } };
    // A transcript counts seats from 0.
    expect(deal.deal.start).toBe(Number(start) - 1);
    expect(tavola(['verify', '-'], out).code).toBe(0);
  });
  test('--start chooses who starts a match in the terminal', () => {
    const play = (start: string): string =>
      tavola(words(`play punto --plain --bots Ada,Ben --seed x --start ${start}`), 'quit\n').out;
    expect(play('1')).toContain('Ada to move.');
    expect(play('2')).toContain('Ben to move.');
  });
  test('a record is reproducible and verifies', () => {
    expect(record.code).toBe(0);
    expect(
      tavola(words('record punto --seats 3 --seed golden --option reveal=ahead --bots greedy --legal')).out,
    ).toBe(record.out);
    const bare = tavola(
      words('record punto --seats 3 --seed golden --option reveal=ahead --bots greedy'),
    ).out;
    expect(record.out.replaceAll(/,"legal":\[.*?\]/g, '')).toBe(bare);
    expect(tavola(['verify', file])).toEqual({
      code: 0,
      out: expect.stringMatching(
        /match\.jsonl: punto, 3 seats, \d+ decisions, all legal, result as stated\n$/,
      ),
      err: '',
    });
    expect(tavola(['verify', '-'], record.out).code).toBe(0);
  });
  test('a wrong line exits with 1, a file that is not a transcript with 2', () => {
    const lines = record.out.trimEnd().split('\n');
    const wrong = tavola(['verify', '-'], lines.toSpliced(3, 1).join('\n'));
    expect(wrong).toMatchObject({ code: 1, out: '' });
    expect(wrong.err).toBe('standard input: line 4 breaks P8: It is not your turn.\n');
    const none = tavola(['verify', '-'], 'hello\n');
    expect(none).toMatchObject({ code: 2, out: '' });
    expect(none.err).toBe('standard input: not a transcript, line 1 (T1): this line is not JSON\n');
    expect(tavola(['replay', '-'], 'hello\n')).toMatchObject({ code: 2, out: '' });
    expect(tavola(['replay', '-'], lines.slice(0, -1).join('\n'))).toMatchObject({ code: 1, out: '' });
  });
  test('bytes that are not text are not a transcript', () => {
    const bytes = join(folder, 'bytes');
    writeFileSync(bytes, Buffer.from([0x7b, 0xff, 0xfe, 0x7d]));
    expect(tavola(['verify', bytes])).toMatchObject({ code: 2, out: '' });
  });
  test('a replay prints every move, with or without the table', () => {
    const bare = tavola(['replay', file, '--no-board']);
    expect(bare).toMatchObject({ code: 0, err: '' });
    const moves = record.out.split('\n').filter((line) => line.includes('"move"')).length;
    expect(bare.out.match(/^\d+\. Seat \d: -?\d -?\d$/gm)).toHaveLength(moves);
    expect(bare.out).toContain('The match is over.');
    expect(bare.out).not.toContain('y\\x');
    expect(tavola(['replay', file]).out).toContain('y\\x');
    const plain = tavola(['replay', file, '--plain', '--lang', 'de']).out;
    expect(plain).toContain('Spalte 0, Zeile 0: ');
    expect(plain).not.toContain('y\\x');
  });
  test('a replay shows the cards of the transcript, whatever the seed would deal', () => {
    const other = record.out.replace('"golden"', '"other"');
    const { code, out } = tavola(['replay', '-', '--no-board'], other);
    expect(code).toBe(0);
    expect(out).toContain('Round 2 is dealt');
    expect(out).toBe(tavola(['replay', file, '--no-board']).out);
  });
  test('a reader that stops early causes no error', () => {
    const { stderr, stdout } = spawnSync(
      'sh',
      ['-c', `"${process.execPath}" "${join(root, 'bin', 'tavola.js')}" replay "${file}" | head -n 1`],
      { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
    );
    expect(stdout).toContain('Seat 1, Seat 2 and Seat 3');
    expect(stderr.replaceAll('tavola: building …\n', '')).toBe('');
  });
});

test("a hint shows the strongest bot's move, its estimate, and why", () => {
  const { code, out } = tavola(['play', 'schicht', '--seats', '2', '--seed', 'hint', '--lang', 'en'], 'h\n');
  expect(code).toBe(0);
  const ways = out.match(/^\S+: \d+% chance of winning$(\n  \S.*)+/gm) ?? [];
  expect(ways.length).toBeGreaterThan(1);
  for (const way of ways) expect(way).toMatch(/\n  (Laid|As the table lies|Leaves|Nothing|But it)/);
});

describe('every game', () => {
  for (const {
    id,
    letter,
    seats: [min, max],
  } of GAMES)
    test(`${id} can be recorded, verified, replayed and played`, () => {
      for (const seats of [min, max]) {
        const match = tavola(['record', id, '--seats', `${seats}`, '--seed', 'every', '--legal']);
        expect(match).toMatchObject({ code: 0, err: '' });
        expect(tavola(['verify', '-'], match.out)).toMatchObject({ code: 0, err: '' });
        expect(tavola(['replay', '-'], match.out)).toMatchObject({ code: 0, err: '' });
      }
      const bots = Array.from({ length: min }, () => 'random').join(',');
      const whole = tavola(['play', id, '--seats', `${min}`, '--bots', bots, '--seed', 'every', '--plain']);
      expect(whole).toMatchObject({ code: 0, err: '' });
      expect(whole.out).toMatch(/^Scores: /m);
      const asked = tavola(['play', id, '--seed', 'every', '--lang', 'fr'], '?\nrules\n');
      expect(asked).toMatchObject({ code: 0, err: '' });
      expect(asked.out).toContain('La saisie est terminée');
      expect(asked.out).toMatch(new RegExp(`^${letter}1 \\S`, 'm'));
    });
});

describe('playing through a pipe', () => {
  test('handles moves, refusals and commands, and ends without an error', () => {
    const typed = ['?', '5 5', 'undo', '0 0', '0 9', '? all', 'rules P9', 'up', 'log', 'undo'];
    const { code, out, err } = tavola(words('play punto --seed pipe --bots me,random'), typed.join('\n'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Seat 1 (you) and Seat 2 (random).');
    expect(out).toMatch(/\d legal moves?:/);
    expect(out).toContain('There is nothing to undo yet.');
    expect(out).toContain('The first card of a round goes in the middle. (P7; “rules P7” prints it)');
    expect(out).toContain('(P11; “rules P11” prints it)');
    expect(out).toMatch(/Seat 2 \(random\) places /);
    expect(out).toContain('“up” is not a move.');
    expect(out).toMatch(/^P9 /m);
    expect(out).toContain('You cannot undo it: ');
    expect(out).toContain('The input has ended; the match stops here.');
    expect(out).not.toContain('\u001B');
  });
  test('plays a whole match of bots', () => {
    const { code, out } = tavola(
      words(
        'play punto --seats 4 --option teams=true --bots greedy,random,greedy,random --seed whole --plain --lang fr',
      ),
    );
    expect(code).toBe(0);
    expect(out).toContain('La partie est finie.');
    expect(out).toContain('Place 1 (glouton) et Place 3 (glouton)');
    expect(out).not.toContain('y\\x');
  });
});

describe('sim', () => {
  test('gives the same result with any number of threads', () => {
    const run = (jobs: number): unknown => {
      const json = join(folder, `sim-${jobs}.json`);
      const line = `sim punto --seats 3 --bots greedy,random,random --games 100 --seed s --jobs ${jobs} --json ${json}`;
      const { code, err, out } = tavola(words(line));
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain('random ×2');
      const { speed, ...results } = JSON.parse(readFileSync(json, 'utf8')) as { [key: string]: unknown };
      expect(speed).toMatchObject({ jobs });
      return results;
    };
    const one = run(1);
    expect(run(2)).toEqual(one);
    expect(run(5)).toEqual(one);
    expect(one).toMatchObject({ game: 'punto', seats: 3, games: 100, seed: 's' });
  });
  test('prints results instead of a table on request', () => {
    const { out } = tavola(words('sim punto --seats 2 --bots random --games 3 --seed s --jobs 1 --json -'));
    expect(JSON.parse(out)).toMatchObject({ games: 3, bots: [{ bot: 'random', seats: 2, fair: 1 }] });
  });
  test.each([
    ['schicht', 3, ['greedy', 'random', 'random'], { silver: true }, 100],
    ['punto', 2, ['greedy'], {}, 21],
  ])('gives the report that a program gets from simulate: %s', async (id, seats, names, options, matches) => {
    const typed = Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${value}`]);
    const plan = `sim ${id} --seats ${seats} --bots ${names.join(',')} --games ${matches} --seed s --json -`;
    const { speed, ...printed } = JSON.parse(tavola([...words(plan), ...typed]).out) as { speed: unknown };
    expect(speed).toBeDefined();
    const bots = await Promise.all(names.map((name) => loadBot(id, name)));
    const report = simulate(await loadGame(id), bots, { matches, seed: 's', seats, options });
    expect(JSON.parse(JSON.stringify(report))).toEqual(printed);
  });
  test.each([1, 2])('names a match that does not end, with %s threads', (jobs) => {
    const line = `sim punto --seats 2 --bots random --games 40 --seed s --jobs ${jobs} --limit 3`;
    const { code, out, err } = tavola(words(line));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^tavola: a match does not end within 3 decisions: seed s\/\d+, seat [01] begins, bots by seat random, random; --limit N allows longer matches\n$/,
    );
  });
});

describe('perft', () => {
  // Counted by the second implementation in test/reference.
  const known: readonly (readonly [string, readonly number[]])[] = [
    ['--seed a', [1, 1, 9, 104, 1464]],
    ['--seed b --seats 3 --option reveal=ahead', [1, 1, 8, 88, 1464]],
    ['--seed c --seats 4 --option teams=true', [1, 1, 9, 96, 1568]],
  ];
  for (const [flags, counts] of known)
    test(flags, () => {
      const { code, out } = tavola(words(`perft punto --depth 4 ${flags}`));
      expect(code).toBe(0);
      const rows = [...out.matchAll(/^\d +(\d+)$/gm)].map((row) => Number(row[1]));
      expect(rows).toEqual(counts);
    });
});
