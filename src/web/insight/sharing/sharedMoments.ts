/** What may be shown of a match to others: what is on the screen, or what everybody at the table sees; and the last moments of it. */
import { packRecord } from '../../../core/index.ts';
import { fileOf } from '../../match/session/history.ts';
import type { Session } from '../../match/session/session.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import type { Shown } from '../../ui/board/scenes.ts';
import type { Pointer } from './readOpenedFile.ts';

/** Whose eyes a picture is seen through: those that look now, or everybody's. */
export const EYES = ['mine', 'everybody'] as const;
export type Eyes = (typeof EYES)[number];

/** Nobody's own things, and nothing that was told to one seat alone. */
const publicly = ({ view: { shared } }: Shown): Shown => ({
  view: { seat: null, shared, own: null },
  events: [],
});

export const seenBy = (eyes: Eyes, shown: Shown): Shown => (eyes === 'mine' ? shown : publicly(shown));

/** Of the last moments, at most this many decisions and this many pictures. */
const DECISIONS = 6;
const PICTURES = 16;

/** How the last decisions before what is on the screen came about, as these eyes saw them; the last is what is on the screen. */
export async function lastMoments(session: Session, eyes: Eyes): Promise<readonly Shown[]> {
  const now = session.player.shown.value;
  const last = session.steps?.at.value ?? session.heard.value.length;
  const found: Shown[] = [];
  for (let decision = Math.max(0, last - DECISIONS); decision < last; decision++) {
    const [before, ...film] = (await session.glance?.(decision)) ?? [];
    if (before === undefined) continue;
    if (found.length === 0) found.push(before);
    found.push(...film);
  }
  const frames = found.length === 0 ? [now] : found;
  const seen = frames.map((frame) => seenBy(eyes, frame));
  // What looks the same as what came before it needs no picture of its own.
  const changing = seen.filter(
    (frame, i) => i === 0 || JSON.stringify(frame) !== JSON.stringify(seen[i - 1]),
  );
  return changing.slice(-PICTURES);
}

/**
 * The whole match at the step that is on the screen, for whoever opens it: null while it runs, because its seed knows every card, and
 * where not every hand is known here.
 */
export async function pointerTo(session: Session): Promise<Pointer | null> {
  const record = (await session.whole?.()) ?? null;
  if (record === null) return null;
  return { packed: packRecord(session.game, record), step: session.steps?.at.value ?? null };
}

/** The file of the whole match, under the same condition. */
export async function fileFrom(session: Session): Promise<string | null> {
  const record = (await session.whole?.()) ?? null;
  return record === null ? null : fileOf(session.game, record.config, record.seed, record.actions);
}

/** How long a moment of a moving picture is looked at, in milliseconds: as the game wishes within bounds, the last one longest. */
const SHORTEST = 500;
const LONGEST = 1800;
const AT_THE_END = 3000;

function lastingOf(screen: Pick<GameScreen, 'lasting'>, shown: Shown, next: Shown | undefined): number {
  if (next === undefined) return AT_THE_END;
  const wished = screen.lasting?.(shown, next) ?? SHORTEST;
  const whole = typeof wished === 'number' ? wished : wished[0] + wished[1];
  return Math.max(SHORTEST, Math.min(LONGEST, whole));
}

/** The moments one by one, each with its picture. */
export async function* momentsOf<P>(
  shown: readonly Shown[],
  screen: Pick<GameScreen, 'lasting'>,
  take: (shown: Shown, share: number) => Promise<P>,
): AsyncGenerator<{ readonly picture: P; readonly milliseconds: number }> {
  for (const [i, one] of shown.entries())
    yield {
      picture: await take(one, i / shown.length),
      milliseconds: lastingOf(screen, one, shown[i + 1]),
    };
}
