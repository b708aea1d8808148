/** Who plays Schicht im Schacht: how people go wrong at it, what they like, and what nobody does. */
import type { Action, View } from '../../../core/index.ts';
import { liking, seeing, type Temper } from '../../../bots/character.ts';
import { numberOf } from '../rules/data.ts';
import { chosenCard, laidPlace } from '../rules/moves.ts';
import { catchAt, newTable, readLayout } from '../rules/packed.ts';
import type { Schicht } from '../rules/rules.ts';
import { bestCatch, glance } from './greedy.ts';

/** Takes what it can and does not mind what it leaves to others. */
export const takesWhatItCan = seeing<Schicht>('takesWhatItCan', (view, actions) =>
  glance(view, actions, { care: 0, want: 1, order: true }),
);
/** Fears what others may take so much that it hardly takes anything itself. */
export const fearsOthers = seeing<Schicht>('fearsOthers', (view, actions) =>
  glance(view, actions, { care: 1, want: 0.1, order: true }),
);
/** Forgets that higher cards are laid first. */
export const forgetsTheOrder = seeing<Schicht>('forgetsTheOrder', (view, actions) =>
  glance(view, actions, { care: 0.5, want: 1, order: false }),
);

const number = ({ shared }: View<Schicht>, action: Action): number =>
  shared.phase === 'choose' ? numberOf(chosenCard(action)) : 0;

/** Plays high cards and lays first. */
const bold = liking<Schicht>('bold', 0.25, number);
/** Plays low cards and waits what others leave. */
const careful = liking<Schicht>('careful', 1, (view, action) => -number(view, action));
/** Plays what would take most from the table as it lies. */
const collector: Temper<Schicht> = {
  name: 'collector',
  leeway: 1,
  likes({ shared }, actions) {
    if (shared.phase !== 'choose') return actions.map(() => 0);
    const table = newTable();
    readLayout(shared.layout, table);
    return actions.map((action) => bestCatch(table, chosenCard(action)));
  },
};

export const TEMPERS: readonly Temper<Schicht>[] = [bold, careful, collector];

/** Nobody lays a card where it takes nothing while it could take something elsewhere. */
export function isBroken({ shared }: View<Schicht>, actions: readonly Action[]): (action: Action) => boolean {
  if (shared.phase !== 'lay') return () => false;
  const table = newTable();
  readLayout(shared.layout, table);
  const takes = (action: Action): boolean => catchAt(table, laidPlace(action)) > 0;
  const canTake = actions.some(takes);
  return (action) => canTake && !takes(action);
}
