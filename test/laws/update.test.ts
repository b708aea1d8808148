/** An update proves what it leads to: on a wrong base, a wrong book or a wrong view it is refused, never misread. */
import { describe, expect, test } from 'vitest';
import { type Game, type Config, heard, type Json, type Seat } from '../../src/core/index.ts';
import { GAMES } from '../../src/games/rules.ts';
import { UpdateWriter } from '../../src/net/index.ts';
import { UpdateReader } from '../../src/net/update.ts';
import { everyConfig, luckOf, observers, type Step, walk } from '../../src/laws/index.ts';

const steps = (game: Game, config: Config, luck: number): Step[] => [
  ...walk(game, { config, seed: `wire ${luck}`, luck, steps: 60 }),
];

const ownOf = ({ own }: Step['after'], seat: Seat | null): Json =>
  seat === null ? null : (own[seat] as Json);

class Wire {
  readonly #game: Game;
  readonly #steps: readonly Step[];
  readonly #seat: Seat | null;
  readonly #seats: number;
  readonly writer: UpdateWriter;
  number = 0;

  constructor(game: Game, all: readonly Step[], seat: Seat | null) {
    this.#game = game;
    this.#steps = all;
    this.#seat = seat;
    const { shared, own } = all[0].before;
    this.#seats = own.length;
    this.writer = new UpdateWriter(own.length, shared as Json);
  }

  reader(i: number, book = this.writer.book, shared?: Json, own?: Json): UpdateReader {
    const { before } = this.#steps[i];
    return new UpdateReader({
      seats: this.#seats,
      seat: this.#seat,
      number: this.number,
      book,
      shared: shared ?? (before.shared as Json),
      own: own ?? ownOf(before, this.#seat),
    });
  }

  /** What the seat is sent of a step. */
  write(i: number): Uint8Array {
    const { before, after, seat: actor, told } = this.#steps[i];
    const update = { version: i + 1, after: 3, actor, byBot: false, undone: false, payoffs: null };
    const common = this.writer.common(
      { ...update, toAct: this.#game.toAct(after), events: heard(told, null) },
      after.shared as Json,
    );
    if (actor === this.#seat) this.number++;
    return this.writer.message(common, {
      canUndo: false,
      number: this.number,
      events: told.some(({ secret }) => secret?.seat === this.#seat) ? heard(told, this.#seat) : null,
      before: ownOf(before, this.#seat),
      own: ownOf(after, this.#seat),
    });
  }
}

/** The data with one number in it changed. */
function damaged(value: Json, at: { left: number }): Json {
  if (typeof value === 'number') return at.left-- === 0 ? value + 1 : value;
  if (Array.isArray(value)) return value.map((item: Json) => damaged(item, at));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, damaged(item, at)]));
}

for (const [id, load] of Object.entries(GAMES)) {
  const game = await load();
  describe(id, () => {
    for (const [luck, config] of everyConfig(game).entries())
      test(`configuration ${luck}`, () => {
        const all = steps(game, config, luck + 1);
        const rng = luckOf(luck + 7);
        for (const seat of observers(config.seats)) {
          const wire = new Wire(game, all, seat);
          const right = wire.reader(0);
          const strange = new UpdateWriter(config.seats, all[0].before.shared as Json);
          for (const [i, { before, after, told }] of all.entries()) {
            const { book } = wire.writer;
            // Readers each of which has something wrong.
            const elsewhere = wire.reader(i, strange.book);
            const shared = damaged(before.shared as Json, { left: rng.below(20) });
            const mistaken = wire.reader(i, book, shared);
            const counting = wire.reader(i);
            const message = wire.write(i);
            expect(counting.read(message, i + 1), 'one that has missed something').toBeUndefined();
            expect(counting.read(message, i), 'once lost, always lost').toBeUndefined();
            const isEmpty = book.strings.length + book.shapes.length === 0;
            if (!isEmpty) expect(elsewhere.read(message, i), 'another book').toBeUndefined();
            const read = mistaken.read(message, i);
            if (read !== undefined) expect(read.shared, 'what was wrong is told anew').toEqual(after.shared);
            const flipped = Uint8Array.from(message);
            flipped[3 + rng.below(message.length - 3)] ^= 1 << rng.below(8);
            const guessed = wire.reader(i, book).read(flipped, i);
            if (guessed !== undefined) expect(guessed.shared).toEqual(after.shared);
            expect(right.read(message, i)).toMatchObject({
              version: i + 1,
              shared: after.shared,
              own: ownOf(after, seat),
              events: heard(told, seat),
            });
          }
        }
      });
  });
}

test('a decision of Punto for two takes at most 70 bytes, those of both seats together', async () => {
  const game = await GAMES.punto();
  const options = { teams: false, reveal: 'turn', roundsToWin: 5 };
  const all = [
    ...walk(game, { config: { seats: 2, start: null, options }, seed: 'bytes', luck: 1, steps: 600 }),
  ];
  expect(all.length).toBeGreaterThan(300);
  const wires = [0, 1].map((seat) => new Wire(game, all, seat));
  let bytes = 0;
  for (const i of all.keys()) for (const wire of wires) bytes += wire.write(i).length;
  expect(bytes / all.length).toBeLessThanOrEqual(70);
});
