/** Tips for the first time something happens in a real match. */
import type { FirstTimeTips } from '../../../core/index.ts';
import type { Schicht } from '../rules/rules.ts';
import type { en } from './firstTimeTips/en.ts';

export const firstTimeTips: FirstTimeTips<Schicht, keyof typeof en> = {
  corridor: (event) => event.type === 'taken' && event.step === 1,
  pile: (event) => event.type === 'taken' && event.corridors.some(({ kind }) => kind === 'pile'),
  gaps: (event) => event.type === 'closed',
  chain: (event) => event.type === 'taken' && event.step > 1,
};
