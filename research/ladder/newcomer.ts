/** A beginner for the ladder: it takes an obvious gain and otherwise plays at random. */
import type { Bot } from '../../src/bots/index.ts';
import type { Game } from '../../src/core/index.ts';

const MODULES = import.meta.glob<Bot>('./newcomers/*.ts', { import: 'newcomerBot' });

export default async function loadNewcomer({ id }: Game): Promise<Bot> {
  const load = MODULES[`./newcomers/${id}.ts`];
  if (load === undefined) throw new Error(`there is no newcomer for ${id}`);
  return load();
}
