import type { Inventory } from '../laws/laws.ts';
import { jerichoInventory } from './jericho.ts';
import { puntoInventory } from './punto.ts';

/** One for every game in the list. */
export const INVENTORIES: { readonly [id: string]: Inventory } = {
  jericho: jerichoInventory,
  punto: puntoInventory,
};
