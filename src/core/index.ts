export * from './config.ts';
export * from './contract.ts';
export * from './rng.ts';
export * from './seats.ts';
export * from './seed.ts';
export * from './session.ts';
export * from './table.ts';
export * from './view.ts';
