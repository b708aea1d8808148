/** Guided matches: players who follow the ring reach the end, by touch and by keyboard; others are led back. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, describeInBrowser, PHONE } from './browser.ts';
import { expectMissing } from './expectMissing.ts';
import { OUR_GAMES } from '../completeGames.ts';
import { GAME_FIXTURES } from './gameFixtures.ts';
import { openNumbers } from './matchPlayer.ts';

const getCoach = (page: Page) => page.locator('.coach');
/** A game may have no guided match. */
const TUTORIALS = import.meta.glob('../../src/games/*/tutorial/tutorial.ts');
const GAMES_WITH_TUTORIAL = GAME_FIXTURES.map(({ game }) => game).filter(
  (game) => `../../src/games/${game}/tutorial/tutorial.ts` in TUTORIALS,
);

test('each of our games has a guided match', () =>
  expect(GAMES_WITH_TUTORIAL).toEqual(expect.arrayContaining(OUR_GAMES)));

const isOver = (page: Page) => page.getByRole('link', { name: 'Play a real match' }).isVisible();

async function readStep(page: Page): Promise<number> {
  await page.locator('.coach[data-step]').waitFor();
  return Number(await getCoach(page).getAttribute('data-step'));
}

/** The middle of the ringed element, once the ring rests. */
async function findRinged(page: Page): Promise<{ x: number; y: number }> {
  // In one evaluation, because a re-render may replace the element between two.
  return page.locator('.spotlight').evaluate((ring) => {
    const { x, y, width, height } = ring.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/**
 * Does what the step asks and waits for a change of step or ring. A tap may miss a moving element, and a
 * second tap on a new button is ignored: then it repeats, as a person does.
 */
async function followCoach(page: Page, act: () => Promise<void>): Promise<void> {
  const now = (): Promise<string> => page.locator('.frame > main').innerHTML();
  const before = await now();
  await expect
    .poll(
      async () => {
        if ((await now()) === before) await act();
        return (await now()) !== before;
      },
      { interval: 700 },
    )
    .toBe(true);
}

async function playUntilEnd(page: Page, act: (isRead: boolean) => Promise<void>): Promise<void> {
  for (let taps = 0; !(await isOver(page)); taps++) {
    expect(taps).toBeLessThan(60);
    await readStep(page);
    const isRead = (await getCoach(page).getByRole('button', { name: 'Next' }).count()) > 0;
    if (!isRead) await findRinged(page);
    await followCoach(page, () => act(isRead));
  }
}

/** Taps everything in some parts of the page once, except links and the coach's buttons. */
async function tapEverything(page: Page, parts: readonly string[]): Promise<void> {
  await page.evaluate((where) => {
    const GRID = 12;
    const found = new Set<Element>();
    for (const part of where) {
      const { left, right, top, bottom } = document.querySelector(part)!.getBoundingClientRect();
      for (let x = left + GRID / 2; x < right; x += GRID)
        for (let y = top + GRID / 2; y < bottom; y += GRID) {
          const there = document.elementFromPoint(x, y);
          if (
            there !== null &&
            there.closest(part) !== null &&
            there.closest('a, .ways, .stage-bar .tools') === null
          )
            found.add(there);
        }
    }
    for (const one of found)
      for (const type of ['pointerdown', 'pointerup', 'click'])
        one.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch' }));
  }, parts);
}

async function closeWhatCameUp(page: Page): Promise<void> {
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
}

/** So short that tools show only their icons. */
const SHORT_PHONE = { width: 320, height: 568 };

describeInBrowser('a guided match', ({ visit }) => {
  test('a guided match works by touch and can be resumed', async () => {
    const page = await visit('#/new/jericho', { size: PHONE, touch: true });
    await page.getByRole('link', { name: 'Learn by playing' }).tap();
    await getCoach(page).getByRole('button', { name: 'Next' }).tap();
    await expect.poll(() => readStep(page)).toBe(1);
    const tap = async (isRead: boolean): Promise<void> => {
      if (isRead) await getCoach(page).getByRole('button', { name: 'Next' }).tap();
      else {
        const { x, y } = await findRinged(page);
        await page.touchscreen.tap(x, y);
      }
    };
    // A trumpet cannot come first: the coach explains the refusal, and nothing else speaks.
    await tap(false);
    const refusal = getCoach(page).getByText('A wall can’t start with a trumpet');
    await expectMissing(page.locator('.notice, #ask:visible'), { once: refusal });
    expect(await readStep(page)).toBe(2);
    // Another card would be legal too.
    await page.getByRole('button', { name: 'yellow 7' }).tap();
    await page.locator('[data-drop="layout"] button').tap();
    await expect.poll(() => getCoach(page).innerText()).toContain('That’s legal too');
    await expect.poll(() => readStep(page)).toBe(2);
    await getCoach(page).getByRole('button', { name: 'Back' }).tap();
    await expect.poll(() => readStep(page)).toBe(1);
    await getCoach(page).getByRole('button', { name: 'Do it for me' }).tap();
    await expect.poll(() => readStep(page)).toBe(2);
    // The guided match resumes where the player left it.
    await page.goto(page.url().replace(/#.*/, '#/new/jericho'));
    await page.getByRole('link', { name: 'Continue your guided first match' }).tap();
    await expect.poll(() => readStep(page)).toBe(2);
    await playUntilEnd(page, tap);
    await getCoach(page).getByText('You know Jericho!').waitFor();
    // One tap to a match with the same seats, against bots for beginners.
    await page.getByRole('link', { name: 'Play a real match' }).tap();
    await page.waitForURL(/#\/match\//);
    const [match] = await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('tavola.match.'))
        .map((key) => JSON.parse(localStorage.getItem(key)!)),
    );
    expect(match).toMatchObject({ game: 'jericho', config: { seats: 3, options: {} } });
    expect(match.sitters.map(({ level }: { level?: string }) => level)).toEqual([undefined, 'easy', 'easy']);
    const { learnt } = await page.evaluate(() => JSON.parse(localStorage.getItem('tavola.settings')!));
    expect(learnt).toEqual(['jericho']);
  });

  test('the result of a guided match can be shared', async () => {
    const page = await visit('#/lesson/jericho', { settings: { lessonSteps: { jericho: 99 } } });
    // The last step takes the focus once.
    await page.locator('.coach a:focus').waitFor();
    await page.locator('.tools').getByRole('button', { name: 'Result' }).press('Enter');
    await openNumbers(page);
    await page.locator('dialog.result').getByRole('button', { name: 'Share' }).press('Enter');
    await page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Close' }).press('Enter');
    await page.locator('dialog.result[open]').waitFor();
  });

  test('a guided match works by keyboard, with the target in focus', async () => {
    const page = await visit('#/lesson/schicht', { size: DESKTOP });
    const overlaps: string[] = [];
    await playUntilEnd(page, async () => {
      if (await page.locator('.choices').isVisible())
        overlaps.push(
          ...(await page.evaluate(() => {
            const box = (what: string): DOMRect => document.querySelector(what)!.getBoundingClientRect();
            const choices = [...document.querySelectorAll('.choice')].map((one) =>
              one.getBoundingClientRect(),
            );
            return choices
              .filter(({ top, bottom }) => top < box('.ask').bottom || bottom > box('.tools').top)
              .map(({ top, bottom }) => `a choice from ${top} to ${bottom}`);
          })),
        );
      await page.keyboard.press('Enter');
    });
    expect(overlaps, 'what is asked, what can be chosen and the tools lie apart').toEqual([]);
    for (const [tool, sheet] of [
      ['Rules', page.getByRole('dialog', { name: 'Schicht im Schacht: Rules' })],
      ['Result', page.locator('dialog.result')],
    ] as const) {
      await page.locator('.tools').getByRole('button', { name: tool, exact: true }).press('Enter');
      await sheet.waitFor();
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
    }
    expect(await page.locator('#narrator').count()).toBe(1);
  });

  test.each([
    ['punto', 9],
    ['jericho', 10],
  ])('%s: a tap on the dock holds a highlight, and its button stays visible', async (game, step) => {
    const page = await visit(`#/lesson/${game}`, {
      size: SHORT_PHONE,
      touch: true,
      settings: { stops: 'wait', lessonSteps: { [game]: step } },
    });
    await expect.poll(() => readStep(page)).toBe(step);
    const moment = page.locator('.stage-bar');
    await expect
      .poll(
        async () => {
          if ((await moment.count()) > 0) return true;
          const { x, y } = await findRinged(page);
          await page.touchscreen.tap(x, y);
          return (await moment.count()) > 0;
        },
        { interval: 700 },
      )
      .toBe(true);
    // A highlight has a few stops.
    for (let stops = 0; (await moment.count()) > 0 && stops < 9; stops++) {
      await tapEverything(page, ['.dock']);
      const before = await page.locator('#app').innerHTML();
      // Text for screen readers only is one pixel wide.
      const blank = await moment.locator('button').evaluateAll((all) =>
        all
          .filter((one) => {
            const drawn = [...one.querySelectorAll('.icon, span')];
            return drawn.length > 0 && drawn.every((part) => part.getBoundingClientRect().width <= 1);
          })
          .map((one) => one.textContent),
      );
      expect(blank, 'buttons without a word or a sign to be seen').toEqual([]);
      await moment.locator('.primary').tap();
      await expect.poll(() => page.locator('#app').innerHTML()).not.toBe(before);
    }
    await expect.poll(() => readStep(page)).toBe(step + 1);
  });

  test.each(GAMES_WITH_TUTORIAL)(
    '%s: stray taps at any step do not prevent reaching the end',
    async (game) => {
      // A highlight does not end by itself, so its button must be in reach.
      const page = await visit(`#/lesson/${game}`, {
        size: PHONE,
        touch: true,
        settings: { stops: 'wait' },
      });
      // A tap may open a sheet late: it closes before the next tap.
      await page.addLocatorHandler(page.locator('dialog[open]'), () => page.keyboard.press('Escape'));
      const goOn = page.locator('.stage-bar .primary');
      const marks = new Set<string>();
      for (let rounds = 0; !(await isOver(page)); rounds++) {
        expect(rounds, `at step ${[...marks].at(-1)}`).toBeLessThan(120);
        await page.locator('.coach[data-step], .stage-bar').first().waitFor();
        const isMoment = (await page.locator('.stage-bar').count()) > 0;
        marks.add(`${await getCoach(page).getAttribute('data-step')}`);
        // A tap on the board continues a highlight; nothing else but buttons does.
        await tapEverything(page, isMoment ? ['.dock'] : ['.dock', '.coach', '#board']);
        await closeWhatCameUp(page);
        if ((await page.locator('.stage-bar').count()) > 0) {
          await goOn.tap();
          continue;
        }
        if (await isOver(page)) break;
        await page.locator('.coach[data-step], .stage-bar').first().waitFor();
        if ((await page.locator('.stage-bar').count()) > 0) continue;
        const read = getCoach(page).getByRole('button', { name: 'Next' });
        const isRead = (await read.count()) > 0;
        if (!isRead) await findRinged(page);
        await (isRead ? read : getCoach(page).getByRole('button', { name: 'Do it for me' })).tap();
      }
    },
  );
});
