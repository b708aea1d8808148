/** Controls of online tables that no other test presses: setup, lobby, match and result. */
import type { WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { expectMissing } from './expectMissing.ts';
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
  unfoldOptions,
} from './onlineTables.ts';

describeInBrowser('every online control', ({ visit, site }) => {
  test('the controls of setup and lobby do what they say', async () => {
    const ada = await visit('#/new/punto?online', createVisitor('Ada'));
    await unfoldOptions(ada);
    const place = (name: string) => ada.getByRole('group', { name: 'Where' }).getByRole('button', { name });
    await place('On this device').click();
    await ada.getByRole('button', { name: 'Start Punto' }).waitFor();
    await place('Online, by link').click();
    const add = ada.getByRole('button', { name: 'Add a seat' });
    await add.click();
    await add.click();
    await ada.getByLabel(/^Teams/).check();
    await ada.getByLabel('Cards are turned up').selectOption({ index: 1 });
    await ada.getByLabel('Rounds to win the match').selectOption('3');
    await ada.getByLabel('Name, seat 1').fill('Adele');
    await ada.getByLabel('If someone does not come back').selectOption({ index: 1 });
    await ada.getByLabel('They can also claim the win').check();
    await ada.getByLabel('Show in the public list of tables').check();
    await ada.getByLabel('Anyone can find and watch the match').uncheck();
    await ada.getByRole('button', { name: 'Remove seat 4' }).click();
    await ada.getByRole('button', { name: /^Open a table for/ }).click();
    await waitUntilSeated(ada);
    const terms = ada.locator('.chosen-terms');
    await terms.getByText('In the public list').waitFor();
    expect(await terms.innerText()).toContain('Rounds to win the match\n3');
    await terms.getByText('then a bot or a win').waitFor();
    await ada.locator('.lobby-seats').getByText('Adele').waitFor();

    // A bot gets a seat and loses it; a person takes one and loses it too.
    const third = ada.getByLabel('Who gets seat 3');
    await third.selectOption({ label: 'Bot: hard' });
    await ada.locator('.lobby-seats .bot').waitFor();
    await third.selectOption({ index: 0 });
    await ada.locator('.lobby-seats .bot').waitFor({ state: 'detached' });
    const ben = await visit(getPath(ada), createVisitor(''));
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Sit here: Seat 3' }).click();
    await waitUntilSeated(ben);
    await ada.getByRole('button', { name: 'Free Ben’s seat' }).click();
    await ben.locator('.lobby-seats [data-me]').waitFor({ state: 'detached' });

    await ada.getByRole('button', { name: 'Copy the link' }).first().click();
    await ada.getByText('Copied').first().waitFor();
    await ada.getByText('Seal of this deal').click();
    expect(await ada.locator('code').first().innerText()).toMatch(/^[0-9a-f]{64}$/);
    await ada.getByText('Play on another device').click();
    await ada.getByLabel('Play on another device', { exact: true }).waitFor();

    await ada.goto(`${site().address}#/new/schicht?online`);
    await unfoldOptions(ada);
    await ada.getByLabel(/^Silver cards/).check();
    await ada.getByRole('button', { name: /^Open a table for/ }).click();
    await waitUntilSeated(ada);
    await expect.poll(() => terms.innerText()).toContain('Silver cards (advanced game)\nyes');
  });

  test('the controls of a match and its result do what they say', async () => {
    const ada = await openTable(visit, { game: 'campos' });
    const ben = await joinTable(visit, ada);
    const tom = await visit(getPath(ada), createVisitor('Tom'));
    await waitUntilPlaying(tom);
    await Promise.race([ada, ben].map((page) => page.locator('.dock[data-mine]').waitFor()));
    const first = (await isAsked(ada)) ? ada : ben;
    await playUntil([first], async () => (await readLog(tom)).length > 0);
    const tool = (name: string) => first.locator('.tools').getByRole('button', { name });
    await tool('Undo').click();
    await expect.poll(() => readLog(tom)).toEqual([]);
    await tool('Rules').click();
    await first.getByRole('dialog', { name: 'Campos: Rules' }).waitFor();
    await first.keyboard.press('Escape');

    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Give up the match' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Keep playing' }).press('Enter');
    await ada.locator('dialog').waitFor({ state: 'detached' });
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Suggest ending the match' }).click();
    const playOn = ben.getByRole('button', { name: 'Keep playing' });
    await playOn.click();
    await playOn.waitFor({ state: 'detached' });
    await ben.getByRole('button', { name: 'Menu' }).click();
    await ben.getByRole('button', { name: 'Suggest ending the match' }).click();
    for (const page of [ada, ben, tom])
      await page.getByRole('heading', { name: 'Ended by agreement' }).waitFor();

    // Those who did not open the table open one of their own.
    await ben.getByRole('link', { name: 'Change settings' }).press('Enter');
    await ben.waitForURL(/#\/new\/campos\?online$/);
    await ben.goBack();
    await ben.getByRole('heading', { name: 'Ended by agreement' }).waitFor();
    await ada.getByRole('button', { name: 'Check the deal' }).press('Enter');
    const proof = ada.waitForEvent('download');
    await ada.getByRole('button', { name: 'Save the proof' }).press('Enter');
    expect((await proof).suggestedFilename()).toMatch(/\.jsonl?$/);
    await ada.keyboard.press('Escape');
    await ada.getByRole('button', { name: 'Result' }).click();
    // One player asks for a rematch, one declines, a spectator follows.
    await ada.getByRole('button', { name: 'Rematch' }).click();
    await waitUntilSeated(ada);
    const no = ben.getByRole('dialog').getByRole('button', { name: 'No, thanks' });
    await no.press('Enter');
    await no.waitFor({ state: 'detached' });
    await ada.getByText('No answer yet').waitFor({ state: 'detached' });
    await tom.getByRole('dialog').getByRole('button', { name: 'Go to the next match' }).press('Enter');
    await tom.locator('.lobby-seats').waitFor();
  });

  test('the notices of a table lead to the next match', async () => {
    const ada = await openTable(visit, { game: 'campos' });
    const ben = await joinTable(visit, ada);
    const place = getPath(ada);
    const tom = await visit(place, createVisitor('Tom'));
    await waitUntilPlaying(tom);
    await tom.getByRole('button', { name: 'Menu' }).click();
    await tom.getByRole('dialog').getByRole('link', { name: 'All games' }).press('Enter');
    await tom.locator('.tiles').waitFor();
    let socketOfTom: WebSocketRoute | undefined;
    await tom.routeWebSocket(/\/socket$/, (socket) => {
      socket.connectToServer();
      socketOfTom = socket;
    });
    await tom.goto(site().address + place);
    await waitUntilPlaying(tom);
    // A refusal stays until it is closed.
    await tom.getByText('You are watching').first().waitFor();
    socketOfTom!.send(JSON.stringify({ t: 'rejected', code: 'rateLimited' }));
    const refusal = tom.locator('.notices').getByText('That was too fast.');
    await refusal.waitFor();
    await tom.locator('.notices').getByRole('button', { name: 'Close' }).click();
    await refusal.waitFor({ state: 'detached' });
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Suggest ending the match' }).click();
    await ben.getByRole('button', { name: 'Agree' }).click();
    for (const page of [ada, ben, tom])
      await page.getByRole('heading', { name: 'Ended by agreement' }).waitFor();
    for (const page of [ben, tom]) {
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await ada.getByRole('button', { name: 'Rematch' }).press('Enter');
    await waitUntilSeated(ada);
    await tom.locator('.notices').getByRole('button', { name: 'Go to the next match' }).click();
    await tom.locator('.lobby-seats').waitFor();
    await ben.locator('.notices').getByRole('button', { name: 'Yes, let’s play' }).click();
    await waitUntilPlaying(ben);
  });

  test('a player learns that this browser blocks notifications', async () => {
    const ada = await openTable(visit, { game: 'punto' }, { keeps: true });
    const blocked = ada.getByText('Notifications are blocked for this page.');
    await blocked.waitFor();
    // The headless shell blocks them without a question.
    await ada.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'default' }));
    await ada.reload();
    const notify = ada.getByRole('button', { name: 'Notify me when it’s my turn' });
    await expectMissing(blocked, { once: notify });
    await notify.click();
    await blocked.waitFor();
  });
});
