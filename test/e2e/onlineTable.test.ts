/** Online tables: two people in two browsers with the real server, a bot, a spectator and a second device. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectMissing } from './expectMissing.ts';
import { DESKTOP, describeInBrowser, PHONE } from './browser.ts';
import { checkScreen } from './checkScreen.ts';
import { openNumbers, waitUntilCounted, waitForTurn } from './matchPlayer.ts';
import {
  isAsked,
  isOver,
  joinTable,
  readLog,
  openTable,
  getPath,
  createVisitor,
  playUntil,
  waitUntilPlaying,
  waitUntilSeated,
  unfoldOptions,
} from './onlineTables.ts';

interface PresenceWindow extends Window {
  /** Everything that the page has said about absent players. */
  seenPresence?: Set<string>;
}

const HAND = '.hand [data-cell]';
const listCards = (page: Page): Promise<(string | null)[]> =>
  page.locator(HAND).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

describeInBrowser('online tables', ({ visit }) => {
  test('two people play Punto by a link, and a seat moves to another device', async () => {
    const ada = await openTable(visit, { game: 'punto', time: '5 minutes + 10 seconds per move' });
    const ben = await joinTable(visit, ada, { size: PHONE });
    await expect.poll(() => ada.locator('.strip .clock').count()).toBe(2);
    await playUntil([ada, ben], async () => (await readLog(ada)).length >= 6);
    // Exactly one of them has the turn, and the tab shows it.
    await expect.poll(async () => (await isAsked(ada)) !== (await isAsked(ben))).toBe(true);
    const [asked, other] = (await isAsked(ada)) ? [ada, ben] : [ben, ada];
    await expect.poll(() => asked.title()).toMatch(/^● Your turn/);
    await expect.poll(() => other.title()).toMatch(/^Punto/);
    expect(await asked.locator('link[rel=icon]').getAttribute('href')).toContain('icon-turn');
    await asked.locator('.strip [data-me] [data-runs]').waitFor();
    await ben.getByRole('button', { name: /^Log/ }).click();
    await ben.getByRole('dialog', { name: 'Log' }).locator('li').first().waitFor();
    await ben.keyboard.press('Escape');
    // What a player opens the menu for comes first, and needs no scrolling on a phone.
    await ben.getByRole('button', { name: 'Menu' }).click();
    const entries = ben.locator('dialog .btn');
    await entries.first().waitFor();
    expect((await entries.allInnerTexts()).slice(0, 4).map((text) => text.trim())).toEqual([
      'Suggest a pause',
      'Give up the match',
      'Leave and let a bot play for me',
      'Play on another device',
    ]);
    await expect.poll(async () => (await entries.nth(3).boundingBox())!.y).toBeLessThan(PHONE.height - 60);
    await ben.keyboard.press('Escape');

    const log = await readLog(ada);
    await ada.reload();
    await waitUntilPlaying(ada);
    await ada.waitForFunction(
      (lines) => document.querySelectorAll('.beside .log-lines li').length >= lines,
      log.length,
    );
    expect(await readLog(ada)).toEqual(log);

    // The private link gives another device the same seat, and the secret leaves the address.
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Invite others' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Copy the link' }).first().press('Enter');
    await ada.getByText('Copied').first().waitFor();
    await ada.keyboard.press('Escape');
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Play on another device' }).click();
    const link = await ada.getByRole('textbox', { name: 'Play on another device' }).inputValue();
    expect(link).toMatch(/\/[0-9a-f]{32}$/);
    await ada.keyboard.press('Escape');
    const second = await visit(link.slice(link.indexOf('#')), createVisitor('Ada'));
    await waitUntilPlaying(second);
    expect(getPath(second)).toBe(getPath(ada));
    await expect.poll(async () => (await isAsked(second)) === (await isAsked(ada))).toBe(true);
    const before = (await readLog(ada)).length;
    await playUntil([second, ben], async () => (await readLog(ada)).length >= before + 2);
  });

  test('two people and a bot play a whole match of Schicht', async () => {
    const ada = await openTable(visit, { game: 'schicht', bot: true, hidesHands: true });
    const ben = await joinTable(visit, ada);
    const place = getPath(ada);
    const tom = await visit(place, createVisitor('Tom'));
    await waitUntilPlaying(tom);
    await expectMissing(tom.locator(HAND), { once: tom.getByText('You are watching') });
    const hand = await listCards(ada);
    expect(hand.length).toBeGreaterThan(4);
    const seen = await tom.locator('body').innerHTML();
    for (const page of [ada, ben])
      for (const card of await listCards(page))
        expect(seen, `${card} is in a hand`).not.toMatch(new RegExp(`\\b${card}\\b`));

    await playUntil([ada, ben], async () => (await readLog(tom)).length >= 8);
    await ben.reload();
    await waitUntilPlaying(ben);
    expect(await ben.getByText('Ben').count()).toBeGreaterThan(0);
    await playUntil([ada, ben], async () => (await isOver(ada)) && (await isOver(ben)));
    await Promise.all([ada, ben].map((page) => waitUntilCounted(page, 'schicht')));

    await openNumbers(ada);
    await ada.locator('dialog .sources').waitFor();
    await ada.getByRole('dialog').getByRole('button', { name: 'Share' }).press('Enter');
    await ada.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Close' }).press('Enter');
    await openNumbers(ada);
    await ada.locator('dialog .sources').waitFor();
    await ada.getByRole('button', { name: 'Check the deal' }).click();
    await ada.getByText('The deal was fair.').waitFor();
    expect(await ada.locator('.check-deal li').filter({ hasText: '(true)' }).count()).toBe(6);
    // A stranger gets result and replay, but no hands.
    const late = await visit(place, createVisitor('Late'));
    await openNumbers(late);
    await late.locator('dialog .sources').waitFor();
    expect(await late.locator('dialog .sources tbody').innerText()).toBe(
      await ada.locator('dialog .sources tbody').innerText(),
    );
    await late.getByRole('button', { name: 'Check the deal' }).click();
    await late.getByText('This table keeps hands hidden').waitFor();
    // Only viewers who may know all hands get a review.
    const replay = late.getByRole('link', { name: 'Replay' });
    await expectMissing(late.getByRole('link', { name: 'Review' }), { once: replay });
    await ada.getByRole('link', { name: 'Review' }).press('Enter');
    await ada.locator('.review').waitFor();
    await ada.goto(`${ada.url().split('#')[0]}${place}`);
    await replay.click();
    await late.getByRole('slider').waitFor();
    await late.getByRole('button', { name: 'One step forward' }).click();
    await expectMissing(late.locator(HAND), { once: late.locator('.scrub output', { hasText: /^Step 1 / }) });

    await ada.getByRole('button', { name: 'Rematch' }).click();
    await waitUntilSeated(ada);
    expect(getPath(ada), 'the same link').toBe(place);
    expect(await ada.locator('.lobby-seats li').allInnerTexts()).toEqual([
      expect.stringContaining('Bot'),
      expect.stringContaining('Ada'),
      expect.stringContaining('reserved for Ben'),
    ]);
    await ada.getByText('No answer yet: Ben.').waitFor();
    await ben.locator('dialog').getByRole('button', { name: 'Yes, let’s play' }).click();
    await Promise.all([waitUntilPlaying(ada), waitUntilPlaying(ben)]);
    expect(getPath(ben)).toBe(place);
  });

  test('an undone move disappears for all players', async () => {
    const ada = await openTable(visit, { game: 'campos' });
    const ben = await joinTable(visit, ada, { locale: 'de-DE' });
    await Promise.race([ada, ben].map((page) => page.locator('.dock[data-mine]').waitFor()));
    const [first, second] = (await isAsked(ada)) ? [ada, ben] : [ben, ada];
    await playUntil([first], async () => (await readLog(second)).length > 0);
    await first.keyboard.press('u');
    await first.getByText(/^(Undone|Zurückgenommen)\.$/).waitFor();
    await second.waitForFunction(() => document.querySelector('.beside .log-lines li') === null);
    await second.reload();
    await waitUntilPlaying(second);
    await second.locator('#ask').waitFor();
    expect(await readLog(second)).toEqual([]);

    await ada.getByRole('button', { name: 'Say' }).click();
    await ada.getByRole('button', { name: 'Good luck!' }).click();
    await ben.getByText('Ada: Viel Glück!').waitFor();

    await ben.getByRole('button', { name: 'Menü' }).click();
    await ben.getByRole('button', { name: /^Gehen/ }).click();
    await ben.getByText('Du hast die Partie verlassen.').waitFor();
    await ada.locator('.strip').getByText('bot plays').waitFor();
    await expectMissing(ben.locator('.dock[data-mine]'), {
      once: ben.locator('#ask').getByText('Ein Bot spielt für dich.'),
    });
    const back = ben.getByRole('button', { name: 'Ich bin wieder da' });
    await back.click();
    await back.waitFor({ state: 'detached' });
    await ada.locator('.strip').getByText('bot plays').waitFor({ state: 'detached' });

    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Suggest ending the match' }).click();
    await ada.getByText('You suggested ending the match').waitFor();
    await ben.getByRole('button', { name: 'Zustimmen' }).click();
    await ada.getByRole('heading', { name: 'Ended by agreement' }).waitFor();
    await ben.getByRole('heading', { name: 'Im Einvernehmen beendet' }).waitFor();
    const isOverNow = ada.locator('#ask').getByText('The match is over.');
    const undo = ada.getByRole('button', { name: 'Undo', includeHidden: true });
    for (const gone of [undo, ada.locator('.dock[data-mine]')])
      await expectMissing(gone, { once: isOverNow });
    expect(await ada.title()).not.toContain('Your turn');
    await ada.getByRole('link', { name: 'Replay' }).click();
    await ada.getByRole('slider').waitFor();
  });

  test('a returning player sees the missed moves', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    const ben = await joinTable(visit, ada);
    await playUntil([ada, ben], async () => (await readLog(ada)).length >= 4 && (await isAsked(ada)));
    const place = getPath(ben);
    await ben.goto(`${ben.url().replace(/#.*/, '')}#/`);
    await ben.getByRole('heading', { name: 'Your tables' }).waitFor();
    const before = (await readLog(ada)).length;
    await playUntil([ada], async () => (await readLog(ada)).length > before);
    await ben.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('tavola.settings')!) as object;
      localStorage.setItem('tavola.settings', JSON.stringify({ ...settings, speed: 'slow' }));
    });
    await ben.reload();
    await ben.getByText('your turn').waitFor();
    await ben.getByRole('link', { name: 'Go to the table: Punto' }).click();
    await waitUntilPlaying(ben);
    expect(getPath(ben)).toBe(place);
    const recalling = ben.getByRole('status').filter({ hasText: 'Since you were last here' });
    await recalling.getByRole('button', { name: 'Skip' }).click();
    await recalling.waitFor({ state: 'detached' });
    expect(await waitForTurn(ben)).toBe(false);
    expect(await ben.locator('.beside .mark-new').count()).toBeGreaterThan(0);
  });

  test('a listed table can be joined, and a dead link says so', async () => {
    const ada = await visit('#/new/punto?online', createVisitor('Ada'));
    await unfoldOptions(ada);
    await ada.getByLabel('Show in the public list of tables').check();
    await ada.getByRole('button', { name: /^Open a table for/ }).click();
    await waitUntilSeated(ada);
    const ben = await visit('#/tables', createVisitor('Ben'));
    await ben.locator('li').filter({ hasText: 'opened by Ada' }).getByRole('link').first().click();
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await waitUntilSeated(ben);
    const nowhere = await visit('#/t/00000000nowhere0', createVisitor('Tom'));
    await nowhere.getByText('There is no table here.').waitFor();
  });

  test('an invitation takes one press to accept', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    expect(await ada.locator('.qr').first().isVisible(), 'a phone can scan a large screen').toBe(true);
    const link = await ada.getByLabel('Link to this table', { exact: true }).inputValue();
    const head = await (await fetch(link, { headers: { 'accept-language': 'de-CH,en;q=0.5' } })).text();
    expect(head).toContain('<meta property="og:title" content="Ada lädt dich zu Punto ein" />');
    const picture = /property="og:image" content="([^"]+)"/.exec(head)![1];
    const png = new Uint8Array(await (await fetch(picture)).arrayBuffer());
    expect(String.fromCharCode(...png.slice(1, 4))).toBe('PNG');

    const ben = await visit(new URL(link).pathname.slice(1), createVisitor('Ben', { size: PHONE }));
    await ben.getByRole('heading', { name: 'Ada invites you to Punto' }).waitFor();
    expect(getPath(ben)).toBe(getPath(ada));
    expect(await ben.getByLabel('Your name').inputValue()).toBe('Ben');
    expect(await ben.locator('main .primary').allInnerTexts()).toEqual(['Sit down']);
    await expectMissing(ben.locator('.qr'), { once: ben.locator('main .primary') });

    // A slow double click by the test's clock: a control that appears under the pointer ignores the second click.
    const setClock = (at: number): Promise<void> =>
      ben.evaluate((time) => {
        performance.now = () => time;
      }, at);
    const clickAgain = async (): Promise<void> => {
      await ben.mouse.down({ clickCount: 2 });
      await ben.mouse.up({ clickCount: 2 });
    };
    await setClock(10_000);
    const box = (await ben.getByRole('button', { name: 'Sit down' }).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await ben.mouse.click(x, y);
    await waitUntilSeated(ben);
    await ben.evaluate(
      ([left, top]) => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Leave my seat',
        )!;
        Object.assign(button.style, {
          position: 'fixed',
          left: `${left - 40}px`,
          top: `${top - 22}px`,
          zIndex: '99',
        });
      },
      [x, y],
    );
    await setClock(10_590);
    await clickAgain();
    expect(await ben.locator('.lobby-seats [data-me]').count()).toBe(1);
    await setClock(10_610);
    await clickAgain();
    await ben.locator('.lobby-seats [data-me]').waitFor({ state: 'detached' });
  });

  test('a bot replaces an absent player until they return', async () => {
    const ada = await visit('', createVisitor('Ada'));
    await ada.route('**/api/tables', async (route) => {
      const wish = { ...(route.request().postDataJSON() as object), absence: { after: 10_000, wins: true } };
      await route.continue({ postData: JSON.stringify(wish) });
    });
    await ada.goto(`${ada.url()}#/new/punto?online`);
    await ada.locator('#absence').waitFor();
    await ada.getByRole('button', { name: /^Open a table for/ }).click();
    await waitUntilSeated(ada);
    const ben = await joinTable(visit, ada);
    await ada.locator('.strip .presence[data-is=here]').waitFor();
    await playUntil([ada, ben], async () => isAsked(ben));
    const place = ben.url();
    await ben.goto(`${place.replace(/#.*/, '')}#/`);
    await ada.locator('.strip').getByText('offline').waitFor();
    const tom = await visit(getPath(ada), createVisitor('Tom'));
    await ada.locator('.strip').getByText('1 watching').waitFor();
    const bot = ada.getByRole('button', { name: 'Let a bot play' });
    await tom.locator('.strip').getByText('offline').waitFor();
    await expectMissing(tom.getByRole('button', { name: 'Let a bot play' }), { once: bot });
    await ada.getByRole('button', { name: 'Nudge' }).click();
    await ada.getByText('Nudged.').waitFor();
    expect(await ada.getByRole('button', { name: 'Claim the win' }).count()).toBe(1);
    await bot.click();
    await ada.locator('.strip').getByText('bot plays').waitFor();
    await playUntil([ada], async () => (await readLog(ada)).length > 4);
    await ben.goto(place);
    await ben.getByText('You were away for a while').waitFor();
    await ben.getByRole('button', { name: 'I’m back' }).click();
    await ada.locator('.strip').getByText('bot plays').waitFor({ state: 'detached' });
    await ada.locator('.strip .presence[data-is=here]').waitFor();

    await playUntil([ada, ben], async () => isAsked(ben));
    await ben.goto(`${place.replace(/#.*/, '')}#/`);
    await ada.getByRole('button', { name: 'Claim the win' }).click();
    await ada.getByRole('heading', { name: /wins?\b/ }).waitFor();
    await ada.getByRole('dialog').getByText('Ben did not come back').waitFor();
  });

  test('a newcomer is never called offline, and no absence lasts negative minutes', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    await ada.evaluate(() => {
      const seen = ((window as PresenceWindow).seenPresence = new Set<string>());
      new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll('.presence-word'))
          seen.add(textContent.trim());
      }).observe(document, { childList: true, characterData: true, subtree: true });
    });
    const listSeen = (): Promise<string[]> =>
      ada.evaluate(() => [...((window as PresenceWindow).seenPresence ?? ['nothing was watched'])]);
    const ben = await joinTable(visit, ada);
    await ada.locator('.strip .presence[data-is=here]').waitFor();
    await playUntil([ada, ben], async () => (await readLog(ada)).length >= 2);
    expect(await listSeen()).toEqual([]);
    await ben.goto(`${ben.url().replace(/#.*/, '')}#/`);
    await ada.locator('.strip').getByText('offline').waitFor();
    expect(await listSeen()).toEqual(['offline']);
  });

  test('a spectator who reads the introduction of a match gets no error', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    const tom = await visit(getPath(ada), createVisitor('Tom', { settings: { introduced: [] } }));
    await tom.locator('.lobby-seats').waitFor();
    const ben = await joinTable(visit, ada);
    await tom.locator('dialog .how-to').waitFor();
    await tom.keyboard.press('Escape');
    // An error would come before the first move.
    await playUntil([ada, ben], async () => (await readLog(tom)).length > 0);
    await expectMissing(tom.locator('.notices .warn'), { once: tom.getByText('You are watching') });
  });

  test('a player who gives up at three seats is announced to all, and stands in the log', async () => {
    const ada = await openTable(visit, { game: 'punto', bot: true });
    const ben = await joinTable(visit, ada);
    const tom = await visit(getPath(ada), createVisitor('Tom'));
    await waitUntilPlaying(tom);
    await playUntil([ada, ben], async () => (await readLog(ada)).length >= 3 && (await isAsked(ada)));
    await ben.getByRole('button', { name: 'Menu' }).click();
    await ben.getByRole('button', { name: 'Give up the match' }).click();
    await ben.locator('dialog').getByRole('button', { name: 'Give up the match' }).click();
    for (const page of [ada, tom])
      await page.locator('.notices').getByText('Ben gave up. A bot plays on.').waitFor();
    for (const page of [ada, ben, tom])
      await expect.poll(async () => (await readLog(page))[0]).toBe('Ben gave up');
    const moves = (await readLog(ada)).length - 1;
    await playUntil([ada], async () => (await readLog(ada)).length >= moves + 3);
    // The note keeps its place in the log.
    const log = await readLog(ada);
    expect(log[log.length - 1 - moves]).toBe('Ben gave up');
    await ada.reload();
    await waitUntilPlaying(ada);
    await expect.poll(async () => (await readLog(ada)).slice(-1 - moves)).toEqual(log.slice(-1 - moves));
    await expectMissing(ada.getByText('A bot plays on.'), { once: ada.locator('.beside .log-lines') });
  });

  test('two people of one name can be told apart', async () => {
    const one = await openTable(visit, { game: 'punto' });
    const two = await visit(getPath(one), createVisitor('Ada'));
    await two.locator('.lobby-main .primary').click();
    await waitUntilSeated(two);
    for (const page of [one, two])
      await expect.poll(() => page.locator('.lobby-seats b').allInnerTexts()).toEqual(['Ada', 'Ada (2)']);
    await one.getByRole('button', { name: /Ada \(2\)/ }).waitFor();
    await one.getByRole('button', { name: 'Start the match' }).click();
    for (const page of [one, two]) {
      await waitUntilPlaying(page);
      expect(await page.locator('.strip-name').allInnerTexts()).toEqual(['Ada', 'Ada (2)']);
    }
    await playUntil([one, two], async () => (await readLog(one)).length >= 2);
    const who = await one.locator('.beside .log-who').allInnerTexts();
    expect(new Set(who)).toEqual(new Set(['You', 'Ada (2)']));
  });

  test('no clock runs for a player who reads the introduction', async () => {
    const reader = { settings: { introduced: [] } };
    const ada = await openTable(visit, { game: 'punto', time: '3 minutes + 5 seconds per move' }, reader);
    const ben = await joinTable(visit, ada, { ...reader, size: PHONE });
    await Promise.all([ada, ben].map((page) => page.locator('dialog .how-to').waitFor()));
    // Waits until both have closed the introduction, however slowly a machine opens the page.
    await ada.locator('.strip [data-runs]').waitFor({ state: 'detached' });
    const clocks = (): Promise<string[]> => ada.locator('.strip .clock').allInnerTexts();
    const shown = await clocks();
    expect(shown).toEqual([expect.stringMatching(/^(3:0|2:\d)\d$/), expect.stringMatching(/^(3:0|2:\d)\d$/)]);
    await ada.waitForTimeout(3000);
    expect(await clocks()).toEqual(shown);
    await expectMissing(ada.locator('.strip [data-runs]'), { once: ada.locator('.strip .clock') });
    for (const page of [ada, ben]) await page.keyboard.press('Escape');
    await ada.locator('.strip [data-runs]').waitFor();

    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Suggest a pause' }).click();
    await ada.getByText('You suggested a pause').waitFor();
    await ben.getByText('Ada: shall we pause?').waitFor();
    await ben.getByRole('button', { name: 'Agree' }).click();
    for (const page of [ada, ben]) {
      const isPaused = page.locator('#ask').getByText('The match is paused.');
      for (const gone of ['.dock[data-mine]', '.strip [data-runs]'])
        await expectMissing(page.locator(gone), { once: isPaused });
    }
    await ada.getByRole('button', { name: 'Continue' }).click();
    await ben.getByText('Ada: shall we continue?').waitFor();
    await ben.getByRole('button', { name: 'Continue' }).click();
    await ada.locator('.strip [data-runs]').waitFor();
    await ben.getByRole('button', { name: 'Menu' }).click();
    await ben.getByRole('button', { name: 'Give up the match' }).click();
    await ben.getByText('the other side wins').waitFor();
    await ben.locator('dialog').getByRole('button', { name: 'Give up the match' }).click();
    for (const page of [ada, ben]) {
      await page.getByRole('heading', { name: 'Ada wins' }).waitFor();
      await page.getByRole('dialog').getByText('Ben gave up').waitFor();
    }
  });

  test('every screen of an online table is accessible', { timeout: 300_000 }, async () => {
    const ada = await openTable(visit, {
      game: 'schicht',
      bot: true,
      time: '3 minutes + 5 seconds per move',
    });
    await checkScreen(ada, 'online-lobby');
    const ben = await visit(getPath(ada), createVisitor('Ben'));
    await ben.locator('.lobby-seats').waitFor();
    await checkScreen(ben, 'online-visitor');
    await ben.goto(`${ben.url().replace(/#.*/, '')}#/new/schicht?online`);
    await ben.locator('#time').waitFor({ state: 'attached' });
    await checkScreen(ben, 'online-setup');
    await ben.goto(ada.url());
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await waitUntilSeated(ben);
    await ada.getByRole('button', { name: 'Start the match' }).click();
    await Promise.all([waitUntilPlaying(ada), waitUntilPlaying(ben)]);
    await ben.getByRole('button', { name: 'Say' }).click();
    await ben.locator('dialog .phrases').waitFor();
    await checkScreen(ben, 'online-say');
    await ben.getByRole('button', { name: 'laughs' }).click();
    await ada.locator('.sayings li').waitFor();
    await checkScreen(ada, 'online-table');
    for (const size of [PHONE, DESKTOP]) {
      await ada.setViewportSize(size);
      const fits = await ada.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      expect(fits, `nothing is cut off at ${size.width}`).toBe(true);
    }
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.locator('dialog .menu-more').first().waitFor();
    await checkScreen(ada, 'online-menu');
    await ada.getByRole('button', { name: 'Give up the match' }).click();
    await ada.locator('dialog .row-of-two').waitFor();
    await checkScreen(ada, 'online-resign');
    await ada.keyboard.press('Escape');
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Suggest a pause' }).click();
    await ben.getByRole('button', { name: 'Agree' }).waitFor();
    await checkScreen(ben, 'online-pause');
    await ada.getByRole('button', { name: 'Withdraw' }).click();
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: /^Leave/ }).click();
    await ada.getByText('You left the match').waitFor();
    await checkScreen(ada, 'online-away');
    await ben.goto(`${ben.url().replace(/#.*/, '')}#/tables`);
    await ben
      .getByRole('link', { name: /^Go to the table/ })
      .first()
      .waitFor();
    await checkScreen(ben, 'online-tables');
  });
});
