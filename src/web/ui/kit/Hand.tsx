/** The player's cards: a fan that overlaps until it fits. Each card is a button that can be selected and dragged. */
import type { ComponentChildren } from 'preact';
import { Region } from '../board/Region.tsx';

interface HandProps {
  readonly name: string;
  readonly count: number;
  readonly class?: string;
  /** The number of rows on a phone. The hand keeps its height while one of its cards is away. */
  readonly lines?: number;
  readonly across?: number;
  readonly above?: ComponentChildren;
  readonly children: ComponentChildren;
}

export const Hand = ({
  name,
  count,
  class: className = '',
  lines = 1,
  across = count,
  above,
  children,
}: HandProps) => (
  <Region
    name={name}
    class={`hand-cards ${className}`}
    style={`--cards: ${Math.max(1, count)}; --lines: ${lines}; --across: ${Math.max(1, across)}`}
  >
    {above}
    <div class="fan">{children}</div>
  </Region>
);

interface HandCardProps {
  readonly hue: string;
  readonly label: string;
  /** The card's name for dragging, and for its animation. */
  readonly drag?: string | undefined;
  readonly flip?: string | undefined;
  readonly from?: string | undefined;
  /** The thing that it explains. */
  readonly thing?: string;
  readonly isFirst?: boolean;
  readonly isLegal?: boolean;
  readonly isPressed?: boolean | undefined;
  readonly isOff?: boolean;
  /** Raised: selected, or the card about to be played. */
  readonly isUp?: boolean;
  readonly class?: string;
  readonly style?: string;
  readonly onPick: () => void;
  readonly onAsk?: (asked: boolean) => void;
  readonly children: ComponentChildren;
}

export const HandCard = (card: HandCardProps) => (
  <button
    type="button"
    class={`card ${card.hue} ${card.isUp === true ? 'up' : ''} ${card.class ?? ''}`}
    style={card.style}
    data-cell={card.isFirst === true ? 'first' : ''}
    data-legal={card.isLegal === true ? '' : undefined}
    data-drag={card.drag}
    data-flip={card.flip}
    data-from={card.from}
    data-thing={card.thing}
    aria-label={card.label}
    aria-pressed={card.isPressed}
    aria-disabled={card.isOff === true}
    onClick={card.onPick}
    onPointerEnter={(event) => event.pointerType === 'mouse' && card.onAsk?.(true)}
    onPointerLeave={() => card.onAsk?.(false)}
    onFocus={() => card.onAsk?.(true)}
    onBlur={() => card.onAsk?.(false)}
  >
    {card.children}
  </button>
);
