/** An update verifies its result: with a wrong base, dictionary or view it is rejected, never misread. */
import { describe, expect, test } from 'vitest';
import {
  type Game,
  type Config,
  allSeats,
  framesFor,
  isRefusal,
  type Json,
  listSeats,
  type Seat,
  type Step,
  Table,
  type View,
  viewOf,
} from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import {
  readMissedUpdates,
  stepsSince,
  type MissedUpdates,
  MissedUpdatesWriter,
  UpdateReader,
  UpdateWriter,
} from '../../src/protocol/index.ts';
import { listConfigs, createWalkRng, listObservers, type WalkStep, playWalk } from '../../src/laws/index.ts';

const steps = (game: Game, config: Config, luck: number): WalkStep[] => [
  ...playWalk(game, { config, seed: `wire ${luck}`, luck, steps: 60 }),
];

class Wire {
  readonly #game: Game;
  readonly #steps: readonly WalkStep[];
  readonly #seat: Seat | null;
  readonly #writer = new UpdateWriter();

  constructor(game: Game, all: readonly WalkStep[], seat: Seat | null) {
    this.#game = game;
    this.#steps = all;
    this.#seat = seat;
  }

  reader(i: number, view = viewOf(this.#steps[i].before, this.#seat)): UpdateReader {
    return new UpdateReader(view);
  }

  write(i: number, canUndo = false): string {
    const { before, after, seat: actor, steps } = this.#steps[i];
    const toAct = this.#game.toAct(after);
    const update = { version: i + 1, after: 3, actor, byBot: false, undone: false, payoffs: null, toAct };
    return this.#writer.encode(update, before, steps).textFor(this.#seat, canUndo);
  }
}

function damaged(value: Json, at: { left: number }): Json {
  if (typeof value === 'number') return at.left-- === 0 ? value + 1 : value;
  if (Array.isArray(value)) return value.map((item: Json) => damaged(item, at));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, damaged(item, at)]));
}

for (const [id, load] of Object.entries(GAME_LOADERS)) {
  const game = await load();
  describe(id, () => {
    for (const [luck, config] of listConfigs(game).entries())
      test(`configuration ${luck}`, () => {
        const all = steps(game, config, luck + 1);
        const rng = createWalkRng(luck + 7);
        for (const seat of listObservers(config.seats)) {
          const wire = new Wire(game, all, seat);
          const right = wire.reader(0);
          for (const [i, { before, steps }] of all.entries()) {
            const view = viewOf(before, seat);
            const text = wire.write(i, rng.below(4) === 0);
            // Readers with one fault each.
            const mistakes = [
              { ...view, shared: damaged(view.shared as Json, { left: rng.below(20) }) },
              { ...view, own: damaged(view.own as Json, { left: rng.below(4) }) },
            ] as View[];
            for (const mistaken of mistakes) {
              const reader = wire.reader(i, mistaken);
              const read = reader.read(text, i);
              if (read !== undefined) expect(mistaken, 'nothing was wrong').toEqual(view);
              else expect(reader.read(text, i), 'once lost, always lost').toBeUndefined();
            }
            const at = rng.below(text.length);
            const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << rng.below(7)));
            const wrong = text.slice(0, at) + flipped + text.slice(at + 1);
            expect(wire.reader(i).read(wrong, i), 'one bit is wrong').toBeUndefined();
            expect(wire.reader(i).read(text.slice(0, at), i), 'truncated').toBeUndefined();
            const read = right.read(text, i);
            expect(read).toMatchObject({ version: i + 1, film: framesFor(steps, seat) });
          }
        }
      });
    test('an update that is read twice, or without the one before, is rejected', () => {
      const [config] = listConfigs(game);
      const all = steps(game, config, 1);
      for (const seat of listObservers(config.seats)) {
        const wire = new Wire(game, all, seat);
        const [first, second] = [wire.write(0), wire.write(1)];
        const twice = wire.reader(0);
        expect(twice.read(first, 0)).toBeDefined();
        expect(twice.read(first, 1)).toBeUndefined();
        expect(wire.reader(0).read(second, 0)).toBeUndefined();
      }
    });
    test('missed decisions are shown as they were seen, without undone ones', () => {
      const rng = createWalkRng(5);
      const configs = listConfigs(game);
      for (const seats of new Set(configs.map((config) => config.seats))) {
        const config = configs.find((one) => one.seats === seats)!;
        const table = new Table(game, config, 'missed');
        const missedUpdates = new MissedUpdatesWriter(0, table.readonlyState);
        const writer = new UpdateWriter();
        let undone = 0;
        let stands: { version: number; shots: readonly Step[] }[] = [];
        while (table.toAct !== 0 && table.version < 60) {
          const owing = listSeats(table.toAct);
          const seat = owing[rng.below(owing.length)];
          const legal = table.legal(seat);
          const undoing =
            rng.below(4) === 0 ? listSeats(allSeats(seats)).find((one) => table.canUndo(one)) : undefined;
          const before = table.readonlyState;
          const played =
            undoing === undefined
              ? table.play(seat, legal[rng.below(legal.length)], true)
              : table.undo(undoing);
          if (played === undefined || isRefusal(played)) throw new Error('refused');
          const { version, steps } = played;
          if (played.undone) undone++;
          const { toAct } = table;
          const by = { actor: played.seat, byBot: false, undone: played.undone, payoffs: null };
          missedUpdates.add(writer.encode({ version, after: 3, toAct, ...by }, before, steps));
          stands = played.undone ? stands.slice(0, -1) : [...stands, { version, shots: steps }];
        }
        expect(missedUpdates.length, 'undoing is seen, and not shown').toBe(stands.length + 2 * undone);
        for (const seat of listObservers(seats)) {
          const missed = JSON.parse(JSON.stringify(missedUpdates.updatesFor(seat))) as MissedUpdates;
          const past = readMissedUpdates([missed])!;
          expect(past.view).toEqual(viewOf(game.setup(config, 'missed'), seat));
          expect(past.steps.map(({ film }) => film)).toEqual(
            stands.map(({ shots }) => framesFor(shots, seat)),
          );
          const known = rng.below(table.version);
          const unseen = stepsSince(past, known)!;
          expect(unseen.steps.map(({ version }) => version)).toEqual(
            stands.map(({ version }) => version).filter((version) => version > known),
          );
          expect(stepsSince(past, -1), 'too long ago').toBeUndefined();
          const [[version, text]] = missed.updates;
          const other = text.replace(/\d(?=[^\d]*$)/, (digit) => `${9 - Number(digit)}`);
          const wrong = { ...missed, updates: [[version, other] as const] };
          expect(readMissedUpdates([wrong]), 'what cannot be proved').toBeUndefined();
        }
      }
    });
  });
}

test('a decision of Punto for two takes at most 460 bytes for both seats together', async () => {
  const game = await GAME_LOADERS.punto();
  const options = { teams: false, reveal: 'turn', roundsToWin: 5 };
  const all = [
    ...playWalk(game, { config: { seats: 2, start: null, options }, seed: 'bytes', luck: 1, steps: 600 }),
  ];
  expect(all.length).toBeGreaterThan(300);
  const wires = [0, 1].map((seat) => new Wire(game, all, seat));
  let bytes = 0;
  for (const i of all.keys()) for (const wire of wires) bytes += wire.write(i).length;
  expect(bytes / all.length).toBeLessThanOrEqual(460);
});
