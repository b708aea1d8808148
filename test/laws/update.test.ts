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
  viewOf,
} from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import {
  readMissedUpdates,
  stepsSince,
  type MissedUpdates,
  MissedUpdatesWriter,
  UpdateWriter,
} from '../../src/protocol/index.ts';
import { UpdateReader } from '../../src/protocol/update.ts';
import { listConfigs, createWalkRng, listObservers, type WalkStep, playWalk } from '../../src/laws/index.ts';

const steps = (game: Game, config: Config, luck: number): WalkStep[] => [
  ...playWalk(game, { config, seed: `wire ${luck}`, luck, steps: 60 }),
];

const findOwn = ({ own }: WalkStep['after'], seat: Seat | null): Json =>
  seat === null ? null : (own[seat] as Json);

class Wire {
  readonly #game: Game;
  readonly #steps: readonly WalkStep[];
  readonly #seat: Seat | null;
  readonly #seats: number;
  readonly writer: UpdateWriter;
  number = 0;

  constructor(game: Game, all: readonly WalkStep[], seat: Seat | null) {
    this.#game = game;
    this.#steps = all;
    this.#seat = seat;
    this.#seats = all[0].before.own.length;
    this.writer = new UpdateWriter(all[0].before);
  }

  reader(i: number, dictionary = this.writer.dictionary, shared?: Json, own?: Json): UpdateReader {
    const { before } = this.#steps[i];
    return new UpdateReader({
      seats: this.#seats,
      seat: this.#seat,
      number: this.number,
      book: dictionary,
      shared: shared ?? (before.shared as Json),
      own: own ?? findOwn(before, this.#seat),
    });
  }

  write(i: number): Uint8Array {
    const { after, seat: actor, steps } = this.#steps[i];
    const update = { version: i + 1, after: 3, actor, byBot: false, undone: false, payoffs: null };
    const common = this.writer.writeCommon({ ...update, toAct: this.#game.toAct(after) }, steps);
    if (actor === this.#seat) this.number++;
    return this.writer.writeForSeat(common, this.#seat, { canUndo: false, number: this.number });
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
          const strange = new UpdateWriter(all[0].before);
          for (const [i, { before, steps }] of all.entries()) {
            const { dictionary } = wire.writer;
            // Readers with one fault each.
            const elsewhere = wire.reader(i, strange.dictionary);
            const shared = damaged(before.shared as Json, { left: rng.below(20) });
            const mistaken = wire.reader(i, dictionary, shared);
            const counting = wire.reader(i);
            const message = wire.write(i);
            expect(counting.read(message, i + 1), 'one that has missed something').toBeUndefined();
            expect(counting.read(message, i), 'once lost, always lost').toBeUndefined();
            const isEmpty = dictionary.strings.length + dictionary.shapes.length === 0;
            if (!isEmpty) expect(elsewhere.read(message, i), 'another book').toBeUndefined();
            const read = mistaken.read(message, i);
            if (read !== undefined) expect(shared, 'nothing was wrong').toEqual(before.shared);
            const flipped = Uint8Array.from(message);
            flipped[3 + rng.below(message.length - 3)] ^= 1 << rng.below(8);
            const guessed = wire.reader(i, dictionary).read(flipped, i);
            expect(guessed, 'one bit is wrong').toBeUndefined();
            expect(right.read(message, i)).toMatchObject({ version: i + 1, film: framesFor(steps, seat) });
          }
        }
      });
    test('missed decisions are shown as they were seen, without undone ones', () => {
      const rng = createWalkRng(5);
      const configs = listConfigs(game);
      for (const seats of new Set(configs.map((config) => config.seats))) {
        const config = configs.find((one) => one.seats === seats)!;
        const table = new Table(game, config, 'missed');
        const writer = new MissedUpdatesWriter(0, table.readonlyState);
        let undone = 0;
        let stands: { version: number; shots: readonly Step[] }[] = [];
        while (table.toAct !== 0 && table.version < 60) {
          const owing = listSeats(table.toAct);
          const seat = owing[rng.below(owing.length)];
          const legal = table.legal(seat);
          const undoing =
            rng.below(4) === 0 ? listSeats(allSeats(seats)).find((one) => table.canUndo(one)) : undefined;
          const played =
            undoing === undefined
              ? table.play(seat, legal[rng.below(legal.length)], true)
              : table.undo(undoing);
          if (played === undefined || isRefusal(played)) throw new Error('refused');
          const { version, steps } = played;
          if (played.undone) undone++;
          const { toAct } = table;
          const by = { actor: played.seat, byBot: false, undone: played.undone, payoffs: null };
          writer.add({ version, after: 3, toAct, ...by }, steps);
          stands = played.undone ? stands.slice(0, -1) : [...stands, { version, shots: steps }];
        }
        expect(writer.length, 'undoing is seen, and not shown').toBe(stands.length + 2 * undone);
        for (const seat of listObservers(seats)) {
          const missed = JSON.parse(JSON.stringify(writer.updatesFor(seat))) as MissedUpdates;
          const past = readMissedUpdates([missed], seats)!;
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
          const last = String.fromCharCode(text.charCodeAt(text.length - 1) ^ 1);
          const wrong = { ...missed, updates: [[version, text.slice(0, -1) + last] as const] };
          expect(readMissedUpdates([wrong], seats), 'what cannot be proved').toBeUndefined();
        }
      }
    });
  });
}

test('a decision of Punto for two takes at most 70 bytes for both seats together', async () => {
  const game = await GAME_LOADERS.punto();
  const options = { teams: false, reveal: 'turn', roundsToWin: 5 };
  const all = [
    ...playWalk(game, { config: { seats: 2, start: null, options }, seed: 'bytes', luck: 1, steps: 600 }),
  ];
  expect(all.length).toBeGreaterThan(300);
  const wires = [0, 1].map((seat) => new Wire(game, all, seat));
  let bytes = 0;
  for (const i of all.keys()) for (const wire of wires) bytes += wire.write(i).length;
  expect(bytes / all.length).toBeLessThanOrEqual(70);
});
