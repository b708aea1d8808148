/** The room alone: without network or storage, with time as an argument. */
import { describe, expect, test } from 'vitest';
import { listSeats } from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import {
  getSeatName,
  getAwayReason,
  type AbsenceRule,
  type TimeControl,
  commitToSecret,
  findFairDealFlaw,
  deriveFairSeed,
  commitToPart,
  readMissedUpdates,
  stepsSince,
  UNDO,
  defaultAbsenceRule,
} from '../../src/protocol/index.ts';
import { RecentUpdates, findUndone, replayLog } from '../../src/server/room/replayLog.ts';
import type { Entry, Logged, RatedLevels, Verdict } from '../../src/server/room/logEntry.ts';
import type { SeatCommand } from '../../src/server/room/seatCommands.ts';
import { ratedLevels } from '../../src/server/room/ratedMatch.ts';
import { Room } from '../../src/server/room/room.ts';

const punto = await GAME_LOADERS.punto();
const schicht = await GAME_LOADERS.schicht();

class RoomDriver {
  readonly room: Room;
  now = 1000;

  constructor(
    game = punto,
    seats = 2,
    time: TimeControl = null,
    absence: AbsenceRule = defaultAbsenceRule(time),
    created = 1000,
    rated: RatedLevels | null = null,
  ) {
    const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
    this.room = new Room({
      id: 'table',
      game,
      config: { seats, start: null, options },
      time,
      level: 'easy',
      listed: false,
      showHands: false,
      absence,
      link: 'table',
      secret: 'the secret',
      created,
      rated,
    });
  }

  readonly log: Logged[] = [];
  apply(entry: Entry): void {
    const logged = { version: this.room.version + 1, at: this.now, entry };
    this.log.push(logged);
    this.room.apply(logged);
  }
  carryOut(verdict: Verdict): void {
    expect(verdict).toHaveProperty('entry');
    if ('entry' in verdict) this.apply(verdict.entry);
  }
  sit(name: string, seat: number | null = null): void {
    const account = this.room.rated === null ? null : { person: name, name, player: name };
    this.carryOut(
      this.room.judgeSitting({ t: 'sit', seat, name, token: name }, `#${name}`, this.now, account),
    );
  }
  /** Seats without a connection for the table's time. */
  gone: number[] = [];
  /** Seats with an idle connection for the table's time. */
  idle: number[] = [];
  order(seat: number, order: SeatCommand): Verdict {
    return this.room.judgeCommand(
      seat,
      order,
      this.now,
      (other, orIdle) => this.gone.includes(other) || (orIdle && this.idle.includes(other)),
    );
  }
  begin(): this {
    for (let seat = 0; seat < this.room.setup.config.seats; seat++) this.sit(`P${seat}`);
    this.carryOut(this.order(0, { t: 'start' }));
    this.deal();
    return this;
  }
  promise(seat: number, part = `part ${seat}`): void {
    this.carryOut(this.order(seat, { t: 'commit', commitment: commitToPart('table', part) }));
  }
  reveal(seat: number, part = `part ${seat}`): void {
    this.carryOut(this.order(seat, { t: 'reveal', part }));
  }
  deal(): void {
    const persons = this.room.info.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    for (const seat of persons) this.promise(seat);
    for (const seat of persons) this.reveal(seat);
  }
  get turn(): number {
    return listSeats(this.room.toAct)[0];
  }
  move(seat = this.turn): [number, number] {
    return [this.room.nextNumber(seat), this.room.table.legal(seat)[0]];
  }
  play(seat = this.turn): void {
    this.carryOut(this.room.judgeDecision(seat, this.move(seat)));
  }
}

const refused = (code: string): unknown => ({ no: expect.objectContaining({ code }) });

