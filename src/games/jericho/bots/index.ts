import type { Roster } from '../../../bots/roster.ts';

export const roster: Roster = {
  game: async () => (await import('../rules/rules.ts')).jericho,
  greedy: async () => (await import('./greedy.ts')).greedy,
  levels: async (temper) => (await import('./levels.ts')).levelsWith(temper),
  outlook: async () => (await import('./outlook.ts')).outlook,
  tempers: ['bold', 'careful'],
  bar: 0.55,
};
