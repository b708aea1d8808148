import type { Reasons } from '../../../reasons/reasons.ts';
import type { Jericho } from '../rules/state.ts';
import { about } from './about.ts';
import { motives, type JerichoMotive } from './motives.ts';
import type { JerichoRemark } from './remarks.ts';
import { seen } from './seen.ts';
import { why } from './why.ts';

export const reasons: Reasons<Jericho, JerichoMotive, JerichoRemark> = { motives, why, about, seen };
