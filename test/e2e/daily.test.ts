/** A daily deal from the first page to all players' results, and a challenge that a friend plays and compares. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Game, encodeRecord, type Player } from '../../src/core/index.ts';
import { computeDailyDeal, daysUpTo, EDITION } from '../../src/daily/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { punto } from '../../src/games/punto/rules/rules.ts';
import { GAME_LOADERS } from '../../src/games/gameLoaders.ts';
import { verifySubmittedMatch } from '../../src/server/daily/verifyDailyMatch.ts';
import { type BotAsked, playDailyDeal } from '../playDailyDeal.ts';
import { type TestServer, startTestServer } from '../server/testServer.ts';
import { expectMissing } from './expectMissing.ts';
import { DESKTOP, describeInBrowserAt, PHONE } from './browser.ts';
import { saveBotMatch } from './savedMatch.ts';
import { checkScreen } from './checkScreen.ts';
import { waitForTurn, createRandom, playToEnd, playByTap } from './matchPlayer.ts';

/** A day on which Punto has two players. */
const DAY = '2026-11-22';
const NOON = Date.parse(`${DAY}T12:00:00`);
const game: Game = punto;

const tries = (page: Page): Promise<number> =>
  page.evaluate(
    (day) => JSON.parse(localStorage.getItem('tavola.daily')!).days[day].punto.length as number,
    DAY,
  );

/** Replaces the clipboard, which would need permission. */
const takeCopies = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
  });