describe('sitting down', () => {
  test('takes the first free seat or a given one, once per device', () => {
    const game = new RoomDriver(punto, 3);
    game.sit('Ada', 1);
    game.sit('Bo');
    expect(game.room.info.sitters.map(getSeatName)).toEqual(['Bo', 'Ada', '']);
    const again = { t: 'sit', seat: 2, name: 'Ada', token: 'Ada' } as const;
    expect(game.room.judgeSitting(again, '#Ada', game.now)).toEqual({ done: true });
    expect(game.room.judgeSitting({ ...again, seat: 1 }, '#new', game.now)).toEqual(refused('taken'));
    expect(game.room.judgeSitting({ ...again, seat: 7 }, '#new', game.now)).toEqual(refused('seat'));
    game.sit('Cy');
    expect(game.room.judgeSitting({ ...again, seat: null }, '#new', game.now)).toEqual(refused('full'));
  });

  test('gives the first player the table: bots, removals, the start', () => {
    const game = new RoomDriver(punto, 3);
    game.sit('Ada', 2);
    game.sit('Bo', 0);
    expect(game.room.seating.owner).toBe(2);
    expect(game.order(0, { t: 'start' })).toEqual(refused('notOwner'));
    expect(game.order(2, { t: 'start' })).toEqual(refused('open'));
    expect(game.order(0, { t: 'bot', seat: 1, level: 'hard' })).toEqual(refused('notOwner'));
    expect(game.order(2, { t: 'bot', seat: 0, level: 'hard' })).toEqual(refused('taken'));
    expect(game.order(2, { t: 'freeSeat', seat: 2 })).toEqual(refused('seat'));
    game.carryOut(game.order(2, { t: 'freeSeat', seat: 0 }));
    expect(game.room.seating.findSeat('#Bo')).toBeNull();
    game.carryOut(game.order(2, { t: 'bot', seat: 0, level: 'easy' }));
    game.carryOut(game.order(2, { t: 'bot', seat: 1, level: 'hard' }));
    game.carryOut(game.order(2, { t: 'start' }));
    expect(game.order(2, { t: 'start' })).toEqual({ done: true });
    game.deal();
    expect(game.room.status).toBe('playing');
    expect(game.order(2, { t: 'start' })).toEqual({ done: true });
    expect(game.room.judgeSitting({ t: 'sit', seat: null, name: 'x', token: '' }, '#x', game.now)).toEqual(
      refused('started'),
    );
  });

  test('is undone by leaving before the start', () => {
    const game = new RoomDriver();
    game.sit('Ada');
    game.carryOut(game.order(0, { t: 'leave' }));
    expect(game.room.info.sitters[0].kind).toBe('open');
  });
});

describe('decisions', () => {
  test('are repeated without effect, and a different one with the same number is stale', () => {
    const game = new RoomDriver().begin();
    const seat = game.turn;
    const move = game.move();
    game.play();
    expect(game.room.judgeDecision(seat, move)).toEqual({ done: true });
    expect(game.room.judgeDecision(seat, [move[0], move[1] + 1])).toEqual(refused('stale'));
    expect(game.room.judgeDecision(seat, [move[0] + 2, move[1]])).toEqual(refused('stale'));
  });

  test('out of turn are rejected with their clause and change nothing', () => {
    const game = new RoomDriver().begin();
    const other = 1 - game.turn;
    const { version } = game.room;
    expect(game.room.judgeDecision(other, [0, 60])).toEqual({
      no: { code: 'illegal', clause: 'P8', reason: 'turn' },
    });
    expect(game.room.judgeDecision(game.turn, [0, punto.moves.count])).toEqual(refused('malformed'));
    expect(game.room.version).toBe(version);
  });

  test('are impossible before the start and after the end', () => {
    const game = new RoomDriver();
    game.sit('Ada');
    expect(game.room.judgeDecision(0, [0, 60])).toEqual(refused('open'));
    const match = new RoomDriver().begin();
    while (match.room.status === 'playing') match.play();
    expect(match.room.payoffs?.reduce((a, b) => a + b)).toBe(1);
    expect(match.room.judgeDecision(0, [match.room.nextNumber(0), 0])).toEqual(refused('over'));
    expect(match.room.info).toMatchObject({ status: 'over', ending: 'played' });
  });

  test('can be undone while others still owe theirs, with a number of its own', () => {
    const game = new RoomDriver(schicht).begin();
    game.play(0);
    expect(game.room.canUndo(0)).toBe(true);
    game.carryOut(game.room.judgeDecision(0, [1, UNDO]));
    expect(listSeats(game.room.toAct)).toEqual([0, 1]);
    expect(game.room.nextNumber(0)).toBe(2);
    expect(game.room.judgeDecision(0, [1, UNDO])).toEqual({ done: true });
    expect(game.room.judgeDecision(0, [2, UNDO])).toEqual(refused('undo'));
  });

  test('can be undone ten times', () => {
    const alone = new RoomDriver(schicht).begin();
    for (let i = 0; i < 10; i++) {
      alone.play(0);
      expect(alone.room.canUndo(0)).toBe(true);
      alone.carryOut(alone.room.judgeDecision(0, [alone.room.nextNumber(0), UNDO]));
    }
    alone.play(0);
    expect(alone.room.canUndo(0)).toBe(false);
    expect(alone.room.judgeDecision(0, [alone.room.nextNumber(0), UNDO])).toEqual(refused('undo'));
  });

  test('that were undone can be skipped when a log is replayed', () => {
    const time: TimeControl = { kind: 'live', bank: 600_000, increment: 1000 };
    const game = new RoomDriver(schicht, 4, time);
    const entries: Logged[] = [];
    const { apply } = game.room;
    game.room.apply = (logged) => {
      entries.push(logged);
      return apply.call(game.room, logged);
    };
    game.begin();
    for (let i = 0; i < 300 && game.room.status === 'playing'; i++) {
      game.now += 300 + 37 * (i % 11);
      const owing = listSeats(game.room.toAct);
      const seat = owing[i % owing.length];
      const isBack = i % 3 === 0 ? [0, 1, 2, 3].find((one) => game.room.canUndo(one)) : undefined;
      if (isBack === undefined) game.play(seat);
      else game.carryOut(game.room.judgeDecision(isBack, [game.room.nextNumber(isBack), UNDO]));
    }
    const gone = findUndone(entries, Infinity);
    expect(gone.size).toBeGreaterThan(20);
    const again = new RoomDriver(schicht, 4, time);
    for (const logged of entries) again.room.apply(logged, { isTakenBack: gone.has(logged.version) });
    expect(again.room.info).toEqual(game.room.info);
    expect(again.room.clocks).toEqual(game.room.clocks);
    expect(again.room.table.record).toEqual(game.room.table.record);
    expect([0, 1, 2, 3].map((seat) => again.room.nextNumber(seat))).toEqual(
      [0, 1, 2, 3].map((seat) => game.room.nextNumber(seat)),
    );
    expect(again.room.undone).toBe(game.room.undone);
  });

  test('of the last 150 to 300 are kept, as each seat saw them', () => {
    const long = punto.options.map((option) =>
      option.id === 'roundsToWin' ? ({ ...option, default: 5 } as typeof option) : option,
    );
    const game = new RoomDriver({ ...punto, options: long }, 2);
    const { room } = game;
    const recent = new RecentUpdates();
    const { apply } = room;
    const made: number[] = [];
    room.apply = (logged) => {
      const change = apply.call(room, logged, { withFrames: true });
      recent.addChange(room, change);
      if (change.kind === 'decision') made.push(logged.version);
      return change;
    };
    game.begin();
    const begun = room.version;
    for (let i = 0; room.status === 'playing' && i < 310; i++) {
      game.play();
      if (i % 9 === 0) game.apply({ kind: 'say', seat: 0, saying: 'hello' });
      if (![0, 149, 150, 299, 300].includes(i)) continue;
      const kept = i < 300 ? made : made.slice(150);
      for (const seat of [0, null]) {
        const past = readMissedUpdates(recent.since(0, seat))!;
        expect(past.steps.map(({ version }) => version)).toEqual(kept);
        expect(past.steps.at(-1)?.film.at(-1)?.view).toEqual(room.table.view(seat));
        expect(stepsSince(past, begun) === undefined, 'too long ago').toBe(i >= 300);
        // A client that knows the last decision but one has missed one, whatever phrases followed.
        const last = readMissedUpdates(recent.since(made.at(-2) ?? begun, seat))!;
        expect(stepsSince(last, made.at(-2) ?? begun)?.steps.map(({ version }) => version)).toEqual([
          made.at(-1),
        ]);
      }
    }
    expect(made.length).toBeGreaterThan(300);
  });

  test('the same log gives the same room', () => {
    const game = new RoomDriver(schicht, 3, { kind: 'live', bank: 60_000, increment: 1000 });
    const copy = new RoomDriver(schicht, 3, game.room.setup.time);
    const { apply } = game.room;
    game.room.apply = (logged) => {
      copy.room.apply(structuredClone(logged));
      return apply.call(game.room, logged);
    };
    game.begin();
    for (let i = 0; i < 40 && game.room.status === 'playing'; i++) {
      game.now += 700;
      game.play();
    }
    expect(copy.room.info).toEqual(game.room.info);
    expect(copy.room.clocks).toEqual(game.room.clocks);
    expect(copy.room.table.truth).toEqual(game.room.table.truth);
  });
});

