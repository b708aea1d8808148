/** What every table can do: refuse, undo, hint, survive a reload, hide a hand, change the language. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectMissing } from './expectMissing.ts';
import { describeInBrowser, PHONE } from './browser.ts';
import { waitForTurn, countDecisions, createRandom, playByTap } from './matchPlayer.ts';

/** The text of the log once its *Rule* buttons have loaded. */
async function readLogText(page: Page): Promise<string> {
  await page.locator('.beside .why-button').first().waitFor();
  return page.locator('.beside .log-lines').innerText();
}

const SMALLEST_PHONE = { width: 320, height: 568 };

describeInBrowser('at a table', ({ visit }) => {
  test('a refused move shows its reason and its clause', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=refuse', { settings: { confirms: false } });
    const roll = createRandom(1);
    for (let i = 0; i < 3; i++) {
      await waitForTurn(page);
      await playByTap(page, roll);
    }
    await waitForTurn(page);
    await page.locator('.board [data-cell]:not([data-legal])').first().click({ force: true });
    const notice = page.locator('.notice');
    await notice.waitFor();
    expect(await notice.innerText()).toMatch(/^The card must touch another one|^You may only cover/);
    await notice.getByRole('button', { name: 'See the rule' }).click();
    await page.locator('dialog .sought').waitFor();
  });

  test('a turn without drawn lines takes no room in the log', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=ask');
    await waitForTurn(page);
    const turn = page.locator('.beside .turn[data-unseen]').first();
    await turn.waitFor({ state: 'attached' });
    expect(await turn.evaluate((block) => block.getBoundingClientRect().height)).toBeLessThanOrEqual(1);
  });

  test('a move can be cancelled or confirmed', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=ask', { size: PHONE });
    await waitForTurn(page);
    const filled = await page.locator('[data-legal]').count();
    await page.locator('[data-legal]').first().click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.locator('[data-legal]').count()).toBe(filled);
    await page.locator('[data-legal]').first().click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.waitForFunction(() => document.querySelector('.asking') === null);
  });

  test('a card can be dragged to its place', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=drag', { settings: { confirms: false } });
    await waitForTurn(page);
    const decisions = await countDecisions(page);
    const middle = async (selector: string): Promise<[x: number, y: number]> => {
      const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
      return [x + width / 2, y + height / 2];
    };
    await page.mouse.move(...(await middle('.hand [data-drag]')));
    await page.mouse.down();
    await page.mouse.move(...(await middle('.board [data-legal]')), { steps: 6 });
    await page.locator('.dragged').waitFor();
    await page.mouse.up();
    await expect.poll(() => countDecisions(page)).toBeGreaterThan(decisions);
  });

  test.each([
    ['en', 'Player', ': place the'],
    ['de', 'Spieler', ': Lege die'],
    ['fr', 'Joueur', '\u202F: posez le'],
    ['it', 'Giocatore', ': posa '],
  ])('people who share a device see whose turn it is, %s', async (language, player, turn) => {
    const page = await visit('#/play/punto?seats=2&persons=2&seed=share', {
      size: SMALLEST_PHONE,
      settings: { confirms: false, language },
    });
    const asked = page.locator('#ask');
    // The first card has only one place, so it is played automatically.
    await expect.poll(() => asked.innerText()).toMatch(new RegExp(`^${player} [12]${turn}`));
    const other = (await asked.innerText()).startsWith(`${player} 1`) ? 2 : 1;
    await playByTap(page, createRandom(1));
    await expect.poll(() => asked.innerText()).toMatch(new RegExp(`^${player} ${other}${turn}`));
  });

  test('Undo is offered only at tables where it can be enabled', async () => {
    for (const [game, isOffered] of [
      ['punto?persons=1', true],
      ['jericho?persons=1', true],
      ['punto?persons=2', false],
      ['campos?persons=1', true],
      ['schicht?persons=1', true],
    ] as const) {
      const page = await visit(`#/play/${game}&seats=3&bots=easy&seed=undo`);
      await waitForTurn(page);
      const tools = page.locator('.tools');
      const undo = tools.getByRole('button', { name: 'Undo' });
      const sign = tools.getByRole('button', { name: 'Rules' });
      if (isOffered) await undo.waitFor();
      else await expectMissing(undo, { once: sign }, game);
      if (game.endsWith('1')) await expectMissing(page.locator('.asked'), { once: sign }, game);
      await page.close();
    }
  });

  test('the half-minute rules open at their start on a small phone', async () => {
    const page = await visit('#/play/jericho?seats=3&bots=easy&seed=start', {
      size: SMALLEST_PHONE,
      settings: { introduced: [] },
    });
    const sheet = page.locator('dialog[open]');
    await sheet.locator('.primary:focus').waitFor();
    expect(await sheet.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThan(0);
    expect(await sheet.evaluate((one) => one.scrollTop)).toBe(0);
  });

  test('undo takes back a move that revealed nothing', async () => {
    const page = await visit('#/play/campos?seats=2&bots=easy&seed=undo', { settings: { confirms: false } });
    const roll = createRandom(5);
    const decisions = (): Promise<number> => countDecisions(page);
    await waitForTurn(page);
    const before = await decisions();
    for (let taps = 0; taps < 20 && (await decisions()) === before; taps++) await playByTap(page, roll);
    expect(await decisions()).toBe(before + 1);
    await page.keyboard.press('u');
    await page.getByText('Undone.').waitFor();
    expect(await decisions()).toBe(before);
  });

  test('a move that bots have answered is taken back, once the player agrees', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=undo', { settings: { confirms: false } });
    const tools = page.locator('.tools');
    const hand = page.locator('.hand');
    const roll = createRandom(5);
    for (let turns = 0; turns < 2; turns++) {
      await waitForTurn(page);
      await playByTap(page, roll);
    }
    await waitForTurn(page);
    const before = await countDecisions(page);
    const card = await hand.innerText();
    await playByTap(page, roll);
    await expect.poll(() => countDecisions(page)).toBe(before + 2);
    await waitForTurn(page);
    await tools.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('#ask').innerText()).toMatch(/no longer counts\.$/);
    await tools.getByRole('button', { name: 'Cancel' }).click();
    expect(await countDecisions(page)).toBe(before + 2);
    await page.keyboard.press('u');
    await tools.getByRole('button', { name: 'Take back' }).click();
    await page.getByText('Taken back.').waitFor();
    expect(await countDecisions(page)).toBe(before);
    expect(await hand.innerText()).toBe(card);
    // The player agrees once.
    await page.keyboard.press('u');
    await expect.poll(() => countDecisions(page)).toBe(before - 2);
  });

  test('a hint shows up to three moves with reasons', async () => {
    const page = await visit('#/play/schicht?seats=3&bots=easy&seed=hint');
    await waitForTurn(page);
    await page.keyboard.press('h');
    await page.locator('.hints li').first().waitFor();
    expect(await page.locator('.hints li').count()).toBeLessThanOrEqual(3);
    expect(await page.locator('.hinting').innerText()).toMatch(/\d+%/);
    for (const why of await page.locator('.hint-why').allInnerTexts()) expect(why).toMatch(/\.$/);
  });

  test('a match survives a reload and a closed page, bots included', async () => {
    const page = await visit('#/play/jericho?seats=3&bots=easy&seed=reload');
    const roll = createRandom(2);
    for (let taps = 0; taps < 12; taps++) {
      await waitForTurn(page);
      await playByTap(page, roll);
    }
    await waitForTurn(page);
    const log = await readLogText(page);
    const address = page.url();
    await page.reload();
    await waitForTurn(page);
    expect(await readLogText(page)).toBe(log);
    await page.close();
    // The same browser again, from the first page.
    const again = await page.context().newPage();
    await again.goto(address.replace(/#.*/, ''));
    await again.getByRole('link', { name: 'Continue' }).click();
    await waitForTurn(again);
    expect(await readLogText(again)).toBe(log);
  });

  test('the language can be changed during a match', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=speak');
    await waitForTurn(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog summary').click();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Menü' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
    await expect.poll(() => page.locator('.tools').innerText()).toMatch(/Regeln/);
  });

  test('the curtain between two players removes the hand from the page', async () => {
    const page = await visit('#/play/schicht?seats=2&persons=2&seed=curtain');
    await page.getByRole('button', { name: 'I am Player 1' }).click();
    await waitForTurn(page);
    const first = await page
      .locator('.hand [data-cell]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? card.textContent));
    expect(first.length).toBeGreaterThan(2);
    const roll = createRandom(4);
    for (let taps = 0; taps < 6 && (await page.locator('.curtain').count()) === 0; taps++) {
      await playByTap(page, roll);
      await page.waitForFunction(
        () =>
          document.querySelector('.curtain') !== null ||
          document.querySelector('.dock[data-mine] [data-legal]') !== null,
      );
    }
    await expectMissing(page.locator('.frame'), { once: page.locator('.curtain') });
    const html = await page.locator('body').innerHTML();
    for (const card of first) expect(html).not.toContain(card);
    await page.getByRole('button', { name: 'I am Player 2' }).click();
    await waitForTurn(page);
    const second = await page
      .locator('.hand [data-cell]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? card.textContent));
    expect(second).not.toEqual(first);
  });

  test('the page keeps working without a network', async () => {
    const page = await visit('', { keeps: true });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 200_000,
    });
    await page.context().setOffline(true);
    await page.goto(`${page.url().replace(/#.*/, '')}#/play/campos?seats=2&bots=easy&seed=train`);
    await page.reload();
    await waitForTurn(page);
    await page.context().setOffline(false);
  });

  /** Counts the page's idle turns between a question to a bot and its answer, with the bot in a worker or in the page. */
  const watchBots = async (page: Page, isInPage: boolean): Promise<void> => {
    await page.addInitScript((inPage) => {
      /** Answers like a worker, but blocks the page first. */
      class InPage extends EventTarget {
        postMessage({ id, legal }: { id: number; legal: readonly number[] }): void {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            port1.close();
            for (const until = performance.now() + 50; performance.now() < until;);
            this.dispatchEvent(new MessageEvent('message', { data: { id, action: legal[0] } }));
          });
          port1.start();
          port2.postMessage(null);
        }
        terminate(): void {}
      }
      const passes: number[] = [];
      class Watched extends (inPage ? (InPage as unknown as typeof Worker) : Worker) {
        override postMessage(question: unknown): void {
          let passed = 0;
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            passed++;
            port2.postMessage(null);
          });
          port1.start();
          port2.postMessage(null);
          const answered = (): void => {
            port1.close();
            passes.push(passed);
          };
          this.addEventListener('message', answered, { once: true });
          super.postMessage(question, []);
        }
      }
      Object.assign(window, { Worker: Watched, passes });
    }, isInPage);
    await page.goto(`${page.url().replace(/#.*/, '')}?again#/play/campos?seats=2&bots=expert&seed=worker`);
  };

  /** The count at a bot's first answer. */
  const letBotThink = async (page: Page): Promise<number> => {
    const roll = createRandom(9);
    const counted = (): Promise<number | undefined> =>
      page.evaluate(() => (window as Window & { readonly passes?: readonly number[] }).passes?.[0]);
    await waitForTurn(page);
    while ((await counted()) === undefined && (await page.locator('.dock[data-mine]').count()) > 0)
      await playByTap(page, roll);
    await expect.poll(counted).toBeDefined();
    return (await counted())!;
  };
  /** A free page reaches thousands, a blocked one hardly one, on any machine. */
  const SEEN = 10;

  test('bots think in a worker, so the page stays responsive', async () => {
    const page = await visit('', { settings: { confirms: false } });
    await watchBots(page, false);
    expect(await letBotThink(page)).toBeGreaterThan(SEEN);
  });

  test('the check would notice bots that block the page', async () => {
    const page = await visit('', { settings: { confirms: false } });
    await watchBots(page, true);
    expect(await letBotThink(page)).toBeLessThan(SEEN);
  });
});
