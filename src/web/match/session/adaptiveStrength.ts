/** How strong those are who sit down with a person on this device: as was asked for, or as its results say. */
import { evenName, evenStrength, type Result, strengthOf } from '../../../bots/even.ts';
import type { Sitter } from '../../../core/index.ts';
import type { Kept } from '../storage/savedMatches.ts';
import { playtimeOf } from '../storage/playtime.ts';
import { counted, countMatch } from '../storage/countedMatches.ts';
import { EVEN, levelChosen } from './opponents.ts';

/** What is longer ago says little of how somebody plays now. */
const LATEST = 40;

const isKnown = (strength: number | undefined): strength is number => strength !== undefined;

/** How the one person at each table of this device did against bots, oldest first; where several play nobody knows whose it is. */
export function resultsOf(id: string): Result[] {
  const results = counted().flatMap(({ game, players: [player, another], others }): Result[] => {
    const strengths = others.map((level) => (level === null ? undefined : strengthOf(level))).filter(isKnown);
    const isSound = another === undefined && others.length > 0 && strengths.length === others.length;
    if (game !== id || player === undefined || !isSound) return [];
    const against = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
    return [{ against, seats: others.length + 1, share: player.share }];
  });
  return results.slice(-LATEST);
}

/** How strong somebody plays an even match now. */
export const evenNow = (game: string): number => evenStrength(resultsOf(game));

/** A level as it was chosen, as one that can play: an even opponent keeps its strength for the whole match. */
export const levelToPlay = (game: string, chosen: string): string =>
  chosen === EVEN ? evenName(evenNow(game)) : chosen;

/** The same players; a bot that plays as strongly as this device's player is set to the latest results. */
export const adjustEvenBots = (game: string, sitters: readonly Sitter[]): Sitter[] =>
  sitters.map((sitter) =>
    sitter.kind === 'bot' ? { ...sitter, level: levelToPlay(game, levelChosen(sitter.level)) } : sitter,
  );

/** Notes how a match ended, as far as its result tells; points and motives are noted by whoever looks at it longer. */
export function noteResult({ id, game, sitters, at }: Kept, shares: readonly number[]): void {
  const players = sitters.flatMap(({ kind, name }, seat) =>
    kind === 'person' ? [{ name, share: shares[seat] ?? 0, score: null, motives: null }] : [],
  );
  if (players.length === 0) return;
  const others = sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.level] : []));
  countMatch({ match: id, game, at, players, others, milliseconds: playtimeOf(id) || null });
}
