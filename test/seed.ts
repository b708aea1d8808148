/**
 * The seed of all chance in the tests. It is fixed, so every run of `npm test` tries the same;
 * `npm run explore` and `TAVOLA_SEED=123 npx vitest run …` try something else.
 */
export const SEED = Number(process.env['TAVOLA_SEED'] ?? 1);
if (!Number.isSafeInteger(SEED) || SEED < 0) throw new Error('TAVOLA_SEED must be a whole number');
