/** Icons for buttons, drawn in a square of 24. */
const PATHS = {
  back: 'm15 5-7 7 7 7',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.4 1 2.5h6c0-1.1.3-1.8 1-2.5A6 6 0 0 0 12 3Z',
  rules: 'M12 6c-2-1.6-5-2-9-2v14c4 0 7 .4 9 2 2-1.6 5-2 9-2V4c-4 0-7 .4-9 2Zm0 0v14',
  log: 'M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  check: 'm5 12.5 5 5L19.5 7',
  close: 'M6 6l12 12M18 6 6 18',
  turn: 'M19 9a8 8 0 1 0 1 5M20 4v5h-5',
  play: 'M8 5v14l11-7Z',
  pause: 'M8 5v14M16 5v14',
  next: 'm9 5 7 7-7 7',
  first: 'M6 5v14m12-14-8 7 8 7',
  last: 'M18 5v14M6 5l8 7-8 7',
  save: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19h14',
  open: 'M4 19V5h6l2 3h8v11Z',
  seat: 'M12 3.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM4 21c.6-4.8 3.6-7 8-7s7.4 2.2 8 7',
  time: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 4v5l3.5 2',
  flag: 'M6 21V4c4-2 8 2 13 0v9c-5 2-9-2-13 0',
  day: 'M4 6h16v14H4ZM4 10h16M8 3v4M16 3v4M11 15h2',
  look: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0v18',
  course: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  settings: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5M8.5 14.5v5',
  keys: 'M3 6h18v12H3ZM7 10h.1M12 10h.1M17 10h.1M8 14h8',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  say: 'M4 5h16v11h-9l-5 4v-4H4Z',
  link: 'M10 14a4.500 4.500 0 0 0 6.400 0l3-3A4.500 4.500 0 0 0 13 4.600l-1 1M14 10a4.500 4.500 0 0 0-6.400 0l-3 3a4.500 4.500 0 0 0 6.400 6.400l1-1',
  share: 'M12 15V4M8 7.500 12 3.500l4 4M6 11H5v9h14v-9h-1',
  bell: 'M6 16.500V11a6 6 0 0 1 12 0v5.500l2 1.500H4ZM10 21h4',
  eye: 'M2.500 12C5 7.500 8.200 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.700 6.500-9.500 6.500S5 16.500 2.500 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  people:
    'M9 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM2 20.500c.5-4.200 3-6.300 7-6.300s6.500 2.100 7 6.300M15.500 4.500a3.800 3.800 0 0 1 0 7M18 14.600c2.300.8 3.600 2.800 4 5.900',
  again: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
