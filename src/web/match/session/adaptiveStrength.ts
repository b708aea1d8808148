/** The strength of bots on this device: a fixed level, or adapted to the player's results. */
import {
  adaptiveName,
  nextStrength,
  type AdaptiveResult,
  findStrength,
} from '../../../bots/adaptiveStrength.ts';
import type { Player } from '../../../core/index.ts';
import type { SavedMatch } from '../storage/savedMatches.ts';
import { countMatch, getPlaytime, listCountedMatches } from '../storage/countedMatches.ts';
import { ADAPTIVE_LEVEL, toChosenLevel } from './opponents.ts';

/** Older results say little about how the player plays now. */
const MAX_RESULTS = 40;

const isKnown = (strength: number | undefined): strength is number => strength !== undefined;

/** The results of the only person at each table against bots, oldest first. Tables with several people do not count. */
export function listResults(id: string): AdaptiveResult[] {
  const results = listCountedMatches().flatMap(
    ({ game, players: [player, another], others }): AdaptiveResult[] => {
      const strengths = others
        .map((level) => (level === null ? undefined : findStrength(level)))
        .filter(isKnown);
      const isSound = another === undefined && others.length > 0 && strengths.length === others.length;
      if (game !== id || player === undefined || !isSound) return [];
      const against = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
      return [{ against, seats: others.length + 1, share: player.share }];
    },
  );
  return results.slice(-MAX_RESULTS);
}

export const computeStrength = (game: string): number => nextStrength(listResults(game));

/** Turns a chosen level into one that can play. An adaptive bot keeps its strength for the whole match. */
export const levelToPlay = (game: string, chosen: string): string =>
  chosen === ADAPTIVE_LEVEL ? adaptiveName(computeStrength(game)) : chosen;

/** Sets adaptive bots to the latest results. */
export const adjustEvenBots = (game: string, sitters: readonly Player[]): Player[] =>
  sitters.map((sitter) =>
    sitter.kind === 'bot' ? { ...sitter, level: levelToPlay(game, toChosenLevel(sitter.level)) } : sitter,
  );

/** Stores the result of a match. Statistics add points and motives later. */
export function recordResult({ id, game, sitters, at }: SavedMatch, shares: readonly number[]): void {
  const players = sitters.flatMap(({ kind, name }, seat) =>
    kind === 'person' ? [{ name, share: shares[seat] ?? 0, score: null, motives: null }] : [],
  );
  if (players.length === 0) return;
  const others = sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.level] : []));
  countMatch({ match: id, game, at, players, others, milliseconds: getPlaytime(id) || null });
}