describe('time', () => {
  const live: TimeControl = { kind: 'live', bank: 60_000, increment: 2000 };

  test('runs only for seats that owe a decision, which then brings the increment', () => {
    const game = new RoomDriver(punto, 2, live).begin();
    const seat = game.turn;
    game.now += 5000;
    game.play();
    expect(game.room.clocks[seat]).toEqual({ left: 57_000, since: null });
    expect(game.room.clocks[1 - seat]).toEqual({ left: 60_000, since: game.now });
    expect(game.room.due).toBe(game.now + 60_000);
  });

  test('runs for all who choose at the same time, and stops for each who has chosen', () => {
    const game = new RoomDriver(schicht, 2, live).begin();
    const began = game.now;
    game.now += 4000;
    game.play(1);
    expect(game.room.clocks).toEqual([
      { left: 60_000, since: began },
      { left: 58_000, since: null },
    ]);
  });

  test('that runs out lets a bot play until the player returns with ten more seconds', () => {
    const game = new RoomDriver(punto, 2, live).begin();
    const seat = game.turn;
    game.now += 59_999;
    expect(game.room.listLate(game.now)).toEqual([]);
    game.now += 1;
    expect(game.room.listLate(game.now)).toEqual([seat]);
    game.apply({ kind: 'away', seat, why: 'time' });
    expect(game.room.listLate(game.now)).toEqual([]);
    expect(listSeats(game.room.botsToAct)).toEqual([seat]);
    expect(game.room.botLevel(seat)).toBe('easy');
    expect(game.room.judgeDecision(seat, game.move())).toEqual(refused('seatAway'));
    const [number, action] = game.move();
    expect(game.room.judgeBot(seat, number + 1, action)).toEqual(refused('stale'));
    game.carryOut(game.room.judgeBot(seat, number, action));
    game.carryOut(game.order(seat, { t: 'back' }));
    expect(game.room.clocks[seat]).toEqual({ left: 10_000, since: null });
    expect(getAwayReason(game.room.info.sitters[seat])).toBeNull();
  });

  test.each(['for the same decision', 'for a later one'])(
    'that runs out a second time, %s, leaves the rest of the match to the bot',
    (when) => {
      const game = new RoomDriver(punto, 2, live).begin();
      const seat = game.turn;
      game.now += 60_000;
      game.apply({ kind: 'away', seat, why: 'time' });
      if (when === 'for a later one') game.carryOut(game.room.judgeBot(seat, ...game.move()));
      game.carryOut(game.order(seat, { t: 'back' }));
      if (when === 'for a later one') game.play(1 - seat);
      expect(game.room.due).toBe(game.now + 10_000);
      game.now += 10_000;
      expect(game.room.listLate(game.now)).toEqual([seat]);
      game.apply({ kind: 'away', seat, why: 'time' });
      for (let i = 0; i < 3; i++) {
        expect(getAwayReason(game.room.info.sitters[seat])).toBe('out');
        expect(game.order(seat, { t: 'back' })).toEqual(refused('notAllowed'));
        game.carryOut(game.room.judgeBot(seat, ...game.move(seat)));
        game.play(1 - seat);
      }
    },
  );

  test('that ran out is not renewed by leaving before a bot plays', () => {
    const game = new RoomDriver(punto, 2, live).begin();
    const seat = game.turn;
    game.now += 60_000;
    game.carryOut(game.order(seat, { t: 'leave' }));
    game.carryOut(game.order(seat, { t: 'back' }));
    expect(game.room.due, 'the ten seconds that everybody has once').toBe(game.now + 10_000);
    game.now += 10_000;
    game.carryOut(game.order(seat, { t: 'leave' }));
    expect(getAwayReason(game.room.info.sitters[seat])).toBe('out');
    expect(game.order(seat, { t: 'back' })).toEqual(refused('notAllowed'));
  });

  test('that runs out in a rated match leaves the rest of it to the bot', () => {
    const game = new RoomDriver(punto, 2, live, defaultAbsenceRule(live), 1000, ratedLevels('punto')).begin();
    const seat = game.turn;
    game.now += 60_000;
    game.apply({ kind: 'away', seat, why: 'time' });
    expect(getAwayReason(game.room.info.sitters[seat])).toBe('out');
    expect(game.order(seat, { t: 'back' })).toEqual(refused('notAllowed'));
    game.carryOut(game.room.judgeBot(seat, ...game.move()));
    expect(game.order(seat, { t: 'back' })).toEqual(refused('notAllowed'));
  });

  test('that was used stays used after leaving and returning', () => {
    const game = new RoomDriver(punto, 2, live).begin();
    const seat = game.turn;
    game.now += 58_000;
    for (let i = 0; i < 3; i++) {
      game.carryOut(game.order(seat, { t: 'leave' }));
      game.now += 1000; // the bot's thinking time counts for no one
      game.carryOut(game.order(seat, { t: 'back' }));
      expect(game.room.clocks[seat]).toEqual({ left: 2000, since: game.now });
    }
    game.carryOut(game.order(seat, { t: 'leave' }));
    game.carryOut(game.room.judgeBot(seat, ...game.move()));
    game.carryOut(game.order(seat, { t: 'back' }));
    expect(game.room.clocks[seat], 'a bot earns nobody an increment').toEqual({ left: 2000, since: null });
  });

  test.each([
    ['live', { kind: 'live', bank: 60_000, increment: 5000 }],
    ['by turns', { kind: 'turns', limit: 60_000 }],
  ] as const)('%s: deciding and undoing gains no time', (_, time) => {
    const game = new RoomDriver(schicht, 2, time).begin();
    game.now += 20_000;
    for (let i = 0; i < 5; i++) {
      game.play(0);
      game.carryOut(game.room.judgeDecision(0, [game.room.nextNumber(0), UNDO]));
      expect(game.room.clocks[0]).toMatchObject({ left: 40_000, since: game.now });
    }
    game.now += 10_000;
    game.play(0);
    game.carryOut(game.room.judgeDecision(0, [game.room.nextNumber(0), UNDO]));
    expect(game.room.clocks[0]).toMatchObject({ left: 30_000, since: game.now });
  });

  test('by turns: the rest of a decision’s limit stays, and the next one has its own', () => {
    const game = new RoomDriver(punto, 2, { kind: 'turns', limit: 86_400_000 }).begin();
    const seat = game.turn;
    game.now += 86_000_000;
    game.carryOut(game.order(seat, { t: 'leave' }));
    game.carryOut(game.order(seat, { t: 'back' }));
    expect(game.room.due).toBe(game.now + 400_000);
    game.now += 400_000;
    game.apply({ kind: 'away', seat, why: 'time' });
    expect(game.order(seat, { t: 'back' })).toEqual(refused('timeOver'));
    game.carryOut(game.room.judgeBot(seat, ...game.move()));
    game.carryOut(game.order(seat, { t: 'back' }));
    game.play();
    expect(game.room.due).toBe(game.now + 86_400_000);
  });

  test('stands still while a player reads the rules: once, before their first decision, for a limited time', () => {
    const game = new RoomDriver(punto, 2, live).begin();
    const seat = game.turn;
    game.now += 1000;
    game.carryOut(game.order(seat, { t: 'reading', is: true }));
    game.now += 40_000;
    game.carryOut(game.order(seat, { t: 'reading', is: false }));
    expect(game.room.due).toBe(game.now + 59_000);
    expect(game.order(seat, { t: 'reading', is: true })).toEqual({ done: true });
    // The other player is still reading when their turn comes, and reads on.
    game.carryOut(game.order(1 - seat, { t: 'reading', is: true }));
    game.now += 30_000;
    game.play();
    expect(game.room.due).toBe(game.now + 60_000 + 60_000);
    game.now += 110_000;
    expect(game.order(1 - seat, { t: 'reading', is: false })).toEqual({ done: true });
    game.play();
    expect(game.room.clocks[1 - seat]).toMatchObject({ left: 12_000, since: null });
  });

  test('is sent in whole ticks, even by a table that begins as soon as it is opened', () => {
    expect(new RoomDriver(punto, 2, null, defaultAbsenceRule(null), 1071).room.at).toBe(1000);
  });

  test('turn by turn, every decision has the whole limit', () => {
    const game = new RoomDriver(punto, 2, { kind: 'turns', limit: 86_400_000 }).begin();
    game.now += 80_000_000;
    game.play();
    game.now += 1000;
    game.play();
    expect(game.room.due).toBe(game.now + 86_400_000);
  });
});