/** Submits a first try to a server; returns the status. */
async function submitResult(url: string, day: string, match: string, letter: string): Promise<number> {
  const device = letter.repeat(32);
  const body = JSON.stringify({ game: 'punto', day, edition: EDITION, attempt: 1, device, match });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}api/daily`, { method: 'POST', headers, body })).status;
}

describeInBrowserAt(NOON, 'the deal of the day', ({ visit, site }) => {
  let server: TestServer;
  beforeAll(async () => {
    const origins = [new URL(site().address).origin];
    server = await startTestServer({ origins }, { now: () => NOON, check: verifySubmittedMatch });
    // Nine other devices have played that day.
    for (let other = 1; other <= 9; other++) {
      const { record } = await playDailyDeal(game, computeDailyDeal(game, DAY), { stride: other });
      expect(await submitResult(server.url, DAY, encodeRecord(game, record), String(other))).toBe(201);
    }
  });
  afterAll(() => server.stop());

  test('a daily try can be resumed, compared and shared', async () => {
    const page = await visit('', { size: PHONE, settings: { confirms: false } });
    // Page and server share the test's day.
    await page.clock.setFixedTime(NOON);
    await page.route('**/api/daily**', (route) =>
      route.continue({ url: server.url + route.request().url().slice(site().address.length) }),
    );
    await page.reload();
    await page.getByRole('link', { name: 'Today' }).click();
    await page.getByText('A new deal in every game').waitFor();
    await checkScreen(page, 'daily');
    // Today's puzzle of each game.
    await page.getByRole('link', { name: 'Puzzle of the day: Campos' }).click();
    await page.waitForURL(`**/#/puzzles/campos?day=${DAY}`);
    await page.goBack();
    await page.getByRole('link', { name: 'Start with Punto' }).click();
    await page.getByText('At the table').waitFor();
    await page.getByRole('button', { name: 'Start the 1st try' }).click();
    await page.waitForURL(/#\/match\//);
    const match = page.url();
    await waitForTurn(page);
    await expectMissing(page.getByRole('button', { name: /^(Undo|Hint)$/ }), {
      once: page.getByRole('button', { name: 'Rules' }),
    });
    await playByTap(page, createRandom(3));

    // A started try counts and can be resumed.
    await page.reload();
    await waitForTurn(page);
    expect(await tries(page)).toBe(1);
    await page.goto(match.replace(/#.*/, '#/daily/punto'));
    await page.getByRole('link', { name: 'Back: Today' }).click();
    await page.waitForURL(/#\/daily$/);
    await page.locator('.day-game').filter({ hasText: 'Campos' }).click();
    await page.waitForURL(/#\/daily\/campos$/);
    await page.getByRole('link', { name: 'Back: Today' }).click();
    await page.getByRole('link', { name: 'Continue with Punto' }).click();
    await page.getByRole('link', { name: 'Continue the 1st try' }).click();
    await page.waitForURL(match);
    await playToEnd(page, playByTap, 400);
    // The player may try the deal again, so other hands stay hidden.
    const result = page.locator('dialog.result');
    const replay = result.getByRole('link', { name: 'Replay' });
    await expectMissing(result.getByRole('link', { name: 'Review' }), { once: replay });
    await expectMissing(result.getByRole('button', { name: 'Save as a file' }), { once: replay });
    await replay.click();
    await expectMissing(page.locator('.scrub-buttons select'), { once: page.locator('.scrub input') });

    await page.goto(match);
    await result.getByRole('link', { name: 'Deal of the day' }).press('Enter');
    await page.waitForURL(/#\/daily\/punto/);
    await page.getByRole('button', { name: 'Compare with everyone' }).click();
    await page.getByText(/^Ahead of \d+% of 10 tries$/).waitFor();
    expect(await page.locator('.histogram .pin').count()).toBe(1);
    expect(await page.locator('.day-share pre').innerText()).toMatch(/^Tavola, .*2026\n[●◐○] – – {2}Punto\n/);
    await checkScreen(page, 'daily-done');
    await takeCopies(page);
    await page.getByRole('button', { name: 'Copy' }).press('Enter');
    await page.getByRole('button', { name: 'Copied' }).waitFor();

    for (const nth of ['2nd', '3rd']) {
      await page.getByRole('button', { name: `Start the ${nth} try` }).click();
      await waitForTurn(page);
      const running = page.url().split('/').at(-1)!;
      await page.goto(match.replace(/#.*/, '#/'));
      // A deleted try counts as given up.
      await page.getByRole('button', { name: /^Discard/ }).click();
      await page.goto(match.replace(/#.*/, '#/daily/punto'));
      await page.locator('.is-long').getByText('given up').first().waitFor();
      expect(await page.evaluate((id) => localStorage.getItem(`tavola.match.${id}`), running)).toBeNull();
    }
    expect(await tries(page)).toBe(3);
    await page.getByRole('link', { name: 'Replay the 1st try' }).click();
    await page.getByRole('slider').waitFor();
    await page.goto(match.replace(/#.*/, '#/daily/punto'));
    await expectMissing(page.getByRole('button', { name: /^Start the/ }), {
      once: page.locator('.is-long').getByText('given up').nth(1),
    });
    await page.goto(match.replace(/#.*/, '#/daily'));
    await page.getByText('1 of 4 are done').waitFor();
    await page.locator('.last-days').getByText('1 day', { exact: true }).waitFor();
  });

  test('a deal explains the options that differ from the basic game', async () => {
    const schicht = await GAME_LOADERS['schicht']();
    const withSilver = daysUpTo(DAY, 30).findLast(
      (day) => computeDailyDeal(schicht, day).config.options['silver'] === true,
    )!;
    const page = await visit(`#/daily/schicht/${withSilver}`, { size: PHONE });
    await page.clock.setFixedTime(NOON);
    await page.reload();
    await page.getByText('A silver card takes the colour of the row it lies in').waitFor();
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.waitForURL('**/#/rules/schicht');
    await page.goBack();
    await page.getByRole('link', { name: 'New to this game? Learn it in three minutes' }).click();
    await page.waitForURL('**/#/lesson/schicht');
  });

  test('the result leads with the place, and what to do next', async () => {
    const page = await visit('', { size: PHONE });
    await page.clock.setFixedTime(NOON);
    await saveBotMatch(page, 'jericho', {
      occasion: { kind: 'daily', day: DAY, attempt: 3 },
    });
    await page.evaluate((day) => {
      const lost = { lead: null, won: false, told: false, place: null };
      const done = { lead: -17, won: false, told: false, place: null, finish: { place: 4, seats: 5 } };
      const jericho = [
        { match: 'a', ...lost },
        { match: 'b', ...lost },
        { match: 'shared', ...done },
      ];
      localStorage.setItem(
        'tavola.daily',
        JSON.stringify({ device: 'd'.repeat(32), compares: false, days: { [day]: { jericho } } }),
      );
    }, DAY);
    await page.goto(`${site().address}#/daily/jericho`);
    await page.getByRole('heading', { name: 'Jericho: 4th of 5, 17 behind' }).waitFor();
    await page.getByRole('link', { name: 'Review the best try' }).click();
    await page.waitForURL('**/#/replay/shared?look');
    await page.goto(`${site().address}#/daily/jericho`);
    await page.locator('.day-done').getByRole('link', { name: 'Continue with Punto' }).click();
    await page.waitForURL('**/#/daily/punto');
  });

  test('the built server checks a day’s result in its own thread', async () => {
    const deal = computeDailyDeal(game, DAY);
    const { record } = await playDailyDeal(game, deal, { stride: 1 });
    const cut = encodeRecord(game, { ...record, actions: record.actions.slice(0, -1) });
    const statuses: number[] = [];
    for (const match of [cut, encodeRecord(game, record), encodeRecord(game, record)])
      statuses.push(await submitResult(site().address, DAY, match, 'e'));
    expect(statuses).toEqual([422, 201, 409]);
  });

  test('a friend plays a challenge and compares; bots of every game decide as they do here', async () => {
    const config = { seats: 2, start: null, options: { teams: false, reveal: 'turn', roundsToWin: 1 } };
    const sitters: readonly Player[] = [
      { kind: 'person', name: 'Zoë' },
      { kind: 'bot', name: 'Bruno', level: 'easy' },
    ];
    const deal = { ...computeDailyDeal(game, DAY), config, seed: 'sent', seat: 0, sitters };
    const { record } = await playDailyDeal(game, deal, { stride: 1 });
    const saved = { ...record, id: 'sent', sitters, at: 1, over: true, curtain: true, help: false };
    const zoe = await visit('', { size: PHONE });
    await zoe.evaluate((text) => localStorage.setItem('tavola.match.sent', text), JSON.stringify(saved));
    await zoe.goto(`${site().address}#/match/sent`);
    await zoe.getByRole('button', { name: 'Challenge a friend' }).click();
    const link = await zoe.getByLabel('The link').inputValue();
    await takeCopies(zoe);
    await zoe.getByRole('button', { name: 'Copy' }).press('Enter');
    await zoe.getByRole('button', { name: 'Copied' }).waitFor();

    const friend = await visit(link.slice(link.indexOf('#')), {
      size: DESKTOP,
      settings: { confirms: false },
    });
    await friend.getByText('Zoë challenges you to Punto').waitFor();
    await checkScreen(friend, 'challenge');
    await friend.getByRole('button', { name: 'Play the same deal' }).click();
    // For a few days the bots in the browser must decide as they do here.
    await waitForTurn(friend);
    await playByTap(friend, createRandom(5));
    await expect.poll(() => friend.workers().length).toBeGreaterThan(0);
    const asked: BotAsked[] = [];
    for (const { id } of GAMES) {
      const rules = await GAME_LOADERS[id]();
      for (const day of [DAY, '2027-01-01']) {
        const note = (question: BotAsked): void => void asked.push(question);
        await playDailyDeal(rules, computeDailyDeal(rules, day), { stride: 2, asked: note });
      }
    }
    const answers = await friend.evaluate(
      async ([script, questions]) => {
        const worker = new Worker(script, { type: 'module' });
        const found: number[] = [];
        const all = new Promise<void>((resolve) =>
          worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: number }>) => {
            found[data.id] = data.answer;
            if (found.filter((action) => action !== undefined).length === questions.length) resolve();
          }),
        );
        for (const [id, question] of questions.entries()) worker.postMessage({ ...question, id });
        await all;
        worker.terminate();
        return found;
      },
      [friend.workers()[0].url(), asked] as const,
    );
    expect(answers).toEqual(asked.map(({ answer }) => answer));

    await playToEnd(friend, playByTap, 400);
    await friend.locator('dialog.result').getByRole('link', { name: 'Compare both matches' }).click();
    await friend.getByText('Two ways through one deal').waitFor();
    await friend.getByText(/Then you chose differently|from the very first move/).waitFor();
    expect(await friend.locator('.way-row').count()).toBeGreaterThan(0);
    expect(await friend.locator('.way-cell .picture').count()).toBeGreaterThan(2);
    await checkScreen(friend, 'compare');

    // Each picture leads to its moment of that match.
    for (const who of ['You', 'Zoë']) {
      await friend
        .getByRole('link', { name: new RegExp(`^${who}, move \\d`) })
        .first()
        .click();
      await friend.waitForURL(/#\/replay\/.*\?at=\d+$/);
      await friend.getByRole('slider').waitFor();
      await friend.goBack();
      await friend.getByText('Two ways through one deal').waitFor();
    }

    // The link now leads to the comparison. A damaged link shows an error.
    await friend.goto(link);
    await friend.getByRole('link', { name: 'Compare both matches' }).click();
    await friend.getByText('Two ways through one deal').waitFor();
    await friend.goto(link.slice(0, -3));
    await friend.getByText('This challenge can’t be opened: the link is damaged').waitFor();
    await friend.goto(`${site().address}#/challenge/chess.1.2`);
    await friend.getByText('This challenge can’t be opened: this is no link to a match').waitFor();
  });
});
