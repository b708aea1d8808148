import type { Event } from '../rules/rules.ts';
import type { Sound } from '../../../web/ui/board/boardModule.ts';

const SOUNDS: { readonly [T in Event['type']]: Sound | null } = {
  revealed: 'cover',
  laid: 'place',
  taken: 'corridor',
  closed: 'fall',
  matchOver: null,
};

export const selectSound = (event: Event): Sound | null =>
  event.type === 'laid' && event.how === 'onto' ? 'cover' : SOUNDS[event.type];