describe('an absent player', () => {
  const MINUTES = 60_000;
  const waiting = (absence?: AbsenceRule, seats = 2): { game: RoomDriver; seat: number; other: number } => {
    const game = new RoomDriver(punto, seats, null, absence).begin();
    return { game, seat: game.turn, other: (game.turn + 1) % seats };
  };

  test('is one not seen for two minutes, or three days by turns', () => {
    expect(defaultAbsenceRule(null).after).toBe(2 * MINUTES);
    expect(defaultAbsenceRule({ kind: 'turns', limit: 1 }).after).toBe(3 * 1440 * MINUTES);
    const { game, seat, other } = waiting();
    const bot: SeatCommand = { t: 'absent', seat, remedy: 'bot' };
    game.gone = [seat];
    game.now += 2 * MINUTES - 1;
    expect(game.order(other, bot)).toEqual(refused('tooEarly'));
    game.now += 1;
    game.gone = [];
    expect(game.order(other, bot), 'they are here').toEqual(refused('tooEarly'));
    game.gone = [seat];
    game.apply({ kind: 'say', seat, saying: 'thinking' });
    expect(game.order(other, bot), 'they have said something').toEqual(refused('tooEarly'));
    game.now += 2 * MINUTES;
    expect(game.order(seat, { ...bot, seat: other }), 'nobody waits for the other').toEqual(
      refused('tooEarly'),
    );
    game.carryOut(game.order(other, bot));
    expect(getAwayReason(game.room.info.sitters[seat])).toBe('absent');
    expect(listSeats(game.room.botsToAct)).toEqual([seat]);
    expect(game.order(other, bot)).toEqual({ done: true });
    game.carryOut(game.order(seat, { t: 'back' }));
    expect(game.room.botsToAct).toBe(0);
    expect(game.order(other, bot), 'and the time starts again').toEqual(refused('tooEarly'));
  });

  test('is reminded once per decision', () => {
    const { game, seat, other } = waiting();
    const nudge: SeatCommand = { t: 'absent', seat, remedy: 'nudge' };
    game.gone = [seat];
    game.now += 2 * MINUTES;
    game.carryOut(game.order(other, nudge));
    expect(game.room.info.nudged).toBe(1 << seat);
    expect(game.order(other, nudge)).toEqual({ done: true });
    game.play();
    game.play();
    expect(game.room.info.nudged).toBe(0);
  });

  test('loses only where the table allows it', () => {
    const strict = waiting();
    strict.game.gone = [strict.seat];
    strict.game.now += 2 * MINUTES;
    const win: SeatCommand = { t: 'absent', seat: strict.seat, remedy: 'win' };
    expect(strict.game.order(strict.other, win)).toEqual(refused('notAllowed'));
    const { game, seat, other } = waiting({ after: 30_000, wins: true });
    game.gone = [seat];
    game.now += 30_000;
    game.carryOut(game.order(other, { t: 'absent', seat, remedy: 'win' }));
    expect(game.room.info).toMatchObject({ status: 'over', ending: 'lost', winners: 1 << other });
    expect(game.room.toAct).toBe(0);
    expect(game.order(seat, { t: 'back' })).toEqual({ done: true });
  });

  test.each([
    ['without a clock', null, 'entry'],
    ['with a clock', { kind: 'live', bank: 1_800_000, increment: 30_000 }, 'no'],
    ['by turns', { kind: 'turns', limit: 86_400_000 }, 'no'],
  ] as const)('%s a connected player who thinks is never given up', (_, time, bot) => {
    const game = new RoomDriver(punto, 2, time, { after: MINUTES, wins: true }).begin();
    const seat = game.turn;
    game.idle = [seat];
    game.now += 62_000;
    const remedied = (remedy: 'win' | 'bot' | 'nudge'): Verdict =>
      game.order(1 - seat, { t: 'absent', seat, remedy });
    expect(remedied('win')).toEqual(refused('tooEarly'));
    expect(remedied('bot'), 'a clock ends the wait by itself').toHaveProperty(bot);
    expect(remedied('nudge')).toHaveProperty('entry');
    game.gone = [seat];
    for (const remedy of ['win', 'bot', 'nudge'] as const) expect(remedied(remedy)).toHaveProperty('entry');
  });

  test('an absent owner does not block the start', () => {
    const game = new RoomDriver();
    game.sit('Ada');
    game.sit('Ben');
    expect(game.order(1, { t: 'start' })).toEqual(refused('notOwner'));
    game.gone = [0];
    game.carryOut(game.order(1, { t: 'start' }));
    game.carryOut(game.order(1, { t: 'freeSeat', seat: 0 }));
    game.carryOut(game.order(1, { t: 'bot', seat: 0, level: 'easy' }));
    game.carryOut(game.order(1, { t: 'start' }));
  });
});

