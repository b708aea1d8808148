import type { Roster } from '../../../bots/roster.ts';

export const roster: Roster = {
  game: async () => (await import('../rules/rules.ts')).campos,
  greedy: async () => (await import('./greedy.ts')).greedy,
  levels: async (style) => (await import('./levels.ts')).createLevels(style),
  rolloutPolicy: async () => (await import('./rolloutPolicy.ts')).rolloutPolicy,
  styles: ['bold', 'careful', 'collector'],
  expertGoal: 0.75,
};
