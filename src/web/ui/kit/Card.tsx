/** Cards: one anatomy for every game. Everything scales with the width, `--w`. The parent provides the accessible name. */
import type { ComponentChildren } from 'preact';
import { type Hue, ColourSymbol } from '../components/ColourSymbol.tsx';
import './kit.css';

interface Marks {
  /** The name for its animation, and the place where a new card starts. */
  readonly flip?: string | undefined;
  readonly from?: string | undefined;
  /** The thing that it explains. */
  readonly thing?: string | undefined;
  readonly class?: string;
  readonly style?: string;
}

interface FaceProps {
  readonly hue: Hue;
  readonly value: number;
  /** Drawn in the middle; defaults to a faint symbol of its colour. */
  readonly art?: ComponentChildren;
}

/** The face of a card: its value in two corners, its symbol below, a picture in the middle. */
export const Face = ({ hue, value, art }: FaceProps) => (
  <>
    <b class="num" data-figures={value} />
    <ColourSymbol hue={hue} class="sym" />
    {art ?? <ColourSymbol hue={hue} class="quiet" />}
    <i class="again" data-figures={value} />
  </>
);

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

/** The smallest readable card: value and symbol. */
export const Mini = ({ hue, value, art, ...marks }: Marks & FaceProps) => (
  <Card {...marks} hue={hue} class={`mini ${marks.class ?? ''}`}>
    <b class="num" data-figures={value} />
    {art ?? <ColourSymbol hue={hue} class="sym" />}
  </Card>
);

export const Back = ({ children, ...marks }: Marks & { readonly children?: ComponentChildren }) => (
  <Card {...marks} hue="back">
    {children}
  </Card>
);

export const Pile = ({ count, ...marks }: Marks & { readonly count: number }) => (
  <Back {...marks} class={`pile-back ${count === 0 ? 'empty' : ''}`}>
    <b>{count}</b>
  </Back>
);
