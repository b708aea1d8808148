/** Highlights: step by step, repeated, skipped, by keyboard; and the log leads back to all of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { viewOf } from '../../src/core/index.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { type GameScreen, SOUNDS } from '../../src/web/ui/board/boardModule.ts';
import { walkMoments, type Moment } from '../moments.ts';
import { expectMissing } from './expectMissing.ts';
import { DESKTOP, describeInBrowser, PHONE, type BrowserTest, type VisitOptions } from './browser.ts';
import { checkScreen as lookAtAll } from './checkScreen.ts';
import { openNumbers } from './matchPlayer.ts';

const SCREENS = import.meta.glob<GameScreen>('../../src/games/*/board/screen.tsx', { import: 'screen' });
const SEATS: { readonly [game: string]: number } = { punto: 2, jericho: 3, campos: 2, schicht: 4 };

/** The decision of seat 0 at the first highlight of a random match, or at its end. */
async function findHighlight(id: string, isEnd: boolean): Promise<Moment> {
  const game = await GAME_LOADERS[id]();
  for (let i = 0; i < 500; i++)
    for (const one of walkMoments(game, SEATS[id], `stage ${i}`)) {
      const isOver = one.scenes.some(({ events }) => events.some(({ type }) => type === 'matchOver'));
      if (one.seat === 0 && isOver === isEnd && one.stops.length >= (isEnd ? 1 : 2)) return one;
    }
  throw new Error(`no moment in ${id}`);
}

async function findTarget(
  id: string,
  { config, seed, actions, seat, action }: Moment,
): Promise<readonly string[]> {
  const game = await GAME_LOADERS[id]();
  const state = game.setup(config, seed);
  for (const [who, what] of actions) game.apply(state, who, what);
  const screen = await SCREENS[`../../src/games/${id}/board/screen.tsx`]();
  return screen.moveTargets!(game.moves.decode(action), viewOf(state, seat));
}

async function openBefore(
  visit: BrowserTest['visit'],
  id: string,
  moment: Moment,
  wish: VisitOptions,
): Promise<Page> {
  const game = await GAME_LOADERS[id]();
  const { config, seed, actions } = moment;
  const bots = ['Ada', 'Bruno', 'Chiara', 'Dario'].map((name) => ({ kind: 'bot', name, level: 'easy' }));
  const sitters = [{ kind: 'person', name: 'Mina' }, ...bots.slice(1, config.seats)];
  const saved = {
    id: 'stage',
    game: id,
    version: game.version,
    config,
    seed,
    sitters,
    actions,
    at: Date.now(),
    over: false,
    curtain: false,
    help: true,
  };
  const page = await visit('', {
    ...wish,
    settings: { speed: 'fast', stops: 'wait', confirms: false, playsForced: false, ...wish.settings },
  });
  await page.evaluate((match) => localStorage.setItem('tavola.match.stage', match), JSON.stringify(saved));
  await page.goto(page.url().replace(/#.*/, '') + '#/match/stage');
  await page.locator('.dock[data-mine]').waitFor();
  for (const selector of await findTarget(id, moment)) await page.locator(selector).first().click();
  // Some moves need a last press.
  const done = page.locator('[data-legal=do]');
  if ((await done.count()) > 0) await done.click();
  return page;
}

/** Moves the pointer away, because things under it would explain themselves. */
async function checkScreens(page: Page, name: string): Promise<void> {
  await page.mouse.move(1, 1);
  await page.locator('.explained:popover-open').waitFor({ state: 'detached' });
  await lookAtAll(page, name);
}

const getBar = (page: Page) => page.locator('.stage-bar');
const readStep = async (page: Page): Promise<string | null> =>
  getBar(page).locator('.steps').getAttribute('aria-label');

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});
afterAll(() => vi.unstubAllGlobals());

