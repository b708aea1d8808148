/** One session model for all sources: each gives the updates of the table that the same decisions lead to. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Action,
  type Config,
  fastRng,
  type Game,
  isRefusal,
  listSeats,
  NO_SEATS,
  parseConfig,
  type Seat,
  type Player,
  Table,
  type Update,
  createUpdate,
  viewOf,
} from '../src/core/index.ts';
import { GAME_LOADERS } from '../src/games/gameLoaders.ts';
import {
  type ClientMessage,
  type Decision,
  type PublicReplay,
  MissedUpdatesWriter,
  UpdateWriter,
  defaultAbsenceRule,
} from '../src/protocol/index.ts';
import { Audience } from '../src/server/matches/audience.ts';
import { TablePresence } from '../src/server/matches/tablePresence.ts';
import type { Entry } from '../src/server/room/logEntry.ts';
import { Room } from '../src/server/room/room.ts';
import type { SavedMatch } from '../src/web/match/storage/savedMatches.ts';
import type { RemoteMatch as Remote } from '../src/web/online/table/remoteMatch.ts';
import type { GameScreen } from '../src/web/ui/board/boardModule.ts';
import { readMatchFile, replayRecord, writeMatchFile } from '../src/web/match/session/history.ts';
import type { Session } from '../src/web/match/session/session.ts';
import { dealEntries } from './server/storedMatch.ts';

const SEED = 'three sources';
const SEATS = 3;
const SEEN = 1;

/** Unused, since nothing is drawn. */
const SCREEN = {} as GameScreen;

function newTable(game: Game): Table {
  return new Table(game, parseConfig(game, { seats: SEATS }) as Config, SEED);
}

interface PlayedMatch {
  readonly actions: [Seat, Action][];
  readonly updates: Update[];
  /** As its public address gives it. */
  readonly open: Pick<PublicReplay, 'reel' | 'toAct'>;
}

/** A random match: its decisions, and the observer's knowledge after each. */
function playRandomly(game: Game, eyes: Seat | null): PlayedMatch {
  const table = newTable(game);
  const rng = fastRng(SEED, 1);
  const { toAct } = table;
  const missed = new MissedUpdatesWriter(0, table.readonlyState, [null]);
  const writer = new UpdateWriter();
  const updates = [createUpdate(table, eyes, null)];
  while (table.toAct !== NO_SEATS) {
    // A file lists secret choices in the order of the seats.
    const [seat] = listSeats(table.toAct);
    const legal = table.legal(seat);
    const before = table.readonlyState;
    const step = table.play(seat, legal[rng.below(legal.length)], true);
    if (isRefusal(step)) throw new Error(step.clause);
    const update = createUpdate(table, eyes, step);
    const { version, payoffs } = update;
    const described = { version, after: 0, actor: seat, byBot: false, undone: false, payoffs };
    missed.add(writer.encode({ ...described, toAct: table.toAct }, before, step.steps, table.readonlyState));
    updates.push(update);
  }
  const actions = table.record.actions.map(([seat, action]): [Seat, Action] => [seat, action]);
  return { actions, updates, open: { reel: missed.updatesFor(null), toAct } };
}

/** The part of an update that is equal for a player and for a later viewer. */
const known = ({ view, events, frames, toAct, payoffs }: Update): unknown => ({
  view,
  events,
  film: frames,
  toAct,
  payoffs,
});

let Replay: typeof import('../src/web/insight/replay/replay.ts').Replay;
let LocalMatch: typeof import('../src/web/match/session/localMatch.ts').LocalMatch;
let RemoteMatch: typeof Remote;
let TableStore: typeof import('../src/web/online/table/tableStore.ts').TableStore;
let buildPublicHistory: typeof import('../src/web/online/table/remoteHistory.ts').buildPublicHistory;
let kept: Map<string, string>;

