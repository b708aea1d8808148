/** Every match fits into a link and is read back unchanged. */
import { describe, expect, test } from 'vitest';
import {
  type Config,
  fastRng,
  type Game,
  isLinkFlaw,
  readGameId,
  listSeats,
  type MatchRecord,
  NO_SEATS,
  encodeRecord,
  parseConfig,
  Table,
  decodeRecord,
} from './index.ts';
import { GAME_LOADERS } from '../games/gameLoaders.ts';

function parseTable(game: Game, seats: number, options = {}): Config {
  const config = parseConfig(game, { seats, options });
  if ('expected' in config) throw new Error(config.expected);
  return config;
}

function randomMatch(game: Game, config: Config, seed: string, stopAt = Infinity): MatchRecord {
  const rng = fastRng(seed, 1);
  const table = new Table(game, config, seed);
  for (let i = 0; table.toAct !== NO_SEATS && i < stopAt; i++) {
    const seats = listSeats(table.toAct);
    const seat = seats[rng.below(seats.length)];
    const legal = table.legal(seat);
    table.play(seat, legal[rng.below(legal.length)]);
  }
  return table.record;
}

for (const [id, load] of Object.entries(GAME_LOADERS))
  describe(id, async () => {
    const game = await load();
    const config = parseTable(game, game.seats.max);
    const text = encodeRecord(game, randomMatch(game, config, 'seven'));

    test('a match is read back unchanged, finished or not', () => {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++)
        for (const stopAt of [0, 7, Infinity]) {
          const record = randomMatch(game, parseTable(game, seats), `Zürich 1.5/${seats}`, stopAt);
          const packed = encodeRecord(game, record);
          expect(decodeRecord(game, packed)).toEqual(record);
          expect(readGameId(packed)).toBe(game.id);
          expect(packed).toMatch(/^[\w.%-]+$/);
        }
    });

    test('every option is preserved', () => {
      for (const option of game.options) {
        const value =
          option.kind === 'flag'
            ? !option.default
            : option.kind === 'choice'
              ? option.values.at(-1)
              : option.max;
        const seats = option.seats?.[0] ?? game.seats.max;
        const record = randomMatch(game, parseTable(game, seats, { [option.id]: value }), 'option');
        expect(decodeRecord(game, encodeRecord(game, record))).toEqual(record);
      }
    });

    test('the longest of many matches has fewer than 300 characters', () => {
      const lengths = Array.from(
        { length: 12 },
        (_, i) => encodeRecord(game, randomMatch(game, config, String(i))).length,
      );
      expect(Math.max(...lengths)).toBeLessThan(300);
    });

    test('a text with a lost or changed letter is reported as damaged', () => {
      const rng = fastRng('damage', 1);
      for (let i = 0; i < 40; i++) {
        const at = rng.below(text.length);
        const cut = decodeRecord(game, text.slice(0, at) + text.slice(at + 1));
        const other = text[at] === 'x' ? 'y' : 'x';
        const changed = decodeRecord(game, text.slice(0, at) + other + text.slice(at + 1));
        for (const read of [cut, changed]) expect(isLinkFlaw(read) && read.flaw).toMatch(/damaged|form/);
      }
    });
  });
