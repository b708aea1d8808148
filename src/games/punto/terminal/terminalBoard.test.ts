import { describe, expect, test } from 'vitest';
import {
  singleSeat,
  type Config,
  parseConfig,
  ANONYMOUS_PLAYER,
  Table,
  type Language,
  LANGUAGES,
} from '../../../core/index.ts';
import { punto, type Options, type Punto } from '../rules/rules.ts';
import { loadGameMessages } from '../../../messages/index.ts';
import { loadTerminalMessages, nameSeats } from '../../../terminal/messages/index.ts';
import type { PuntoMessages } from '../messages/en.ts';
import type { Paint } from '../../../terminal/terminalBoard.ts';
import { terminalBoard } from './terminalBoard.ts';

const unpainted: Paint = (_style, text) => text;
const painted: Paint = (style, text) => `<${style}>${text}</>`;

async function shown(table: Table<Punto>, language: Language, paint: Paint) {
  const words = (await loadGameMessages('punto', language)) as PuntoMessages;
  const names = nameSeats(
    await loadTerminalMessages(language),
    table.truth.shared.up.map(() => ANONYMOUS_PLAYER),
  );
  const seat = table.truth.shared.turn ?? 0;
  return {
    drawn: terminalBoard.draw(table.view(seat), table.legal(seat), words, names, paint),
    plain: terminalBoard.describe(table.view(seat), words, names),
  };
}

const drawTable = (seats: number, options = {}): Table<Punto> =>
  new Table(punto, parseConfig(punto, { seats, start: 0, options }) as Config<Options>, 'board');

describe('Punto’s board', () => {
  test('marks open places, coverable cards and the last placement', async () => {
    const table = drawTable(2);
    table.playMove(0, { type: 'place', x: 0, y: 0 });
    const { drawn } = await shown(table, 'en', unpainted);
    const [seat] = [table.truth.shared.turn];
    expect(table.toAct).toBe(singleSeat(seat!));
    const covers = table.legal(1).length === 9;
    const first = drawn.split('\n').find((line) => line.startsWith('  0 '))!;
    expect(first).toMatch(covers ? /^ {2}0 {3}· {2}\([RG]\d\)\* {2}·$/ : /^ {2}0 {3}· {3}[RG]\d\* {3}·$/);
    expect(drawn).toContain('y\\x  -1    0    1');
    expect(drawn).toContain('> Seat 2: blue B, yellow Y; 0 rounds won; 35 cards left; face up: ');
  });
  test('shows with letters what it shows with colours', async () => {
    const table = drawTable(2);
    table.playMove(0, { type: 'place', x: 0, y: 0 });
    const [plain, colourful] = [await shown(table, 'en', unpainted), await shown(table, 'en', painted)];
    expect(colourful.drawn.replaceAll(/<\w+>|<\/>/g, '')).toBe(plain.drawn);
    expect(colourful.drawn).toMatch(/<(red|green)>[RG]\d<\/>/);
  });
  test('gives every colour its own letter in every language', async () => {
    for (const language of LANGUAGES) {
      const { drawn, plain } = await shown(drawTable(4, { teams: true }), language, unpainted);
      const letters = new Set([...drawn.matchAll(/\p{L}+ (\p{Lu})(?=[,;])/gu)].map((match) => match[1]));
      expect([language, letters.size]).toEqual([language, 4]);
      expect(plain).not.toContain('undefined');
    }
  });
  test('is at most a step larger than the frame', async () => {
    const table = drawTable(2);
    for (let ply = 0; ply < 60 && table.toAct !== 0; ply++) {
      const seat = table.truth.shared.turn!;
      table.play(seat, table.legal(seat).at(-1)!);
      const { drawn } = await shown(table, 'en', unpainted);
      const rows = drawn.split('\n').filter((line) => /^ +-?\d($| )/.test(line));
      expect(rows.length).toBeLessThanOrEqual(7);
      for (const line of drawn.split('\n').slice(-rows.length - 1))
        expect(line.length).toBeLessThanOrEqual(40);
    }
  });
});

describe('a typed place', () => {
  const view = drawTable(2).view(0);
  test('is parsed from its own format', () => {
    for (let action = 0; action < punto.moves.count; action++) {
      const move = punto.moves.decode(action);
      expect(terminalBoard.parseMove(terminalBoard.formatMove(move), view)).toEqual(move);
    }
  });
  test('is parsed in many spellings', () => {
    for (const typed of ['1 -2', ' 1,-2 ', '(1, −2)', '1; –2', '+1 / -2', '1\t-2'])
      expect(terminalBoard.parseMove(typed, view), typed).toEqual({ type: 'place', x: 1, y: -2 });
    expect(terminalBoard.parseMove('99 99', view)).toEqual({ type: 'place', x: 99, y: 99 });
  });
  test('is refused in any other form', () => {
    for (const typed of ['', '1', '1 2 3', 'a b', '1.5 2', 'red 7', '1-2'])
      expect(terminalBoard.parseMove(typed, view), typed).toBeUndefined();
  });
});