beforeEach(async () => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  const nothing = (): void => undefined;
  vi.stubGlobal('document', {
    hidden: false,
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener: nothing,
    removeEventListener: nothing,
  });
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate(): void {}
      /** It does not load. */
      postMessage(): void {
        this.dispatchEvent(new Event('error'));
      }
    },
  );
  const { speed, playsForced } = await import('../src/web/ui/browser/settings.ts');
  speed.value = 'off';
  playsForced.value = false;
  ({ Replay } = await import('../src/web/insight/replay/replay.ts'));
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('addEventListener', nothing);
  vi.stubGlobal('removeEventListener', nothing);
  ({ TableStore } = await import('../src/web/online/table/tableStore.ts'));
  ({ buildPublicHistory } = await import('../src/web/online/table/remoteHistory.ts'));
  ({ RemoteMatch } = await import('../src/web/online/table/remoteMatch.ts'));
  ({ LocalMatch } = await import('../src/web/match/session/localMatch.ts'));
});
afterEach(() => void vi.unstubAllGlobals());

/** A server with one table; one of its seats is on this device. */
async function onlineMatch(game: Game): Promise<{
  room: Room;
  session: Remote;
  decide: (seat: Seat, action: Action) => void;
  close: () => void;
}> {
  const room = new Room({
    id: 'table',
    link: 'table',
    game,
    config: newTable(game).config,
    time: null,
    level: 'easy',
    showHands: false,
    absence: defaultAbsenceRule(null),
    listed: false,
    secret: SEED,
    created: 0,
  });
  const audience = new Audience(new TablePresence(0), () => {});
  const enter = (entry: Entry): void =>
    audience.sendChange(room, room.apply({ version: room.version + 1, at: 0, entry }, { withFrames: true }));
  const decide = (seat: Seat, action: Action): void => {
    const verdict = room.judgeDecision(seat, [room.nextNumber(seat), action]);
    if (!('entry' in verdict)) throw new Error(`seat ${seat} may not decide ${action}`);
    enter(verdict.entry);
  };
  for (let seat = 0; seat < SEATS; seat++) enter({ kind: 'sit', seat, name: `P${seat}`, hash: `${seat}` });
  for (const entry of dealEntries('table', [...Array(SEATS).keys()])) enter(entry);
  class Socket extends EventTarget {
    static readonly OPEN = 1;
    readonly readyState = 1;
    send(text: string): void {
      const message = JSON.parse(text) as Decision | ClientMessage;
      if (Array.isArray(message)) decide(SEEN, message[1] as Action);
    }
    close(): void {}
  }
  const sockets: Socket[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends Socket {
      constructor() {
        super();
        sockets.push(this);
      }
    },
  );
  const table = new TableStore('table');
  const peer = {
    seat: SEEN,
    hash: `${SEEN}`,
    idle: false,
    send: (data: string): void => void sockets[0].dispatchEvent(new MessageEvent('message', { data })),
  };
  audience.add(peer);
  audience.sendSnapshot(peer, room, 0, []);
  await vi.waitFor(() => expect(table.match.game.value).toBe(game));
  const session = new RemoteMatch(table, game, SCREEN);
  return { room, session, decide, close: () => table.close() };
}

