/** Faces of the six bots, drawn from a few parts in a square of 48. */
import type { ComponentChildren } from 'preact';
import './portrait.css';

interface PortraitLook {
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly back?: ComponentChildren;
  readonly front: ComponentChildren;
  /** The heights of both ends of the left brow; larger numbers are lower. */
  readonly brows: readonly [outer: number, inner: number];
  readonly mouth: string;
  readonly extra?: ComponentChildren;
}

const INK = '#2b211c';

const Glasses = ({ round }: { readonly round: number }) => (
  <g fill="#fff" fill-opacity=".35" stroke={INK} stroke-width="1.4">
    <rect x="14" y="19.5" width="8.5" height="7.5" rx={round} />
    <rect x="25.5" y="19.5" width="8.5" height="7.5" rx={round} />
    <path d="M22.5 22.5h3" />
  </g>
);

const LOOKS: { readonly [name: string]: PortraitLook } = {
  Ada: {
    ground: '#f2c14e',
    skin: '#f0c39b',
    hair: '#3a2620',
    shirt: '#b3362c',
    back: <path d="M10 34V20C10 10 17 6 24 6s14 4 14 14v14z" />,
    front: <path d="M12 21C12 11 18 8 24 8s12 3 12 13c-4-1-6-4-7-7-3 4-9 7-17 7z" />,
    brows: [17.5, 19.5],
    mouth: 'M19 31.5q5.5 4 10-1',
  },
  Bruno: {
    ground: '#9cc5c9',
    skin: '#e2a878',
    hair: '#6d6a66',
    shirt: '#2f5d62',
    front: (
      <path d="M12.5 25c-.5 10 4 17 11.5 17s12-7 11.5-17c-1 4-2.5 5.5-5 5.5-2 0-3-1-6.5-1s-4.5 1-6.5 1c-2.5 0-4-1.5-5-5.5z" />
    ),
    brows: [17.5, 17],
    mouth: 'M20.5 33.5h7',
    extra: <Glasses round={1.5} />,
  },
  Chiara: {
    ground: '#e8a5a0',
    skin: '#c98e62',
    hair: '#7c3a1d',
    shirt: '#5a3d7a',
    back: (
      <g>
        <circle cx="13" cy="16" r="6.5" />
        <circle cx="35" cy="16" r="6.5" />
        <circle cx="24" cy="10.5" r="8" />
        <circle cx="11" cy="25" r="5.5" />
        <circle cx="37" cy="25" r="5.5" />
      </g>
    ),
    front: <path d="M13 20c0-8 5-10 11-10s11 2 11 10c-3-5-6-5-11-5s-8 0-11 5z" />,
    brows: [18, 17.5],
    mouth: 'M18.5 30q5.5 6 11 0z',
    extra: (
      <g fill="#f2c14e">
        <circle cx="12.5" cy="30.5" r="1.6" />
        <circle cx="35.5" cy="30.5" r="1.6" />
      </g>
    ),
  },
  Dario: {
    ground: '#b8c98a',
    skin: '#d9a27a',
    hair: '#1f1b1a',
    shirt: '#7a4a1f',
    front: (
      <g>
        <path d="M12 21c-1-9 5-14 13-13.5 8 .5 12 5 11 13.5-1-4-3-6-5-6.5-5 1.5-12 1-15-.5-2 1-3 3-4 7z" />
        <path d="M16.5 31c1.5-3 5-3 7.5-1.5 2.5-1.5 6-1.5 7.5 1.5-2.5 1.5-5.5 1.2-7.5-.2-2 1.4-5 1.7-7.5.2z" />
      </g>
    ),
    brows: [19, 16.5],
    mouth: 'M21 34.5h6',
  },
  Emma: {
    ground: '#c7b8de',
    skin: '#f3d3bb',
    hair: '#b9b3ac',
    shirt: '#3f6b45',
    back: (
      <g>
        <circle cx="24" cy="6.5" r="5" />
        <path d="M11.5 27V19C11.5 11 17 8 24 8s12.5 3 12.5 11v8z" />
      </g>
    ),
    front: <path d="M12.5 22C12.5 13 18 10 24 10s11.5 3 11.5 12c-2-6-7-7.5-11.5-7.5S14.5 16 12.5 22z" />,
    brows: [18, 18],
    mouth: 'M20 32q4 2.5 8 0',
    extra: <Glasses round={3.7} />,
  },
  Felix: {
    ground: '#8fb3dd',
    skin: '#f4cda5',
    hair: '#d9a441',
    shirt: '#c05a2b',
    front: (
      <path d="M12.5 20c-1-6 2-9 5-10-1-2 0-4 2-5 0 2 1 3 3 3 4-1.5 8 0 10 2 3 2 4 6 3 10-1-3-2-4-4-5-5 2-10 1-14-1-2 1-4 3-5 6z" />
    ),
    brows: [17, 18],
    mouth: 'M19 31q5 3.5 10 0',
    extra: (
      <g fill="#c98e62">
        <circle cx="17" cy="28.5" r=".8" />
        <circle cx="19.2" cy="29.5" r=".8" />
        <circle cx="31" cy="28.5" r=".8" />
        <circle cx="28.8" cy="29.5" r=".8" />
      </g>
    ),
  },
};

/** Decorative: the name always stands beside it. */
export function Portrait({ name }: { readonly name: string }) {
  const look = LOOKS[name];
  if (look === undefined) return null;
  const [outer, inner] = look.brows;
  return (
    <svg class="portrait" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="24" fill={look.ground} />
      <g fill={look.hair}>{look.back}</g>
      <path d="M7 48c1-9 8-11 17-11s16 2 17 11z" fill={look.shirt} />
      <path d="M20 34h8v6q-4 3-8 0z" fill={look.skin} />
      <ellipse cx="24" cy="23.5" rx="11.5" ry="13.5" fill={look.skin} />
      <g fill={look.hair}>{look.front}</g>
      <g fill={INK}>
        <circle cx="18.5" cy="23.3" r="1.5" />
        <circle cx="29.5" cy="23.3" r="1.5" />
      </g>
      <path
        d={`M15 ${outer}L21 ${inner}M33 ${outer}L27 ${inner}M24 24.5v3.5${look.mouth}`}
        fill="none"
        stroke={INK}
        stroke-width="1.5"
        stroke-linecap="round"
      />
      {look.extra}
    </svg>
  );
}
