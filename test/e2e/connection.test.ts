/** The line to a table elsewhere: cut, stalled, spoilt or not there at all; and what the server tells a closed page. */
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectMissing } from './expectMissing.ts';
import { describeInBrowser, PHONE, type BrowserTest, type VisitOptions } from './browser.ts';
import { GAME_FIXTURES } from './gameFixtures.ts';
import { waitForTurn, createRandom, playByTap } from './matchPlayer.ts';
import {
  isAsked,
  joinTable,
  readLog,
  openTable,
  getPath,
  createVisitor,
  playUntil,
  waitUntilPlaying,
  waitUntilSeated,
} from './onlineTables.ts';

/** A line that a test has in its hands. */
interface FaultyConnection {
  /** What the person does goes nowhere any more. */
  swallow(is: boolean): void;
  /** What the person does waits until the line is let go. */
  hold(is: boolean): void;
  /** The next thing the server tells of the match arrives with one bit the other way round. */
  spoil(): void;
  cut(): void;
}

/** What a log says, whether or not it was told while the line was down and is marked as new. */
const readLogText = async (page: Page): Promise<string[]> =>
  (await readLog(page)).map((told) => told.replace(/\nnew$/, ''));

/** Ben sits down over such a line, and Ada begins. */
async function joinOverFaultyConnection(
  visit: BrowserTest['visit'],
  ada: Page,
  wish: VisitOptions = {},
): Promise<{ ben: Page; line: FaultyConnection }> {
  let [isSwallowed, isHeld, isSpoilt] = [false, false, false];
  const held: (() => void)[] = [];
  let route: WebSocketRoute;
  const ben = await visit('', createVisitor('Ben', wish));
  await ben.routeWebSocket(/\/socket$/, (line) => {
    route = line;
    const server = line.connectToServer();
    line.onMessage((message) => {
      if (isHeld) held.push(() => server.send(message));
      else if (!isSwallowed) server.send(message);
    });
    server.onMessage((message) => {
      if (isSpoilt && typeof message !== 'string') {
        isSpoilt = false;
        message[message.length - 1] ^= 1;
      }
      line.send(message);
    });
  });
  await ben.goto(ben.url() + getPath(ada));
  await ben.locator('.lobby-main .primary').click();
  await waitUntilSeated(ben);
  await ada.getByRole('button', { name: 'Start the match' }).click();
  await Promise.all([waitUntilPlaying(ada), waitUntilPlaying(ben)]);
  return {
    ben,
    line: {
      swallow: (is) => (isSwallowed = is),
      hold(is) {
        isHeld = is;
        if (!is) for (const send of held.splice(0)) send();
      },
      spoil: () => (isSpoilt = true),
      cut: () => void route.close({ code: 1011 }),
    },
  };
}

describeInBrowser('lines to tables elsewhere', ({ visit }) => {
  test('a connection that breaks: the decision arrives once, what was missed is there', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    const { ben, line } = await joinOverFaultyConnection(visit, ada);
    await playUntil([ada, ben], async () => isAsked(ben));
    const before = (await readLog(ada)).length;
    line.swallow(true);
    await playByTap(ben, createRandom(2));
    await ben.getByText('Sending …').waitFor();
    expect((await readLog(ada)).length, 'nothing has arrived').toBe(before);
    line.swallow(false);
    line.cut();
    await ada.waitForFunction(
      (lines) => document.querySelectorAll('.beside .log-lines li').length > lines,
      before,
    );
    await playUntil([ada], async () => !(await isAsked(ada)) && (await readLog(ada)).length > before + 1);
    line.cut();
    await expect.poll(() => readLogText(ben)).toEqual(await readLog(ada));
  });

  test.each(GAME_FIXTURES)(
    'a move of $game that is under way stays where it was put, and is marked so',
    async ({ game, seats, pendingMove: underWay }) => {
      const ada = await openTable(visit, { game, bot: seats[0] > 2 });
      const { ben, line } = await joinOverFaultyConnection(visit, ada, { size: PHONE });
      const shown = ben.locator(underWay.join());
      // Each kind of move that comes first in the game, and what follows it.
      for (let moves = 0; moves < 4; moves++) {
        await playUntil([ada, ben], async () => isAsked(ben));
        const before = await readLog(ben);
        line.hold(true);
        const roll = createRandom(3 + moves);
        const sending = ben.getByText('Sending …');
        while (await isAsked(ben)) await playByTap(ben, roll);
        await expectMissing(ben.locator('.dock[data-mine]'), { once: sending }, 'nobody is asked');
        expect(await shown.count(), 'and it lies where it was put').toBeGreaterThan(0);
        expect(await readLog(ben), 'and it has not happened yet').toEqual(before);
        line.hold(false);
        await sending.waitFor({ state: 'detached' });
      }
    },
  );

  test('what cannot be proved is not shown: the table is asked how things stand', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    const { ben, line } = await joinOverFaultyConnection(visit, ada);
    await playUntil([ada, ben], async () => isAsked(ada));
    const before = await readLog(ben);
    line.hold(true);
    line.spoil();
    await playUntil([ada], async () => !(await isAsked(ada)));
    const asks = ben.getByText('Catching up …');
    await expectMissing(ben.locator('[data-legal]'), { once: asks }, 'nothing can be done with what is old');
    expect(await readLog(ben)).toEqual(before);
    line.hold(false);
    await ben.getByText('Catching up').waitFor({ state: 'detached' });
    expect(await waitForTurn(ben)).toBe(false);
    await expect.poll(() => readLogText(ben)).toEqual(await readLog(ada));
  });

  test('without a network a link to a table leads to the page, which says so and finds the table later', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    const link = await ada.getByLabel('Link to this table', { exact: true }).inputValue();
    const ben = await joinTable(visit, ada, { losesNetwork: true });
    await ben.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await ben.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 200_000,
    });
    await ben.context().setOffline(true);
    await ben.goto(link);
    expect(getPath(ben)).toBe(getPath(ada));
    await ben.getByText('No server is available.').waitFor();
    await ben.context().setOffline(false);
    await waitUntilPlaying(ben);
  });

  test('a message of the server to a closed page: that it is one’s turn, or that one is waited for', async () => {
    const page = await visit('', createVisitor('Ada', { locale: 'fr-FR', keeps: true }));
    const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // The headless shell has nowhere to show a message or a badge: what it is asked to show is written down.
    await worker.evaluate(() => {
      Object.assign(navigator, { setAppBadge: () => Promise.resolve() });
      const scope = globalThis as unknown as {
        shown: object[];
        registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
      };
      scope.shown = [];
      scope.registration.showNotification = async (title, { body, data }) => {
        const { address } = data as { address: string };
        scope.shown.push({ title, body, address });
      };
    });
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => page.url().startsWith(scopeURL));
        if (own !== undefined) resolve(own.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registered;
    for (const nudge of [false, true])
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(page.url()).origin,
        registrationId,
        data: JSON.stringify({ table: 'abcdefgh12345678', ...(nudge ? { nudge } : {}) }),
      });
    const address = `${page.url().replace(/#.*/, '')}#/t/abcdefgh12345678`;
    await expect
      .poll(() => worker.evaluate(() => (globalThis as unknown as { shown: object[] }).shown))
      .toEqual([
        { title: 'Tavola', body: 'C’est à vous de jouer à une table.', address },
        { title: 'Tavola', body: 'On vous attend à une table.', address },
      ]);
  });
});
