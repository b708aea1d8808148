/** The club night that this browser takes part in or organises. The rest of club nights loads only then. */
import { signal } from '@preact/signals';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';

export interface CurrentClubNight {
  readonly id: string;
  readonly title: string;
  readonly isOver: boolean;
  /** When this browser joined or opened it. */
  readonly at: number;
}

const KEY = 'tavola.clubNight';
/** The first page offers a club night for so long, in milliseconds. */
const SHOWN = 12 * 3_600_000;

function readCurrent(): CurrentClubNight | null {
  const { id, title, isOver, at } = (readJson(KEY) ?? {}) as Partial<CurrentClubNight>;
  if (typeof id !== 'string' || typeof title !== 'string' || typeof at !== 'number') return null;
  return Date.now() < at + SHOWN ? { id, title, isOver: isOver === true, at } : null;
}

export const currentClubNight = signal(readCurrent());
addEventListener('storage', ({ key }) => {
  if (key === KEY) currentClubNight.value = readCurrent();
});

export function saveCurrentClubNight(change: Partial<CurrentClubNight> & { readonly id: string }): void {
  const before = currentClubNight.peek();
  const known = before?.id === change.id ? before : { title: '', isOver: false, at: Date.now() };
  currentClubNight.value = { ...known, ...change };
  writeJson(KEY, currentClubNight.value);
}
