/** A finished match as servers store it: it must end the same way for ever, so it pins a version of the rules. */
import { type Config, fastRng, type Game, listSeats, parseConfig, type Seat } from '../../src/core/index.ts';
import { commitToPart, defaultAbsenceRule } from '../../src/protocol/index.ts';
import type { Entry, Logged, Verdict } from '../../src/server/room/logEntry.ts';
import { Room } from '../../src/server/room/room.ts';
import type { MatchRow } from '../../src/server/storage/matchTables.ts';

export interface StoredMatch {
  readonly row: MatchRow;
  readonly result: object;
  readonly entries: readonly (Omit<Logged, 'entry'> & { readonly deed: Logged['entry'] })[];
}

const CREATED = 1_794_750_000_000;
const SECRET = 'ab'.repeat(32);

/** The entries that deal the cards to the persons of a table. */
export function dealEntries(table: string, persons: readonly Seat[]): Entry[] {
  const part = (seat: Seat): string => `${seat}`.repeat(32);
  return [
    { kind: 'deal' },
    ...persons.map((seat): Entry => ({ kind: 'commit', seat, commitment: commitToPart(table, part(seat)) })),
    ...persons.map((seat): Entry => ({ kind: 'reveal', seat, part: part(seat) })),
  ];
}

/** A match of players with simple random decisions. */
export function playStoredMatch(game: Game): StoredMatch {
  const { min: seats } = game.seats;
  const config = parseConfig(game, { seats }) as Config;
  const id = `kept${game.id}Match`;
  const absence = defaultAbsenceRule(null);
  const stored = { config, time: null, level: 'easy', showHands: true, absence } as const;
  const setup = { ...stored, id, game, link: id, secret: SECRET };
  const room = new Room({ ...setup, listed: false, created: CREATED });
  const entries: StoredMatch['entries'][number][] = [];
  let at = CREATED;
  const carryOut = (verdict: Verdict): void => {
    if (!('entry' in verdict)) throw new Error(`refused: ${JSON.stringify(verdict)}`);
    const { entry } = verdict;
    const version = room.version + 1;
    at += 1500;
    room.apply({ version, at, entry });
    entries.push({ version, at, deed: entry });
  };
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  for (const seat of everyone) {
    const name = `P${seat}`;
    carryOut(room.judgeSitting({ t: 'sit', seat, name, token: name }, `${seat}`.repeat(64), at));
  }
  const command = (seat: number, wish: Parameters<Room['judgeCommand']>[1]): void =>
    carryOut(room.judgeCommand(seat, wish, at, () => false));
  const part = (seat: number): string => `${seat}`.repeat(32);
  command(0, { t: 'start' });
  for (const seat of everyone) command(seat, { t: 'commit', commitment: commitToPart(id, part(seat)) });
  for (const seat of everyone) command(seat, { t: 'reveal', part: part(seat) });
  const rng = fastRng(id, 1);
  while (room.status !== 'over') {
    const [seat] = listSeats(room.toAct);
    const legal = room.table.legal(seat);
    carryOut(room.judgeDecision(seat, [room.nextNumber(seat), legal[rng.below(legal.length)]]));
  }
  const row = {
    id,
    game: game.id,
    rules: game.version,
    setup: JSON.stringify(stored),
    secret: SECRET,
    status: 'begun',
    listed: 0,
    due_at: null,
    created: CREATED,
  } as const;
  return { row, result: game.transcript.result(room.table.truth), entries };
}
