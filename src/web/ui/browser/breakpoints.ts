import { type ReadonlySignal, signal } from '@preact/signals';

/**
 * The five sizes at which the page changes. They are in rem, so that larger text counts as a smaller screen. Media
 * queries use no others (test/styleScale.test.ts); parts adapt to their own width with container queries.
 */
const BREAKPOINTS = {
  /** Less width than this is a phone held upright. */
  phone: '35rem',
  /** From this width on, pages have two columns and seats stand beside the table. */
  wide: '56.25rem',
  /** From this width on, the log stands beside the table too. */
  full: '73.75rem',
  /** At most this height is a phone on its side. */
  flat: '32.5rem',
  /** From this height on, a table has room to spare. */
  tall: '46.25rem',
} as const;

function followMedia(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => (matches.value = media.matches));
  return matches;
}

/** Whether pages have two columns. */
export const isWide = followMedia(`(width >= ${BREAKPOINTS.wide})`);
/** Whether the seats stand beside the table. */
export const hasSeatColumn = followMedia(`(width >= ${BREAKPOINTS.wide}) and (height > ${BREAKPOINTS.flat})`);
