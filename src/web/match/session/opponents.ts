/** Who sits down with a person on this device: other people than the last time. */
import { nextInCast, type Sitter } from '../../../core/index.ts';
import { keptMatches } from '../storage/savedMatches.ts';

/** The level that is found from the results on this device. */
export const EVEN = 'even';

const botsAmong = (sitters: readonly Sitter[]): string[] =>
  sitters.flatMap(({ kind, name }) => (kind === 'bot' ? [name] : []));

/** Those who come to the next table here. */
export const nextCompany = (count: number): string[] =>
  nextInCast(botsAmong(keptMatches()[0]?.sitters ?? []), count);

/** A level that plays, as it was chosen. */
export const levelChosen = (level: string): string => (level.startsWith(`${EVEN}-`) ? EVEN : level);
