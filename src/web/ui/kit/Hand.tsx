/** One's own cards: a fan that moves together until it fits, each card a button that can be picked and dragged. */
import type { ComponentChildren } from 'preact';
import { Region } from '../board/Region.tsx';

interface HandProps {
  readonly name: string;
  /** How many cards there are. */
  readonly count: number;
  readonly class?: string;
  /** In so many lines on a phone; the hand keeps its height while a card of it is out. */
  readonly lines?: number;
  /** And so many in each of them. */
  readonly across?: number;
  /** What is offered above the cards. */
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
  /** What dragging says it is, and its mark while it moves. */
  readonly drag?: string | undefined;
  readonly flip?: string | undefined;
  readonly from?: string | undefined;
  /** What it is, for whoever asks. */
  readonly thing?: string;
  /** The first stop of the keyboard in this hand. */
  readonly isFirst?: boolean;
  /** Whether pressing it leads on. */
  readonly isLegal?: boolean;
  readonly isPressed?: boolean | undefined;
  readonly isOff?: boolean;
  /** It is lifted: chosen, or the one to be played. */
  readonly isUp?: boolean;
  readonly class?: string;
  readonly style?: string;
  readonly onPick: () => void;
  /** A pointer or the focus comes to it, or leaves it. */
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
