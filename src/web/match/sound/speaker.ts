/** Plays sounds and vibrates. Loads once the player has switched sound on. */
import { vibrates, volume } from '../../ui/browser/settings.ts';
import type { Sound } from '../../ui/board/boardModule.ts';
import { scheduleSound } from './synth.ts';

/** Of the device's maximum. */
const MAX_VOLUME = 0.6;

/** Milliseconds on and off. Other sounds do not vibrate. */
const VIBRATIONS: { readonly [S in Sound]?: readonly number[] } = {
  turn: [25],
  trumpet: [15],
  fall: [40],
  corridor: [20, 30, 20],
  win: [30, 50, 30, 50, 60],
  refuse: [20, 40, 20],
};

let context: AudioContext | null = null;
let out: GainNode | null = null;

export function playSound(sound: Sound): void {
  if (context === null || out === null) {
    context = new AudioContext();
    out = context.createGain();
    out.connect(context.destination);
  }
  // Perceived loudness is not linear.
  out.gain.value = MAX_VOLUME * (volume.value / 100) ** 2;
  // Browsers allow sound only after the first touch, and only where the device has it.
  context.resume().catch(() => undefined);
  scheduleSound(context, out, sound, context.currentTime + 0.01);
}

export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Reduced motion also switches vibration off. */
export function vibrate(sound: Sound): void {
  const pattern = VIBRATIONS[sound];
  if (pattern === undefined || !vibrates.value || !canVibrate()) return;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate([...pattern]);
}
