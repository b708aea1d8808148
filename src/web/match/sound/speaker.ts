/** What plays sounds on this device and lets it tremble; loaded once somebody has asked for it. */
import { vibrates, volume } from '../../ui/browser/settings.ts';
import type { Sound } from '../../ui/board/boardModule.ts';
import { scheduleSound } from './synth.ts';

/** The loudest it gets, of what the device can. */
const MAX_VOLUME = 0.6;

/** What is felt, in milliseconds on and off; the rest is only heard. */
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
  // The ear hears steps of loudness as shares.
  out.gain.value = MAX_VOLUME * (volume.value / 100) ** 2;
  // A browser lets a page sound only once somebody has touched it.
  void context.resume();
  scheduleSound(context, out, sound, context.currentTime + 0.01);
}

export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Whoever wants nothing to move does not want it to tremble. */
export function vibrate(sound: Sound): void {
  const pattern = VIBRATIONS[sound];
  if (pattern === undefined || !vibrates.value || !canVibrate()) return;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate([...pattern]);
}
