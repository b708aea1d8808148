/** The unseen cards of Schicht im Schacht: in other hands, or out of the game face down. */
import type { View } from '../../../core/index.ts';
import type { UnseenCount, UnseenGroup } from '../../../explain/explain.ts';
import { cardName, toCard, COLOURS, HIGHEST, SILVER } from '../rules/data.ts';
import type { Schicht } from '../rules/state.ts';
import { unseenCards } from '../rules/determinize.ts';
import type { SchichtRemark } from './remarks.ts';

export function countUnseen(view: View<Schicht>): UnseenGroup<SchichtRemark>[] {
  const left = new Set(unseenCards(view));
  const colours = COLOURS.flatMap((_, colour) =>
    colour === SILVER && !view.shared.options.silver ? [] : [colour],
  );
  const lines = colours.map((colour) =>
    Array.from({ length: HIGHEST }, (_, i): UnseenCount<SchichtRemark> => {
      const card = toCard(colour, i + 1);
      return {
        remark: { type: 'card', card: cardName(card) },
        hues: [COLOURS[colour]],
        value: i + 1,
        left: left.has(card) ? 1 : 0,
        of: 1,
      };
    }),
  );
  return [{ remark: { type: 'hidden' }, lines }];
}
