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

test('several renders are measured once, in the next frame', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  for (const measure of [one, other, one, one]) measureSoon(measure);
  expect([frames.length, one.mock.calls.length]).toEqual([1, 0]);
  nextFrame();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  nextFrame();
  expect(one).toHaveBeenCalledTimes(1);
});

test('an earlier measurement runs the waiting ones first', () => {
  const measure = vi.fn();
  measureSoon(measure);
  measureNow();
  expect(measure).toHaveBeenCalledTimes(1);
  nextFrame();
  expect(measure).toHaveBeenCalledTimes(1);
});

test('a render during measuring is measured in another frame', () => {
  const late = vi.fn();
  measureSoon(() => measureSoon(late));
  nextFrame();
  expect(late).not.toHaveBeenCalled();
  nextFrame();
  expect(late).toHaveBeenCalledTimes(1);
});
