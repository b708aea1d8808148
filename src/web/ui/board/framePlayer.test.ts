import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frame } from '../../../core/index.ts';
import type { FramePlayer } from './framePlayer.ts';
import { buildScenes as scenes } from './scenes.ts';

let player: FramePlayer;
let speed: { value: string };
let stops: { value: string };

const frame = (shared: number, ...types: string[]): Frame => ({
  view: { seat: 0, shared, own: null },
  events: types.map((type) => ({ type })),
});
const START = frame(0);
/** "1 card" while the view is 1 and the last event was a card. */
const describeFrame = ({ view, events }: Frame): string =>
  [view.shared, ...events.map(({ type }) => type)].join(' ');

const page = { hidden: false, querySelectorAll: () => [] };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 0));
  page.hidden = false;
  vi.stubGlobal('document', page);
  const film = await import('./framePlayer.ts');
  ({ speed, pauseMode: stops } = await import('../browser/settings.ts'));
  speed.value = 'normal';
  stops.value = 'read';
  player = new film.FramePlayer(START, { frameDuration: () => 100 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FRAMES = [frame(1, 'laid'), frame(2, 'taken'), frame(3, 'closed'), frame(4)];

describe('the scenes of a change', () => {
  const of = (...lasts: (number | readonly [number, number])[]): string[] =>
    scenes(START, FRAMES, ({ view }) => lasts[Number(view.shared) - 1]).map(
      (scene) => `${describeFrame(scene)} ${scene.ms}`,
    );

  test('each frame has a scene of the game’s duration', () => {
    expect(of(10, 20, 30, 40)).toEqual(['1 laid 10', '2 taken 20', '3 closed 30', '4 40']);
  });
  test('a frame without duration shows its events on the next one', () => {
    expect(of(0, 0, 30, 0)).toEqual(['3 laid taken closed 30', '4 0']);
  });
  test('a pair of durations shows the events on the previous view first', () => {
    expect(of(10, [5, 20], 30, 40)).toEqual(['1 laid 10', '1 taken 5', '2 20', '3 closed 30', '4 40']);
  });
});

describe('a frame player', () => {
  test('it shows frame after frame and rests on the last one', async () => {
    const seen: string[] = [];
    player.shown.subscribe((shown) =>
      seen.push(`${describeFrame(shown)}, ${player.unshownEvents.value} to come`),
    );
    player.push(FRAMES);
    expect(player.isBusy.value).toBe(true);
    await vi.advanceTimersByTimeAsync(250);
    expect(describeFrame(player.shown.value)).toBe('3 closed');
    await vi.runAllTimersAsync();
    await player.idle();
    expect(player.isBusy.value).toBe(false);
    expect(seen).toEqual([
      '0, 0 to come',
      '1 laid, 2 to come',
      '2 taken, 1 to come',
      '3 closed, 0 to come',
      '4, 0 to come',
    ]);
  });

  test('a change without events is shown at once', () => {
    player.push([frame(1)]);
    expect(describeFrame(player.shown.value)).toBe('1');
    expect(player.isBusy.value).toBe(false);
  });

  test('without animation it shows everything at once', async () => {
    speed.value = 'off';
    player.push(FRAMES);
    await player.idle();
    expect(describeFrame(player.shown.value)).toBe('4 laid taken closed');
    speed.value = 'normal';
    page.hidden = true;
    player.push([frame(5, 'laid'), frame(6, 'taken')]);
    await player.idle();
    expect(describeFrame(player.shown.value)).toBe('6 laid taken');
  });

  test('skipping shows the last view with all events at once', async () => {
    player.push(FRAMES);
    player.push([frame(5, 'laid'), frame(6, 'taken')]);
    await vi.advanceTimersByTimeAsync(20);
    player.skip();
    await player.idle();
    expect(describeFrame(player.shown.value)).toBe('6 taken closed laid taken');
    expect([player.unshownEvents.value, player.isBusy.value]).toEqual([0, false]);
  });

  test('a longer queue plays faster', async () => {
    const ends = async (): Promise<number> => {
      const from = Date.now();
      await vi.runAllTimersAsync();
      await player.idle();
      return Date.now() - from;
    };
    player.push(FRAMES);
    const alone = await ends();
    for (const film of [FRAMES, FRAMES, FRAMES, FRAMES]) player.push(film);
    expect(await ends()).toBeLessThan(3 * alone);
  });
});

describe('a highlight', () => {
  /** A player that stops at the second and the last scene of FILM. */
  const staged = async (): Promise<FramePlayer> => {
    const film = await import('./framePlayer.ts');
    const made = new film.FramePlayer(START, {
      frameDuration: () => 100,
      pausePoints: (all) => (all.length === 4 ? [1, 3] : []),
    });
    made.push(FRAMES);
    await vi.advanceTimersByTimeAsync(5000);
    return made;
  };
  const at = (one: FramePlayer): string =>
    `${describeFrame(one.shown.value)}, stop ${one.highlight.value === null ? 'none' : one.highlight.value.at}, ${one.unshownEvents.value} to come`;

  test('it stops at each step until continued', async () => {
    const one = await staged();
    expect(at(one)).toBe('2 taken, stop 0, 1 to come');
    one.goOn();
    await vi.advanceTimersByTimeAsync(50);
    expect(at(one), 'what is between two stops belongs to it').toBe('3 closed, stop 0, 0 to come');
    await vi.advanceTimersByTimeAsync(5000);
    expect(at(one)).toBe('4, stop 1, 0 to come');
    expect(one.isBusy.value).toBe(true);
    one.goOn();
    await one.idle();
    expect([at(one), one.isBusy.value]).toEqual(['4, stop none, 0 to come', false]);
  });

  test('a repeated highlight starts from what led to it', async () => {
    const one = await staged();
    one.repeat();
    expect(at(one)).toBe('0, stop none, 3 to come');
    await vi.advanceTimersByTimeAsync(5000);
    expect(at(one)).toBe('2 taken, stop 0, 1 to come');
    expect(one.isHeld.value).toBe(true);
    one.goOn();
    await vi.advanceTimersByTimeAsync(5000);
    one.goOn();
    await one.idle();
    expect(one.isHeld.value, 'the next moment has its own time').toBe(false);
  });

  test('skipping a highlight shows the last view of the queue', async () => {
    const one = await staged();
    one.push([frame(5, 'laid')]);
    one.skip();
    await one.idle();
    expect([at(one), one.isBusy.value]).toEqual(['5 closed laid, stop none, 0 to come', false]);
  });

  test.each([
    ['never', 'normal', 'none'],
    ['read', 'off', 'none'],
    ['wait', 'off', '0'],
  ])('with %s and %s the table stops at: %s', async (how, fast, where) => {
    stops.value = how;
    speed.value = fast;
    const one = await staged();
    expect(at(one)).toContain(`stop ${where}`);
    one.close();
  });
});
