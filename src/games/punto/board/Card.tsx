import { type Card as Kind, cardName, COLOURS, colourOf, pointsOf } from '../rules/data.ts';
import { OUT } from '../explain/vocabulary.ts';
import type { PuntoMessages } from '../messages/en.ts';
import { Card as Paper, Face } from '../../../web/ui/kit/Card.tsx';
import { type Hue, SHAPES, ColourSymbol } from '../../../web/ui/components/ColourSymbol.tsx';
import type { Props } from './boardModel.ts';

export const hueClass = (colour: number): Hue => COLOURS[colour - 1] ?? 'silver';

/** Pips as on dice; 1–9 are the places of a keypad, 5 in the middle. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [5],
  [3, 7],
  [3, 5, 7],
  [1, 3, 7, 9],
  [1, 3, 5, 7, 9],
  [1, 3, 4, 6, 7, 9],
  [1, 3, 4, 5, 6, 7, 9],
  [1, 2, 3, 4, 6, 7, 8, 9],
  [1, 2, 3, 4, 5, 6, 7, 8, 9],
];

const Points = ({ hue, points }: { readonly hue: Hue; readonly points: number }) => (
  <svg class="points" viewBox="-16 -16 32 32" aria-hidden="true">
    {PIPS[points]?.map((place) => {
      const at = place - 1;
      const x = ((at % 3) - 1) * 10.5 - 4.5;
      const y = (Math.floor(at / 3) - 1) * 10.5 - 4.5;
      return (
        <path key={place} class="printed" d={SHAPES[hue]} transform={`translate(${x} ${y}) scale(.375)`} />
      );
    })}
  </svg>
);

interface CardProps {
  readonly card: Kind;
  readonly class?: string;
  /** Two cards lie on it, so only its edge shows. */
  readonly isCovered?: boolean;
  /** The own card, with space for the large symbol of its colour. */
  readonly isBig?: boolean;
  /** P3: whether its colour is neutral. */
  readonly isNeutral?: boolean;
  readonly id?: string | undefined;
  readonly from?: string | undefined;
  readonly thing?: string | undefined;
}

export function CardFace({
  card,
  class: className = '',
  isCovered,
  isBig,
  isNeutral,
  id,
  from,
  thing,
}: CardProps) {
  const hue = hueClass(colourOf(card));
  const points = pointsOf(card);
  return (
    <Paper
      hue={hue}
      class={`${isNeutral === true ? 'neutral' : ''} ${className}`}
      flip={id}
      from={from}
      thing={thing}
    >
      {isBig === true && <ColourSymbol hue={hue} class="quiet" />}
      {isCovered !== true && <Face hue={hue} value={points} art={<Points hue={hue} points={points} />} />}
    </Paper>
  );
}

const CardChip = ({ card, words }: { readonly card: Kind; readonly words: PuntoMessages }) => (
  <span class={`chip ${hueClass(colourOf(card))}`} role="img" aria-label={words.card(cardName(card))}>
    <ColourSymbol hue={hueClass(colourOf(card))} />
    {pointsOf(card)}
  </span>
);

export const RemovedCards = ({
  cards,
  words,
  says,
}: { readonly cards: readonly Kind[] } & Pick<Props, 'words' | 'says'>) =>
  cards.length > 0 && (
    <p class="outs" data-thing={OUT}>
      <span>{says.out}</span>
      {cards.map((card, i) => (
        <CardChip key={i} card={card} words={words} />
      ))}
    </p>
  );
