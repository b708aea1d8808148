/** Where the table pauses: at the change from building to removing, in two steps, and at the end of the match (C10–C12, C17). */
import type { Frame } from '../../../core/index.ts';
import type { Campos, Event } from '../rules/rules.ts';

const STEPS: readonly Event['type'][] = ['constructionOver', 'dealt', 'matchOver'];

export const pausePoints = (scenes: readonly Frame<Campos>[]): number[] =>
  scenes.flatMap(({ events }, i) => (events.some(({ type }) => STEPS.includes(type)) ? [i] : []));
