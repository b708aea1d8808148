/** Whether a match that this browser keeps can still be played. */
import { type Game, Table } from '../../../core/index.ts';
import { forget, type Kept } from '../storage/savedMatches.ts';
import { replaceWith } from '../../ui/browser/address.ts';
import { usePage } from '../../i18n/index.ts';

/** False if the record is damaged, or was made under another version of the rules. */
export function canReplay(game: Game, match: Kept): boolean {
  try {
    Table.replay(game, match);
    return true;
  } catch {
    return false;
  }
}

/** What the page shows in place of a match that cannot be replayed. */
export const damagedMatch = (id: string) => ({
  missing: () => usePage().badMatch,
  onDiscard: () => {
    forget(id);
    replaceWith();
  },
});
