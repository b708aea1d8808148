/** Friends at one table: a series of matches, changes between them, and what one reads while waiting. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, PHONE } from './browser.ts';
import { expectMissing } from './expectMissing.ts';
import { createRandom, playByTap } from './matchPlayer.ts';
import {
  createVisitor,
  getPath,
  isAsked,
  joinTable,
  openTable,
  playUntil,
  readLog,
  unfoldOptions,
  waitUntilPlaying,
  waitUntilSeated,
} from './onlineTables.ts';

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up the match' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up the match' }).click();
}

describeInBrowser('friends', ({ visit }) => {
  test('a rematch starts once both have agreed, and the series is counted', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    const ben = await joinTable(visit, ada, { size: PHONE });
    const place = getPath(ada);
    await giveUp(ben);
    await ada.getByRole('button', { name: 'Rematch' }).click();
    await waitUntilSeated(ada);
    await ada.getByText('The match starts as soon as everyone has sat down.').waitFor();
    await expectMissing(ada.getByRole('button', { name: 'Start the match' }), {
      once: ada.locator('.series', { hasText: 'you 1 : 0 Ben' }),
    });
    await ben.getByRole('dialog').getByRole('button', { name: 'Yes, let’s play' }).click();
    await Promise.all([waitUntilPlaying(ada), waitUntilPlaying(ben)]);
    expect(getPath(ben)).toBe(place);
    await giveUp(ada);
    await ben.locator('dialog .series', { hasText: 'you 1 : 1 Ada' }).waitFor();

    // The opener suggests another game, and the page of the other names it.
    await ada.getByRole('dialog').getByRole('button', { name: 'Change settings' }).click();
    const form = ada.getByRole('dialog', { name: 'Change settings' });
    await form.getByLabel('Game').selectOption('Campos');
    await form.getByRole('button', { name: 'Suggest this match' }).click();
    await waitUntilSeated(ada);
    await ben.getByRole('dialog').getByText('The others would like to play Campos next.').waitFor();
    await ben.getByRole('dialog').getByRole('button', { name: 'Yes, let’s play' }).click();
    await Promise.all([waitUntilPlaying(ada), waitUntilPlaying(ben)]);
    expect(await ada.locator('h1').first().innerText()).toContain('Campos');
  });

  test('the opener changes the table before the match, and everyone stays', async () => {
    const ada = await openTable(visit, { game: 'punto' }, { size: PHONE });
    const place = getPath(ada);
    // A friend across the table scans the code from the phone.
    expect(await ada.locator('.qr').first().isVisible()).toBe(true);
    await ada.getByRole('heading', { name: 'While you wait' }).waitFor();
    expect(await ada.locator('.how-to li').count()).toBeGreaterThan(2);
    const lesson = ada.waitForEvent('popup');
    await ada.getByRole('link', { name: 'Guided first match' }).click();
    await (await lesson).waitForURL('**/#/lesson/punto');
    const rules = ada.waitForEvent('popup');
    await ada.getByRole('main').getByRole('link', { name: 'Rules' }).click();
    await (await rules).waitForURL('**/#/rules/punto');

    const ben = await visit(place, createVisitor('Ben'));
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await waitUntilSeated(ben);
    await expectMissing(ben.getByRole('button', { name: 'Change settings' }), {
      once: ben.getByText('Ada starts the match'),
    });
    await ada.getByRole('button', { name: 'Change settings' }).click();
    const form = ada.getByRole('dialog', { name: 'Change settings' });
    await form.getByLabel('Game').selectOption('Schicht im Schacht');
    await form.getByLabel('Seats').selectOption('3');
    await form.getByLabel(/^Silver cards/).check();
    await form.getByRole('button', { name: 'Change the table' }).click();
    for (const page of [ada, ben]) {
      await page.getByRole('heading', { name: 'Table for Schicht im Schacht' }).waitFor();
      await waitUntilSeated(page);
      await page.locator('.chosen-terms').getByText('Silver cards (advanced game)').waitFor();
      expect(await page.locator('.lobby-seats li').count()).toBe(3);
      expect(getPath(page)).toBe(place);
    }
    await ada.getByLabel('Who gets seat 3').selectOption({ label: 'Bot: easy' });
    await ada.getByRole('button', { name: 'Start the match' }).click();
    await Promise.all([waitUntilPlaying(ada), waitUntilPlaying(ben)]);
  });

  test('two people on one device play with a friend online', async () => {
    const ada = await visit('#/new/schicht', createVisitor('Ada'));
    await ada.getByLabel('Who sits in seat 2').selectOption({ label: 'Someone else here' });
    await ada.getByLabel('Name, seat 2').fill('Bea');
    await ada.getByRole('button', { name: 'Online, by link' }).click();
    await ada.getByRole('button', { name: 'Add a seat' }).click();
    expect(await ada.getByLabel('Name, seat 2').inputValue(), 'she stays on this device').toBe('Bea');
    await ada.getByRole('button', { name: /^Open a table for/ }).click();
    await waitUntilSeated(ada);
    const bea = ada.locator('.lobby-seats li', { hasText: 'Bea' });
    await bea.getByText('on this device').waitFor();
    // She leaves and sits down again.
    await ada.getByRole('button', { name: 'Free Bea’s seat' }).click();
    await bea.waitFor({ state: 'detached' });
    await ada.getByText('Add someone on this device').click();
    await ada.getByLabel('Name of the other player').fill('Bea');
    await ada.getByRole('button', { name: 'Sit here too' }).click();
    await bea.getByText('on this device').waitFor();

    const ben = await visit(getPath(ada), createVisitor('Ben'));
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await waitUntilSeated(ben);
    await ada.getByRole('button', { name: 'Start the match' }).click();
    await waitUntilPlaying(ben);
    // The device passes from hand to hand, and each hand is covered until its player has it.
    const seen = new Set<string>();
    const cover = ada.locator('.curtain h1');
    const play = async (): Promise<void> => {
      const roll = createRandom(5);
      for (let taps = 0; seen.size < 2 && taps < 200; taps++) {
        if ((await cover.count()) > 0) {
          seen.add(await cover.innerText());
          await ada.locator('.curtain button').click();
          await waitUntilPlaying(ada);
        }
        for (const page of [ada, ben]) if (await isAsked(page)) await playByTap(page, roll);
        await ada.waitForTimeout(50);
      }
    };
    await cover.waitFor();
    await play();
    expect([...seen].toSorted()).toEqual(['Hand the device to Ada', 'Hand the device to Bea']);
    // A reload keeps both seats.
    await ada.reload();
    await cover.waitFor();
  });

  test('a move is taken back once everyone agrees, and a grey button says why', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    const ben = await joinTable(visit, ada, { size: PHONE });
    await Promise.race([ada, ben].map((page) => page.locator('.dock[data-mine]').waitFor()));
    const [first, second] = (await isAsked(ada)) ? [ada, ben] : [ben, ada];
    const name = first === ada ? 'Ada' : 'Ben';
    const undo = first.locator('.tools').getByRole('button', { name: 'Undo' });
    await undo.press('Enter');
    await first.getByText('You have made no move that could be undone.').waitFor();
    const start = (await readLog(ada)).length;
    await playUntil([first, second], async () => (await readLog(ada)).length > start + 1);
    const before = (await readLog(ada)).length;

    await undo.click();
    await first.getByText('The move is taken back once everyone has agreed.').waitFor();
    await undo.press('Enter');
    await first.getByText('The others have not answered yet.').waitFor();
    const asked = second.getByText(`${name} asks to take back the last move.`);
    await asked.waitFor();
    await second.locator('.notices').getByRole('button', { name: 'No, thanks' }).click();
    await asked.waitFor({ state: 'detached' });
    expect((await readLog(ada)).length).toBe(before);

    await undo.click();
    await first.locator('.notices').getByRole('button', { name: 'Withdraw' }).click();
    await undo.click();
    await asked.waitFor();
    await second.locator('.notices').getByRole('button', { name: 'Agree' }).click();
    await expect.poll(async () => (await readLog(ada)).length).toBeLessThan(before);
    await first.locator('.dock[data-mine]').waitFor();
    await playUntil([first, second], async () => (await readLog(ada)).length >= before);
  });

  test('friends write in their own words, without links, and each of them can switch it off', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    const ben = await joinTable(visit, ada, { size: PHONE });
    const open = async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: 'Say', exact: true }).click();
      await page.getByRole('dialog', { name: 'Say something' }).waitFor();
    };
    await open(ada);
    const field = ada.locator('.own-words input');
    const send = ada.getByRole('button', { name: 'Send' });
    await field.fill('Look at example.org/x');
    await send.click();
    await ada.getByRole('alert').getByText('no links, please').waitFor();
    await field.fill('Grüezi, ready for a long one?');
    await send.click();
    await ben.locator('.sayings').getByText('Ada: Grüezi, ready for a long one?').waitFor();
    await open(ben);
    await ben.locator('.own-words-lines').getByText('Grüezi, ready for a long one?').waitFor();
    await ben.keyboard.press('Escape');
    await ben.getByRole('button', { name: 'Menu' }).click();
    await ben.getByRole('button', { name: 'Other players …' }).click();
    await ben.getByLabel('Show what others write').uncheck();
    await ben.keyboard.press('Escape');
    await open(ben);
    await expectMissing(ben.locator('.own-words'), { once: ben.getByRole('button', { name: 'Hello!' }) });
    // Someone who comes later reads it, because everyone with the link may.
    await ada.reload();
    await waitUntilPlaying(ada);
    await open(ada);
    await ada.locator('.own-words-lines').getByText('Grüezi, ready for a long one?').waitFor();
  });

  test('after a move, one press leads to the next table that waits', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    const ben = await joinTable(visit, ada);
    const first = getPath(ada);
    await playUntil([ada, ben], async () => isAsked(ada));
    await ada.goto(ada.url().replace(/#.*/, '#/new/punto?online'));
    await unfoldOptions(ada);
    await ada.getByRole('button', { name: /^Open a table for/ }).click();
    await waitUntilSeated(ada);
    const other = await joinTable(visit, ada);
    await playUntil([ada, other], async () => isAsked(other));
    await ada.getByRole('button', { name: 'Next table' }).click();
    await ada.waitForURL((url) => url.hash === first);
    await ada.locator('.dock[data-mine]').waitFor();
  });
});
