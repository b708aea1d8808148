import type { GameInfo } from './gameInfo.ts';
import { campos } from './campos/index.ts';
import { jericho } from './jericho/index.ts';
import { punto } from './punto/index.ts';
import { schicht } from './schicht/index.ts';

export const GAMES: readonly GameInfo[] = [punto, jericho, campos, schicht];
