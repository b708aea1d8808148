import { describe, expect, test } from 'vitest';
import { type Toy, toy } from '../../test/laws/toy.ts';
import { canBeTakenBack } from './boundary.ts';
import { parseConfig, statedOptions } from './config.ts';
import type { Config, Game } from './contract.ts';
import { listSeats } from './seats.ts';
import { localSession, type Update } from './session.ts';
import { heard, Table } from './table.ts';
import { viewOf } from './view.ts';

const config: Config<Toy['options']> = { seats: 2, start: null, options: {} };
const fresh = (): Table<Toy> => new Table(toy, config, 'a table');
const lowest = (table: Table<Toy>, seat: number): Toy['move'] => toy.moves.decode(table.legal(seat)[0]);

describe('the gate', () => {
  test('plays a legal move and refuses any other with its clause, changing nothing', () => {
    const table = fresh();
    const missing = [...Array(15).keys()].find((card) => !table.legal(0).includes(card))!;
    const before = table.truth;
    expect(table.play(0, { type: 'play', card: missing })).toEqual({ clause: 'T3', reason: 'missing' });
    expect(table.truth).toEqual(before);
    expect(table.version).toBe(0);
    expect(table.play(0, lowest(table, 0))).toBeUndefined();
    expect(table.version).toBe(1);
    expect(listSeats(table.toAct)).toEqual([1]);
    expect(table.play(0, { type: 'play', card: missing })?.clause).toBe('T2');
  });
  test('names a seat or a number that does not exist', () => {
    const table = fresh();
    expect(() => table.play(2, { type: 'play', card: 0 })).toThrow('seat 2 is not at this table of 2');
    expect(() => table.play(-1, { type: 'play', card: 0 })).toThrow('seat -1');
    for (const action of [-1, 15, 0.5, NaN])
      expect(() => table.act(0, action)).toThrow('is not a decision of toy');
  });
  test('does not hand out its own state', () => {
    const table = fresh();
    const before = table.truth;
    table.truth.shared.points[0] = 99;
    table.view(0).shared.points[0] = 99;
    table.view(0).own?.hand.pop();
    expect(table.truth).toEqual(before);
  });
  test('a game that refuses without saying why is an error', () => {
    const silent: Game<Toy> = { ...toy, refusal: () => undefined };
    const table = new Table(silent, config, 'a table');
    expect(() => table.play(0, { type: 'play', card: 99 })).toThrow('does not say why');
  });
});

describe('a record', () => {
  test('is game, version, config, seed and actions, and replays', () => {
    const table = fresh();
    table.play(1, lowest(table, 1));
    table.play(0, lowest(table, 0));
    expect(Object.keys(table.record)).toEqual(['game', 'version', 'config', 'seed', 'actions']);
    const again = Table.replay(toy, JSON.parse(JSON.stringify(table.record)));
    expect(again.truth).toEqual(table.truth);
  });
  test('of another game, another version or with a wrong action is refused by name', () => {
    const { record } = fresh();
    expect(() => Table.replay(toy, { ...record, game: 'chess' })).toThrow('a record of chess, not of toy');
    expect(() => Table.replay(toy, { ...record, version: 2 })).toThrow(
      'toy rules version 2, this is version 1',
    );
    const missing = [...Array(15).keys()].find((card) => !fresh().legal(0).includes(card))!;
    expect(() => Table.replay(toy, { ...record, actions: [[0, missing]] })).toThrow(
      'action 1 of seat 0 is refused by T3',
    );
  });
});

describe('taking back', () => {
  test('a secret choice can be taken back until somebody else acts', () => {
    const table = fresh();
    const start = table.truth;
    expect(table.canUndo(0)).toBe(false);
    table.play(0, lowest(table, 0));
    expect([table.canUndo(0), table.canUndo(1)]).toEqual([true, false]);
    expect(table.undo(1)).toBe(false);
    expect(table.undo(0)).toBe(true);
    expect(table.truth).toEqual(start);
    expect(table.version).toBe(2);
    table.play(0, lowest(table, 0));
    table.play(1, lowest(table, 1));
    expect([table.canUndo(0), table.canUndo(1)]).toEqual([false, false]);
  });
  test('looking at something hidden closes the boundary even if nothing is changed by it', () => {
    const peeks: Game<Toy> = {
      ...toy,
      apply: (state, seat, action) => {
        toy.apply(state, seat, action);
        state.shared.extra = [state.hidden.deck.length > 3 ? 1 : 0];
      },
    };
    const state = toy.setup(config, 'x');
    const action = toy.legal(viewOf(state, 0))[0];
    expect(canBeTakenBack(toy, state, 0, action)).toBe(true);
    expect(canBeTakenBack(peeks, state, 0, action)).toBe(false);
  });
  test('using a seat’s own cards in public closes it, public things alone do not', () => {
    const playsOpen: Game<Toy> = {
      ...toy,
      apply: ({ shared, own }, seat) => void shared.extra.push(own[seat].hand[0]),
    };
    const movesMarker: Game<Toy> = { ...toy, apply: ({ shared }, seat) => void shared.extra.push(seat) };
    const state = toy.setup(config, 'x');
    expect(canBeTakenBack(playsOpen, state, 0, 0)).toBe(false);
    expect(canBeTakenBack(movesMarker, state, 0, 0)).toBe(true);
  });
});

