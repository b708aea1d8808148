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
