import type { Inventory } from '../../src/laws/index.ts';

const ROOMS = import.meta.glob<Inventory>('../../src/games/*/test/inventory.ts', {
  import: 'inventory',
  eager: true,
});

/** What the laws count in a house; undefined for one that has not said it. */
export const inventoryOf = (game: string): Inventory | undefined =>
  ROOMS[`../../src/games/${game}/test/inventory.ts`];
