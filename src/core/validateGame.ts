/** Finds what a value lacks to be a game: for the package's exports and the command line, which get games from outside. */
import type { Game } from './contract.ts';

const FIELDS: {
  readonly [F in Exclude<keyof Game, 'draw' | 'knobs'>]: 'string' | 'number' | 'object' | 'function';
} = {
  id: 'string',
  version: 'number',
  seats: 'object',
  options: 'object',
  setup: 'function',
  clone: 'function',
  toAct: 'function',
  winners: 'function',
  standing: 'function',
  things: 'function',
  legal: 'function',
  refusal: 'function',
  apply: 'function',
  determinize: 'function',
  moves: 'object',
  show: 'function',
  transcript: 'object',
};

/** A wrong value as error messages show it, cut after 80 characters. */
export function formatValue(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (value instanceof Promise) return 'a promise (await it)';
  try {
    return ((JSON.stringify(value) as string | undefined) ?? typeof value).slice(0, 80);
  } catch {
    // A cycle, or a bigint.
    return typeof value;
  }
}

/** Why a value is not a game, to end the sentence "expected a game, got …"; undefined for a game. */
export function findGameFlaw(value: unknown): string | undefined {
  if (typeof value === 'function') return 'a function (call it and await its game)';
  if (typeof value !== 'object' || value === null || value instanceof Promise) return formatValue(value);
  const given = value as { readonly [field: string]: unknown };
  const wrong = Object.entries(FIELDS).filter(
    ([field, type]) => typeof given[field] !== type || given[field] === null,
  );
  return wrong.length === 0
    ? undefined
    : `an object without ${wrong.map(([field, type]) => `${field} (${type})`).join(', ')}`;
}