describe('a session', () => {
  test('gets its own view, legal actions and events, and nothing of the others', async () => {
    const table = fresh();
    const updates: { [who: string]: Update<Toy>[] } = { first: [], second: [], spectator: [] };
    const first = localSession(table, 0);
    const second = localSession(table, 1);
    const spectator = localSession(table, null);
    first.listen((update) => updates['first'].push(update));
    const stop = second.listen((update) => updates['second'].push(update));
    spectator.listen((update) => updates['spectator'].push(update));
    expect(await first.play(lowest(table, 0))).toBeUndefined();
    expect(first.update.canUndo).toBe(true);
    expect(second.update.view).toEqual({ ...table.view(1) });
    expect(second.update.events).toEqual([]);
    expect(spectator.update.view.own).toBeNull();
    expect(spectator.update.legal).toEqual([]);
    expect(await first.undo()).toBe(true);
    expect(await second.play(lowest(table, 1))).toBeUndefined();
    stop();
    expect(await first.play(lowest(table, 0))).toBeUndefined();
    expect(updates['second'].length).toBe(3);
    expect(updates['first'].length).toBe(4);
    const drew = (update: Update<Toy>) => update.events.find((event) => event.type === 'drew');
    const winner = updates['first'].at(-1)!.events.find((event) => event.type === 'revealed')!.winner;
    expect(drew(winner === 0 ? first.update : second.update)).toHaveProperty('card');
    expect(drew(winner === 0 ? second.update : first.update)).not.toHaveProperty('card');
    expect(drew(spectator.update)).not.toHaveProperty('card');
    await expect(spectator.play({ type: 'play', card: 0 })).rejects.toThrow('a spectator has no move');
    expect(await spectator.undo()).toBe(false);
  });
  test('says who won once the match is over', async () => {
    const table = fresh();
    const session = localSession(table, null);
    while (table.toAct !== 0) {
      expect(session.update.payoffs).toBeNull();
      const seat = listSeats(table.toAct)[0];
      table.play(seat, lowest(table, seat));
    }
    expect(session.update.payoffs).toEqual(table.payoffs());
  });
  test('heard: the seat of a secret hears its own version', () => {
    const told = [{ event: 'somebody drew', secret: { seat: 1, event: 'you drew 7' } }, { event: 'done' }];
    expect(heard(told, 1)).toEqual(['you drew 7', 'done']);
    expect(heard(told, 0)).toEqual(['somebody drew', 'done']);
    expect(heard(told, null)).toEqual(['somebody drew', 'done']);
  });
});

describe('a configuration', () => {
  const game: Game<Toy> = {
    ...toy,
    options: [
      { id: 'teams', kind: 'flag', default: false, seats: [3] },
      { id: 'mode', kind: 'choice', values: ['a', 'b'], default: 'a' },
      { id: 'rounds', kind: 'number', min: 1, max: 5, default: 2 },
    ],
  };
  test('fills in defaults, and states only what differs from them', () => {
    const parsed = parseConfig(game, { seats: 3, options: { rounds: 4 } });
    expect(parsed).toEqual({ seats: 3, start: null, options: { teams: false, mode: 'a', rounds: 4 } });
    expect(statedOptions(game, parsed as Config<Toy['options']>)).toEqual({ rounds: 4 });
  });
  test.each([
    [{ seats: 4 }, 'seats', 'a whole number from 2 to 3'],
    [{ seats: 2.5 }, 'seats', 'a whole number from 2 to 3'],
    [{ seats: '2' }, 'seats', 'a whole number from 2 to 3'],
    [{ seats: 2, start: 2 }, 'start', 'a seat from 0 to 1'],
    [{ seats: 2, options: { colour: 1 } }, 'option colour', 'one of teams, mode, rounds'],
    [{ seats: 2, options: { toString: 1 } }, 'option toString', 'one of teams, mode, rounds'],
    [{ seats: 2, options: { teams: 1 } }, 'option teams', 'true or false'],
    [{ seats: 2, options: { teams: true } }, 'option teams', 'a table of 3 seats'],
    [{ seats: 2, options: { mode: 'c' } }, 'option mode', 'a or b'],
    [{ seats: 2, options: { rounds: 6 } }, 'option rounds', 'a whole number from 1 to 5'],
  ])('%j is refused at %s', (wish, at, expected) =>
    expect(parseConfig(game, wish)).toEqual({ at, expected }),
  );
  test('a game without options says so', () =>
    expect(parseConfig(toy, { seats: 2, options: { x: 1 } })).toEqual({
      at: 'option x',
      expected: 'none: the game has no options',
    }));
});
