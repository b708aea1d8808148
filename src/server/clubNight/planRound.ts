/** The next round of a club night: its game, and who sits where. */
import { fastRng } from '../../core/index.ts';
import { GAMES } from '../../games/index.ts';
import { type ClubNightSettings, RequestError } from '../../protocol/index.ts';
import { generateId } from '../matches/tokens.ts';
import type { FeatureSwitches } from '../settings/featureSwitches.ts';
import type { ClubNight, ClubNightEntry, TablePlan } from './clubNight.ts';
import { pairRound, type TableSize } from './pairing.ts';

export const createOverError = () => new RequestError('clubNightOver', 'this club night is over');

const seatRange = (game: string): readonly [least: number, most: number] =>
  GAMES.find(({ id }) => id === game)!.seats;

/** Whether the admin offers the game now, at least at its smallest size. */
export function canPlayGame({ now: { games, seats } }: FeatureSwitches, game: string): boolean {
  return games.includes(game) && (seats === null || seats >= seatRange(game)[0]);
}

function computeTableSize(
  { now }: FeatureSwitches,
  game: string,
  { size, bots }: ClubNightSettings,
): TableSize & { readonly seats: number } {
  const [min, max] = seatRange(game);
  const most = Math.max(min, Math.min(size, max, now.seats ?? max));
  return { least: bots === null ? min : 1, most, seats: min };
}

/** Plans games, tables and seats of the next round; null while one is running. */
export function planRound(
  night: ClubNight,
  offer: FeatureSwitches,
): Extract<ClubNightEntry, { kind: 'round' }> | null {
  if (night.status === 'playing') return null;
  if (night.status === 'over') throw createOverError();
  offer.requireNoPause();
  const canPlay = (game: string): boolean => canPlayGame(offer, game);
  const game = night.nextGame(canPlay);
  if (!offer.now.club || !canPlay(game))
    throw new RequestError('notOffered', 'the admin of this server does not offer this now');
  const size = computeTableSize(offer, game, night.setup.terms);
  const people = night.present.map(String);
  if (people.length < Math.max(2, size.least))
    throw new RequestError('tooFewPeople', 'too few people are here');
  const rng = fastRng(`${night.setup.id} ${night.version}`, 0);
  const { tables, out } = pairRound(people, night.pairingHistory, size, rng);
  return {
    kind: 'round',
    game,
    tables: tables.map((table): TablePlan => {
      const seats = table.map((who): number | null => Number(who));
      while (seats.length < size.seats) seats.push(null);
      return { match: generateId(), seats };
    }),
    out: out.map(Number),
  };
}
