import type { Inventory } from '../laws/laws.ts';
import { camposInventory } from './campos.ts';
import { jerichoInventory } from './jericho.ts';
import { puntoInventory } from './punto.ts';
import { schichtInventory } from './schicht.ts';

/** One for every game in the list. */
export const INVENTORIES: { readonly [id: string]: Inventory } = {
  jericho: jerichoInventory,
  punto: puntoInventory,
  campos: camposInventory,
  schicht: schichtInventory,
};
