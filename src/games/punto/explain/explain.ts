import type { Reasons } from '../../../explain/explain.ts';
import type { Punto } from '../rules/state.ts';
import { about } from './about.ts';
import { motives, type PuntoMotive } from './motives.ts';
import type { PuntoRemark } from './remarks.ts';
import { seen } from './seen.ts';
import { upThing } from './things.ts';
import { why } from './why.ts';

export const reasons: Reasons<Punto, PuntoMotive, PuntoRemark> = {
  subject: ({ shared, seat }) => upThing(seat ?? shared.turn ?? 0),
  motives,
  why,
  about,
  seen,
};
