/** A film in scenes: what is drawn one after the other, and for how long. */
import type { Frame, GameTypes } from '../../../core/index.ts';
import type { GameScreen } from './boardModule.ts';

/** What a board draws. */
export interface ShownFrame extends Frame {
  /** Everybody's own things, where all cards are open. */
  readonly open?: readonly unknown[];
}

/** A part of a film: what is drawn, and for how many milliseconds at normal speed. */
export interface Scene extends ShownFrame {
  readonly ms: number;
}

type FrameDuration = NonNullable<GameScreen['frameDuration']>;

/** For how many milliseconds a frame is shown whose game does not say. */
const DEFAULT_MS = 500;

/** Every event of a film is in one of its scenes, in order; the last scene draws what the last frame does. */
export function buildScenes(
  before: ShownFrame,
  film: readonly ShownFrame[],
  lasting: FrameDuration = () => DEFAULT_MS,
): Scene[] {
  const scenes: Scene[] = [];
  let told: readonly GameTypes['event'][] = [];
  let last = before;
  for (const [i, frame] of film.entries()) {
    const next = film[i + 1] ?? null;
    const events = [...told, ...frame.events];
    const lasts = lasting(frame, next);
    const isPair = typeof lasts !== 'number';
    told = [];
    if (isPair) scenes.push({ ...last, events, ms: lasts[0] });
    if (!isPair && lasts === 0 && next !== null) told = events;
    else scenes.push({ ...frame, events: isPair ? [] : events, ms: isPair ? lasts[1] : lasts });
    last = frame;
  }
  return scenes;
}
