/** Cards: a number, the colour's symbol, and the points as pips. Drawn alike at every size. */
import { type Card as Kind, cardName, COLOURS, colourOf, pointsOf } from '../rules/data.ts';
import type { PuntoWords } from '../words/en.ts';
import { type Hue, SHAPES, Symbol } from '../../../web/ui/Symbol.tsx';
import type { Props } from './props.ts';

export const hueOf = (colour: number): Hue => COLOURS[colour - 1] ?? 'silver';

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

interface ShapeProps {
  readonly hue: Hue;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly class: string;
}

/** A symbol around a middle. */
const Shape = ({ hue, x, y, size, class: className }: ShapeProps) => (
  <path
    class={className}
    d={SHAPES[hue]}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
  />
);

interface FieldProps {
  readonly hue: Hue;
  readonly points: number;
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly size: number;
}

const PipField = ({ hue, points, x, y, step, size }: FieldProps) =>
  PIPS[points]?.map((place) => {
    const at = place - 1;
    return (
      <Shape
        key={place}
        class="pip"
        hue={hue}
        x={x + ((at % 3) - 1) * step}
        y={y + (Math.floor(at / 3) - 1) * step}
        size={size}
      />
    );
  });

interface FaceProps {
  readonly hue: Hue;
  readonly points: number;
}

/** What peeks out beneath two others: its edge is all that is ever seen of it. */
const CoveredFace = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <rect class="print" x="3" y="3" width="58" height="58" rx="6" />
  </svg>
);

const SmallFace = ({ hue, points }: FaceProps) => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <rect class="print" x="3" y="3" width="58" height="58" rx="6" />
    <text x="8" y="31" font-size="30">
      {points}
    </text>
    <Shape class="pip" hue={hue} x={16.5} y={47} size={16} />
    <PipField hue={hue} points={points} x={44.5} y={32} step={10.5} size={9} />
  </svg>
);

/** The lower corner is the upper one turned round, so the number is there only once. */
const BigFace = ({ hue, points }: FaceProps) => {
  const corner = `corner-${hue}-${points}`;
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <rect class="print" x="4" y="4" width="88" height="88" rx="7" />
      <Shape class="quiet" hue={hue} x={48} y={48} size={76} />
      <g id={corner}>
        <text x="10" y="31" font-size="29">
          {points}
        </text>
        <Shape class="pip" hue={hue} x={18.5} y={42} size={12} />
      </g>
      <use href={`#${corner}`} transform="rotate(180 48 48)" />
      <PipField hue={hue} points={points} x={48} y={48} step={15} size={13} />
    </svg>
  );
};

interface CardProps {
  readonly card: Kind;
  readonly class?: string;
  readonly isBig?: boolean;
  readonly isCovered?: boolean;
  /** P3: of the colour that is nobody's. */
  readonly isNeutral?: boolean;
  /** Its mark while it moves over the table, and where it comes from. */
  readonly id?: string | undefined;
  readonly from?: string | undefined;
}

/** What a card looks like; its name is said by what it lies in. */
export function Card({
  card,
  class: className = '',
  isBig = false,
  isCovered = false,
  isNeutral = false,
  id,
  from,
}: CardProps) {
  const hue = hueOf(colourOf(card));
  const face = { hue, points: pointsOf(card) };
  return (
    <span
      class={`points-card ${hue} ${isNeutral ? 'neutral' : ''} ${className}`}
      data-flip={id}
      data-from={from}
      aria-hidden="true"
    >
      {isCovered ? <CoveredFace /> : isBig ? <BigFace {...face} /> : <SmallFace {...face} />}
    </span>
  );
}

/** A face-down deck with its number of cards. */
export const Deck = ({
  count,
  id,
  class: className = '',
}: {
  readonly count: number;
  readonly id: string;
  readonly class?: string;
}) => (
  <span
    class={`deck ${className}`}
    data-flip={id}
    data-empty={count === 0 ? '' : undefined}
    aria-hidden="true"
  >
    <span>{count}</span>
  </span>
);

/** A card within a line of text. */
const CardChip = ({ card, words }: { readonly card: Kind; readonly words: PuntoWords }) => (
  <span class={`card-chip ${hueOf(colourOf(card))}`} role="img" aria-label={words.card(cardName(card))}>
    <Symbol hue={hueOf(colourOf(card))} />
    {pointsOf(card)}
  </span>
);

/** The cards that are out of the match. */
export const Outs = ({
  cards,
  words,
  says,
}: { readonly cards: readonly Kind[] } & Pick<Props, 'words' | 'says'>) =>
  cards.length > 0 && (
    <p class="outs">
      <span>{says.out}</span>
      {cards.map((card, i) => (
        <CardChip key={i} card={card} words={words} />
      ))}
    </p>
  );
