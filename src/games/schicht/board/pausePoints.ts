/** Where the table pauses: at every corridor of a chain reaction, after it, and at the last corridor of the match (S16, S17). */
import type { Frame } from '../../../core/index.ts';
import type { Event, Schicht } from '../rules/rules.ts';

const tells = ({ events }: Frame<Schicht>, type: Event['type']): boolean =>
  events.some((event) => event.type === type);

export function pausePoints(scenes: readonly Frame<Schicht>[]): number[] {
  const isOver = scenes.some((scene) => tells(scene, 'matchOver'));
  const isChain = scenes.some(({ events }) =>
    events.some((event) => event.type === 'taken' && event.step > 1),
  );
  if (!isChain && !isOver) return [];
  const last = scenes.findLastIndex((scene) => tells(scene, 'taken'));
  return scenes.flatMap((scene, i) => {
    const next = scenes[i + 1];
    const completes = next !== undefined && tells(next, 'taken');
    return completes || (isChain && i === last) || tells(scene, 'matchOver') ? [i] : [];
  });
}
