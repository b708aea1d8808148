import type { Roster } from '../../../bots/roster.ts';

/** Without levels of its own, `easy` to `expert` are the search that plays any game. */
export const roster: Roster = {
  game: async () => (await import('../rules/rules.ts')).sample,
  greedy: async () => (await import('./greedy.ts')).greedy,
};
