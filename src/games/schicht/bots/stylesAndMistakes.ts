import type { Action, View } from '../../../core/index.ts';
import { actionStyle, glanceMistake, type Style } from '../../../bots/character.ts';
import { colourOf } from '../rules/data.ts';
import { chosenCard, laidPlace } from '../rules/moves.ts';
import { catchAt, newPackedTable, readLayout } from '../rules/packedTable.ts';
import type { Schicht } from '../rules/rules.ts';
import { bestCatch, scoreActions } from './greedy.ts';

export const takesWhatItCan = glanceMistake<Schicht>('takesWhatItCan', (view, actions) =>
  scoreActions(view, actions, { care: 0, want: 1, order: true }),
);
export const fearsOthers = glanceMistake<Schicht>('fearsOthers', (view, actions) =>
  scoreActions(view, actions, { care: 1, want: 0.1, order: true }),
);
export const forgetsTheOrder = glanceMistake<Schicht>('forgetsTheOrder', (view, actions) =>
  scoreActions(view, actions, { care: 0.5, want: 1, order: false }),
);

function countSameColour({ shared, own }: View<Schicht>, action: Action): number {
  if (shared.phase !== 'choose') return 0;
  const colour = colourOf(chosenCard(action));
  return own!.hand.filter((card) => colourOf(card) === colour).length;
}

const bold: Style<Schicht> = {
  name: 'bold',
  tolerance: 1,
  likes({ shared }, actions) {
    if (shared.phase !== 'choose') return actions.map(() => 0);
    const table = newPackedTable();
    readLayout(shared.layout, table);
    return actions.map((action) => bestCatch(table, chosenCard(action)));
  },
};
const careful = actionStyle<Schicht>('careful', 1, countSameColour);

export const STYLES: readonly Style<Schicht>[] = [bold, careful];

/** No one lays a card where it takes nothing if it could take something at another place. */
export function isBlunder(
  { shared }: View<Schicht>,
  actions: readonly Action[],
): (action: Action) => boolean {
  if (shared.phase !== 'lay') return () => false;
  const table = newPackedTable();
  readLayout(shared.layout, table);
  const takes = (action: Action): boolean => catchAt(table, laidPlace(action)) > 0;
  const canTake = actions.some(takes);
  return (action) => canTake && !takes(action);
}
