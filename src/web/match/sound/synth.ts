/** Synthesized sounds from tones and noise; there are no recordings. */
import type { Sound } from '../../ui/board/boardModule.ts';

interface Voice {
  readonly wave: OscillatorType | 'noise';
  /** The frequency in Hertz at the start and, for a glide, at the end. For noise it is the filter's. */
  readonly from: number;
  readonly to?: number;
  /** In seconds. */
  readonly at: number;
  readonly lasts: number;
  /** The peak, at most 1. */
  readonly gain: number;
}

const createTone = (
  from: number,
  at: number,
  lasts: number,
  gain: number,
  wave: OscillatorType = 'sine',
): Voice => ({
  wave,
  from,
  at,
  lasts,
  gain,
});
const createNoise = (from: number, to: number, at: number, lasts: number, gain: number): Voice => ({
  wave: 'noise',
  from,
  to,
  at,
  lasts,
  gain,
});

/** Quiet enough that overlapping sounds stay below 1. */
export const SOUND_RECIPES: { readonly [S in Sound]: readonly Voice[] } = {
  // Two soft bells.
  turn: [createTone(659, 0, 0.35, 0.16), createTone(880, 0.12, 0.45, 0.14)],
  // A card on felt.
  place: [createNoise(1800, 700, 0, 0.06, 0.3), createTone(180, 0, 0.07, 0.14)],
  // A card on another card: deeper, with a snap.
  cover: [createNoise(2600, 500, 0, 0.09, 0.32), createTone(130, 0.02, 0.1, 0.18)],
  // A fifth on a horn.
  trumpet: [createTone(392, 0, 0.16, 0.06, 'sawtooth'), createTone(587, 0.15, 0.5, 0.07, 'sawtooth')],
  // Falling stones.
  fall: [
    createNoise(500, 120, 0, 0.5, 0.34),
    createNoise(900, 200, 0.14, 0.22, 0.2),
    createTone(70, 0.05, 0.35, 0.18),
  ],
  // A shaft that opens, and three steps up.
  corridor: [
    createNoise(300, 1500, 0, 0.28, 0.16),
    createTone(440, 0.05, 0.22, 0.1, 'triangle'),
    createTone(554, 0.14, 0.22, 0.1, 'triangle'),
    createTone(659, 0.23, 0.34, 0.1, 'triangle'),
  ],
  score: [createTone(784, 0, 0.12, 0.1, 'triangle'), createTone(1047, 0.08, 0.26, 0.1, 'triangle')],
  win: [
    createTone(523, 0, 0.5, 0.09, 'triangle'),
    createTone(659, 0.13, 0.5, 0.09, 'triangle'),
    createTone(784, 0.26, 0.6, 0.09, 'triangle'),
    createTone(1047, 0.39, 0.9, 0.1, 'triangle'),
  ],
  // Two knocks on wood.
  refuse: [createTone(196, 0, 0.08, 0.2, 'triangle'), createTone(165, 0.12, 0.12, 0.2, 'triangle')],
};

/** In seconds. */
export const getDuration = (sound: Sound): number =>
  Math.max(...SOUND_RECIPES[sound].map(({ at, lasts }) => at + lasts));

/** Deterministic, so that the sound is always the same. */
function createNoiseBuffer(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}

export function scheduleSound(context: BaseAudioContext, out: AudioNode, sound: Sound, when: number): void {
  for (const { wave, from, to = from, at, lasts, gain } of SOUND_RECIPES[sound]) {
    const start = when + at;
    const end = start + lasts;
    const loud = context.createGain();
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(gain, start + Math.min(0.012, lasts / 4));
    loud.gain.exponentialRampToValueAtTime(0.0001, end);
    loud.connect(out);
    if (wave === 'noise') {
      const source = context.createBufferSource();
      source.buffer = createNoiseBuffer(context, lasts);
      const filter = context.createBiquadFilter();
      filter.type = 'lowpass';
      filter.frequency.setValueAtTime(from, start);
      filter.frequency.exponentialRampToValueAtTime(to, end);
      source.connect(filter).connect(loud);
      source.start(start);
      source.stop(end);
    } else {
      const source = context.createOscillator();
      source.type = wave;
      source.frequency.setValueAtTime(from, start);
      source.connect(loud);
      source.start(start);
      source.stop(end);
    }
  }
}
