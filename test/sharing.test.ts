/** Sharing a running match reveals only what its owner may know: pictures show the view, and there is no record. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Config,
  fastRng,
  type Game,
  listSeats,
  type MatchRecord,
  NO_SEATS,
  parseConfig,
  Table,
  viewOf,
} from '../src/core/index.ts';
import { GAME_LOADERS } from '../src/games/gameLoaders.ts';
import type { SavedMatch } from '../src/web/match/storage/savedMatches.ts';
import { type History, readMatchFile, replayRecord } from '../src/web/match/session/history.ts';
import type { Session } from '../src/web/match/session/session.ts';
import {
  VIEWPOINTS,
  createMatchFile,
  collectLastFrames,
  takePictures,
  createPointer,
  applyViewpoint,
} from '../src/web/insight/sharing/sharedMoments.ts';
import { formatPointer } from '../src/web/insight/sharing/readOpenedFile.ts';
import type { GameScreen } from '../src/web/ui/board/boardModule.ts';

const SCREEN = {} as GameScreen;
const SEED = 'nobody is to know';
const ME = 1;

let Replay: typeof import('../src/web/insight/replay/replay.ts').Replay;
let LocalMatch: typeof import('../src/web/match/session/localMatch.ts').LocalMatch;

beforeEach(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { querySelectorAll: () => [] });
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
  ({ Replay } = await import('../src/web/insight/replay/replay.ts'));
  ({ LocalMatch } = await import('../src/web/match/session/localMatch.ts'));
});
afterEach(() => void vi.unstubAllGlobals());

function played(game: Game, decisions: number): MatchRecord {
  const table = new Table(game, parseConfig(game, { seats: 3 }) as Config, SEED);
  const rng = fastRng(SEED, 1);
  for (let i = 0; i < decisions && table.toAct !== NO_SEATS; i++) {
    const [seat] = listSeats(table.toAct);
    const legal = table.legal(seat);
    table.play(seat, legal[rng.below(legal.length)]);
  }
  return table.record;
}

const asSavedMatch = (record: MatchRecord): SavedMatch => ({
  ...record,
  id: 'match',
  config: record.config,
  actions: record.actions.map(([seat, action]) => [seat, action]),
  sitters: [0, 1, 2].map((seat) =>
    seat === ME ? { kind: 'person', name: 'Mina' } : { kind: 'bot', name: 'Bruno', level: 'easy' },
  ),
  at: 0,
  over: false,
  curtain: true,
  help: true,
});

async function shareable(session: Session): Promise<string> {
  const pictures = await Promise.all(
    VIEWPOINTS.map(async (eyes) => [
      applyViewpoint(eyes, session.player.shown.value),
      await collectLastFrames(session, eyes),
    ]),
  );
  return JSON.stringify({
    pictures,
    pointer: await createPointer(session),
    file: await createMatchFile(session),
  });
}

describe.each(Object.entries(GAME_LOADERS))('%s', (_, load) => {
  test('what a running match shares does not depend on hidden cards', async () => {
    const game = await load();
    for (const decisions of [0, 9, 17]) {
      const record = played(game, decisions);
      const { moments } = replayRecord(game, record.config, SEED, record.actions);
      const { state, toAct } = moments.at(-1)!;
      const history = (truth: typeof state): History => ({
        game,
        config: record.config,
        moments: [{ state: truth, by: null, toAct }],
      });
      const shared = async (truth: typeof state): Promise<string> => {
        const replay = new Replay(history(truth), SCREEN, [], { eyes: ME });
        const text = await shareable(replay);
        replay.close();
        return text;
      };
      const found = await shared(state);
      for (let i = 0; i < 5; i++)
        expect(await shared(game.determinize(viewOf(state, ME), fastRng('elsewhere', i)))).toBe(found);
      expect(found).not.toContain(SEED);
    }
  });

  test('a running match shares no record, and pictures only of one’s own or the public view', async () => {
    const game = await load();
    const record = played(game, 12);
    const { moments } = replayRecord(game, record.config, SEED, record.actions);
    const running: Session[] = [
      new Replay(replayRecord(game, record.config, SEED, record.actions), SCREEN, [], { eyes: ME }),
      new LocalMatch(asSavedMatch(record), game, SCREEN),
    ];
    for (const session of running) {
      session.steps?.goTo(12);
      expect(await createPointer(session)).toBeNull();
      expect(await createMatchFile(session)).toBeNull();
      const mine = await collectLastFrames(session, 'mine');
      const everybodys = await collectLastFrames(session, 'everybody');
      expect(mine.at(-1)!.view).toEqual(viewOf(moments.at(-1)!.state, ME));
      expect(everybodys.at(-1)!.view).toEqual(viewOf(moments.at(-1)!.state, null));
      for (const { view, open } of mine) expect([view.seat, open]).toEqual([ME, undefined]);
      for (const frame of everybodys)
        expect(frame).toMatchObject({ view: { seat: null, own: null }, events: [] });
      session.close();
    }
  });

  test('a finished match shares a link and a file that lead to the same match', async () => {
    const game = await load();
    const record = played(game, Infinity);
    const session: Session = new Replay(replayRecord(game, record.config, SEED, record.actions), SCREEN, [], {
      record,
    });
    session.steps?.goTo(5);
    const pointer = await createPointer(session);
    expect(pointer?.step).toBe(5);
    expect(formatPointer(pointer!).length).toBeLessThan(2000);
    const file = await readMatchFile((await createMatchFile(session))!);
    if ('line' in file) throw new Error(file.message);
    expect(file.moments).toHaveLength(record.actions.length + 1);
    session.close();
  });
});

test('each moment of an animated picture lasts as its game asks, within bounds, and the last one longest', async () => {
  const shown = [0, 1, 2].map((shared) => ({ view: { seat: null, shared, own: null }, events: [] }));
  const wishes = [[100, 100] as const, 90_000, 0];
  const screen = { frameDuration: ({ view }: (typeof shown)[number]) => wishes[view.shared] };
  const found = [];
  for await (const { picture, milliseconds } of takePictures(shown, screen, async ({ view }, share) => [
    view.shared,
    share,
  ]))
    found.push([picture, milliseconds]);
  expect(found).toEqual([
    [[0, 0], 500],
    [[1, 1 / 3], 1800],
    [[2, 2 / 3], 3000],
  ]);
});
