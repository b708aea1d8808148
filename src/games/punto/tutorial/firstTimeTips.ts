/** Tips for the first time something happens in a real match. */
import type { FirstTimeTips } from '../../../core/index.ts';
import type { Punto } from '../rules/rules.ts';
import type { en } from './firstTimeTips/en.ts';

export const firstTimeTips: FirstTimeTips<Punto, keyof typeof en> = {
  cover: (event) => event.type === 'placed' && event.covered !== null,
  row: (event) => event.type === 'roundWon' && event.by === 'row',
  count: (event) => event.type === 'stuck',
  even: (event) => event.type === 'roundDrawn',
};
