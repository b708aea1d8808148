/** Who plays Jericho: how people go wrong at it, what they like, and what nobody does. */
import type { Action, Seat, View } from '../../../core/index.ts';
import { actionStyle, glanceMistake, type Style } from '../../../bots/character.ts';
import { COLOURS } from '../rules/data.ts';
import { moves } from '../rules/moves.ts';
import type { Jericho, Shared } from '../rules/rules.ts';
import { previewTrumpet } from '../rules/trumpet.ts';
import { scoreActions } from './greedy.ts';

/** Counts its own walls and not the others'. */
export const miscounts = glanceMistake<Jericho>('miscounts', (view, actions) =>
  scoreActions(view, actions, { others: 0.3, trumpet: 1 }),
);
/** Blows every trumpet as soon as there is one. */
export const blowsAtOnce = glanceMistake<Jericho>('blowsAtOnce', (view, actions) =>
  scoreActions(view, actions, { others: 1, trumpet: -2 }),
);
/** Keeps its trumpets for a better day, which never comes. */
export const hoardsTrumpets = glanceMistake<Jericho>('hoardsTrumpets', (view, actions) =>
  scoreActions(view, actions, { others: 1, trumpet: 6 }),
);

const prefersMove =
  (type: string) =>
  (_: View<Jericho>, action: Action): number =>
    moves.decode(action).type === type ? 1 : 0;

/** Would rather blow a wall down. */
const bold = actionStyle<Jericho>('bold', 2.5, prefersMove('trumpet'));
/** Would rather build. */
const careful = actionStyle<Jericho>('careful', 1, prefersMove('build'));

export const STYLES: readonly Style<Jericho>[] = [bold, careful];

/** Whether a trumpet harms nobody else: there is no wall, or the highest cards are all one's own. */
function blowsForNothing(shared: Shared, seat: Seat, colour: number): boolean {
  return previewTrumpet(shared, seat, colour).taken.every((taken, other) => taken === 0 || other === seat);
}

/** Nobody blows a trumpet where nothing of anybody else's falls. */
export function isBlunder({ shared, seat }: View<Jericho>): (action: Action) => boolean {
  return (action) => {
    const move = moves.decode(action);
    return move.type === 'trumpet' && blowsForNothing(shared, seat!, COLOURS.indexOf(move.colour));
  };
}
