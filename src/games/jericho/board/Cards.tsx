import { type Card, colourOf, COLOURS, TRUMPET, valueOf } from '../rules/data.ts';
import type { ComponentChildren } from 'preact';
import { Face as Print, Mini as Small } from '../../../web/ui/kit/Card.tsx';
import { ColourSymbol } from '../../../web/ui/components/ColourSymbol.tsx';
import { cardThing } from '../explain/vocabulary.ts';
import { Horn, Nugget, Piece } from './Icons.tsx';

export const hueClass = (card: Card): string => (card === TRUMPET ? 'gold' : COLOURS[colourOf(card)]!);

export function Face({ card }: { readonly card: Card }) {
  const value = valueOf(card);
  if (card === TRUMPET)
    return (
      <>
        <b class="num" data-figures={value} />
        <Horn class="sym" />
        <Horn class="blown" />
        <span class="any">
          {COLOURS.map((colour) => (
            <ColourSymbol key={colour} hue={colour} />
          ))}
        </span>
        <i class="again" data-figures={value} />
      </>
    );
  const hue = COLOURS[colourOf(card)]!;
  const art = (
    <>
      <ColourSymbol hue={hue} class="quiet" />
      {value === 1 && <Nugget class="blown" />}
      <Piece length={value} />
    </>
  );
  return <Print hue={hue} value={value} art={art} />;
}

interface MiniProps {
  readonly card: Card;
  readonly class?: string;
  readonly flip?: string;
  readonly from?: string | undefined;
}

/** A card in the smallest readable size. */
export const MiniCard = ({ card, ...marks }: MiniProps) =>
  card === TRUMPET ? (
    <Small
      {...marks}
      thing={cardThing(card)}
      hue="yellow"
      class={`gold ${marks.class ?? ''}`}
      value={valueOf(card)}
      art={<Horn class="sym" />}
    />
  ) : (
    <Small hue={COLOURS[colourOf(card)]!} value={valueOf(card)} {...marks} thing={cardThing(card)} />
  );

interface MinisProps {
  readonly cards: readonly Card[];
  readonly class?: string;
  readonly marks?: (card: Card, copy: number) => Omit<MiniProps, 'card'>;
  readonly children?: ComponentChildren;
}

export const MiniCards = ({ cards, class: className = '', marks, children }: MinisProps) => (
  <span class={`minis ${className}`}>
    {withCopies(cards).map(({ card, copy }) => (
      <span key={`${card}-${copy}`} class="slot">
        <MiniCard card={card} {...marks?.(card, copy)} />
      </span>
    ))}
    {children}
  </span>
);

/** Each card with its copy number, so that two equal cards stay two elements on the screen. */
export function withCopies(cards: readonly Card[]): { readonly card: Card; readonly copy: number }[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy };
  });
}