describe('resigning', () => {
  test('between two makes the other one win', () => {
    const game = new RoomDriver(punto, 2, { kind: 'live', bank: 60_000, increment: 0 }).begin();
    game.carryOut(game.order(0, { t: 'resign' }));
    expect(game.room.info).toMatchObject({ status: 'over', ending: 'resigned', winners: 2, proposed: 0 });
    expect(game.room.payoffs, 'the rules have not ended it').toBeNull();
    expect(game.room.clocks.every(({ since }) => since === null)).toBe(true);
    expect(game.order(1, { t: 'resign' })).toEqual(refused('over'));
  });

  test('among more lets a bot play on, and the match ends once one is left', () => {
    const game = new RoomDriver(punto, 3).begin();
    game.carryOut(game.order(2, { t: 'resign' }));
    expect(game.room.status).toBe('playing');
    expect(game.order(2, { t: 'back' })).toEqual(refused('over'));
    expect(game.order(2, { t: 'resign' })).toEqual({ done: true });
    game.carryOut(game.order(0, { t: 'resign' }));
    expect(game.room.info).toMatchObject({ status: 'over', winners: 0b010 });
  });

  test('by the last person makes the bots win', () => {
    const game = new RoomDriver(punto, 3);
    game.sit('Ada');
    game.carryOut(game.order(0, { t: 'bot', seat: 1, level: 'easy' }));
    game.carryOut(game.order(0, { t: 'bot', seat: 2, level: 'easy' }));
    game.carryOut(game.order(0, { t: 'start' }));
    game.deal();
    game.carryOut(game.order(0, { t: 'resign' }));
    expect(game.room.info).toMatchObject({ status: 'over', winners: 0b110 });
  });
});