describeInBrowser('a highlight', ({ visit }) => {
  test.each(Object.keys(SEATS))('%s: a highlight can be stepped through, repeated and left', async (id) => {
    const moment = await findHighlight(id, false);
    const size = id === 'jericho' || id === 'punto' ? PHONE : DESKTOP;
    const page = await openBefore(visit, id, moment, { size });
    await getBar(page).waitFor();
    const steps = moment.stops.length;
    for (let step = 1; step <= steps; step++) {
      await expect.poll(() => readStep(page)).toBe(`Step ${step} of ${steps}`);
      // One step of each highlight is enough: all use the same layout.
      if (step === Math.min(2, steps)) await checkScreens(page, `moment-${id}`);
      // The button to continue has focus.
      if (step < steps) await page.keyboard.press('Enter');
    }
    const again = getBar(page).getByRole('button', { name: 'Again' });
    await expectMissing(page.locator('.dock[data-mine]'), { once: again }, 'nobody is asked meanwhile');
    await again.click();
    await expect.poll(() => readStep(page)).toBe(`Step 1 of ${steps}`);
    await getBar(page).getByRole('button', { name: 'Skip' }).click();
    await getBar(page).waitFor({ state: 'detached' });
  });

  test.each(Object.keys(SEATS))('%s: the end is shown on the board, then as the result', async (id) => {
    const page = await openBefore(visit, id, await findHighlight(id, true), {
      size: id === 'campos' ? DESKTOP : PHONE,
    });
    const on = getBar(page).locator('.primary');
    await on.waitFor();
    while ((await on.innerText()) !== 'See the result') {
      const step = await readStep(page);
      await on.click();
      await expect.poll(() => readStep(page)).not.toBe(step);
    }
    await expectMissing(page.locator('dialog.result'), { once: on }, 'the board comes first');
    await checkScreens(page, `end-${id}`);
    await on.click();
    const result = page.locator('dialog.result[open]');
    await result.waitFor();
    expect(await result.getByRole('heading', { level: 2 }).innerText()).toMatch(/ win/);
    await openNumbers(page);
    await result.locator('.sources').waitFor();
    await checkScreens(page, `result-${id}`);
    const board = (await page.locator('#board').boundingBox())!;
    expect((await result.boundingBox())!.y, 'and stays in sight').toBeGreaterThan(board.y + board.height / 3);
  });

  test('tips, sounds and the log work together at a table', async () => {
    const moment = await findHighlight('jericho', false);
    const page = await openBefore(visit, 'jericho', moment, {
      settings: { reminds: true },
    });
    const tip = page.locator('.reminder');
    await tip.getByText('A scoring card!').waitFor();
    await checkScreens(page, 'reminder');
    await getBar(page).getByRole('button', { name: 'Skip' }).click();
    await tip.getByRole('button', { name: 'Got it' }).click();
    await tip.waitFor({ state: 'detached' });
    const saved = await page.evaluate(() => localStorage.getItem('tavola.settings') ?? '');
    expect(JSON.parse(saved)).toMatchObject({
      reminded: expect.arrayContaining(['jericho.scoring']),
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog summary').click();
    await page.getByLabel('Sounds').check();
    await page.getByLabel('Volume').fill('20');
    // As it opens: filling has scrolled a row half under the heading.
    await page.locator('dialog[open]').evaluate((menu) => {
      for (const one of [menu, ...menu.querySelectorAll('*')]) one.scrollTo({ top: 0, behavior: 'instant' });
    });
    await checkScreens(page, 'menu');
    await page.keyboard.press('Escape');

    // A log of any length is one tab stop with arrow keys inside.
    const stop = page.locator('.beside .log-lines button:not([tabindex="-1"])');
    await page.locator('.beside .why-button').first().waitFor();
    expect(await stop.count()).toBe(1);
    await stop.focus();
    const fromTheEnd = (): Promise<number> =>
      page.evaluate(() => {
        const cells = [...document.querySelectorAll('.beside .log-lines button')];
        return cells.length - cells.indexOf(document.activeElement!);
      });
    for (const [key, place] of [
      ['End', 1],
      ['ArrowDown', 1],
      ['ArrowUp', 2],
    ] as const) {
      await page.keyboard.press(key);
      expect(await fromTheEnd(), key).toBe(place);
    }
    expect(await stop.count()).toBe(1);

    // A line of the log shows the table at that time; one tap returns.
    const lines = page.locator('.beside .line-then');
    const now = await page.locator('#board').innerText();
    await lines.nth((await lines.count()) - 1).click();
    const glance = page.locator('.glance');
    await glance.waitFor();
    await checkScreens(page, 'glance');
    expect(await page.locator('#board').innerText()).not.toBe(now);
    await expectMissing(page.locator('[data-legal]'), { once: glance }, 'nothing can be done then');
    const table = (): Promise<string> => page.locator('.frame > main').innerHTML();
    for (const step of ['One step back', 'One step forward']) {
      const before = await table();
      await page.getByRole('button', { name: step }).press('Enter');
      await expect.poll(table).not.toBe(before);
    }
    await page.getByRole('button', { name: 'Back to now' }).click();
    await glance.waitFor({ state: 'detached' });
    expect(await page.locator('#board').innerText()).toBe(now);
  });

  test('a player can switch tips and sounds off', async () => {
    const moment = await findHighlight('jericho', false);
    const page = await openBefore(visit, 'jericho', moment, {
      settings: { reminds: true },
    });
    await page.locator('.reminder').waitFor();
    await getBar(page).getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('button', { name: 'No more tips' }).press('Enter');
    await page.locator('.reminder').waitFor({ state: 'detached' });
    const saved = await page.evaluate(() => localStorage.getItem('tavola.settings') ?? '');
    expect(JSON.parse(saved)).toMatchObject({ sounds: 'off', reminds: false });
  });

  test('the button to continue a guided match can be tapped twice in a row', async () => {
    const page = await visit('#/lesson/jericho', { settings: { lessonSteps: { jericho: 11 } } });
    await page.locator('.coach[data-step="11"]').waitFor();
    const { x, y, width, height } = (await page.locator('.coach .primary').boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.locator('.coach[data-step="12"] .primary').waitFor();
    const there = (await page.locator('.coach .primary').boundingBox())!;
    await page.mouse.click(there.x + there.width / 2, there.y + there.height / 2);
    await page.locator('.coach[data-step="13"]').waitFor();
  });

  test('every sound is audible and none is loud', async () => {
    const path = join(import.meta.dirname, '../../src/web/match/sound/synth.ts');
    const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
    const page = await visit('');
    const body = `${code}\nglobalThis.synth = { SOUND_RECIPES, getDuration, scheduleSound };`;
    await page.route('**/synth.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.addScriptTag({ url: 'synth.js', type: 'module' });
    const peaks = await page.evaluate(async () => {
      const { synth } = window as Window & { synth?: typeof import('../../src/web/match/sound/synth.ts') };
      if (synth === undefined) throw new Error('the page has no sounds');
      const found: [string, number][] = [];
      for (const name of Object.keys(synth.SOUND_RECIPES) as (keyof typeof synth.SOUND_RECIPES)[]) {
        const context = new OfflineAudioContext(
          1,
          Math.ceil(44_100 * (synth.getDuration(name) + 0.1)),
          44_100,
        );
        synth.scheduleSound(context, context.destination, name, 0);
        const samples = (await context.startRendering()).getChannelData(0);
        found.push([name, samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)]);
      }
      return found;
    });
    expect(peaks.map(([name]) => name).toSorted()).toEqual([...SOUNDS].toSorted());
    for (const [name, peak] of peaks) {
      expect(peak, `${name} is heard`).toBeGreaterThan(0.05);
      expect(peak, `${name} is quiet`).toBeLessThan(0.5);
    }
  });
});
