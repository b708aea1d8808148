/** How long each frame shows: the reveal, a card laid, corridors taken, gaps closing, and so on down a chain (S16). */
import type { Frame } from '../../../core/index.ts';
import type { Event, Schicht } from '../rules/rules.ts';

/** Milliseconds at normal speed. */
const MS: { readonly [T in Event['type']]: number } = {
  revealed: 1000,
  laid: 650,
  taken: 750,
  closed: 750,
  matchOver: 350,
};
/** Players see corridors complete before they are taken. */
const COMPLETE = 1100;
/** A finished round stays visible with all its cards; then the next one begins silently. */
const NEXT_ROUND = 350;

export function frameDuration(frame: Frame<Schicht>, next: Frame<Schicht> | null): number {
  const [event] = frame.events;
  if (event === undefined) return NEXT_ROUND;
  const completes = event.type !== 'taken' && next?.events[0]?.type === 'taken';
  return completes ? COMPLETE : MS[event.type];
}
