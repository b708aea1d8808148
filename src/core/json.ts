import type { Json } from './contract.ts';

/** Every string and every number of a JSON text. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?[0-9][0-9.eE+-]*/g;

/**
 * JSON in which 1 and 1.0 differ, as transcripts need. A number with a fraction or an exponent becomes an object that equals no
 * number. −0 is 0. Throws a `SyntaxError` for invalid JSON.
 */
export function parseExact(text: string): Json {
  JSON.parse(text); // rejects invalid JSON, so that the tokens below are exactly its strings and numbers
  const exact = text.replace(TOKENS, (token) => {
    if (token === '-0') return '0';
    return token.startsWith('"') || !/[.eE]/.test(token) ? token : `{"number":"${token}"}`;
  });
  return JSON.parse(exact) as Json;
}

export const isJsonObject = (json: Json | undefined): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Compares plain data in any key order, only as deep as the first value goes. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && areItemsEqual(a, b);
  const [one, other] = [a, b] as { readonly [key: string]: unknown }[];
  const keys = Object.keys(one);
  if (Array.isArray(b) || Object.keys(other).length !== keys.length) return false;
  for (const key of keys) if (!Object.hasOwn(other, key) || !isDeepEqual(one[key], other[key])) return false;
  return true;
}

function areItemsEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isDeepEqual(a[i], b[i])) return false;
  return true;
}
