/** The package checks each argument once. Every error says what is allowed. */
import { describe, expect, test } from 'vitest';
import { parseConfig as trustingParse, type Config } from '../core/index.ts';
import { GAMES } from '../games/index.ts';
import { random } from '../bots/random.ts';
import * as bots from './bots.ts';
import { loadGame } from './games.ts';
import { punto } from '../games/punto/rules/rules.ts';
import { configure, parseConfig, simulate, Table } from './index.ts';

const game = await loadGame('punto');
const config = parseConfig(game, { seats: 2 }) as Config;
const wish = { matches: 1, seed: 'seed' };
const ids = GAMES.map(({ id }) => id).join(', ');

/** A value of a wrong type, as untyped programs may pass it. */
const any = (value: unknown): never => value as never;

describe('loadGame', () => {
  test.each([['chess'], ['toString'], [undefined], [3]])('names the games for %o', async (id) => {
    await expect(loadGame(any(id))).rejects.toThrow(`loadGame, argument id: expected one of ${ids}, got `);
  });
  test.each(GAMES)('loads $id', async ({ id }) => expect((await loadGame(id)).id).toBe(id));
});

describe('loadBot', () => {
  test.each([['chess'], [undefined], [game]])('names the games for %o', async (id) => {
    await expect(bots.loadBot(any(id), 'greedy')).rejects.toThrow(
      `loadBot, argument game: expected one of ${ids}, got `,
    );
  });
  test.each([['gredy'], [undefined], [3], ['even-1000'], ['beginner']])(
    'names the bots for %o',
    async (name) => {
      await expect(bots.loadBot('punto', any(name))).rejects.toThrow(
        'loadBot, argument name: expected one of random, greedy, search, easy, medium, hard, expert, master, or even-N',
      );
    },
  );
  test.each([...bots.botNames('punto'), 'even-137'])('loads %s', async (name) => {
    expect((await bots.loadBot('punto', name)).name).toBe(name);
  });
});

test('botNames and strongestBot name the games for an unknown one', async () => {
  expect(() => bots.botNames('chess')).toThrow(
    `botNames, argument game: expected one of ${ids}, got "chess"`,
  );
  await expect(bots.strongestBot('chess')).rejects.toThrow(
    `strongestBot, argument game: expected one of ${ids}, got "chess"`,
  );
  expect((await bots.strongestBot('punto'))?.name).toBe('expert');
});

/** Values that are not games, and how the error describes them. */
const NO_GAMES: readonly (readonly [unknown, string])[] = [
  [undefined, 'undefined'],
  [null, 'null'],
  ['punto', '"punto"'],
  [() => game, 'a function (call it and await its game)'],
  [loadGame('punto'), 'a promise (await it)'],
  [{ ...game, setup: undefined, moves: null }, 'an object without setup (function), moves (object)'],
];

describe.each(NO_GAMES)('a game that is %o', (wrong, got) => {
  const expected = (where: string): string =>
    `${where}, argument game: expected a game ("await loadGame(id)" of tavola/games, "game" of tavola/games/<id>, or an object with the fields of Game), got ${got}`;
  test('is refused by parseConfig', () =>
    expect(() => parseConfig(any(wrong), { seats: 2 })).toThrow(expected('parseConfig')));
  test('is refused by Table', () =>
    expect(() => new Table(any(wrong), config, 'seed')).toThrow(expected('Table')));
  test('is refused by Table.replay', () =>
    expect(() => Table.replay(any(wrong), any({}))).toThrow(expected('Table.replay')));
  test('is refused by simulate', () =>
    expect(() => simulate(any(wrong), [random], wish)).toThrow(expected('simulate')));
});

