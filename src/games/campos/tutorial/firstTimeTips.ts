/** What is said once in a real match, when it happens for the first time. */
import type { FirstTimeTips } from '../../../core/index.ts';
import type { Campos } from '../rules/rules.ts';
import type { en } from './firstTimeTips/en.ts';

export const firstTimeTips: FirstTimeTips<Campos, keyof typeof en> = {
  card: (event) => event.type === 'scored',
  turn: (event) => event.type === 'constructionOver',
  cards: (event) => event.type === 'dealt' && event.cards !== null,
};
