/** The unseen cards of Jericho: in other hands, face down in the supply, or in the pile. */
import type { View } from '../../../core/index.ts';
import type { UnseenCount, UnseenGroup } from '../../../explain/explain.ts';
import { cardName, COLOURS, COPIES_OF, TRUMPET, VALUES, valueOf } from '../rules/data.ts';
import type { Jericho } from '../rules/state.ts';
import { unseenCounts } from '../rules/determinize.ts';
import type { JerichoRemark } from './remarks.ts';

export function countUnseen(view: View<Jericho>): UnseenGroup<JerichoRemark>[] {
  const left = unseenCounts(view);
  const one = (card: number, hues: readonly string[]): UnseenCount<JerichoRemark> => ({
    remark: { type: 'card', card: cardName(card) },
    hues,
    value: card === TRUMPET ? null : valueOf(card),
    left: left[card],
    of: COPIES_OF[card],
  });
  const lines = COLOURS.map((colour, i) => VALUES.map((_, k) => one(i * VALUES.length + k, [colour])));
  return [{ remark: { type: 'unseen' }, lines: [...lines, [one(TRUMPET, [])]] }];
}
