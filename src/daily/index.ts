export * from './challenge.ts';
export * from './comparison.ts';
export * from './day.ts';
export * from './dailyDeal.ts';
export * from './seatOutcome.ts';
export * from './seatPlace.ts';
export * from './leadDistribution.ts';
export * from './verifyDailyMatch.ts';
