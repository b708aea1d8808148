import { describe, expect, test } from 'vitest';
import { type Toy, toy } from '../../test/laws/toyGame.ts';
import { isUndoable } from './undo.ts';
import { parseConfig, nonDefaultOptions } from './config.ts';
import type { Config, Game } from './contract.ts';
import { listSeats } from './seats.ts';
import { type Update, createUpdate } from './update.ts';
import { isRefusal, type Played, Table } from './table.ts';
import { eventsVisibleTo, viewOf } from './view.ts';

const config: Config<Toy['options']> = { seats: 2, start: null, options: {} };
const fresh = (): Table<Toy> => new Table(toy, config, 'a table');
function playLowest(table: Table<Toy>, seat: number): Played<Toy> {
  const played = table.play(seat, table.legal(seat)[0]);
  if (isRefusal(played)) throw new Error(played.clause);
  return played;
}

describe('a table', () => {
  test('never changes an earlier state, so readers need no copy', () => {
    const table = fresh();
    const stood: [unknown, string][] = [];
    const look = (): void => void stood.push([table.readonlyState, JSON.stringify(table.readonlyState)]);
    look();
    for (let i = 0; table.toAct !== 0; i++) {
      const [seat] = listSeats(table.toAct);
      playLowest(table, seat);
      look();
      if (i % 2 === 0 && table.undo(seat) !== undefined) look();
      expect(table.readonlyState).toEqual(table.truth);
    }
    for (const [state, text] of stood) expect(JSON.stringify(state)).toBe(text);
    expect(new Set(stood.map(([, text]) => text)).size).toBeGreaterThan(2);
  });
  test('plays a legal move and refuses any other with its clause, changing nothing', () => {
    const table = fresh();
    const missing = [...Array(15).keys()].find((card) => !table.legal(0).includes(card))!;
    const before = table.truth;
    const refusal = { clause: 'T3', reason: 'missing' };
    expect(table.judge(0, missing)).toEqual(refusal);
    expect(table.play(0, missing)).toEqual(refusal);
    expect(table.playMove(0, { type: 'play', card: missing })).toEqual(refusal);
    expect(table.playMove(0, { type: 'play', card: 99 })).toEqual(refusal);
    expect(table.truth).toEqual(before);
    expect(table.version).toBe(0);
    expect(table.judge(0, table.legal(0)[0])).toBe('legal');
    expect(playLowest(table, 0)).toEqual({ version: 1, seat: 0, undone: false, emitted: [], steps: [] });
    expect(table.version).toBe(1);
    expect(listSeats(table.toAct)).toEqual([1]);
    expect(table.play(0, missing)).toMatchObject({ clause: 'T2' });
  });
  test('names a seat or a number that does not exist', () => {
    const table = fresh();
    expect(() => table.play(2, 0)).toThrow('seat 2 is not at this table of 2');
    expect(() => table.playMove(-1, { type: 'play', card: 0 })).toThrow('seat -1');
    for (const action of [-1, 15, 0.5, NaN]) {
      expect(table.judge(0, action)).toBe('unknown');
      expect(() => table.play(0, action)).toThrow('is not a decision of toy');
    }
  });
  test('does not hand out its own state', () => {
    const table = fresh();
    const before = table.truth;
    table.truth.shared.points[0] = 99;
    table.view(0).shared.points[0] = 99;
    table.view(0).own?.hand.pop();
    expect(table.truth).toEqual(before);
  });
  test('reports an error for a game that refuses without a reason', () => {
    const silent: Game<Toy> = { ...toy, refusal: () => undefined };
    const table = new Table(silent, config, 'a table');
    expect(() => table.playMove(0, { type: 'play', card: 99 })).toThrow('does not say why');
  });
});

