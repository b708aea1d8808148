import type { Inventory } from '../../src/laws/index.ts';

const MODULES = import.meta.glob<Inventory>('../../src/games/*/test/inventory.ts', {
  import: 'inventory',
  eager: true,
});

/** The items that the laws count in a game; undefined without an inventory. */
export const loadInventory = (game: string): Inventory | undefined =>
  MODULES[`../../src/games/${game}/test/inventory.ts`];
