/** Local controls that no other test presses, page by page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { expectMissing } from './expectMissing.ts';
import { describeInBrowser, PHONE, SMALL_PHONE } from './browser.ts';
import { saveBotMatch } from './savedMatch.ts';
import { waitForTurn, countDecisions, createRandom, playByTap } from './matchPlayer.ts';

const readSettings = (page: Page): Promise<{ readonly [key: string]: unknown }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tavola.settings') ?? '{}') as object as never);
const openSettings = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog summary').click();
};

const expectClosed = (page: Page): Promise<void> => page.locator('dialog').waitFor({ state: 'detached' });

describeInBrowser('every control', ({ visit, site }) => {
  test('the settings in a table’s menu are saved on the device', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=menu', { settings: { reminds: true } });
    await openSettings(page);
    for (const choice of ['dark', 'slow', 'until I tap'])
      await page.getByRole('button', { name: choice, exact: true }).click();
    for (const name of [
      'Ask before moves that you can’t undo',
      'Play my only legal move for me',
      'Bots chat',
      'Tips when something happens for the first time',
      'Count the cards seen',
    ])
      await page.getByLabel(name).uncheck();
    await page.getByLabel('Sounds').check();
    await page.getByLabel('Volume').fill('70');
    await page.getByLabel('Vibration').uncheck();
    await expect
      .poll(() => readSettings(page))
      .toMatchObject({
        look: 'dark',
        speed: 'slow',
        stops: 'wait',
        confirms: false,
        playsForced: false,
        botsTalk: false,
        reminds: false,
        countsCards: false,
        sounds: 'on',
        volume: 70,
        vibrates: false,
      });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.look)).toBe('dark');
  });

  test('each item of a table’s menu opens its sheet, and Close closes it', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=menu');
    await waitForTurn(page);
    for (const [entry, sheet] of [
      ['Punto in half a minute', 'Punto in half a minute'],
      ['Rules', 'Punto: Rules'],
      ['Keys', 'Keys'],
      ['Cards seen', 'Cards seen'],
      ['Share', 'Share'],
    ] as const) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('.menu-more').getByRole('button', { name: entry }).press('Enter');
      const dialog = page.getByRole('dialog', { name: sheet });
      await dialog.getByRole('button', { name: 'Close' }).press('Enter');
      await expectClosed(page);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    const entries = page.locator('dialog .menu-more .btn');
    await entries.first().waitFor();
    expect((await entries.allInnerTexts()).slice(0, 4).map((text) => text.trim())).toEqual([
      'Rules',
      'Hint',
      'Share',
      'Leave the table',
    ]);
    const [menu, settings] = await Promise.all([
      page.locator('dialog .menu-more').boundingBox(),
      page.locator('dialog summary').boundingBox(),
    ]);
    expect(menu!.y, 'settings come last').toBeLessThan(settings!.y);
    await page.locator('.menu-more').getByRole('button', { name: 'Hint' }).press('Enter');
    await expectClosed(page);
    await page.locator('.hinting').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Leave the table' }).click();
    await page.getByRole('link', { name: 'Continue' }).waitFor();
  });

  test('each tool of a table does the same as its key', async () => {
    const page = await visit('#/play/campos?seats=2&bots=easy&seed=undo', {
      size: PHONE,
      settings: { confirms: false },
    });
    const tool = (name: string) => page.locator('.tools').getByRole('button', { name });
    const roll = createRandom(5);
    await waitForTurn(page);
    for (const [name, sheet] of [
      ['Rules', 'Campos: Rules'],
      ['Log', 'Log'],
    ] as const) {
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('dialog', { name: sheet }).waitFor();
      await page.keyboard.press('Escape');
      await expectClosed(page);
    }
    await page.locator('.skip').press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('#board') !== null))
      .toBe(true);
    const before = await countDecisions(page);
    for (let taps = 0; taps < 20 && (await countDecisions(page)) === before; taps++)
      await playByTap(page, roll);
    await tool('Undo').click();
    await page.getByText('Undone.').waitFor();
    expect(await countDecisions(page)).toBe(before);
    // Each move of a hint can be viewed, closed and played.
    await tool('Hint').click();
    await page.locator('.hint-acts').getByRole('button', { name: 'Close' }).press('Enter');
    await page.locator('.hinting').waitFor({ state: 'detached' });
    await tool('Hint').press('Enter');
    await page.locator('.hint-head').getByRole('button', { name: 'Close' }).press('Enter');
    await page.locator('.hinting').waitFor({ state: 'detached' });
    await tool('Hint').press('Enter');
    const last = page.locator('.hint-way').last();
    await last.press('Enter');
    const mark = await last.locator('.hint-mark').innerText();
    await page.getByRole('button', { name: `Play ${mark}` }).press('Enter');
    await expect.poll(() => countDecisions(page)).toBeGreaterThan(before);
  });

  test('on a short phone, a button opens the log of Schicht', async () => {
    const page = await visit('#/play/schicht?seats=2&bots=easy&seed=log', { size: SMALL_PHONE });
    await page.locator('.tools').getByRole('button', { name: 'Log' }).click();
    await page.getByRole('dialog', { name: 'Log' }).waitFor();
  });

  test('the sheet about a card shows its legal places', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=where');
    await waitForTurn(page);
    await page.locator('.hand [data-thing]:not([aria-disabled=true])').first().click({ button: 'right' });
    await page.getByRole('button', { name: 'Show where it can go' }).press('Enter');
    await expectClosed(page);
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0);
  });

  test('controls of a board that play no move show their information', async () => {
    const page = await visit('#/play/campos?seats=2&bots=easy&seed=board', {
      size: PHONE,
      settings: { confirms: false },
    });
    await waitForTurn(page);
    const size = page.locator('.sizes button').first();
    await size.click();
    await expect.poll(() => size.getAttribute('aria-pressed')).toBe('true');
    await page.locator('.played-button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
    await expectClosed(page);
    const piece = page.locator('.piece-slot').last();
    await piece.click();
    await expect.poll(() => piece.getAttribute('aria-pressed')).toBe('true');
    const before = await piece.getAttribute('aria-label');
    await page.locator('.turn-button').first().click();
    await expect.poll(() => piece.getAttribute('aria-label')).not.toBe(before);

    await page.goto(`${site().address}#/play/schicht?seats=4&bots=easy&seed=board`);
    const roll = createRandom(4);
    const pile = page.locator('button.badge').filter({ visible: true }).first();
    for (let taps = 0; taps < 60 && !(await pile.isVisible()); taps++) {
      expect(await waitForTurn(page)).toBe(false);
      await playByTap(page, roll);
    }
    for (const control of [page.locator('button.seat').first(), pile]) {
      await control.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
      await expectClosed(page);
    }

    // After a scoring, while the next card for the supply is chosen.
    await page.goto(`${site().address}#/play/jericho?seats=3&bots=easy&seed=board`);
    const scoring = page.getByRole('button', { name: 'How round 1 was scored' });
    for (let taps = 0; taps < 60 && !(await scoring.isVisible()); taps++) {
      expect(await waitForTurn(page)).toBe(false);
      await playByTap(page, roll);
    }
    await scoring.click();
    await page.getByRole('button', { name: 'Back to the walls' }).press('Enter');
    await scoring.waitFor();
  });

  test('the result of a match leads to its review and to its settings', async () => {
    const page = await visit('');
    await saveBotMatch(page, 'punto');
    const result = page.locator('dialog.result[open]');
    await page.goto(`${site().address}#/match/shared`);
    await result.getByRole('link', { name: 'Review' }).press('Enter');
    await page.waitForURL(/#\/replay\/shared\?look$/);
    await page.locator('.review').getByRole('button', { name: 'Close' }).press('Enter');
    await expectClosed(page);
    await page.goto(`${site().address}#/match/shared`);
    await result.getByRole('link', { name: 'Change settings' }).press('Enter');
    await page.waitForURL(/#\/new\/punto\?from=shared$/);
    await page.getByRole('button', { name: 'Start Punto' }).waitFor();
  });

  test('the rules at a table open as a page, which leads to a new table', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=rules', { settings: { introduced: [] } });
    await page.getByRole('button', { name: 'Full rules' }).click();
    const [rules] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'As a page, to print or share' }).press('Enter'),
    ]);
    await rules.getByRole('link', { name: 'A table for Punto' }).click();
    await rules.waitForURL(/#\/new\/punto$/);
    await rules.getByRole('button', { name: 'Start Punto' }).waitFor();
    await rules.close();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    // A player's own card leads to its legal places.
    await waitForTurn(page);
    await page.locator('.hand .own:not([aria-disabled=true])').click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('#board [data-legal]')))
      .toBe(true);
    await page.goto(`${site().address}#/play/campos?seats=2&bots=easy&seed=rules`);
    await page.getByRole('dialog').getByRole('link', { name: 'Learn by playing' }).press('Enter');
    await page.waitForURL(/#\/lesson\/campos$/);
    await page.locator('.coach[data-step]').waitFor();
  });

  test('the introduction leads to the rules or to the table', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=short', { settings: { introduced: [] } });
    await page.getByRole('button', { name: 'Full rules' }).click();
    await page.getByRole('dialog', { name: 'Punto: Rules' }).waitFor();
    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.goto(`${site().address}#/play/campos?seats=2&bots=easy&seed=short`);
    await page.getByRole('button', { name: 'Let’s play' }).click();
    await expectClosed(page);
    expect((await readSettings(page))['introduced']).toEqual(['punto', 'campos']);
    await page.goto(`${site().address}#/rules/campos`);
    await page.getByRole('button', { name: 'Print on two pages' }).click();
    await page.locator('body[data-printed]').waitFor();
  });

  test('each control of the puzzle pages does what it says', async () => {
    const page = await visit('#/puzzles');
    const theme = page.getByLabel('Theme').first();
    await theme.selectOption({ index: 1 });
    const about = (await theme.locator('option:checked').innerText()).replace(/ \(\d+\)$/, '');
    await page
      .getByRole('link', { name: `Solve puzzles: ${about}` })
      .first()
      .click();
    await page.getByText('Find the best move.').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
    await page.getByRole('button', { name: 'Show the answer' }).press('Enter');
    await page.getByText('This was the best move.').waitFor();
    await page.getByRole('link', { name: 'Back to all puzzles' }).press('Enter');
    await theme.waitFor();
  });

  test('each preference of matchmaking narrows the search', async () => {
    const page = await visit('#/meet');
    const chosen = (name: string) => page.getByRole('button', { name, exact: true, pressed: true });
    await page.getByLabel('Your name').fill('Mina');
    await chosen('Campos').click();
    await chosen('Campos').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Any', exact: true }).click();
    await chosen('Campos').waitFor();
    const pace = page.getByRole('button', { name: /^Quick/ });
    const before = await pace.getAttribute('aria-pressed');
    await pace.click();
    await expect.poll(() => pace.getAttribute('aria-pressed')).not.toBe(before);
  });

  test('each control of a replay goes where it says', async () => {
    const page = await visit('', { size: { width: 1280, height: 800 } });
    const steps = await saveBotMatch(page, 'punto');
    await page.goto(`${site().address}#/replay/shared`);
    const at = (): Promise<number> => page.getByRole('slider').inputValue().then(Number);
    const press = (name: string): Promise<void> =>
      page.locator('.scrub-buttons').getByRole('button', { name, exact: true }).press('Enter');
    await press('To the end');
    await expect.poll(at).toBe(steps);
    await press('One step back');
    await expect.poll(at).toBe(steps - 1);
    await press('To the start');
    await expect.poll(at).toBe(0);
    await press('One step forward');
    await expect.poll(at).toBe(1);
    await press('Play');
    await expect.poll(at).toBeGreaterThan(2);
    await press('Pause');
    await page.getByRole('slider').fill('5');
    await expect.poll(() => page.locator('.scrub output').innerText()).toContain('Step 5 of');
    await page.getByLabel('Seen by').selectOption({ index: 2 });
    await press('Review');
    await page.locator('.review').getByRole('button', { name: 'Close' }).press('Enter');
    await expectClosed(page);
    const replay = page.url();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Play on from here as .+, against bots$/ }).press('Enter');
    await page.waitForURL(/#\/match\//);
    expect(await waitForTurn(page)).toBe(false);
    expect(page.url()).not.toBe(replay);
    await page.goto(`${site().address}#/match/shared`);
    await page.getByRole('dialog').getByRole('button', { name: 'Share' }).press('Enter');
    await page.getByRole('button', { name: 'Copy a link to the match' }).press('Enter');
    const link = (await page.locator('.share-link a').getAttribute('href'))!;
    await page.locator('.share-link a').press('Enter');
    await page.waitForURL(link);
    await expect.poll(at).toBe(0);
    await page.getByRole('link', { name: 'Back to all games' }).click();
    await page.getByRole('link', { name: 'You', exact: true }).click();
    await page.locator('.past-match').first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click();
    await expect.poll(at).toBe(0);
  });

  test.each(GAMES.map(({ id, title }) => [id, title] as const))(
    'the options chosen for %s are those of the table',
    async (game, title) => {
      const page = await visit(`#/new/${game}`);
      await page.getByRole('button', { name: `Start ${title}` }).waitFor();
      const added = page.getByRole('button', { name: 'Add a seat' });
      const before = await page.getByLabel(/^Who sits in seat/).count();
      await added.click();
      await page.getByRole('button', { name: `Remove seat ${before + 1}` }).click();
      await expect.poll(() => page.getByLabel(/^Who sits in seat/).count()).toBe(before);
      // Four players can form two teams.
      for (let seats = before; seats < 4; seats++) await added.click();
      await page.getByLabel('Who sits in seat 2').selectOption('other');
      await page.getByLabel('Name, seat 1').fill('Mina');
      await page.getByRole('group', { name: 'Level, seat 3' }).getByRole('button', { name: 'easy' }).click();
      const options = page.locator('.setup .options');
      const chosen: { [name: string]: unknown } = {};
      for (const field of await options.locator('[id^=option-]').all()) {
        const name = (await field.getAttribute('id'))!.slice('option-'.length);
        if ((await field.getAttribute('type')) === 'checkbox') {
          await field.check();
          chosen[name] = true;
        } else {
          await field.selectOption({ index: 1 });
          const value = await field.inputValue();
          chosen[name] = /^\d+$/.test(value) ? Number(value) : value;
        }
      }
      await page.getByLabel('Undo and hints').uncheck();
      await page.getByLabel('Hide hands when you pass the device').uncheck();
      await page.getByLabel('Deal code').fill('a code');
      const starts = page.getByLabel('Who starts');
      const hasStarter = (await starts.count()) > 0;
      if (hasStarter) await starts.selectOption({ label: 'Seat 2' });
      await page.getByRole('button', { name: `Start ${title}` }).click();
      await page.waitForURL(/#\/match\//);
      const saved = await page.evaluate(() => {
        const id = location.hash.split('/').at(-1)!;
        return JSON.parse(localStorage.getItem(`tavola.match.${id}`)!) as object;
      });
      expect(saved).toMatchObject({
        config: { seats: 4, start: hasStarter ? 1 : null, options: chosen },
        seed: 'a code',
        help: false,
        curtain: false,
        sitters: [{ name: 'Mina' }, { kind: 'person' }, { kind: 'bot', level: 'easy' }, { kind: 'bot' }],
      });
    },
  );

  test('the page of settings saves them on the device', async () => {
    const page = await visit('#/you', { size: PHONE });
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('group', { name: 'Appearance' }).getByRole('button', { name: 'light' }).click();
    await page.getByRole('button', { name: 'IT Italiano' }).click();
    await page.getByRole('heading', { name: 'Impostazioni' }).waitFor();
    await expect.poll(() => readSettings(page)).toMatchObject({ look: 'light', language: 'it' });
  });

  test('four groups lead to every page, and each page leads back', async () => {
    const page = await visit('');
    const section = (name: string) => page.locator('.groups').getByRole('link', { name, exact: true });
    for (const [group, name, address, heading] of [
      ['Play', 'Play with someone now', '#/meet', 'Play with someone now'],
      ['Play', 'Online tables', '#/tables', 'Online tables'],
      ['Learn', 'Rules: Punto', '#/rules/punto', 'Punto: Rules'],
      ['Learn', 'Puzzles', '#/puzzles', 'Puzzles'],
      ['Today', 'Start with Punto', '#/daily/punto', 'Deal of the day'],
      ['You', 'Settings', '#/settings', 'Settings'],
      ['You', 'Account', '#/me', 'Account'],
      ['You', 'Details', '#/statistics', 'Statistics'],
    ] as const) {
      await section(group).click();
      await expect.poll(() => section(group).getAttribute('aria-current')).toBe('page');
      await page.locator('#main').getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
      expect(new URL(page.url()).hash).toBe(address);
      await expect.poll(() => section(group).getAttribute('aria-current')).toBe('true');
      await page.getByRole('link', { name: `Back: ${group}`, exact: true }).click();
      await expect.poll(() => section(group).getAttribute('aria-current')).toBe('page');
    }
    await page.getByRole('link', { name: 'Tavola' }).click();
    for (const { id, title } of GAMES) {
      await page.locator('.tile').filter({ hasText: title }).click();
      await page.waitForURL(`**/#/new/${id}`);
    }
    await page.locator('.setup').getByRole('link', { name: 'Rules' }).click();
    await page.locator('.rules-page').waitFor();
    await expectMissing(page.locator('.tile'), { once: page.locator('.rules-page') });
  });
});
