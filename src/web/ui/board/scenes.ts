/** Splits a change into scenes: what to draw, and for how long. */
import type { Frame, GameTypes } from '../../../core/index.ts';
import type { GameScreen } from './boardModule.ts';

export interface ShownFrame extends Frame {
  /** The cards of all seats, in an open replay. */
  readonly open?: readonly unknown[];
}

/** Part of a change, with its duration in milliseconds at normal speed. */
export interface Scene extends ShownFrame {
  readonly ms: number;
}

type FrameDuration = NonNullable<GameScreen['frameDuration']>;

const DEFAULT_MS = 500;

/** The scenes hold every event of the change in order. The last scene draws the last frame. */
export function buildScenes(
  before: ShownFrame,
  frames: readonly ShownFrame[],
  lasting: FrameDuration = () => DEFAULT_MS,
): Scene[] {
  const scenes: Scene[] = [];
  let pending: readonly GameTypes['event'][] = [];
  let last = before;
  for (const [i, frame] of frames.entries()) {
    const next = frames[i + 1] ?? null;
    const events = [...pending, ...frame.events];
    const lasts = lasting(frame, next);
    const isPair = typeof lasts !== 'number';
    pending = [];
    if (isPair) scenes.push({ ...last, events, ms: lasts[0] });
    if (!isPair && lasts === 0 && next !== null) pending = events;
    else scenes.push({ ...frame, events: isPair ? [] : events, ms: isPair ? lasts[1] : lasts });
    last = frame;
  }
  return scenes;
}
