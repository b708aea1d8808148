import { describe, expect, test } from 'vitest';
import { toy } from '../../test/laws/toyGame.ts';
import { punto, type Punto } from '../games/punto/rules/rules.ts';
import type { Config, Game, GameTypes, Seed } from './contract.ts';
import { parseExact } from './json.ts';
import {
  type TranscriptFlaw,
  isTranscriptFlaw,
  listSeats,
  parseConfig,
  readTranscript,
  TranscriptRecorder,
} from './index.ts';
import { type VerifiedStep, type VerifiedTranscript, verifyTranscript } from './transcriptVerifier.ts';
import { formatTranscript } from './transcriptWriter.ts';
import { fastRng } from './rng.ts';
import { Table } from './table.ts';
import { viewOf } from './view.ts';

/** A random match as a transcript. Of several seats to act the highest goes first, against the order of the lines. */
function recorded<K extends GameTypes>(
  game: Game<K>,
  config: Config<K['options']>,
  seed: Seed,
  legal = true,
): string[] {
  const rng = fastRng(seed, 1 << 20);
  const lines: string[] = [];
  const state = game.setup(config, seed);
  const recorder = new TranscriptRecorder(game, config, seed, state, (line) => lines.push(line));
  for (;;) {
    const seat = listSeats(game.toAct(state)).at(-1);
    if (seat === undefined) return lines;
    const open = game.legal(viewOf(state, seat));
    const action = open[rng.below(open.length)];
    game.apply(state, seat, action);
    recorder.recordAction(seat, action, state, legal ? open : undefined);
  }
}

const configured = <K extends GameTypes>(game: Game<K>, seats: number, options = {}): Config<K['options']> =>
  parseConfig(game, { seats, options }) as Config<K['options']>;

function verified<K extends GameTypes>(
  game: Game<K>,
  lines: readonly string[],
  watch?: (step: VerifiedStep<K>) => void,
): VerifiedTranscript<K> | TranscriptFlaw {
  const transcript = readTranscript(lines.join('\n'));
  return isTranscriptFlaw(transcript) ? transcript : verifyTranscript(game, transcript, watch);
}

describe('exact JSON', () => {
  test('keeps a fraction or an exponent different from any integer', () => {
    expect(parseExact('[1,-2,0]')).toEqual([1, -2, 0]);
    for (const text of ['1.0', '1e0', '1E+0', '10e-1', '-2.50']) {
      expect(parseExact(text)).not.toBe(Number(text));
      expect(Number.isInteger(parseExact(text))).toBe(false);
    }
  });
  test('reads minus zero as zero', () => expect(Object.is(parseExact('-0'), 0)).toBe(true));
  test('leaves numbers inside strings unchanged', () => {
    const texts = ['a 1.0 b', 'quote \\" 2.5', '1e5', '\\\\', '-0', '{"x":1.0}'];
    expect(parseExact(JSON.stringify(texts))).toEqual(texts);
    expect(parseExact('{"1.0":"1.0"}')).toEqual({ '1.0': '1.0' });
  });
  test('refuses invalid JSON', () => {
    for (const text of ['{1.0:2}', '01.5', '1.', '.5', '1.5.2', '+1.0', '[1.0,]', "'1.0'", 'NaN', ''])
      expect(() => parseExact(text), text).toThrow(SyntaxError);
  });
});

const MODES = [2, 3, 4].flatMap((seats) =>
  [
    {},
    { reveal: 'ahead' },
    { roundsToWin: 1 },
    { roundsToWin: 4 },
    ...(seats === 4 ? [{ teams: true }] : []),
  ].map((options) => ({ seats, options })),
);

describe('a recorded match can be verified', () => {
  for (const { seats, options } of MODES)
    test(`punto, ${seats} seats, ${JSON.stringify(options)}`, () => {
      for (let match = 0; match < 4; match++) {
        const seed = `${seats}/${match}`;
        const config = configured(punto, seats, options);
        const lines = recorded(punto, config, seed, match % 2 === 0);
        expect(JSON.parse(lines[0])).toEqual({ tavola: 1, game: 'punto', seats, options, seed });
        const verdict = verified(punto, lines) as VerifiedTranscript<Punto>;
        expect(verdict).not.toHaveProperty('clause');
        expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ result: verdict.result });
        const table = Table.replay(punto, {
          game: 'punto',
          version: 1,
          config,
          seed,
          actions: verdict.actions,
        });
        expect(formatTranscript(punto, table.record, { legal: match % 2 === 0 })).toEqual(lines);
        expect(table.truth.shared).toEqual(verdict.state.shared);
      }
    });

  test('a match is verified from its deals alone, whatever its seed', () => {
    const lines = recorded(punto, configured(punto, 3), 'one');
    const other = [lines[0].replace('"one"', '"two"'), ...lines.slice(1)];
    expect(verified(punto, other)).not.toHaveProperty('clause');
  });
  test('the verifier reports every step, with new deals from the transcript', () => {
    const lines = recorded(punto, configured(punto, 2), 'steps');
    const events: string[][] = [];
    verified(punto, lines, ({ emitted }) => events.push(emitted.map(({ event }) => event.type)));
    const count = (key: string): number =>
      lines.filter((line) => Object.hasOwn(JSON.parse(line) as object, key)).length;
    expect(events).toHaveLength(count('move'));
    expect(events.every((types) => types[0] === 'placed')).toBe(true);
    expect(events.filter((types) => types.includes('roundDealt'))).toHaveLength(count('deal') - 1);
  });
  test('an unfinished match has no result', () => {
    const table = new Table(punto, configured(punto, 2), 'unfinished');
    const lines = formatTranscript(punto, table.record);
    expect(lines).toHaveLength(2);
    expect(verified(punto, lines)).toMatchObject({ transcript: true, line: 3, clause: 'T7' });
  });
});

describe('simultaneous choices', () => {
  const lines = recorded(toy, configured(toy, 3), 'together');
  test('are written by seat once all have chosen', () => {
    const moves = lines.slice(2, -1).map((line) => (JSON.parse(line) as { seat: number }).seat);
    expect(moves.length).toBeGreaterThan(3);
    expect(moves).toEqual(moves.map((_, i) => i % 3));
    expect(verified(toy, lines)).not.toHaveProperty('clause');
  });
  test('wait for the last one', () => {
    const written: string[] = [];
    const config = configured(toy, 3);
    const state = toy.setup(config, 'wait');
    const recorder = new TranscriptRecorder(toy, config, 'wait', state, (line) => written.push(line));
    for (const [i, seat] of [1, 2, 0].entries()) {
      const [action] = toy.legal(viewOf(state, seat));
      toy.apply(state, seat, action);
      recorder.recordAction(seat, action, state);
      expect(written).toHaveLength(i < 2 ? 2 : 5);
    }
  });
  test('are refused in another order', () => {
    const [header, deal, first, second, ...rest] = lines;
    expect(verified(toy, [header, deal, second, first, ...rest])).toMatchObject({
      transcript: true,
      line: 3,
      clause: 'T6',
    });
  });
});
