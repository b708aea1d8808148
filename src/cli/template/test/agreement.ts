import type { Agreement } from '../../../../test/agree/index.ts';
import type { Json } from '../../../../test/reference/reference.ts';
import type { State } from '../../../core/index.ts';
import { ascending } from '../rules/data.ts';
import type { Sample } from '../rules/state.ts';
import { createSample } from './reference.ts';

const snapshot = ({ shared, own, hidden }: State<Sample>): Json => ({
  turn: shared.turn,
  hands: own.map(({ hand }) => hand),
  laid: shared.laid,
  points: shared.points,
  rest: ascending(hidden.rest),
});

export const agreement: Agreement = { create: createSample, snapshot, matches: 60 };
