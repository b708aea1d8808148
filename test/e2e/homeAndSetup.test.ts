/** Around the tables: deleting and restoring matches, setup on a phone, results, replays. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { expectMissing } from './expectMissing.ts';
import { DESKTOP, describeInBrowser, PHONE, SMALL_PHONE } from './browser.ts';
import { saveBotMatch } from './savedMatch.ts';
import { waitForTurn, createRandom, openNumbers, playToEnd, playByTap } from './matchPlayer.ts';

const LOCALES = ['en-GB', 'de-DE', 'fr-FR', 'it-IT'] as const;
const PHONES = [PHONE, SMALL_PHONE];

const listSavedIds = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tavola.match.')).length);

/** Elements that leave the screen, or are cut off inside a narrower one. */
const truncateMatch = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((things) =>
    things.flatMap((thing) => {
      const { left, right } = thing.getBoundingClientRect();
      const isCut = left < -0.5 || right > innerWidth + 0.5 || thing.scrollWidth > thing.clientWidth + 1;
      return isCut ? [`${thing.className}: ${thing.textContent}`] : [];
    }),
  );

/** The start button is in reach, and all options are folded into one line. */
async function expectSetUpWithoutScrolling(page: Page, game: string, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  const { isOnTop, fold, wide } = await page.evaluate(() => {
    const { left, top, width, height } = document
      .querySelector('.setup-form [type=submit]')!
      .getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      isOnTop: scrollY === 0 && there?.closest('[type=submit]') !== null,
      fold: document.querySelector('.setup .fold summary')!.getBoundingClientRect().height,
      wide: document.documentElement.scrollWidth > innerWidth,
    };
  });
  expect({ game, size, isOnTop, wide }).toEqual({ game, size, isOnTop: true, wide: false });
  expect(fold, 'one line').toBeLessThan(50);
  await expectMissing(page.locator('.setup .options').filter({ visible: true }), {
    once: page.locator('.setup .fold summary'),
  });
}

/** Saves a match of Schicht that ended before it began. */
const saveEmptyMatch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const match = {
      id: 'replayed',
      game: 'schicht',
      version: 1,
      config: { seats: 2, start: null, options: { silver: false } },
      seed: 'replay',
      sitters: [
        { kind: 'person', name: '' },
        { kind: 'bot', name: 'Bruno', level: 'easy' },
      ],
      actions: [],
      at: 1,
      over: true,
      curtain: true,
      help: true,
    };
    localStorage.setItem('tavola.match.replayed', JSON.stringify(match));
  });

/** No bar is cut, and every viewer's name is readable. */
async function expectWholeReplay(page: Page, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  expect(
    await truncateMatch(page, '.table-top, .table-top h1, .table-top .status, .scrubber, .scrub-buttons'),
  ).toEqual([]);
  const eyes = page.locator('.scrub-buttons select');
  for (const index of [0, 1, 2]) {
    await eyes.selectOption({ index });
    const { has, needs } = await eyes.evaluate((select: HTMLSelectElement) => {
      const copy = select.cloneNode(true) as HTMLSelectElement;
      copy.style.cssText = 'position: fixed; width: auto; max-width: none; flex: none';
      copy.replaceChildren(select.selectedOptions[0].cloneNode(true));
      select.parentElement!.append(copy);
      const needed = copy.getBoundingClientRect().width;
      copy.remove();
      return { has: select.getBoundingClientRect().width, needs: needed };
    });
    expect(has).toBeGreaterThanOrEqual(needs - 1);
  }
}

