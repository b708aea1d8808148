/** Sounds on devices that cannot play them. */
import { expect, test, vi } from 'vitest';
import { playSound } from './speaker.ts';

const node = { connect: () => node, gain: { value: 0 } };

test('a device that cannot start its sound is no fault', async () => {
  let tries = 0;
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0;
      readonly destination = node;
      createGain = () => node;
      async resume(): Promise<void> {
        tries++;
        throw new DOMException('no audio device', 'InvalidStateError');
      }
    },
  );
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  try {
    playSound('turn');
  } catch {
    // The notes need more of a device than this one has.
  }
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', unhandled);
  vi.unstubAllGlobals();
  expect(tries).toBe(1);
  expect(unhandled).not.toHaveBeenCalled();
});
