/** Outside programs as bots, run by the built command line. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { askThread } from './outsideBot.ts';
import { readAnswer } from './outsideProtocol.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'tavola-outside-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function tavola(words: string, bots: string) {
  const args = [join(root, 'bin', 'tavola.js'), ...words.split(' '), bots];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    cwd: folder,
    input: '',
  });
  return { code: status, out: stdout, err: stderr.replaceAll('tavola: building …\n', '') };
}

const sim = (command: string, jobs: number) =>
  tavola(`sim punto --seats 2 --games 2 --seed s --jobs ${jobs} --json - --bots`, `exec:${command},random`);

const ONE_ROUND = 'record punto --seats 2 --seed s --option roundsToWin=1 --bots';

function playAgainstRandom(command: string) {
  const { code, out, err } = sim(command, 1);
  expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
  const { bots } = JSON.parse(out) as { bots: { bot: string; faults: number }[] };
  return { faults: bots[0].faults, othersFaults: bots[1].faults, err };
}

function program(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return `"${process.execPath}" ${name}`;
}

/** A program of version 2; `onMove` is what it does with a `question`, by default playing the first legal move. */
const player = (onMove: string, before = ''): string => `
  const fs = require('node:fs');
  const say = (answer) => console.log(JSON.stringify(answer));
  ${before}
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const question = JSON.parse(line);
    if (question.type === 'hello') say({ protocol: 2 });
    if (question.type === 'move') { ${onMove} }
  });`;
const FIRST = 'say({ id: question.id, move: 0 });';

interface Line {
  readonly type: string;
  readonly match: number;
  readonly seat: number;
  readonly events: readonly { readonly type: string; readonly seat?: number }[];
  readonly view?: { readonly shared: { readonly laid: readonly unknown[] } };
  readonly result?: { readonly winners: readonly number[] };
}

const readLines = (file: string): Line[] =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

