/** Where the table pauses: at the row that wins a round, and once the leaving card has gone. */
import type { Frame } from '../../../core/index.ts';
import type { Event, Punto } from '../rules/rules.ts';

const ENDS: readonly Event['type'][] = ['roundWon', 'roundDrawn', 'matchOver', 'roundDealt'];

export const pausePoints = (scenes: readonly Frame<Punto>[]): number[] =>
  scenes.flatMap(({ events }, i) => (events.some(({ type }) => ENDS.includes(type)) ? [i] : []));
