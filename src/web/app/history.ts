/** Finished matches of this device: those saved for a replay, and older ones of which only the result is known. */
import { computePayoffs } from '../../core/index.ts';
import { nameLevel } from '../../messages/messages.ts';
import { getPageMessages } from '../i18n/index.ts';
import { nameSeats } from '../i18n/seatNames.ts';
import { findListedGame, loadRules } from '../match/games/index.ts';
import { canReplay, replayRecord } from '../match/session/history.ts';
import { toChosenLevel } from '../match/session/opponents.ts';
import type { CountedMatch } from '../match/storage/countedMatches.ts';
import type { SavedMatch } from '../match/storage/savedMatches.ts';
import { buildHash } from '../ui/browser/address.ts';

export type Result = 'won' | 'lost' | 'shared';

export interface PastMatch {
  readonly id: string;
  readonly game: string;
  /** Null for old entries. */
  readonly at: number | null;
  readonly opponents: string;
  /** Of the one person at this device; null if several played here, or if it is not known yet. */
  readonly result: Result | null;
  /** Where several people played here: who won. */
  readonly winners: string | null;
  /** The page of the match; null if only its result is known. */
  readonly href: string | null;
}

const describeShare = (share: number): Result => (share === 0 ? 'lost' : share === 1 ? 'won' : 'shared');

/** The shares of all seats of a saved match; null if it cannot be replayed. */
export async function computeShares(match: SavedMatch): Promise<readonly number[] | null> {
  if (findListedGame(match.game) === undefined) return null;
  const game = await loadRules(match.game);
  if (!canReplay(game, match)) return null;
  const { moments } = replayRecord(game, match.config, match.seed, match.actions);
  return computePayoffs(game, moments.at(-1)!.state);
}

const listPersons = ({ sitters }: SavedMatch): number[] =>
  sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

function describeSaved(match: SavedMatch, shares: readonly number[] | undefined): PastMatch {
  const names = nameSeats(getPageMessages(), match.sitters);
  const persons = listPersons(match);
  const [own] = persons;
  const isAlone = persons.length === 1;
  const all = [...match.sitters.keys()];
  const winners = all.filter((seat) => (shares?.[seat] ?? 0) > 0);
  return {
    id: match.id,
    game: match.game,
    at: match.at,
    opponents: names.seats(isAlone ? all.filter((seat) => seat !== own) : all),
    result: isAlone && shares !== undefined ? describeShare(shares[own!] ?? 0) : null,
    winners: isAlone || winners.length === 0 ? null : names.seats(winners),
    href: buildHash('match', match.id),
  };
}

/** An online match, or one of which only the result is kept. */
function describeCounted(
  { match, game, at, players, others }: CountedMatch,
  heldSeats: readonly string[],
): PastMatch {
  const page = getPageMessages();
  const opponents = others.map((level) =>
    level === null ? page.someone : `${page.sitters.bot} (${nameLevel(page.levels, toChosenLevel(level))})`,
  );
  const [own] = players;
  const isAlone = players.length === 1;
  const winners = players.flatMap(({ name, share }) => (share > 0 ? [name] : []));
  return {
    id: match,
    game,
    at,
    opponents: page.list([...new Set([...(isAlone ? [] : players.map(({ name }) => name)), ...opponents])]),
    result: isAlone ? describeShare(own!.share) : null,
    winners: isAlone || winners.length === 0 ? null : page.list(winners),
    href: heldSeats.includes(match) ? buildHash('t', match) : null,
  };
}

/** Newest first. `shares` has the results of saved matches that do not count in the statistics. */
export function listPastMatches(
  counted: readonly CountedMatch[],
  saved: readonly SavedMatch[],
  {
    shares,
    heldSeats,
  }: {
    readonly shares: ReadonlyMap<string, readonly number[]>;
    readonly heldSeats: readonly string[];
  },
): PastMatch[] {
  const finished = saved.filter(({ over }) => over);
  const isSaved = new Set(finished.map(({ id }) => id));
  return [
    ...finished.map((match) => describeSaved(match, shares.get(match.id))),
    ...counted
      .filter(({ match, game }) => !isSaved.has(match) && findListedGame(game) !== undefined)
      .map((match) => describeCounted(match, heldSeats)),
  ].toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
}
