import { cardName } from '../rules/data.ts';
import { type Pile, topOf } from '../rules/layout.ts';
import { Icon } from '../../../web/ui/components/Icon.tsx';
import { cardThing } from '../explain/vocabulary.ts';
import { cardMark, Face, Print } from './Card.tsx';
import { isSame, type LayOffer } from './offers.ts';
import { type Props, hueClass } from './boardModel.ts';

/** On an open place: its letter, what it would take, and whether a hint recommends it. */
function Marks({ offer, isHinted }: { readonly offer: LayOffer; readonly isHinted: boolean }) {
  return (
    <span class="marks" aria-hidden="true">
      {offer.letter !== '' && <span class="badge">{offer.letter}</span>}
      {offer.gain > 0 && <b class="gain">+{offer.gain}</b>}
      {isHinted && (
        <span class="badge lamp">
          <Icon name="hint" />
        </span>
      )}
    </span>
  );
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('; ');

interface SlotProps {
  readonly offer: LayOffer;
  readonly style: string;
  /** The side of the mine where it lies, drawn slim until a card lies there; empty inside. */
  readonly side: string;
  readonly says: Props['says'];
  readonly isFirst?: boolean;
  readonly isPending?: boolean;
  readonly isHinted?: boolean;
  /** A preview without a legal move. */
  readonly isGhost?: boolean;
  readonly onOffer?: () => void;
}

export function Slot({
  offer,
  style,
  side,
  says,
  isFirst,
  isPending,
  isHinted,
  isGhost,
  onOffer,
}: SlotProps) {
  const face = <Face card={offer.card} class="ghost" />;
  if (isGhost === true)
    return (
      <span class={`slot foreseen ${side}`} style={style} aria-hidden="true">
        {face}
        {offer.gain > 0 && <b class="gain">+{offer.gain}</b>}
      </span>
    );
  const name = says.layAt(cardName(offer.card), offer.place, offer.brings);
  return (
    <button
      type="button"
      data-cell={isFirst === true ? 'first' : ''}
      data-legal=""
      data-drop={`${offer.move.row},${offer.move.at}`}
      class={`slot place ${side} ${offer.letter === '' ? '' : 'lettered'}`}
      style={style}
      aria-pressed={isPending}
      onClick={onOffer}
    >
      <span class="hidden">
        {joined([
          offer.letter === '' ? name : `${offer.letter}: ${name}`,
          isHinted === true ? says.recommended : '',
        ])}
      </span>
      {isPending === true && face}
      <Marks offer={offer} isHinted={isHinted === true} />
    </button>
  );
}

interface PileProps {
  readonly props: Props;
  readonly pile: Pile;
  readonly row: number;
  readonly index: number;
  readonly column: number;
  readonly style: string;
  readonly offer: LayOffer | undefined;
  readonly ghost: LayOffer | undefined;
  readonly isLaying: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isMoved: boolean;
  readonly onPile: (cards: readonly number[]) => void;
}

export function PileButton(one: PileProps) {
  const { props, pile, row, index, offer, ghost, isLast } = one;
  const { words, says, pending, hint } = props;
  const top = topOf(pile);
  const covered = pile.slice(0, -1);
  const named = (card: number): string => words.card(cardName(card));
  const isPending = offer !== undefined && isSame(pending, offer.move);
  const isHinted = offer !== undefined && isSame(hint[0], offer.move);
  const laidOn = offer === undefined ? '' : says.layHere(cardName(offer.card), offer.brings);
  const canOpen = pile.length > 1;
  return (
    <div
      class={`pile place ${isLast ? 'last' : ''} ${one.isMoved ? 'moved' : ''} ${offer === undefined ? '' : 'legal'} ${offer === undefined || offer.letter === '' ? '' : 'lettered'}`}
      style={one.style}
    >
      {covered.map((card, i) => (
        <span
          key={card}
          class={`card edge ${hueClass(card)}`}
          style={`--deep: ${pile.length - 1 - i}`}
          data-flip={cardMark(card)}
          data-thing={cardThing(card)}
          aria-hidden="true"
        >
          {/* The card right below still shows its face, because another may be moving onto it. */}
          {i === covered.length - 1 && <Print card={card} />}
        </span>
      ))}
      <button
        type="button"
        key={top}
        data-cell={one.isFirst || offer?.letter === 'A' ? 'first' : ''}
        data-legal={offer === undefined ? undefined : ''}
        data-pile={`${row},${index}`}
        data-drop={`${row},${index}`}
        data-flip={cardMark(top)}
        data-thing={cardThing(top)}
        class={`card ${hueClass(top)}`}
        aria-keyshortcuts={canOpen ? 'i' : undefined}
        aria-pressed={offer === undefined ? undefined : isPending}
        aria-disabled={!one.isLaying && !canOpen}
        aria-label={joined([
          offer === undefined || offer.letter === '' ? '' : offer.letter,
          says.pileAt(row + 1, one.column + 1, named(top), covered.toReversed().map(named)),
          isLast ? says.laidLast : '',
          laidOn,
          isHinted ? says.recommended : '',
        ])}
        onClick={() => {
          if (one.isLaying) props.offer({ type: 'lay', row, at: index });
          else if (canOpen) one.onPile(pile);
        }}
      >
        <Print card={top} />
      </button>
      {(isPending || ghost !== undefined) && (
        <span class="onto" aria-hidden="true">
          <Face card={(offer ?? ghost)!.card} class="ghost" />
        </span>
      )}
      {offer !== undefined && <Marks offer={offer} isHinted={isHinted} />}
      {ghost !== undefined && ghost.gain > 0 && <b class="gain">+{ghost.gain}</b>}
      {canOpen && (
        <button
          type="button"
          class="badge dark height"
          tabIndex={-1}
          aria-label={says.showPile(pile.length)}
          onClick={() => one.onPile(pile)}
        >
          {pile.length}
        </button>
      )}
    </div>
  );
}
