import type { Reasons } from '../../../reasons/reasons.ts';
import type { Campos } from '../rules/state.ts';
import { about } from './about.ts';
import { motives, type CamposMotive } from './motives.ts';
import type { CamposRemark } from './remarks.ts';
import { seen } from './seen.ts';
import { why } from './why.ts';

export const reasons: Reasons<Campos, CamposMotive, CamposRemark> = { motives, why, about, seen };