describe.each(Object.entries(GAME_LOADERS))('%s', (_, load) => {
  test('a replay from a record or a file knows at every step what the seat knew then', async () => {
    const game = await load();
    const { actions, updates } = playRandomly(game, SEEN);
    const { config } = newTable(game);
    const ofFile = await readMatchFile(writeMatchFile(game, config, SEED, actions));
    if ('line' in ofFile) throw new Error(ofFile.message);
    const ofRecord = replayRecord(game, config, SEED, actions);
    for (const history of [ofRecord, ofFile]) {
      const replay = new Replay(history, SCREEN, []);
      replay.viewAs?.(SEEN);
      for (const [step, update] of updates.entries()) {
        replay.goTo(step);
        expect(replay.update.value.frames.at(-1)!.view).toEqual(update.view);
        if (history === ofRecord) expect(known(replay.update.value)).toEqual(known(update));
        else expect(replay.update.value).toMatchObject({ view: update.view, events: update.events });
      }
      expect(replay.eventLog.value.map(({ events }) => events)).toEqual(
        updates.slice(1).map(({ events }) => events),
      );
      await replay.player.idle();
      expect(replay.player.shown.value.view).toEqual(updates.at(-1)!.view);
      replay.close();
    }
  });

  test('a replay from a public address knows at every step what a spectator knew then', async () => {
    const game = await load();
    const { updates, open } = playRandomly(game, null);
    const table = { id: 'table', config: newTable(game).config };
    const replay = new Replay(buildPublicHistory(game, { table, ...open }), SCREEN, []);
    expect(replay.viewAs).toBeNull();
    for (const [step, update] of updates.entries()) {
      replay.goTo(step);
      expect({ ...(known(replay.update.value) as object), payoffs: update.payoffs }).toEqual(known(update));
    }
    replay.close();
  });

  test("a match on this device gives the table's updates and saves its record", async () => {
    const game = await load();
    const truth = newTable(game);
    const sitters = Array.from({ length: SEATS }, (): Player => ({ kind: 'person', name: '' }));
    const match: SavedMatch = {
      id: 'match',
      game: game.id,
      version: game.version,
      config: truth.config,
      seed: SEED,
      sitters,
      actions: [],
      at: 0,
      over: false,
      curtain: false,
      help: true,
    };
    const session: Session = new LocalMatch(match, game, SCREEN);
    expect(session.playing!.isNew).toBe(true);
    const rng = fastRng(SEED, 2);
    for (let decisions = 0; truth.toAct !== NO_SEATS; decisions++) {
      await vi.waitFor(() => expect(session.update.value.legal).not.toEqual([]), {
        interval: 1,
        timeout: 60_000,
      });
      const { view, legal } = session.update.value;
      const seat = view.seat!;
      const action = legal[rng.below(legal.length)];
      const step = truth.play(seat, action, true);
      if (isRefusal(step)) throw new Error(step.clause);
      expect(await session.playing!.play(action)).toEqual(createUpdate(truth, seat, step));
      expect(session.eventLog.value).toHaveLength(decisions + 1);
    }
    // A decision may come before the screen is drawn.
    expect(session.playing!.isNew).toBe(true);
    expect(session.update.value.payoffs).toEqual(truth.payoffs());
    expect(JSON.parse(kept.get('tavola.match.match')!)).toMatchObject({
      over: true,
      actions: truth.record.actions,
    });
    session.close();
  });

  test('a match against bots rewinds to the last choice, with other unseen cards', async () => {
    const game = await load();
    const sitters = Array.from({ length: SEATS }, (_, seat): Player =>
      seat === SEEN ? { kind: 'person', name: '' } : { kind: 'bot', name: `bot ${seat}`, level: 'easy' },
    );
    const { config } = newTable(game);
    const { id, version } = game;
    const one = { id: 'match', game: id, version, config, seed: SEED, sitters, actions: [], at: 0 };
    const match: SavedMatch = { ...one, over: false, curtain: false, help: true };
    let session = new LocalMatch(match, game, SCREEN);
    const rng = fastRng(SEED, 4);
    const read = (): SavedMatch => JSON.parse(kept.get('tavola.match.match')!) as SavedMatch;
    const asked = (): Promise<unknown> =>
      vi.waitFor(
        () => {
          const { legal, payoffs } = session.update.value;
          if (payoffs === null) expect(legal).not.toEqual([]);
        },
        { interval: 1, timeout: 60_000 },
      );
    const choices: { view: unknown; decisions: number }[] = [];
    let taken = 0;
    for (let own = 0; ; own++) {
      await asked();
      const { view, legal, payoffs } = session.update.value;
      if (payoffs !== null) break;
      expect(session.canTakeBack.value).toBe(choices.length > 0);
      const before = own % 5 === 3 ? choices.pop() : undefined;
      if (before !== undefined) {
        expect((await session.takeBack())?.view).toEqual(before.view);
        expect(read().actions).toHaveLength(before.decisions);
        expect(read().reshuffles).toHaveLength(++taken);
        expect(read().reshuffles!.at(-1)!.at).toBe(before.decisions);
        expect(session.eventLog.value).toHaveLength(before.decisions);
        expect(session.result.value, 'it does not count').toBeNull();
        // A reload continues at the same point.
        const { view: shown } = session.update.value;
        session.close();
        session = new LocalMatch(read(), game, SCREEN);
        expect(session.update.value.view).toEqual(shown);
        continue;
      }
      if (legal.length > 1) choices.push({ view, decisions: session.eventLog.value.length });
      await session.play(legal[rng.below(legal.length)]);
    }
    expect(taken).toBeGreaterThan(0);
    expect(session.canTakeBack.value).toBe(false);
    expect(await session.loadRecord(), 'a link or file cannot tell of it').toBeNull();
    const { actions, reshuffles, over } = read();
    expect(over).toBe(true);
    const { moments } = replayRecord(game, config, SEED, actions, reshuffles);
    expect(moments.at(-1)!.toAct).toBe(NO_SEATS);
    // The seat's view hides what was dealt again, so it learns nothing.
    const { at } = reshuffles![0];
    const plain = replayRecord(game, config, SEED, actions.slice(0, at));
    expect(viewOf(moments[at].state, SEEN)).toEqual(viewOf(plain.moments[at].state, SEEN));
    expect(moments[at].state).not.toEqual(plain.moments[at].state);
    session.close();
  });

  test.each<[string, Partial<SavedMatch>]>([
    ['without help', { help: false }],
    ['of a deal that others play too', { occasion: { kind: 'challenge', link: 'x' } }],
    ['between people', { sitters: [0, 1, 2].map((): Player => ({ kind: 'person', name: '' })) }],
  ])('no move is taken back in a match %s', async (_, changes) => {
    const game = await load();
    const { config } = newTable(game);
    const sitters = [0, 1, 2].map((seat): Player =>
      seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', name: `bot ${seat}`, level: 'easy' },
    );
    const { id, version } = game;
    const match = { id: 'match', game: id, version, config, seed: SEED, sitters, actions: [], at: 0 };
    const session = new LocalMatch(
      { ...match, over: false, curtain: false, help: true, ...changes },
      game,
      SCREEN,
    );
    await vi.waitFor(() => expect(session.update.value.legal).not.toEqual([]), { interval: 1 });
    await session.play(session.update.value.legal.at(-1)!);
    expect(session.canTakeBack.value).toBe(false);
    expect(await session.takeBack()).toBeNull();
    session.close();
  });

  test("an online match gives the seats here the table's updates", async () => {
    const game = await load();
    const { room, session, decide, close } = await onlineMatch(game);
    const truth = new Table(game, session.config, room.table.seed);
    const rng = fastRng(SEED, 3);
    const seen = [session.update.value];
    while (truth.toAct !== NO_SEATS) {
      const due = listSeats(truth.toAct);
      const seat = due[rng.below(due.length)];
      const legal = truth.legal(seat);
      const action = legal[rng.below(legal.length)];
      const step = truth.play(seat, action, true);
      if (isRefusal(step)) throw new Error(step.clause);
      const { version, canUndo, ...rest } = createUpdate(truth, SEEN, step);
      // Nothing is undone online once the match is over.
      const update = { ...rest, canUndo: canUndo && truth.toAct !== NO_SEATS };
      if (seat === SEEN) expect(await session.playing.play(action)).toMatchObject(update);
      else decide(seat, action);
      await vi.waitFor(() => expect(session.eventLog.value).toHaveLength(version), { interval: 1 });
      expect(session.update.value).toMatchObject(update);
      seen.push(session.update.value);
    }
    // The received history can be replayed at any time, from the same perspective only.
    const replay = new Replay(session.historySoFar(), SCREEN, [], { eyes: SEEN });
    expect([replay.viewAs, replay.record, replay.reviewJob]).toEqual([null, null, null]);
    for (const [step, { view, events }] of seen.entries()) {
      replay.goTo(step);
      expect(replay.update.value).toMatchObject({ view, events, payoffs: null });
    }
    replay.close();
    session.close();
    close();
  });
});
