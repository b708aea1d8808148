/** How strong those are who sit down with a person on this device: as was asked for, or as its results say. */
import {
  adaptiveName,
  nextStrength,
  type AdaptiveResult,
  findStrength,
} from '../../../bots/adaptiveStrength.ts';
import type { Player } from '../../../core/index.ts';
import type { SavedMatch } from '../storage/savedMatches.ts';
import { getPlaytime } from '../storage/playtime.ts';
import { listCountedMatches, countMatch } from '../storage/countedMatches.ts';
import { ADAPTIVE_LEVEL, toChosenLevel } from './opponents.ts';

/** What is longer ago says little of how somebody plays now. */
const MAX_RESULTS = 40;

const isKnown = (strength: number | undefined): strength is number => strength !== undefined;

/** How the one person at each table of this device did against bots, oldest first; where several play nobody knows whose it is. */
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

/** How strong somebody plays an even match now. */
export const computeStrength = (game: string): number => nextStrength(listResults(game));

/** A level as it was chosen, as one that can play: an even opponent keeps its strength for the whole match. */
export const levelToPlay = (game: string, chosen: string): string =>
  chosen === ADAPTIVE_LEVEL ? adaptiveName(computeStrength(game)) : chosen;

/** The same players; a bot that plays as strongly as this device's player is set to the latest results. */
export const adjustEvenBots = (game: string, sitters: readonly Player[]): Player[] =>
  sitters.map((sitter) =>
    sitter.kind === 'bot' ? { ...sitter, level: levelToPlay(game, toChosenLevel(sitter.level)) } : sitter,
  );

/** Notes how a match ended, as far as its result tells; points and motives are noted by whoever looks at it longer. */
export function recordResult({ id, game, sitters, at }: SavedMatch, shares: readonly number[]): void {
  const players = sitters.flatMap(({ kind, name }, seat) =>
    kind === 'person' ? [{ name, share: shares[seat] ?? 0, score: null, motives: null }] : [],
  );
  if (players.length === 0) return;
  const others = sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.level] : []));
  countMatch({ match: id, game, at, players, others, milliseconds: getPlaytime(id) || null });
}
