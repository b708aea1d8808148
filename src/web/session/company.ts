/** Who sits down with a person on this device: other people than the last time, and as strong as was asked for. */
import { evenName, evenStrength, strengthOf } from '../../bots/even.ts';
import { nextInCast, type Sitter } from '../../core/index.ts';
import { type Kept, keptMatches } from '../device/keptMatches.ts';
import { keepResult, resultsOf } from '../device/results.ts';

/** The level that is found from the results on this device. */
export const EVEN = 'even';

const botsAmong = (sitters: readonly Sitter[]): string[] =>
  sitters.flatMap(({ kind, name }) => (kind === 'bot' ? [name] : []));

/** Those who come to the next table here. */
export const nextCompany = (count: number): string[] =>
  nextInCast(botsAmong(keptMatches()[0]?.sitters ?? []), count);

/** How strong somebody plays an even match now. */
export const evenNow = (game: string): number => evenStrength(resultsOf(game));

/** A level as it was chosen, as one that can play: an even opponent keeps its strength for the whole match. */
export const levelToPlay = (game: string, chosen: string): string =>
  chosen === EVEN ? evenName(evenNow(game)) : chosen;

/** And back. */
export const levelChosen = (level: string): string => (level.startsWith(`${EVEN}-`) ? EVEN : level);

/** Others in the same seats, of the same levels. */
export function othersInstead(game: string, sitters: readonly Sitter[]): Sitter[] {
  const met = botsAmong(sitters);
  const others = nextInCast(met, met.length);
  return sitters.map((sitter) =>
    sitter.kind === 'bot'
      ? { kind: 'bot', name: others.shift()!, level: levelToPlay(game, levelChosen(sitter.level)) }
      : sitter,
  );
}

/** Notes how a match ended for the one person in it; where several persons play nobody knows who this device's is. */
export function noteResult({ id, game, sitters }: Kept, shares: readonly number[]): void {
  const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const strengths = sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [strengthOf(sitter.level)] : []));
  const [person] = persons;
  if (persons.length !== 1 || person === undefined || strengths.length === 0) return;
  let sum = 0;
  for (const strength of strengths) {
    if (strength === undefined) return;
    sum += strength;
  }
  keepResult(game, {
    match: id,
    against: sum / strengths.length,
    seats: sitters.length,
    share: shares[person]!,
  });
}
