export * from './challenge.ts';
export * from './comparison.ts';
export * from './day.ts';
export * from './deal.ts';
export * from './outcome.ts';
export * from './standing.ts';
export * from './verify.ts';
