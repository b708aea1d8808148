import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureNow, measureSoon } from './measure.ts';

let frames: (() => void)[];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
});
afterEach(() => {
  measureNow();
  vi.unstubAllGlobals();
});

const nextFrame = (): void => {
  for (const draw of frames.splice(0)) draw();
};

test('however often something was drawn, it is measured once, with everything else, in the frame that follows', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  for (const measure of [one, other, one, one]) measureSoon(measure);
  expect([frames.length, one.mock.calls.length]).toEqual([1, 0]);
  nextFrame();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  nextFrame();
  expect(one).toHaveBeenCalledTimes(1);
});

test('whoever measures meanwhile has it measured first, and the frame does not again', () => {
  const measure = vi.fn();
  measureSoon(measure);
  measureNow();
  expect(measure).toHaveBeenCalledTimes(1);
  nextFrame();
  expect(measure).toHaveBeenCalledTimes(1);
});

test('what is drawn while measuring is measured in a frame of its own', () => {
  const late = vi.fn();
  measureSoon(() => measureSoon(late));
  nextFrame();
  expect(late).not.toHaveBeenCalled();
  nextFrame();
  expect(late).toHaveBeenCalledTimes(1);
});