describe('a pause', () => {
  const live: TimeControl = { kind: 'live', bank: 600_000, increment: 0 };

  test('begins and ends when every present player wants it; clocks and bots stand still', () => {
    const game = new RoomDriver(punto, 3, live).begin();
    const seat = game.turn;
    const others = [0, 1, 2].filter((other) => other !== seat);
    game.now += 10_000;
    for (const other of others) game.carryOut(game.order(other, { t: 'pause', on: true }));
    game.carryOut(game.order(others[0], { t: 'pause', on: false }));
    game.carryOut(game.order(seat, { t: 'pause', on: true }));
    expect(game.room.info.pause).toMatchObject({ on: false });
    game.carryOut(game.order(others[0], { t: 'pause', on: true }));
    expect(game.room.info.pause).toEqual({ on: true, wish: 0, since: game.now });
    game.now += 3_600_000;
    expect(game.room.listLate(game.now)).toEqual([]);
    expect(game.room.due).toBe(Infinity);
    expect(game.room.judgeDecision(seat, game.move())).toEqual(refused('paused'));
    game.carryOut(game.order(others[1], { t: 'leave' }));
    expect(game.room.botsToAct).toBe(0);
    game.carryOut(game.order(others[0], { t: 'pause', on: false }));
    game.carryOut(game.order(seat, { t: 'pause', on: false }));
    expect(game.room.info.pause).toMatchObject({ on: false, wish: 0 });
    expect(game.room.clocks[seat]).toEqual({ left: 590_000, since: game.now });
    game.play();
  });

  test('locks no one in: a player who does not continue becomes absent', () => {
    const game = new RoomDriver().begin();
    for (const seat of [0, 1]) game.carryOut(game.order(seat, { t: 'pause', on: true }));
    game.gone = [1];
    game.now += 3_600_000;
    expect(game.order(0, { t: 'absent', seat: 1, remedy: 'bot' }), 'nobody is waited for').toEqual(
      refused('tooEarly'),
    );
    game.carryOut(game.order(0, { t: 'pause', on: false }));
    expect(game.order(0, { t: 'absent', seat: 1, remedy: 'bot' })).toEqual(refused('tooEarly'));
    game.now += 120_000;
    game.carryOut(game.order(0, { t: 'absent', seat: 1, remedy: 'bot' }));
    expect(game.room.info.pause.on).toBe(false);
    const held = new RoomDriver().begin();
    for (const seat of [0, 1]) held.carryOut(held.order(seat, { t: 'pause', on: true }));
    held.carryOut(held.order(1, { t: 'resign' }));
    expect(held.room.info).toMatchObject({ status: 'over', winners: 1 });
  });
});

