/** Small drawings: the trumpet, the nugget on a 1, the crown of the longest wall, a piece of wall. */
interface Props {
  readonly class?: string;
}

export function Horn({ class: className = '' }: Props) {
  return (
    <svg class={`horn ${className}`} viewBox="0 0 60 32" aria-hidden="true">
      <path d="M14 17h18a5 5 0 0 1 0 10H20a5 5 0 0 1 0-10" class="tube" />
      <path
        d="M2 10h4v2.5h28C44 12 50 8.5 55 2c2.5 7.5 2.5 18.5 0 26-5-6.5-11-10-21-10.5H6V20H2Z"
        class="bell"
      />
      <path d="M50 8c1.5 4 1.5 10 0 14" class="rim" />
    </svg>
  );
}

export function Nugget({ class: className = '' }: Props) {
  return (
    <svg class={`nugget ${className}`} viewBox="0 0 40 36" aria-hidden="true">
      <path d="M7 13 16 3l13 2 8 11-3 13-13 5-15-4-4-9Z" class="lump" />
      <path d="m7 13 9-10 4 9-7 6Zm9-10 13 2-9 7Z" class="light" />
      <path d="m37 16-3 13-13 5 5-12Z" class="shade" />
    </svg>
  );
}

export function Crown({ class: className = '' }: Props) {
  return (
    <svg class={`crown ${className}`} viewBox="0 0 20 16" aria-hidden="true">
      <path d="M2.5 14 1.2 4.2l5 4L10 1.8l3.8 6.4 5-4L17.5 14Z" />
    </svg>
  );
}

/** Cracks through a stone that would fall. */
export function Crack({ isNarrow }: { readonly isNarrow: boolean }) {
  return (
    <svg class="crack" viewBox="0 0 60 14" preserveAspectRatio="none" aria-hidden="true">
      <path d={isNarrow ? 'M44 0 24 6l20 3-16 5' : 'M12 0 7 5l7 3-4 6M49 0l-4 5 6 3-5 6'} />
    </svg>
  );
}

/** One merlon per unit of the wall's growth. */
export function Piece({ length }: { readonly length: number }) {
  const each = Array.from({ length }, (_, i) => i * 10);
  const top = each.map((x) => `H${x + 2}V1.5h6V8`).join('');
  const joints =
    each.map((x) => `M${x + 5} 8.5v7`).join('') +
    each
      .slice(1)
      .map((x) => `M${x} 15.5v7`)
      .join('');
  return (
    <svg class="piece" viewBox="0 0 70 24" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <path class="ground" d="M0 23.2h70" />
      <path class="wall-shape" d={`M.8 23.2V8${top}H${length * 10 - 0.8}V23.2Z`} />
      <path class="joints" d={`M1 15.5H${length * 10 - 1}${joints}`} />
    </svg>
  );
}
