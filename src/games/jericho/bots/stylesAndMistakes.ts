/** Styles and mistakes for Jericho, and the moves no one makes. */
import type { Action, Seat, View } from '../../../core/index.ts';
import { actionStyle, glanceMistake, type Style } from '../../../bots/character.ts';
import { COLOURS } from '../rules/data.ts';
import { moves } from '../rules/moves.ts';
import type { Jericho, Shared } from '../rules/rules.ts';
import { previewTrumpet } from '../rules/trumpet.ts';
import { scoreActions } from './greedy.ts';

export const miscounts = glanceMistake<Jericho>('miscounts', (view, actions) =>
  scoreActions(view, actions, { others: 0.3, trumpet: 1 }),
);
export const blowsAtOnce = glanceMistake<Jericho>('blowsAtOnce', (view, actions) =>
  scoreActions(view, actions, { others: 1, trumpet: -2 }),
);
/** Keeps its trumpets for a better moment that never comes. */
export const hoardsTrumpets = glanceMistake<Jericho>('hoardsTrumpets', (view, actions) =>
  scoreActions(view, actions, { others: 1, trumpet: 6 }),
);

const prefersMove =
  (type: string) =>
  (_: View<Jericho>, action: Action): number =>
    moves.decode(action).type === type ? 1 : 0;

const bold = actionStyle<Jericho>('bold', 2.5, prefersMove('trumpet'));
const careful = actionStyle<Jericho>('careful', 1, prefersMove('build'));

export const STYLES: readonly Style<Jericho>[] = [bold, careful];

/** Whether a trumpet harms no other seat: there is no wall, or the highest cards are all its own. */
function blowsForNothing(shared: Shared, seat: Seat, colour: number): boolean {
  return previewTrumpet(shared, seat, colour).taken.every((taken, other) => taken === 0 || other === seat);
}

/** No one blows a trumpet that harms no other player. */
export function isBlunder({ shared, seat }: View<Jericho>): (action: Action) => boolean {
  return (action) => {
    const move = moves.decode(action);
    return move.type === 'trumpet' && blowsForNothing(shared, seat!, COLOURS.indexOf(move.colour));
  };
}
