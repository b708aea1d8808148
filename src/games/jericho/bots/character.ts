/** Who plays Jericho: how people go wrong at it, what they like, and what nobody does. */
import type { Action, Seat, View } from '../../../core/index.ts';
import { liking, seeing, type Temper } from '../../../bots/character.ts';
import { COLOURS } from '../rules/data.ts';
import { moves } from '../rules/moves.ts';
import type { Jericho, Shared } from '../rules/rules.ts';
import { sound } from '../rules/trumpet.ts';
import { glance } from './greedy.ts';

/** Counts its own walls and not the others'. */
export const miscounts = seeing<Jericho>('miscounts', (view, actions) =>
  glance(view, actions, { others: 0.3, trumpet: 1 }),
);
/** Blows every trumpet as soon as there is one. */
export const blowsAtOnce = seeing<Jericho>('blowsAtOnce', (view, actions) =>
  glance(view, actions, { others: 1, trumpet: -2 }),
);
/** Keeps its trumpets for a better day, which never comes. */
export const hoardsTrumpets = seeing<Jericho>('hoardsTrumpets', (view, actions) =>
  glance(view, actions, { others: 1, trumpet: 6 }),
);

const playing =
  (type: string) =>
  (_: View<Jericho>, action: Action): number =>
    moves.decode(action).type === type ? 1 : 0;

/** Would rather blow a wall down. */
const bold = liking<Jericho>('bold', 2.5, playing('trumpet'));
/** Would rather build. */
const careful = liking<Jericho>('careful', 1, playing('build'));

export const TEMPERS: readonly Temper<Jericho>[] = [bold, careful];

/** Whether a trumpet harms nobody else: there is no wall, or the highest cards are all one's own. */
function blowsForNothing(shared: Shared, seat: Seat, colour: number): boolean {
  return sound(shared, seat, colour).taken.every((taken, other) => taken === 0 || other === seat);
}

/** Nobody blows a trumpet where nothing of anybody else's falls. */
export function isBroken({ shared, seat }: View<Jericho>): (action: Action) => boolean {
  return (action) => {
    const move = moves.decode(action);
    return move.type === 'trumpet' && blowsForNothing(shared, seat!, COLOURS.indexOf(move.colour));
  };
}
