import type { Event } from '../rules/rules.ts';
import type { Sound } from '../../../web/ui/board/boardModule.ts';

const SOUNDS: { readonly [T in Event['type']]: Sound | null } = {
  laid: 'place',
  fed: 'place',
  revealed: 'place',
  built: 'place',
  trumpetPlayed: 'trumpet',
  supplied: 'place',
  drew: null,
  scoringDrawn: 'score',
  supplyShown: null,
  scored: 'score',
  roundBegun: null,
  onesTaken: 'score',
  matchOver: null,
};

export const selectSound = (event: Event): Sound | readonly Sound[] | null =>
  event.type === 'trumpetPlayed' && event.removed.length > 0 ? ['trumpet', 'fall'] : SOUNDS[event.type];
