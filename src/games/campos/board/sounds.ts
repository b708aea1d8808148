import type { Event } from '../rules/rules.ts';
import type { Sound } from '../../../web/ui/board/boardModule.ts';

const SOUNDS: { readonly [T in Event['type']]: Sound | null } = {
  placed: 'place',
  removed: 'fall',
  scored: 'score',
  refilled: null,
  constructionOver: 'corridor',
  dealt: null,
  matchOver: null,
};

export const selectSound = (event: Event): Sound | null => SOUNDS[event.type];
