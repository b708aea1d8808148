/** Pieces as thick tiles: a shadow, walls in each field's shade, faces with printed symbols. */
import { useMemo } from 'preact/hooks';
import type { Piece } from '../rules/data.ts';
import { SHAPES } from '../../../web/ui/components/ColourSymbol.tsx';
import { pointAt, SHAPES_OF_TURNS, THICK } from './geometry.ts';
import { listColours, type PlacedPiece } from './pieces.ts';
import type { Colour } from '../rules/rules.ts';

/** The layers, lowest first, so that a neighbour's face hides a wall and no shadow falls on a face. */
export const LAYERS = ['cast', 'wall', 'face'] as const;
type Layer = (typeof LAYERS)[number];

const SYMBOL = 0.78;

/** A line with contrast on every colour. */
export const PiecePath = ({ path, kind }: { readonly path: string; readonly kind: string }) => (
  <>
    <path class="halo" d={path} />
    <path class={kind} d={path} />
  </>
);

function Part({
  layer,
  piece,
  turn,
}: {
  readonly layer: Layer;
  readonly piece: Piece;
  readonly turn: number;
}) {
  const { border, inner, fields, seams, centres } = SHAPES_OF_TURNS[turn]!;
  const colours = listColours(piece);
  if (layer === 'cast') return <path class="cast" d={border} transform={`translate(0 ${THICK * 1.8})`} />;
  if (layer === 'wall')
    return (
      <g transform={`translate(0 ${THICK})`}>
        {fields.map((path, i) => (
          <path key={i} class={`wall ${colours[i]}`} d={path} />
        ))}
      </g>
    );
  return (
    <>
      {fields.map((path, i) => (
        <path key={i} class={`face ${colours[i]}`} d={path} />
      ))}
      <path class="seam" d={seams} />
      <path class="bevel" d={inner} />
      {centres.map(({ x, y }, i) => (
        <path
          key={i}
          class={`sign ${colours[i]}`}
          d={SHAPES[colours[i]!]}
          transform={`translate(${(x - 12 * SYMBOL).toFixed(1)} ${(y - 12 * SYMBOL).toFixed(1)}) scale(${SYMBOL})`}
        />
      ))}
    </>
  );
}

export function PieceLayer({ at, layer, dim }: { at: PlacedPiece; layer: Layer; dim?: boolean }) {
  const { piece, q, r, turn } = at;
  // A lying piece never changes. Memoised, so that only new lines of hundreds are compared.
  return useMemo(() => {
    const { x, y } = pointAt({ q, r });
    return (
      <g
        class={`campos-piece${dim === true ? ' dim' : ''}`}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      >
        <Part layer={layer} piece={piece} turn={turn} />
      </g>
    );
  }, [piece, q, r, turn, layer, dim]);
}

export const WholePiece = ({ at }: { readonly at: PlacedPiece }) => (
  <>
    {LAYERS.map((layer) => (
      <PieceLayer key={layer} at={at} layer={layer} />
    ))}
  </>
);

export function LoosePiece({
  piece,
  turn = 0,
  isLast = false,
}: {
  piece: Piece;
  turn?: number;
  isLast?: boolean;
}) {
  const { border, left, top, width, height } = SHAPES_OF_TURNS[turn]!;
  return (
    <svg
      class="campos-piece"
      viewBox={`${left.toFixed(1)} ${top.toFixed(1)} ${width.toFixed(1)} ${(height + THICK * 2).toFixed(1)}`}
      aria-hidden="true"
    >
      {LAYERS.map((layer) => (
        <Part key={layer} layer={layer} piece={piece} turn={turn} />
      ))}
      {isLast && <PiecePath kind="last" path={border} />}
    </svg>
  );
}

/** The shared gradient of light on the pieces. */
export const Light = () => (
  <svg class="light" width="0" height="0" aria-hidden="true">
    <linearGradient id="campos-shade" x2="0" y2="1">
      <stop stop-color="#fff" stop-opacity=".15" />
      <stop offset=".6" stop-color="#fff" stop-opacity="0" />
      <stop offset="1" stop-opacity=".1" />
    </linearGradient>
    <linearGradient id="campos-bevel" x2="0" y2="1">
      <stop stop-color="#fff" stop-opacity=".6" />
      <stop offset=".5" stop-color="#fff" stop-opacity=".16" />
      <stop offset="1" stop-opacity=".22" />
    </linearGradient>
  </svg>
);

const FACE = 'M0-14 12.1-7V7L0 14-12.1 7V-7Z';

export const Hex = ({ colour }: { readonly colour: Colour }) => (
  <svg class={`hex ${colour}`} viewBox="-13 -15 26 32" aria-hidden="true">
    <path class="wall" d={FACE} transform="translate(0 2)" />
    <path class="face" d={FACE} />
    <path class="sign" d={SHAPES[colour]} transform="translate(-6 -6) scale(.5)" />
  </svg>
);
