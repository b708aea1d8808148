import type { Colour } from '../rules/rules.ts';
import { SHAPES } from '../../../web/ui/components/ColourSymbol.tsx';

const FACE = 'M0-14 12.1-7V7L0 14-12.1 7V-7Z';

export const Hex = ({ colour }: { readonly colour: Colour }) => (
  <svg class={`hex ${colour}`} viewBox="-13 -15 26 32" aria-hidden="true">
    <path class="wall" d={FACE} transform="translate(0 2)" />
    <path class="face" d={FACE} />
    <path class="sign" d={SHAPES[colour]} transform="translate(-6 -6) scale(.5)" />
  </svg>
);