describe('a move taken back by agreement', () => {
  test('undoes everything since, whatever it has revealed, once all have agreed', async () => {
    const game = new RoomDriver(punto, 3).begin();
    const first = game.turn;
    const view = JSON.stringify(game.room.table.view(first));
    for (let i = 0; i < 3; i++) game.play();
    const ask = (seat: number, agree = true): Verdict =>
      game.order(seat, { t: 'takeBack', seat: first, agree });
    expect(ask((first + 1) % 3, false), 'nobody has asked').toEqual({ done: true });
    game.carryOut(ask(first));
    expect(ask(first)).toEqual({ done: true });
    game.carryOut(ask((first + 1) % 3));
    expect(game.room.judgeAgreedUndo(), 'one has not answered').toEqual({ done: true });
    game.carryOut(ask((first + 2) % 3));
    for (let undone = 0; game.room.takeBack !== null; undone++) {
      expect(undone).toBeLessThan(3);
      game.carryOut(game.room.judgeAgreedUndo());
    }
    expect(JSON.stringify(game.room.table.view(first))).toBe(view);
    expect(game.turn).toBe(first);
    expect(ask(first), 'no own move is left').toEqual(refused('undo'));
    game.play();
    // The log replays to the same, whether undone decisions are skipped or carried out.
    for (const until of [0, Infinity]) {
      const { room } = new RoomDriver(punto, 3);
      await replayLog(room, game.log, { until }, () => {});
      expect(room.table.record).toEqual(game.room.table.record);
      expect(room.info).toEqual(game.room.info);
      expect([0, 1, 2].map((seat) => room.nextNumber(seat))).toEqual(
        [0, 1, 2].map((seat) => game.room.nextNumber(seat)),
      );
    }
  });

  test('is off once a player declines or plays on, for absent players and in rated matches', () => {
    const game = new RoomDriver().begin();
    const first = game.turn;
    game.play();
    game.carryOut(game.order(first, { t: 'takeBack', seat: first, agree: true }));
    game.carryOut(game.order(1 - first, { t: 'takeBack', seat: first, agree: false }));
    expect(game.room.info).not.toHaveProperty('takeBack');
    game.carryOut(game.order(first, { t: 'takeBack', seat: first, agree: true }));
    game.play(1 - first);
    const late = { t: 'takeBack', seat: first, agree: true } as const;
    expect(game.order(1 - first, late), 'no request of their own').toEqual({ done: true });
    expect(game.room.info).not.toHaveProperty('takeBack');
    game.carryOut(game.order(first, { t: 'leave' }));
    expect(game.order(first, { t: 'takeBack', seat: first, agree: true })).toEqual(refused('seatAway'));
    const open = new RoomDriver();
    open.sit('Ada');
    expect(open.order(0, { t: 'takeBack', seat: 0, agree: true })).toEqual(refused('open'));
  });
});

describe('a rematch', () => {
  test('moves everyone one seat on, and reserves the seats for a while', () => {
    const game = new RoomDriver(punto, 3);
    const next = new RoomDriver(punto, 3);
    game.sit('Ada', 0);
    game.sit('Ben', 2);
    game.carryOut(game.order(0, { t: 'bot', seat: 1, level: 'hard' }));
    const until = next.now + 60_000;
    const plan = game.room.seating.planNext({ seats: 3, wins: [2, 1, 0], until }, false);
    for (const entry of plan!) next.apply(entry);
    expect(next.room.info.sitters).toEqual([
      { kind: 'open', reserved: { name: 'Ben', until } },
      { kind: 'open', reserved: { name: 'Ada', until } },
      { kind: 'bot', level: 'hard' },
    ]);
    const stranger = { t: 'sit', seat: 0, name: 'Ben', token: '', part: '' } as const;
    expect(next.room.judgeSitting(stranger, '#stranger', next.now)).toEqual(refused('reserved'));
    expect(next.room.judgeSitting({ ...stranger, seat: null }, '#stranger', next.now)).toEqual(
      refused('reserved'),
    );
    next.sit('Ada', 0);
    expect(next.room.seating.findSeat('#Ada'), 'whatever seat they ask for').toBe(1);
    expect(next.room.seating.owner).toBe(1);
    expect(
      [0, 1, 2].map((seat) => next.room.seating.winsAt(seat)),
      'wins move along',
    ).toEqual([0, 2, 1]);
    expect(next.order(1, { t: 'bot', seat: 0, level: 'easy' }), 'nobody is put out').toEqual(
      refused('reserved'),
    );
    next.now = until;
    next.carryOut(next.room.judgeSitting(stranger, '#stranger', next.now));
    expect(next.room.judgeSitting({ ...stranger, seat: null }, '#Ben', next.now)).toEqual(refused('full'));
  });
});

