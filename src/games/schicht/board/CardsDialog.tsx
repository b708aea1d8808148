/** A pile or a treasure laid out: both are public (S5, S12). */
import { toLabels } from '../../../messages/messages.ts';
import type { Seat } from '../../../core/index.ts';
import { type Card, cardName, isSilver } from '../rules/data.ts';
import { Dialog } from '../../../web/ui/components/Dialog.tsx';
import { Face } from './Card.tsx';
import { type Props, sorted } from './boardModel.ts';

export type Opened =
  | { readonly kind: 'pile'; readonly cards: readonly Card[] }
  | { readonly kind: 'treasure'; readonly seat: Seat };

function Cards({ cards, words, note }: { cards: readonly Card[]; words: Props['words']; note?: string }) {
  return (
    <ul class="spread">
      {cards.map((card, i) => (
        <li key={card}>
          <Face card={card} />
          <span class="hidden">{words.card(cardName(card))}</span>
          {note !== undefined && i === 0 && <small>{note}</small>}
        </li>
      ))}
    </ul>
  );
}

type SpreadProps = Pick<Props, 'view' | 'names' | 'words' | 'says'> & {
  readonly opened: Opened;
  readonly onClose: () => void;
};

export function CardsDialog({ opened, view, names, words, says, onClose }: SpreadProps) {
  if (opened.kind === 'pile')
    return (
      <Dialog title={says.pileTitle(opened.cards.length)} class="pit-sheet" onClose={onClose}>
        <Cards cards={opened.cards.toReversed()} words={words} note={says.onTop} />
        <p class="soft">{says.pileNote}</p>
      </Dialog>
    );
  const { shared } = view;
  const treasure = shared.treasures[opened.seat] ?? [];
  const silver = shared.options.silver ? treasure.filter(isSilver).length : null;
  return (
    <Dialog title={says.treasureTitle(toLabels(names).seat(opened.seat))} class="pit-sheet" onClose={onClose}>
      {treasure.length === 0 ? (
        <p>{says.noTreasure}</p>
      ) : (
        <>
          <p class="soft">{words.treasure(treasure.length, silver)}</p>
          <Cards cards={sorted(treasure)} words={words} />
        </>
      )}
    </Dialog>
  );
}
