/** Cards: one anatomy for every game. Everything on a card scales with its width, `--w`; its name is said by what it lies in. */
import type { ComponentChildren } from 'preact';
import { type Hue, ColourSymbol } from '../components/ColourSymbol.tsx';
import './kit.css';

interface Marks {
  /** Its mark while it moves over the table, and where it comes from if it has just appeared. */
  readonly flip?: string | undefined;
  readonly from?: string | undefined;
  /** What it is, for whoever asks. */
  readonly thing?: string | undefined;
  readonly class?: string;
  readonly style?: string;
}

interface FaceProps {
  readonly hue: Hue;
  readonly value: number;
  /** What is drawn in the middle; the quiet symbol of its colour if nothing else is. */
  readonly art?: ComponentChildren;
}

/** What is printed on a card: its value in two corners, its symbol below it, a picture in the middle. */
export const Face = ({ hue, value, art }: FaceProps) => (
  <>
    <b class="num" data-figures={value} />
    <ColourSymbol hue={hue} class="sym" />
    {art ?? <ColourSymbol hue={hue} class="quiet" />}
    <i class="again" data-figures={value} />
  </>
);

/** A card, face up, with whatever is printed on it. */
export const Card = ({
  hue,
  flip,
  from,
  thing,
  class: className = '',
  style,
  children,
}: Marks & { readonly hue: string; readonly children?: ComponentChildren }) => (
  <span
    class={`card ${hue} ${className}`}
    style={style}
    data-flip={flip}
    data-from={from}
    data-thing={thing}
    aria-hidden="true"
  >
    {children}
  </span>
);

/** A card as small as can be read: its value and its symbol. */
export const Mini = ({ hue, value, art, ...marks }: Marks & FaceProps) => (
  <Card {...marks} hue={hue} class={`mini ${marks.class ?? ''}`}>
    <b class="num" data-figures={value} />
    {art ?? <ColourSymbol hue={hue} class="sym" />}
  </Card>
);

/** A card face down. */
export const Back = ({ children, ...marks }: Marks & { readonly children?: ComponentChildren }) => (
  <Card {...marks} hue="back">
    {children}
  </Card>
);

/** A face-down pile with its number of cards. */
export const Pile = ({ count, ...marks }: Marks & { readonly count: number }) => (
  <Back {...marks} class={`pile-back ${count === 0 ? 'empty' : ''}`}>
    <b>{count}</b>
  </Back>
);
