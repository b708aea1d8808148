/** One model, whatever it comes from: each source gives the updates of the table that the same decisions lead to. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Action,
  type Config,
  fastRng,
  type Game,
  isRefusal,
  listSeats,
  NOBODY,
  parseConfig,
  type Seat,
  type Sitter,
  Table,
  type Update,
  updateOf,
} from '../../core/index.ts';
import { GAMES } from '../../games/rules.ts';
import type { Kept } from '../device/keptMatches.ts';
import type { GameScreen } from '../ui/board.ts';
import { historyOfFile, historyOfRecord, fileOf } from './history.ts';
import type { Session } from './session.ts';

const SEED = 'three sources';
const SEATS = 3;
const SEEN = 1;

/** Nothing is drawn here. */
const SCREEN = {} as GameScreen;

function tableOf(game: Game): Table {
  return new Table(game, parseConfig(game, { seats: SEATS }) as Config, SEED);
}

/** A random match: its decisions, and what the seat that looks knows after each. */
function played(game: Game): { actions: [Seat, Action][]; updates: Update[] } {
  const table = tableOf(game);
  const rng = fastRng(SEED, 1);
  const updates = [updateOf(table, SEEN, null)];
  while (table.toAct !== NOBODY) {
    // A file tells secret choices in the order of the seats.
    const [seat] = listSeats(table.toAct);
    const legal = table.legal(seat);
    const step = table.play(seat, legal[rng.below(legal.length)], true);
    if (isRefusal(step)) throw new Error(step.clause);
    updates.push(updateOf(table, SEEN, step));
  }
  return { actions: table.record.actions.map(([seat, action]) => [seat, action]), updates };
}

/** All that is the same for whoever plays and for whoever looks later. */
const known = ({ view, events, film, toAct, payoffs }: Update): unknown => ({
  view,
  events,
  film,
  toAct,
  payoffs,
});

let Replay: typeof import('./replay.ts').Replay;
let LocalMatch: typeof import('./localMatch.ts').LocalMatch;
let kept: Map<string, string>;

beforeEach(async () => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { hidden: false, querySelectorAll: () => [] });
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate(): void {}
    },
  );
  const { speed, playsForced } = await import('../device/settings.ts');
  speed.value = 'off';
  playsForced.value = false;
  ({ Replay } = await import('./replay.ts'));
  ({ LocalMatch } = await import('./localMatch.ts'));
});
afterEach(() => void vi.unstubAllGlobals());

describe.each(Object.entries(GAMES))('%s', (_, load) => {
  test('a replay, from a record and from a file, knows at every step what the seat knew then', async () => {
    const game = await load();
    const { actions, updates } = played(game);
    const { config } = tableOf(game);
    const ofFile = await historyOfFile(fileOf(game, config, SEED, actions));
    if ('line' in ofFile) throw new Error(ofFile.message);
    const ofRecord = historyOfRecord(game, config, SEED, actions);
    for (const history of [ofRecord, ofFile]) {
      const replay = new Replay(history, SCREEN, []);
      replay.lookAs?.(SEEN);
      for (const [step, update] of updates.entries()) {
        replay.goTo(step);
        expect(replay.update.value.film.at(-1)!.view).toEqual(update.view);
        if (history === ofRecord) expect(known(replay.update.value)).toEqual(known(update));
        else expect(replay.update.value).toMatchObject({ view: update.view, events: update.events });
      }
      expect(replay.heard.value.map(({ events }) => events)).toEqual(
        updates.slice(1).map(({ events }) => events),
      );
      await replay.player.idle();
      expect(replay.player.shown.value.view).toEqual(updates.at(-1)!.view);
      replay.close();
    }
  });

  test('a match on this device gives whoever is asked the update of the table, and keeps its record', async () => {
    const game = await load();
    const truth = tableOf(game);
    const sitters = Array.from({ length: SEATS }, (): Sitter => ({ kind: 'person', name: '' }));
    const match: Kept = {
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
    const rng = fastRng(SEED, 2);
    for (let decisions = 0; truth.toAct !== NOBODY; decisions++) {
      await vi.waitFor(() => expect(session.update.value.legal).not.toEqual([]), { interval: 1 });
      const { view, legal } = session.update.value;
      const seat = view.seat!;
      const action = legal[rng.below(legal.length)];
      const step = truth.play(seat, action, true);
      if (isRefusal(step)) throw new Error(step.clause);
      expect(await session.playing!.play(action)).toEqual(updateOf(truth, seat, step));
      expect(session.heard.value).toHaveLength(decisions + 1);
    }
    expect(session.update.value.payoffs).toEqual(truth.payoffs());
    expect(JSON.parse(kept.get('tavola.match.match')!)).toMatchObject({
      over: true,
      actions: truth.record.actions,
    });
    session.close();
  });
});
