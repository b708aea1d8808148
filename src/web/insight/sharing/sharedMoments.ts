/** What a player may share: the screen, or only what all players see, and the last moments of it. */
import { encodeRecord } from '../../../core/index.ts';
import { writeMatchFile } from '../../match/session/history.ts';
import type { Session } from '../../match/session/session.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import type { ShownFrame } from '../../ui/board/scenes.ts';
import type { ReplayPointer } from './readOpenedFile.ts';

/** Whose view a picture shows: the viewer's, or what all players see. */
export const VIEWPOINTS = ['mine', 'everybody'] as const;
export type Viewpoint = (typeof VIEWPOINTS)[number];

const hidePrivate = ({ view: { shared } }: ShownFrame): ShownFrame => ({
  view: { seat: null, shared, own: null },
  events: [],
});

export const applyViewpoint = (eyes: Viewpoint, shown: ShownFrame): ShownFrame =>
  eyes === 'mine' ? shown : hidePrivate(shown);

const MAX_DECISIONS = 6;
const MAX_PICTURES = 16;

/** The viewer's frames of the last decisions. The last frame is on the screen. */
export async function collectLastFrames(session: Session, eyes: Viewpoint): Promise<readonly ShownFrame[]> {
  const now = session.player.shown.value;
  const last = session.steps?.at.value ?? session.eventLog.value.length;
  const found: ShownFrame[] = [];
  for (let decision = Math.max(0, last - MAX_DECISIONS); decision < last; decision++) {
    const [before, ...later] = (await session.framesOf?.(decision)) ?? [];
    if (before === undefined) continue;
    if (found.length === 0) found.push(before);
    found.push(...later);
  }
  const frames = found.length === 0 ? [now] : found;
  const seen = frames.map((frame) => applyViewpoint(eyes, frame));
  // Frames that look like the previous one are dropped.
  const changing = seen.filter(
    (frame, i) => i === 0 || JSON.stringify(frame) !== JSON.stringify(seen[i - 1]),
  );
  return changing.slice(-MAX_PICTURES);
}

/** The whole match at the shown step. Null while it runs, because its seed reveals all cards, and where hands are unknown. */
export async function createPointer(session: Session): Promise<ReplayPointer | null> {
  const record = (await session.loadRecord?.()) ?? null;
  if (record === null) return null;
  return { packed: encodeRecord(session.game, record), step: session.steps?.at.value ?? null };
}

/** The file of the whole match, under the same condition. */
export async function createMatchFile(session: Session): Promise<string | null> {
  const record = (await session.loadRecord?.()) ?? null;
  return record === null ? null : writeMatchFile(session.game, record.config, record.seed, record.actions);
}

/** Limits for the duration of a frame, in milliseconds, and the duration of the last one. */
const MIN_FRAME_MS = 500;
const MAX_FRAME_MS = 1800;
const LAST_FRAME_MS = 3000;

function computeFrameMs(
  screen: Pick<GameScreen, 'frameDuration'>,
  shown: ShownFrame,
  next: ShownFrame | undefined,
): number {
  if (next === undefined) return LAST_FRAME_MS;
  const wished = screen.frameDuration?.(shown, next) ?? MIN_FRAME_MS;
  const whole = typeof wished === 'number' ? wished : wished[0] + wished[1];
  return Math.max(MIN_FRAME_MS, Math.min(MAX_FRAME_MS, whole));
}

export async function* takePictures<P>(
  shown: readonly ShownFrame[],
  screen: Pick<GameScreen, 'frameDuration'>,
  take: (shown: ShownFrame, share: number) => Promise<P>,
): AsyncGenerator<{ readonly picture: P; readonly milliseconds: number }> {
  for (const [i, one] of shown.entries())
    yield {
      picture: await take(one, i / shown.length),
      milliseconds: computeFrameMs(screen, one, shown[i + 1]),
    };
}
