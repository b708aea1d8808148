/** Tips for the first time something happens in a real match. */
import type { FirstTimeTips } from '../../../core/index.ts';
import type { Campos } from '../rules/rules.ts';
import type { en } from './firstTimeTips/en.ts';

export const firstTimeTips: FirstTimeTips<Campos, keyof typeof en> = {
  card: (event) => event.type === 'scored',
  turn: (event) => event.type === 'constructionOver',
  cards: (event) => event.type === 'dealt' && event.cards !== null,
};
