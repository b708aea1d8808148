/** Cards on a hand, in the supply and face down. */
import { type Card, colourOf, COLOURS, TRUMPET, valueOf } from '../rules/data.ts';
import { Symbol } from '../../../web/ui/Symbol.tsx';
import { Horn, Nugget, Piece } from './Pictures.tsx';

/** The class that brings a card's colour along. */
export const hueOf = (card: Card): string => (card === TRUMPET ? 'gold' : COLOURS[colourOf(card)]!);

/** A number as a picture: the card's name says it in words. */
function Number({ of, class: className = '' }: { readonly of: number; readonly class?: string }) {
  return <b class={`num ${className}`} data-value={of} />;
}

/** What is printed on a card. */
export function Face({ card }: { readonly card: Card }) {
  const value = valueOf(card);
  if (card === TRUMPET)
    return (
      <>
        <Number of={2} />
        <Horn class="mark" />
        <Horn class="blown" />
        <span class="any">
          {COLOURS.map((colour) => (
            <Symbol key={colour} hue={colour} />
          ))}
        </span>
        <Number of={2} class="again" />
      </>
    );
  const hue = COLOURS[colourOf(card)]!;
  return (
    <>
      <Number of={value} />
      <Symbol hue={hue} class="mark" />
      <Symbol hue={hue} class="quiet" />
      {value === 1 && <Nugget class="blown" />}
      <Piece length={value} />
      <Number of={value} class="again" />
    </>
  );
}

interface MiniProps {
  readonly card: Card;
  readonly class?: string;
  readonly flip?: string;
  readonly from?: string | undefined;
}

/** A card as small as can be read. */
export function Mini({ card, class: className = '', flip, from }: MiniProps) {
  return (
    <span class={`mini ${hueOf(card)} ${className}`} data-flip={flip} data-from={from} aria-hidden="true">
      <b>{valueOf(card)}</b>
      {card === TRUMPET ? <Horn /> : <Symbol hue={COLOURS[colourOf(card)]!} />}
    </span>
  );
}

/** Each card with how many equal ones came before it: two equal cards stay two things on the screen. */
export function withCopies(cards: readonly Card[]): { readonly card: Card; readonly copy: number }[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy };
  });
}
