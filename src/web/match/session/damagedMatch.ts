import { type Game, Table } from '../../../core/index.ts';
import { deleteMatch, type SavedMatch } from '../storage/savedMatches.ts';
import { replaceWith } from '../../ui/browser/address.ts';
import { getPageMessages } from '../../i18n/index.ts';

/** False if the record is damaged or from another version of the rules. */
export function canReplay(game: Game, match: SavedMatch): boolean {
  try {
    Table.replay(game, match);
    return true;
  } catch {
    return false;
  }
}

export const showDamagedMatch = (id: string) => ({
  missing: () => getPageMessages().badMatch,
  onDiscard: () => {
    deleteMatch(id);
    replaceWith();
  },
});
