import type { Inventory } from '../laws/laws.ts';
import { camposInventory } from '../../src/games/campos/test/inventory.ts';
import { jerichoInventory } from '../../src/games/jericho/test/inventory.ts';
import { puntoInventory } from '../../src/games/punto/test/inventory.ts';
import { schichtInventory } from '../../src/games/schicht/test/inventory.ts';

/** One for every game in the list. */
export const INVENTORIES: { readonly [id: string]: Inventory } = {
  jericho: jerichoInventory,
  punto: puntoInventory,
  campos: camposInventory,
  schicht: schichtInventory,
};