describe('around the match', () => {
  test('it ends when every present player proposes it', () => {
    const game = new RoomDriver(punto, 3).begin();
    game.carryOut(game.order(2, { t: 'leave' }));
    game.carryOut(game.order(0, { t: 'end', agree: true }));
    expect(game.order(0, { t: 'end', agree: true })).toEqual({ done: true });
    expect(game.order(2, { t: 'end', agree: true })).toEqual(refused('seatAway'));
    expect(game.room.status).toBe('playing');
    game.carryOut(game.order(1, { t: 'end', agree: true }));
    expect(game.room.info).toMatchObject({ status: 'over', ending: 'agreed', proposed: 0 });
    expect(game.room.toAct).toBe(0);
  });

  test('a proposal can be withdrawn', () => {
    const game = new RoomDriver().begin();
    game.carryOut(game.order(0, { t: 'end', agree: true }));
    game.carryOut(game.order(0, { t: 'end', agree: false }));
    game.carryOut(game.order(1, { t: 'end', agree: true }));
    expect(game.room.status).toBe('playing');
  });

  test('only players at the table may propose anything', () => {
    const game = new RoomDriver();
    const orders: SeatCommand[] = [{ t: 'leave' }, { t: 'start' }, { t: 'say', saying: 'hello' }];
    for (const order of orders) expect(game.order(0, order)).toEqual(refused('seat'));
  });

  test('the deal derives from the secret and every part, and only the secret’s hash is published', () => {
    const game = new RoomDriver().begin();
    expect(game.room.info.fair.commitment).toBe(commitToSecret('the secret'));
    expect(game.room.table.seed).toBe(deriveFairSeed('table', 'the secret', ['part 0', 'part 1']));
    const known = JSON.stringify(game.room.info);
    expect(known).not.toContain('the secret');
    expect(known).not.toContain(game.room.table.seed);
    expect(known).not.toContain('#P0');
  });
});

describe('the deal', () => {
  const begun = (): RoomDriver => {
    const game = new RoomDriver(punto, 3);
    for (const name of ['Ada', 'Bo', 'Cy']) game.sit(name);
    game.carryOut(game.order(0, { t: 'start' }));
    return game;
  };

  test('accepts no part before everyone has promised theirs', () => {
    const game = begun();
    game.promise(0);
    game.promise(1);
    expect(game.order(0, { t: 'reveal', part: 'part 0' })).toEqual(refused('malformed'));
    game.promise(2);
    expect(game.order(1, { t: 'reveal', part: 'another part' })).toEqual(refused('malformed'));
    for (const seat of [2, 0, 1]) game.reveal(seat);
    expect(game.room.status).toBe('playing');
    expect(findFairDealFlaw(game.room.fairDeal)).toBeUndefined();
    expect(game.room.fairDeal.promises).toMatchObject({ attempts: 1 });
  });

  test('starts over once a seat changes hands, and revealed parts are useless', () => {
    const game = begun();
    for (const seat of [0, 1, 2]) game.promise(seat);
    game.reveal(0);
    game.reveal(1);
    // Cy has seen the others' parts, knows the server's secret, and would like to choose another part.
    game.carryOut(game.order(2, { t: 'leave' }));
    game.sit('Cy');
    expect(game.room.info.fair).toMatchObject({
      isDealing: false,
      commitments: ['', '', ''],
      parts: ['', '', ''],
    });
    game.carryOut(game.order(0, { t: 'start' }));
    game.promise(2, 'chosen');
    for (const seat of [0, 1]) game.promise(seat, `fresh ${seat}`);
    for (const seat of [0, 1]) game.reveal(seat, `fresh ${seat}`);
    game.reveal(2, 'chosen');
    expect(game.room.table.seed).toBe(
      deriveFairSeed('table', 'the secret', ['fresh 0', 'fresh 1', 'chosen']),
    );
    expect(game.room.fairDeal.promises).toMatchObject({ attempts: 2 });
  });

  test('is void if a player promises a second time', () => {
    const game = begun();
    for (const seat of [0, 1, 2]) game.promise(seat);
    game.reveal(0);
    game.promise(2, 'second thoughts');
    expect(game.room.info.fair.commitments).toEqual(['', '', commitToPart('table', 'second thoughts')]);
    expect(game.room.info.fair.parts).toEqual(['', '', '']);
    expect(game.order(2, { t: 'reveal', part: 'second thoughts' })).toEqual(refused('malformed'));
  });
});