describe('the lines of version 2', () => {
  const heard = `fs.writeFileSync('heard', ''); process.stdin.on('data', (bytes) => fs.appendFileSync('heard', bytes));`;

  test('greet, ask, report events, and report the result', () => {
    const { faults, othersFaults } = playAgainstRandom(
      program('good.cjs', player('say({ id: question.id, move: question.legal.length - 1 });', heard)),
    );
    expect([faults, othersFaults]).toEqual([0, 0]);
    const [hello, ...lines] = readLines('heard');
    expect(hello).toEqual({ type: 'hello', protocol: 2, game: 'punto', options: {}, seats: 2, ms: 1000 });
    const first = lines.find(({ type }) => type === 'move')!;
    expect(Object.keys(first)).toEqual(['type', 'id', 'match', 'seat', 'events', 'view', 'legal']);
    // Cards by name, places by coordinates; secrets of other seats are missing.
    const text = JSON.stringify(lines);
    expect(text).toMatch(/"laid":\[\{"x":0,"y":0,"card":"(red|green|blue|yellow)-\d"\}/);
    expect(text).not.toContain('hidden');
    for (const match of [1, 2]) {
      const ofMatch = lines.filter((line) => line.match === match);
      expect(new Set(ofMatch.map(({ seat }) => seat)).size).toBe(1);
      const end = ofMatch.at(-1)!;
      expect(end.type).toBe('end');
      expect(Object.keys(end)).toEqual(['type', 'match', 'seat', 'events', 'result']);
      expect(end.result!.winners.length).toBe(1);
      // At each question, the events so far are those that led to its view.
      const told: string[] = [];
      for (const { events, view } of ofMatch) {
        told.push(...events.map(({ type }) => type));
        const ofRound = told.slice(told.lastIndexOf('roundDealt') + 1);
        if (view !== undefined)
          expect(ofRound.filter((type) => type === 'placed').length).toBe(view.shared.laid.length);
      }
      expect(told.at(-1)).toBe('matchOver');
    }
  });

  test.each([
    ['record', 'record punto --seats 2 --seed s --option roundsToWin=1 --bots', 1],
    ['sim in one thread', 'sim punto --seats 2 --games 6 --seed s --jobs 1 --bots', 6],
    ['sim in three threads', 'sim punto --seats 2 --games 6 --seed s --jobs 3 --bots', 6],
  ])('report the result of every match before %s ends', (name, words, matches) => {
    const notes = name.replaceAll(' ', '-');
    const command = program(
      'listens.cjs',
      player(
        FIRST,
        `process.stdin.on('data', (bytes) => fs.appendFileSync(process.argv[2] + process.pid, bytes));`,
      ),
    );
    expect(tavola(words, `exec:${command} ${notes}-,random`).code).toBe(0);
    const programs = readdirSync(folder).filter((file) => file.startsWith(`${notes}-`));
    const ends = programs.flatMap((file) => readLines(file).filter(({ type }) => type === 'end'));
    expect(ends.length).toBe(matches);
    for (const file of programs) expect(readLines(file).at(-1)!.type).toBe('end');
  });

  test('do not contain the seed, from which hidden cards could be computed', () => {
    const seed = 'a-seed-to-look-for';
    const command = program('good.cjs', player(FIRST, heard));
    tavola(`record punto --seats 2 --seed ${seed} --bots`, `exec:${command},random`);
    expect(readLines('heard').at(-1)!.type).toBe('end');
    expect(readFileSync(join(folder, 'heard'), 'utf8')).not.toContain(seed);
  });

  test("keep the program's standard error visible", () => {
    const { err, faults } = playAgainstRandom(
      program('talks.cjs', player(`if (question.id < 4) console.error('I think'); ${FIRST}`)),
    );
    expect(faults).toBe(0);
    expect(err).toContain('I think\n');
  });
});

describe('an answer', () => {
  const question = { id: 7, line: '', count: 3 };

  test('belongs to the question with its number, otherwise it is dropped', () => {
    expect(readAnswer('{"id":7,"move":2}', question)).toEqual({ id: 7, move: 2 });
    expect(readAnswer('{"id":6,"move":2}', question)).toBeUndefined();
    for (const line of [
      '{"move":2}',
      '{"id":8,"move":2}',
      '{"id":7,"move":3}',
      '{"id":7,"move":1.5}',
      'null',
      'no',
    ])
      expect(readAnswer(line, question), line).toMatchObject({ id: 7, hasEnded: false });
  });

  test('to an earlier question is not taken for the next, even if it arrives in between', () => {
    const { port1, port2 } = new MessageChannel();
    const shared = new Int32Array(new SharedArrayBuffer(8));
    // The thread's reply to question 1 arrives after its timeout, the one to question 2 in time.
    port2.postMessage({ id: 1, move: 1 });
    port2.postMessage({ id: 2, move: 2 });
    shared[0] = 2;
    expect(askThread(port1, shared, { ...question, id: 2 }, 1000)).toEqual({ id: 2, move: 2 });
    port2.postMessage({ id: 3, move: 0 });
    shared[0] = 3;
    expect(askThread(port1, shared, { ...question, id: 3 }, 1000)).toEqual({ id: 3, move: 0 });
    port1.close();
  });

  test('that is repeated, late and illegal does no harm', () => {
    const { faults } = playAgainstRandom(
      program('repeats.cjs', player(`say({ id: question.id - 1, move: -1 }); ${FIRST}`)),
    );
    expect(faults).toBe(0);
  });

  test('that is late is dropped, and the program plays on', () => {
    const late = program(
      'late.cjs',
      player(
        `if (++count === 3) held = question.id;
         else { if (held > 0) say({ id: held, move: -1 }); held = 0; ${FIRST} }`,
        `let count = 0; let held = 0; fs.appendFileSync('starts', 'x');`,
      ),
    );
    const { code, err } = tavola(ONE_ROUND, `exec:${late},random`);
    expect({ code, err }).toEqual({
      code: 0,
      err: `tavola: exec:${late}: it has not answered within 2000 ms; a random legal move is played instead\n`,
    });
    expect(readFileSync(join(folder, 'starts'), 'utf8')).toBe('x');
  });

  test('that is illegal or not JSON is replaced and counted', () => {
    const bad = playAgainstRandom(
      program('bad.cjs', player("console.log(question.legal.length % 2 ? 'what?' : '{\"move\":0}');")),
    );
    expect(bad.faults).toBeGreaterThan(4);
    expect(bad.othersFaults).toBe(0);
    expect(bad.err).toContain('a random legal move is played instead');
  });
});

describe('a program', () => {
  test('that crashes is restarted with the whole match so far, and the fault is counted', () => {
    const crash = program(
      'crash.cjs',
      player(
        `fs.appendFileSync('lines', line + '\\n');
         if (++count === 3 && !fs.existsSync('crashed')) { fs.writeFileSync('crashed', ''); process.exit(3); }
         ${FIRST}`,
        'let count = 0;',
      ),
    );
    const { code, err } = tavola(ONE_ROUND, `exec:${crash},random`);
    expect({ code, err }).toEqual({
      code: 0,
      err: `tavola: exec:${crash}: it has ended (exit code 3); a random legal move is played instead\n`,
    });
    const lines = readLines('lines');
    const after = lines[3];
    expect(after.events.filter(({ type }) => type === 'placed').length).toBe(after.view!.shared.laid.length);
  });

  test.each([
    ['cannot start', 'no-such-program-anywhere', /not found|not recognized/, 'it has ended (exit code 127)'],
    ['ends at once', 'exit 3', /^/, 'it has ended (exit code 3)'],
    [
      'speaks version 1',
      program(
        'version1.cjs',
        `require('node:readline').createInterface({ input: process.stdin }).on('line', () => console.log('{"move":0}'));`,
      ),
      /^/,
      'it answers hello with {"move":0}, not with {"protocol":2}',
    ],
  ])('that %s ends the run at once', (_, command, own, why) => {
    for (const jobs of [1, 2]) {
      const { code, out, err } = sim(command, jobs);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(own);
      expect(err).toContain(
        `tavola: exec:${command}: ${why}; expected a program for version 2 of the protocol (docs/bots.md)\n`,
      );
      expect(err).not.toContain('random legal move');
    }
  });

  test('that exits before its first answer ends the run', () => {
    const { code, out, err } = sim(program('ends.cjs', player('process.exit(4);')), 1);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('it has ended (exit code 4) before it answered any question\n');
  });

  test('that stops answering ends the run and does not outlive it', async () => {
    const hangs = program(
      'hangs.cjs',
      player('for (;;) Math.hypot(1, 2);', `fs.writeFileSync('pid', String(process.pid));`),
    );
    const { code, out, err } = sim(hangs, 1);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('it has not answered within 2000 ms, 3 times in a row\n');
    const status = `/proc/${readFileSync(join(folder, 'pid'), 'utf8')}/status`;
    // A killed program ends a moment later, and may be a zombie until its parent notices.
    const state = (): string => (existsSync(status) ? readFileSync(status, 'utf8') : 'State: X');
    await expect.poll(state, { timeout: 20_000 }).toMatch(/^State:\s+[ZX]/m);
  });
});

describe('the programs of docs/bots.md play every game', () => {
  const page = readFileSync(join(root, 'docs', 'bots.md'), 'utf8');
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  const languages = [['js', 'bot.mjs', 'node'] as const, ['python', 'bot.py', 'python3'] as const];
  for (const [language, file, runs] of languages.filter(([name]) => name !== 'python' || hasPython))
    for (const { id, seats } of GAMES)
      test(`${language}: ${id}`, () => {
        const [, example = ''] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(page) ?? [];
        writeFileSync(join(folder, file), example);
        const bots = [`exec:${runs} ${file}`, ...Array<string>(seats[0] - 1).fill('random')].join();
        const { code, out, err } = tavola(
          `sim ${id} --seats ${seats[0]} --games 1 --seed 1 --jobs 1 --json - --bots`,
          bots,
        );
        expect({ code, err }).toEqual({ code: 0, err: '' });
        expect((JSON.parse(out) as { bots: { faults: number }[] }).bots[0].faults).toBe(0);
      });
});