describeInBrowser('around the tables', ({ visit, site }) => {
  test('with letters twice as large, a phone needs no sideways scrolling and shows each table’s menu', async () => {
    const page = await visit('', { size: PHONE, locale: 'de-DE' });
    const enlarge = (): Promise<void> =>
      page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    for (const { id, seats } of GAMES) {
      for (const [at, ready] of [
        ['#/', '.tile'],
        [`#/new/${id}`, '.setup [type=submit]'],
        [`#/play/${id}?seats=${seats[1]}&bots=easy&seed=large`, '.dock'],
      ] as const) {
        await page.goto(`${site().address}${at}`);
        await page.locator(ready).first().waitFor();
        await enlarge();
        const outside = await page.evaluate(() =>
          [...document.querySelectorAll('.top > *, .tile, .setup header > *, .table-top > button')].flatMap(
            (thing) => (thing.getBoundingClientRect().right > innerWidth + 1 ? [thing.className] : []),
          ),
        );
        expect(outside, `${at} is inside the screen`).toEqual([]);
      }
    }
  });

  test('in a replay of Campos a player’s pieces cover no open cards', async () => {
    const page = await visit('', { size: DESKTOP });
    await saveBotMatch(page, 'campos');
    await page.goto(`${site().address}#/replay/shared`);
    await page.locator('.seats .open-hand').first().waitFor();
    const covered = await page.locator('.seats .seat').evaluateAll((seats) =>
      seats.flatMap((seat) => {
        const pieces = [...seat.querySelectorAll('.held')].map((piece) => piece.getBoundingClientRect());
        return [...seat.querySelectorAll('.open-hand .rule')].flatMap((card) => {
          const { left, right, top } = card.getBoundingClientRect();
          const isCovered = pieces.some(
            (piece) => piece.left < right && piece.right > left && piece.bottom > top,
          );
          return isCovered ? [seat.textContent] : [];
        });
      }),
    );
    expect(await page.locator('.seats .held').count()).toBeGreaterThan(0);
    expect(covered).toEqual([]);
  });

  test('a deleted match can be restored for ten seconds', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=throw', { size: PHONE });
    await waitForTurn(page);
    await page.clock.install();
    await page.goto(site().address);
    const away = page.getByRole('button', { name: 'Discard: Punto' });
    await away.click();
    await page.getByText('Your Punto match was discarded.').waitFor();
    expect(await listSavedIds(page)).toBe(0);
    // The button that restores the match has focus.
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Continue' }).waitFor();
    expect(await listSavedIds(page)).toBe(1);

    // From here on only the test makes time pass.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
    await away.click();
    await page.clock.runFor(9000);
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(1);
    await page.clock.runFor(1500);
    await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
    expect(await listSavedIds(page)).toBe(0);
  });

  test('a damaged saved match says so and can be discarded', async () => {
    const page = await visit('', { size: PHONE });
    const sentence = 'This saved match can’t be opened: it is damaged or follows older rules.';
    for (const place of ['', '#/match/shared', '#/replay/shared']) {
      // The decisions of another deal, as a faulty rematch once left them.
      await saveBotMatch(page, 'punto', { seed: 'another deal', over: false });
      await page.goto(`${site().address}?${place.length}${place}`);
      await page.getByText(sentence).waitFor();
      const discard = page.getByRole('button', { name: 'Discard' });
      await expectMissing(page.getByRole('link', { name: 'Continue' }), { once: discard });
      await discard.click();
      await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
      await expect.poll(() => listSavedIds(page)).toBe(0);
    }
  });

  test.each(LOCALES)('nothing is cut off or out of reach on a phone, %s', async (locale) => {
    const page = await visit('', { size: PHONE, locale });
    const goTo = (place: string): Promise<unknown> => page.goto(`${site().address}#/${place}`);
    for (const game of ['punto', 'jericho', 'schicht']) {
      await goTo(`new/${game}`);
      await page.locator('.setup-form [type=submit]').waitFor();
      for (const size of PHONES) await expectSetUpWithoutScrolling(page, game, size);
    }
    await goTo('play/jericho?seats=3&bots=easy&seed=tools');
    await waitForTurn(page);
    for (const size of PHONES) {
      await page.setViewportSize(size);
      expect(await truncateMatch(page, '.tools .btn'), 'what every table can do').toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await saveEmptyMatch(page);
    await goTo('replay/replayed');
    await page.getByRole('slider').waitFor();
    for (const size of PHONES) await expectWholeReplay(page, size);
  });

  test.each(['jericho', 'jericho?online'])('the start button is in reach on a desktop, %s', async (table) => {
    const page = await visit(`#/new/${table}`);
    const start = page.locator('.setup-form [type=submit]');
    for (let seats = 3; seats < 5; seats++) await page.getByRole('button', { name: 'Add a seat' }).click();
    if (table.endsWith('online')) await page.locator('#time').waitFor();
    const { y, height } = (await start.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(DESKTOP.height);
    // It does not cover the focused element.
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab');
      const isUnder = await page.evaluate(() => {
        const focused = document.activeElement!;
        const bar = document.querySelector('.setup .start')!;
        if (focused.closest('.setup-form') === null || bar.contains(focused)) return false;
        return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
      });
      expect(isUnder, await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 120))).toBe(false);
    }
  });

  test('the setup can replace a bot and choose an adaptive one', async () => {
    const page = await visit('#/new/punto', { size: PHONE });
    const opponent = page.locator('.opponent');
    const first = await opponent.locator('b').textContent();
    expect(await opponent.locator('.portrait').isVisible()).toBe(true);
    await opponent.focus();
    await page.keyboard.press('Enter');
    const asked = await opponent.locator('b').textContent();
    expect(asked).not.toBe(first);
    expect(await page.locator('.opponent-line').textContent()).toMatch(/\w{4}/);
    await page.getByRole('button', { name: 'matches your level' }).click();
    await page.getByText('Matches your level:').waitFor();
    await page.getByRole('button', { name: 'Start Punto' }).click();
    await page.locator('.seat-name .portrait').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText(`${asked} (bot, matches your level)`).waitFor();
    await page.locator('dialog summary').click();
    expect(await page.locator('#bots-talk').isChecked()).toBe(true);
    await page.goto(`${site().address}#/new/punto`);
    await opponent.waitFor();
    expect(await opponent.locator('b').textContent()).not.toBe(asked);
  });
  test('the folded options show the chosen values', async () => {
    const page = await visit('#/new/punto', { size: PHONE });
    const line = page.locator('.setup .fold .now');
    await line.waitFor();
    expect(await line.innerText()).toContain('Rounds to win the match: 2');
    await page.locator('.setup .fold summary').click();
    await page.locator('#option-roundsToWin').selectOption('3');
    await expect.poll(() => line.innerText()).toContain('Rounds to win the match: 3');
    await page.getByRole('button', { name: 'Start Punto' }).click();
    await page.getByText('first to 3').first().waitFor();
  });

  test('the player’s seat has the same name on the table and in the log', async () => {
    const page = await visit('#/play/campos?seats=2&bots=easy&seed=name', { settings: { confirms: false } });
    const roll = createRandom(5);
    for (let taps = 0; taps < 6; taps++) {
      await waitForTurn(page);
      await playByTap(page, roll);
    }
    await page.locator('.beside .log-lines').getByText('You place').first().waitFor();
    const label = page.locator('.seats').getByText('You', { exact: true }).first();
    await expectMissing(page.getByText('Player 1'), { once: label });
  });

  test('an empty log says so', async () => {
    const page = await visit('#/play/schicht?seats=3&bots=easy&seed=empty');
    const note = page.locator('.beside .log-scroll > p');
    await note.waitFor();
    const padding = await note.evaluate((p) => parseFloat(getComputedStyle(p).paddingLeft));
    expect(padding).toBeGreaterThanOrEqual(12);
  });

  test('the chart of Schicht contains all its marks', async () => {
    const page = await visit('#/play/schicht?seats=3&bots=easy&seed=look', {
      size: SMALL_PHONE,
      settings: { confirms: false },
    });
    await playToEnd(page, playByTap, 200);
    await openNumbers(page);
    await page.locator('dialog .chart svg').waitFor();
    const outside = await page.locator('dialog .chart svg').evaluate((svg) => {
      const box = svg.getBoundingClientRect();
      return [...svg.querySelectorAll('text, path')].filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
      }).length;
    });
    expect(outside).toBe(0);
    await page.keyboard.press('Escape');
    const label = page.locator('.tools .btn span').first();
    await label.waitFor();
    expect(await label.evaluate((span) => span.getClientRects().length)).toBe(1);
    await label.click();
    await page.locator('dialog.result[open]').waitFor();
  });

  test('the result of Punto lists its rounds', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=rounds&option.roundsToWin=1', {
      size: PHONE,
      settings: { confirms: false },
    });
    await playToEnd(page, playByTap, 200);
    await openNumbers(page);
    await page.locator('dialog .rounds li').first().waitFor();
    expect(await page.locator('dialog .rounds li').last().innerText()).toMatch(
      /^Round \d+: .+ \((complete rows|near-rows)\)$/,
    );
    await expectMissing(page.locator('dialog .chart'), { once: page.locator('dialog .sources') });
  });

  test('a bot’s illegal answer does not stop the match', async () => {
    const page = await visit('');
    await page.addInitScript(() => {
      class Broken extends EventTarget {
        postMessage({ id }: { id: number }): void {
          const data = { id, action: -1 };
          setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
        }
        terminate(): void {}
      }
      Object.assign(window, { Worker: Broken });
    });
    await page.reload();
    await page.goto(`${site().address}#/play/punto?seats=2&bots=easy&seed=broken`);
    await page
      .getByText('A bot could not decide, so it played a random move.')
      .or(page.locator('[data-legal]').first())
      .first()
      .waitFor();
    const roll = createRandom(8);
    for (let turns = 0; turns < 3; turns++) {
      await waitForTurn(page);
      await playByTap(page, roll);
      if ((await page.locator('.asking').count()) > 0) await page.locator('.asking .primary').click();
      await page.getByText('A bot could not decide, so it played a random move.').waitFor();
    }
  });
});
