/** The table stops for what is worth a look: step by step, again, skipped, by keys alone; and the log leads back to any of it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { viewOf } from '../../src/core/index.ts';
import { GAMES } from '../../src/games/rules.ts';
import type { GameScreen } from '../../src/web/ui/board.ts';
import { decisionsOf, type Moment } from '../moments.ts';
import { DESKTOP, inBrowser, PHONE, type Visit, type Wish } from './browser.ts';
import { look } from './look.ts';

const SCREENS = import.meta.glob<GameScreen>('../../src/games/*/screen/screen.tsx', { import: 'screen' });
const SEATS: { readonly [game: string]: number } = { punto: 2, jericho: 3, campos: 2, schicht: 4 };

/** What a person in seat 0 decides at the first moment of a random match, or at its end. */
async function momentOf(id: string, isEnd: boolean): Promise<Moment> {
  const game = await GAMES[id]();
  for (let i = 0; i < 500; i++)
    for (const one of decisionsOf(game, SEATS[id], `stage ${i}`)) {
      const isOver = one.scenes.some(({ events }) => events.some(({ type }) => type === 'matchOver'));
      if (one.seat === 0 && isOver === isEnd && one.stops.length >= (isEnd ? 1 : 2)) return one;
    }
  throw new Error(`no moment in ${id}`);
}

/** What is touched to make the decision. */
async function touched(
  id: string,
  { config, seed, actions, seat, action }: Moment,
): Promise<readonly string[]> {
  const game = await GAMES[id]();
  const state = game.setup(config, seed);
  for (const [who, what] of actions) game.apply(state, who, what);
  const screen = await SCREENS[`../../src/games/${id}/screen/screen.tsx`]();
  return screen.reach!(game.moves.decode(action), viewOf(state, seat));
}

/** A table at which the person in seat 0 is about to bring the moment about. */
async function before(visit: Visit['visit'], id: string, moment: Moment, wish: Wish): Promise<Page> {
  const game = await GAMES[id]();
  const { config, seed, actions } = moment;
  const bots = ['Ada', 'Bruno', 'Chiara', 'Dario'].map((name) => ({ kind: 'bot', name, level: 'easy' }));
  const sitters = [{ kind: 'person', name: 'Mina' }, ...bots.slice(1, config.seats)];
  const kept = {
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
  await page.evaluate((match) => localStorage.setItem('tavola.match.stage', match), JSON.stringify(kept));
  await page.goto(page.url().replace(/#.*/, '') + '#/match/stage');
  await page.locator('.dock[data-mine]').waitFor();
  for (const selector of await touched(id, moment)) await page.locator(selector).first().click();
  // What was tried is done.
  const done = page.locator('[data-legal=do]');
  if ((await done.count()) > 0) await done.click();
  return page;
}

const bar = (page: Page) => page.locator('.stage-bar');
const stepOf = async (page: Page): Promise<string | null> =>
  bar(page).locator('.steps').getAttribute('aria-label');

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});
afterAll(() => vi.unstubAllGlobals());

inBrowser('a moment', ({ visit }) => {
  test.each(Object.keys(SEATS))('%s: step by step, again, and on', async (id) => {
    const moment = await momentOf(id, false);
    const size = id === 'jericho' || id === 'punto' ? PHONE : DESKTOP;
    const page = await before(visit, id, moment, { size });
    await bar(page).waitFor();
    const steps = moment.stops.length;
    for (let step = 1; step <= steps; step++) {
      await expect.poll(() => stepOf(page)).toBe(`Step ${step} of ${steps}`);
      // One step of each is looked at; they are drawn alike.
      if (step === Math.min(2, steps)) await look(page, `moment-${id}`);
      // By keys alone: what goes on has the focus.
      if (step < steps) await page.keyboard.press('Enter');
    }
    expect(await page.locator('.dock[data-mine]').count(), 'nobody is asked meanwhile').toBe(0);
    await bar(page).getByRole('button', { name: 'Again' }).click();
    await expect.poll(() => stepOf(page)).toBe(`Step 1 of ${steps}`);
    await bar(page).getByRole('button', { name: 'Skip' }).click();
    await bar(page).waitFor({ state: 'detached' });
  });

  test.each(Object.keys(SEATS))('%s: the end, first on the board, then said to the person', async (id) => {
    const page = await before(visit, id, await momentOf(id, true), {
      size: id === 'campos' ? DESKTOP : PHONE,
    });
    const on = bar(page).locator('.primary');
    while ((await on.innerText()) !== 'To the result') await on.click();
    expect(await page.locator('dialog.result').count(), 'the board comes first').toBe(0);
    await look(page, `end-${id}`);
    await on.click();
    const result = page.locator('dialog.result[open]');
    await result.waitFor();
    expect(await result.getByRole('heading', { level: 2 }).innerText()).toMatch(/ win/);
    await result.locator('.sources').waitFor();
    await look(page, `result-${id}`);
    const board = (await page.locator('#board').boundingBox())!;
    expect((await result.boundingBox())!.y, 'and stays in sight').toBeGreaterThan(board.y + board.height / 3);
  });
});
