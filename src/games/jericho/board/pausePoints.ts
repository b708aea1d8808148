/** Where the table pauses: at each step of a scoring, then at its result (J19–J26). */
import type { Frame } from '../../../core/index.ts';
import type { Event, Jericho } from '../rules/rules.ts';

const STEPS: readonly Event['type'][] = ['supplyShown', 'scored', 'onesTaken', 'roundBegun', 'matchOver'];

export function pausePoints(scenes: readonly Frame<Jericho>[]): number[] {
  const isScoring = scenes.some(({ events }) => events.some(({ type }) => type === 'scoringDrawn'));
  if (!isScoring) return [];
  return scenes.flatMap(({ events }, i) => (events.some(({ type }) => STEPS.includes(type)) ? [i] : []));
}
