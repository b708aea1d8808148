/** The connection to an online table: cut, stalled, corrupted or missing; and notifications to a closed page. */
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectMissing } from './expectMissing.ts';
import { describeInBrowser, PHONE, type BrowserTest, type VisitOptions } from './browser.ts';
import { GAME_FIXTURES } from './gameFixtures.ts';
import { PROTOCOL_VERSION } from '../../src/protocol/index.ts';
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

interface FaultyConnection {
  /** Drops what the player sends. */
  swallow(is: boolean): void;
  /** Delays what the player sends. */
  hold(is: boolean): void;
  /** Changes the next update. */
  spoil(): void;
  cut(): void;
  /** Closes every new connection at once. */
  refuse(is: boolean): void;
}

/** The text of a log, without the marks of events from an interruption. */
const readLogText = async (page: Page): Promise<string[]> =>
  (await readLog(page)).map((text) => text.replace(/\nnew$/, ''));

/** Ben joins over such a connection, and Ada starts. */
async function joinOverFaultyConnection(
  visit: BrowserTest['visit'],
  ada: Page,
  wish: VisitOptions = {},
): Promise<{ ben: Page; line: FaultyConnection }> {
  let [isSwallowed, isHeld, isSpoilt, isRefused] = [false, false, false, false];
  const held: (() => void)[] = [];
  let route: WebSocketRoute;
  const ben = await visit('', createVisitor('Ben', wish));
  await ben.routeWebSocket(/\/socket$/, (line) => {
    if (isRefused) return void line.close({ code: 1011 });
    route = line;
    const server = line.connectToServer();
    line.onMessage((message) => {
      if (isHeld) held.push(() => server.send(message));
      else if (!isSwallowed) server.send(message);
    });
    server.onMessage((message) => {
      // An update begins with its checksum, every other message is an object.
      const isUpdate = typeof message === 'string' && !message.startsWith('{');
      line.send(isSpoilt && isUpdate ? `${message.startsWith('0') ? 1 : 0}${message.slice(1)}` : message);
      if (isUpdate) isSpoilt = false;
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
      refuse: (is) => (isRefused = is),
    },
  };
}

/** Both pages list the same moves. Each calls its own player "You". */
async function expectSameLog(ben: Page, ada: Page): Promise<void> {
  const withoutNames = (lines: string[]): string[] =>
    lines.map((line) => line.replaceAll(/(You|Ada|Ben) (turn|place)s?\b/g, '$2'));
  const played = withoutNames(await readLog(ada));
  await expect.poll(async () => withoutNames(await readLogText(ben))).toEqual(played);
}

describeInBrowser('connections to online tables', ({ visit }) => {
  test('after a broken connection the decision arrives once', async () => {
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
    await expectSameLog(ben, ada);
  });

  test('what could not be sent is reported until the connection is back', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    const { ben, line } = await joinOverFaultyConnection(visit, ada);
    line.refuse(true);
    line.cut();
    await ben.getByText('Connection lost').waitFor();
    await ben.getByRole('button', { name: 'Menu' }).click();
    await ben.getByRole('button', { name: 'Suggest a pause' }).click();
    await ben.getByText('There is no connection right now.').waitFor();
    line.refuse(false);
    await ben.getByText('Connection lost').waitFor({ state: 'detached' });
    await ben.getByText('There is no connection right now.').waitFor({ state: 'detached' });
  });

  test('a page that is older than the server says that it has to be reloaded, and plays after that', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    const { ben, line } = await joinOverFaultyConnection(visit, ada);
    let [connections, isNewer] = [0, true];
    await ben.routeWebSocket(/\/socket$/, (socket) => {
      connections++;
      const server = socket.connectToServer();
      // The server was replaced by a newer one.
      server.onMessage((message) =>
        socket.send(
          isNewer && typeof message === 'string'
            ? message.replace(`"protocol":${PROTOCOL_VERSION}`, `"protocol":${PROTOCOL_VERSION + 1}`)
            : message,
        ),
      );
    });
    line.cut();
    await ben.getByText('The server has changed. Reload the page').waitFor();
    expect(connections, 'it does not try again').toBe(1);
    isNewer = false;
    await ben.reload();
    await waitUntilPlaying(ben);
  });

  test.each(GAME_FIXTURES)(
    'a move of $game that waits for the server stays on the board and is marked',
    async ({ game, seats, pendingMove: underWay }) => {
      const ada = await openTable(visit, { game, bot: seats[0] > 2 });
      const { ben, line } = await joinOverFaultyConnection(visit, ada, { size: PHONE });
      const shown = ben.locator(underWay.join());
      // Plays the first moves of each kind, and what follows.
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

  test('a corrupted update is not shown, and the page requests a snapshot', async () => {
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
    await expectSameLog(ben, ada);
  });

  test('a table that is left before it is connected logs no error', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    const ben = await visit('', createVisitor('Ben'));
    await ben.addInitScript(() => {
      const { WebSocket } = window;
      window.WebSocket = class extends WebSocket {
        constructor(address: string | URL) {
          super(address);
          sessionStorage.setItem('left', `${address}`);
          queueMicrotask(() => (location.hash = ''));
        }
      };
    });
    await ben.goto(ben.url() + getPath(ada));
    await ben.reload();
    await ben.locator('.tiles').waitFor();
    expect(await ben.evaluate(() => sessionStorage.getItem('left'))).toContain('/socket');
    // The server answers after the socket has been given up.
    await ben.waitForLoadState('networkidle');
  });

  test('a table’s link opened offline leads to the table once online', async () => {
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

  test('the server notifies a closed page of the player’s turn', async () => {
    const page = await visit('', createVisitor('Ada', { locale: 'fr-FR', keeps: true }));
    const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // The headless shell cannot show notifications or badges, so the test records the calls.
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
