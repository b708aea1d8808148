/**
 * The seed of all randomness in tests. It is fixed for `npm test`; `npm run explore` and `TAVOLA_SEED=123 npx vitest
 * run …` use others.
 */
export const SEED = Number(process.env['TAVOLA_SEED'] ?? 1);
if (!Number.isSafeInteger(SEED) || SEED < 0) throw new Error('TAVOLA_SEED must be a whole number');
