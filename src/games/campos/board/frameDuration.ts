/** How long each moment of a change is shown: the piece or card first, then what follows from it by itself (C6–C13). */
import type { Frame } from '../../../core/index.ts';
import type { Campos, Event } from '../rules/rules.ts';

/** Milliseconds at normal speed. */
const MS: { readonly [T in Event['type']]: number } = {
  placed: 750,
  removed: 750,
  scored: 1300,
  refilled: 350,
  constructionOver: 900,
  dealt: 500,
  matchOver: 300,
};
/** What one did oneself is known already. */
const OWN = 0.5;

export function frameDuration({ events, view }: Frame<Campos>, next: Frame<Campos> | null): number {
  const [event] = events;
  // The turn passes on without a word.
  if (event === undefined) return 0;
  // All that is dealt is dealt at once.
  if (next?.events[0]?.type === event.type) return 0;
  const isOwn = (event.type === 'placed' || event.type === 'removed') && event.seat === view.seat;
  return MS[event.type] * (isOwn ? OWN : 1);
}
