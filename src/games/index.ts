import type { House } from './house.ts';
import { campos } from './campos/index.ts';
import { jericho } from './jericho/index.ts';
import { punto } from './punto/index.ts';
import { schicht } from './schicht/index.ts';

export const HOUSES: readonly House[] = [punto, jericho, campos, schicht];
