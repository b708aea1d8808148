import type { Event } from '../rules/rules.ts';
import type { Sound } from '../../../web/ui/board/boardModule.ts';

const SOUNDS: { readonly [T in Event['type']]: Sound | null } = {
  placed: 'place',
  turnedUp: null,
  stuck: null,
  roundWon: 'score',
  roundDrawn: 'fall',
  roundDealt: null,
  matchOver: null,
};

export const selectSound = (event: Event): Sound | null =>
  event.type === 'placed' && event.covered !== null ? 'cover' : SOUNDS[event.type];