describe('simulate', () => {
  const last: bots.Bot = { name: 'last', choose: (_, legal) => legal.at(-1)! };
  test('plays each bot in every seat, at the fewest seats for one bot', () => {
    expect(simulate(game, [last], { matches: 4, seed: 'a' })).toMatchObject({ seats: 2, games: 4 });
    expect(simulate(game, [last, random, random], { matches: 7, seed: 'a' })).toMatchObject({
      game: 'punto',
      seats: 3,
      games: 7,
      bots: [
        { bot: 'last', seats: 1 },
        { bot: 'random', seats: 2 },
      ],
    });
  });
  test('knows the options of a game that is imported by its name', () => {
    const { options } = simulate(punto, [random], { matches: 1, seed: 'a', options: { roundsToWin: 1 } });
    expect(options).toMatchObject({ roundsToWin: 1 });
    // @ts-expect-error Punto has no such option.
    expect(() => simulate(punto, [random], { ...wish, options: { speed: 1 } })).toThrow('option speed');
  });
  const aList = 'argument bots: expected a list of bots, one per seat, or one for all seats, got ';
  test.each([
    [undefined, `${aList}undefined`],
    [random, `${aList}{"name":"random"}`],
    [[], `${aList}[]`],
    [
      ['greedy'],
      'argument bots[0]: expected a bot ("await loadBot(id, name)", or { name, choose }), got "greedy"',
    ],
    [
      [random, null],
      'argument bots[1]: expected a bot ("await loadBot(id, name)", or { name, choose }), got null',
    ],
    [[last, { ...last }], 'argument bots[1]: expected another name for another bot, got "last"'],
    [[{ ...last, name: 'random' }], 'argument bots[0]: expected another name for another bot, got "random"'],
  ])('refuses the bots %o', (wrong, message) =>
    expect(() => simulate(game, any(wrong), wish)).toThrow(`simulate, ${message}`),
  );
  test.each([
    [
      undefined,
      "argument wish: expected matches and a seed such as { matches: 100, seed: 'a' }, got undefined",
    ],
    [{ seed: 'a' }, 'wish.matches: expected a whole number from 1 to 1000000000, got undefined'],
    [{ ...wish, matches: 0 }, 'wish.matches: expected a whole number from 1 to 1000000000, got 0'],
    [{ matches: 1 }, 'wish.seed: expected any text, got undefined'],
    [{ ...wish, seats: 9 }, 'argument wish: wrong seats; expected a whole number from 2 to 4'],
    [{ ...wish, seats: 3 }, 'argument bots: expected 3 bots, one per seat, or one for all seats, got 2'],
    [{ ...wish, options: { speed: 1 } }, 'argument wish: wrong option speed; expected one of teams'],
  ])('refuses the plan %o', (wrong, message) =>
    expect(() => simulate(game, [last, random], any(wrong))).toThrow(`simulate, ${message}`),
  );
  test('refuses a decision that is not legal', () => {
    const stubborn: bots.Bot = { name: 'stubborn', choose: () => -1 };
    expect(() => simulate(game, [stubborn], wish)).toThrow(
      'stubborn has chosen -1, which is not one of the legal decisions [',
    );
  });
});

describe('parseConfig', () => {
  test.each([
    [undefined, 'undefined'],
    [2, '2'],
    [[2], '[2]'],
  ])('refuses %o as a table', (wish, got) =>
    expect(() => parseConfig(game, any(wish))).toThrow(
      `parseConfig, argument wish: expected a table such as { seats: 2 }, got ${got}`,
    ),
  );
  test.each([[null], ['teams'], [['teams']]])('refuses %o as options', (options) =>
    expect(() => parseConfig(game, any({ seats: 2, options }))).toThrow(
      `parseConfig, wish.options: expected an object with any of ${game.options.map(({ id }) => id).join(', ')}, got ${JSON.stringify(options)}`,
    ),
  );
  test('still returns which part of a table is wrong', () =>
    expect(parseConfig(game, { seats: 9 })).toEqual(trustingParse(game, { seats: 9 })));
});

describe('configure', () => {
  test('fills in defaults', () =>
    expect(configure(game, { seats: 2, options: { roundsToWin: 1 } })).toMatchObject({
      seats: 2,
      options: { roundsToWin: 1, teams: false },
    }));
  test.each([
    [{ seats: 9 }, 'configure: wrong seats; expected a whole number from 2 to 4'],
    [{ seats: 2, options: { speed: 1 } }, 'configure: wrong option speed; expected one of teams, reveal'],
  ])('refuses %o in a sentence', (wish, sentence) =>
    expect(() => configure(game, any(wish))).toThrow(sentence),
  );
  test('knows the options of a game that is imported by its name', () => {
    // @ts-expect-error Punto has no such option.
    expect(() => configure(punto, { seats: 2, options: { speed: 1 } })).toThrow('option speed');
    // @ts-expect-error It is a number.
    expect(() => configure(punto, { seats: 2, options: { roundsToWin: 'two' } })).toThrow('roundsToWin');
  });
});