describe('a record', () => {
  test('holds game, version, config, seed and actions, and replays', () => {
    const table = fresh();
    playLowest(table, 1);
    playLowest(table, 0);
    expect(Object.keys(table.record)).toEqual(['game', 'version', 'config', 'seed', 'actions']);
    const again = Table.replay(toy, JSON.parse(JSON.stringify(table.record)));
    expect(again.truth).toEqual(table.truth);
  });
  test('is refused by name if it has another game, another version or a wrong action', () => {
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

describe('undo', () => {
  test('takes back several decisions of one seat one by one', () => {
    const marker: Game<Toy> = {
      ...toy,
      toAct: () => 1,
      apply: ({ shared }, seat, action) => void shared.extra.push(seat, action),
    };
    const table = new Table(marker, config, 'a table');
    const start = table.truth;
    playLowest(table, 0);
    const once = table.truth;
    playLowest(table, 0);
    expect(table.undo(0)?.undone).toBe(true);
    expect(table.truth).toEqual(once);
    expect(table.canUndo(0)).toBe(true);
    expect(table.undo(0)?.undone).toBe(true);
    expect(table.truth).toEqual(start);
    expect(table.undo(0)).toBeUndefined();
  });
  test('takes back a secret choice until another seat acts', () => {
    const table = fresh();
    const start = table.truth;
    expect(table.canUndo(0)).toBe(false);
    playLowest(table, 0);
    expect([table.canUndo(0), table.canUndo(1)]).toEqual([true, false]);
    expect(table.undo(1)).toBeUndefined();
    expect(table.undo(0)).toMatchObject({ version: 2, seat: 0, undone: true, emitted: [] });
    expect(table.truth).toEqual(start);
    expect(table.version).toBe(2);
    playLowest(table, 0);
    playLowest(table, 1);
    expect([table.canUndo(0), table.canUndo(1)]).toEqual([false, false]);
  });
  test('is impossible after hidden data was read, even if nothing changed', () => {
    const peeks: Game<Toy> = {
      ...toy,
      apply: (state, seat, action) => {
        toy.apply(state, seat, action);
        state.shared.extra = [state.hidden.deck.length > 3 ? 1 : 0];
      },
    };
    const state = toy.setup(config, 'x');
    const action = toy.legal(viewOf(state, 0))[0];
    expect(isUndoable(toy, state, 0, action)).toBe(true);
    expect(isUndoable(peeks, state, 0, action)).toBe(false);
  });
  test('is impossible after a seat’s own cards were used in public; public things alone allow it', () => {
    const playsOpen: Game<Toy> = {
      ...toy,
      apply: ({ shared, own }, seat) => void shared.extra.push(own[seat].hand[0]),
    };
    const movesMarker: Game<Toy> = { ...toy, apply: ({ shared }, seat) => void shared.extra.push(seat) };
    const state = toy.setup(config, 'x');
    expect(isUndoable(playsOpen, state, 0, 0)).toBe(false);
    expect(isUndoable(movesMarker, state, 0, 0)).toBe(true);
  });
});

describe('an update', () => {
  test('has the seat’s own view, legal actions and events, and nothing of the others', () => {
    const table = fresh();
    const eyes = [0, 1, null];
    const updates = (played: Played<Toy> | null): Update<Toy>[] =>
      eyes.map((seat) => createUpdate(table, seat, played));
    expect(updates(null).map(({ version, events, undone }) => [version, events, undone])).toEqual(
      eyes.map(() => [0, [], false]),
    );
    const [first, second, spectator] = updates(playLowest(table, 0));
    expect([first.canUndo, second.canUndo, spectator.canUndo]).toEqual([true, false, false]);
    expect(second.view).toEqual(table.view(1));
    expect(second.events).toEqual([]);
    expect(spectator.view.own).toBeNull();
    expect(spectator.legal).toEqual([]);
    expect(updates(table.undo(0) ?? null).map(({ undone }) => undone)).toEqual([true, true, true]);
    playLowest(table, 1);
    const last = updates(playLowest(table, 0));
    const drew = ({ events }: Update<Toy>) => events.find((event) => event.type === 'drew');
    const { winner } = last[0].events.find((event) => event.type === 'revealed')!;
    expect(drew(last[winner])).toHaveProperty('card');
    expect(drew(last[1 - winner])).not.toHaveProperty('card');
    expect(drew(last[2])).not.toHaveProperty('card');
  });
  test('has one frame per emitted event on request, and the last one is the view', () => {
    const table = fresh();
    playLowest(table, 1);
    const played = table.play(0, table.legal(0)[0], true);
    if (isRefusal(played)) throw new Error('refused');
    for (const seat of [0, 1, null]) {
      const { frames, events, view } = createUpdate(table, seat, played);
      expect(frames.map((frame) => frame.events.map(({ type }) => type))).toEqual([['revealed'], ['drew']]);
      expect(frames.flatMap((frame) => frame.events)).toEqual(events);
      expect(frames[0].view.shared.deck).toBe(view.shared.deck + 1);
      expect(frames[1].view).toEqual(view);
    }
    expect(createUpdate(table, 0, table.undo(0) ?? null).frames).toHaveLength(1);
  });
  test('has the winners once the match is over', () => {
    const table = fresh();
    while (table.toAct !== 0) {
      expect(createUpdate(table, null, null).payoffs).toBeNull();
      playLowest(table, listSeats(table.toAct)[0]);
    }
    expect(createUpdate(table, null, null).payoffs).toEqual(table.payoffs());
  });
  test('has the seat’s own version of a secret event', () => {
    const events = [{ event: 'somebody drew', secret: { seat: 1, event: 'you drew 7' } }, { event: 'done' }];
    expect(eventsVisibleTo(events, 1)).toEqual(['you drew 7', 'done']);
    expect(eventsVisibleTo(events, 0)).toEqual(['somebody drew', 'done']);
    expect(eventsVisibleTo(events, null)).toEqual(['somebody drew', 'done']);
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
  test('fills in defaults, and keeps only what differs from them', () => {
    const parsed = parseConfig(game, { seats: 3, options: { rounds: 4 } });
    expect(parsed).toEqual({ seats: 3, start: null, options: { teams: false, mode: 'a', rounds: 4 } });
    expect(nonDefaultOptions(game, parsed as Config<Toy['options']>)).toEqual({ rounds: 4 });
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
  ])('refuses %j at %s', (wish, at, expected) => expect(parseConfig(game, wish)).toEqual({ at, expected }));
  test('is refused if it has options for a game without any', () =>
    expect(parseConfig(toy, { seats: 2, options: { x: 1 } })).toEqual({
      at: 'option x',
      expected: 'none: the game has no options',
    }));
});
