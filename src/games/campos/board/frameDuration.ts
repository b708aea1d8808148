/** How long each frame shows: the piece or card first, then its consequences (C6–C13). */
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
/** A player's own moves show faster. */
const OWN = 0.5;

export function frameDuration({ events, view }: Frame<Campos>, next: Frame<Campos> | null): number {
  const [event] = events;
  // The turn passes silently.
  if (event === undefined) return 0;
  if (next?.events[0]?.type === event.type) return 0;
  const isOwn = (event.type === 'placed' || event.type === 'removed') && event.seat === view.seat;
  return MS[event.type] * (isOwn ? OWN : 1);
}