describe('Table', () => {
  const table = new Table(game, config, 'seed');
  test.each([
    [undefined, 'expected what parseConfig returns, such as { seats: 2 }, got undefined'],
    [parseConfig(game, { seats: 9 }), 'wrong seats; expected a whole number from 2 to 4'],
    [{ seats: 2, start: 2, options: {} }, 'wrong start; expected a seat from 0 to 1'],
    [{ seats: 2, options: { speed: 1 } }, 'wrong option speed; expected one of teams, reveal, roundsToWin'],
  ])('refuses the configuration %o', (wrong, message) =>
    expect(() => new Table(game, any(wrong), 'seed')).toThrow(`Table, argument config: ${message}`),
  );
  test('fills in what a configuration leaves out', () =>
    expect(new Table(game, any({ seats: 2 }), 'seed').config).toEqual(config));
  test.each([[undefined], [7]])('refuses the seed %o', (seed) =>
    expect(() => new Table(game, config, any(seed))).toThrow('Table, argument seed: expected any text, got '),
  );

  const bySeat: { readonly [name: string]: (seat: never) => unknown } = {
    legal: (seat) => table.legal(seat),
    judge: (seat) => table.judge(seat, 0),
    actionOf: (seat) => table.encodeMove(seat, { type: 'place' }),
    play: (seat) => table.play(seat, 0),
    playMove: (seat) => table.playMove(seat, { type: 'place' }),
    canUndo: (seat) => table.canUndo(seat),
    undo: (seat) => table.undo(seat),
    view: (seat) => table.view(seat),
  };
  describe.each(Object.entries(bySeat))('%s', (name, call) => {
    test.each([[2], [-1], [0.5], ['0'], [undefined]])('refuses seat %o', (seat) =>
      expect(() => call(any(seat))).toThrow(`Table.${name}, argument seat: expected a seat from 0 to 1`),
    );
  });
  test('view has one for spectators', () => expect(table.view(null).seat).toBe(null));
  test.each([[-1], [1.5], [game.moves.count], ['0'], [undefined]])('play refuses decision %o', (action) =>
    expect(() => table.play(0, any(action))).toThrow(
      `Table.play, argument action: expected a whole number from 0 to ${game.moves.count - 1} (table.legal(seat) lists those allowed now)`,
    ),
  );
  test.each([[undefined], ['0 0'], [{ type: 'jump' }], [{ type: 'place', x: 0 }]])(
    'playMove and actionOf refuse move %o',
    (move) => {
      const expected =
        'argument move: expected a move of punto (its types are place) such as {"type":"place","x":-5,"y":-5}';
      expect(() => table.playMove(0, any(move))).toThrow(`Table.playMove, ${expected}`);
      expect(() => table.encodeMove(0, any(move))).toThrow(`Table.actionOf, ${expected}`);
    },
  );

  test.each([
    [undefined, 'argument record: expected a record with game, version, config, seed and actions'],
    [{}, 'record.actions: expected a list of [seat, action], got undefined'],
    [{ ...table.record, actions: [0] }, 'record.actions: expected a list of [seat, action], got [0]'],
    [{ ...table.record, game: 'chess' }, 'record.game: expected punto, got "chess"'],
    [
      { ...table.record, version: 0 },
      `record.version: expected version ${game.version} of the rules of punto, got 0`,
    ],
  ])('replay refuses the record %o', (record, message) =>
    expect(() => Table.replay(game, any(record))).toThrow(`Table.replay, ${message}`),
  );
  test('replay names the first action that is refused, and watches the others', () => {
    const [first] = table.legal(table.toAct === 1 ? 0 : 1);
    const seat = table.toAct === 1 ? 0 : 1;
    const watched: number[] = [];
    const actions = [
      [seat, first],
      [seat, first],
    ] as const;
    expect(() =>
      Table.replay(game, { ...table.record, actions }, ({ version }) => watched.push(version)),
    ).toThrow(`action 2 of seat ${seat} is refused by P8`);
    expect(watched).toEqual([1]);
  });
  test('replay returns a table that checks too', () => {
    const again = Table.replay(game, table.record);
    expect(again).toBeInstanceOf(Table);
    expect(() => again.legal(7)).toThrow('Table.legal, argument seat');
  });
});
