/** A club night in the browser: organiser by keyboard, participants on phones, big screen, table, results. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectMissing } from './expectMissing.ts';
import { DESKTOP, describeInBrowser, PHONE } from './browser.ts';
import { checkScreen, checkScreenSize } from './checkScreen.ts';
import { waitUntilPlaying } from './onlineTables.ts';

const WALL = { width: 1920, height: 1080 };

describeInBrowser('a club night', ({ visit }) => {
  test('a club night runs from its opening to its results', async () => {
    const host = await visit('#/tables', { size: DESKTOP });
    await host.getByRole('link', { name: 'Club night' }).click();
    const name = host.getByLabel('Name of the club night');
    await name.waitFor();
    await checkScreen(host, 'club-opening');
    await name.focus();
    await host.keyboard.type('Friday');
    await host.getByLabel('Players per table').selectOption('2');
    await host.getByLabel('Campos').uncheck();
    await host.getByLabel('Campos').check();
    await host.getByLabel('Rounds').selectOption('n4');
    await host.getByLabel('Time per round').selectOption({ label: 'no limit' });
    await host.getByLabel('Fill up with bots').selectOption('hard');
    await name.press('Enter');
    await host.getByText('You are the organiser').waitFor();
    const address = host.url().slice(host.url().indexOf('#'));

    const come = async (as: string, then = `Welcome, ${as}`): Promise<Page> => {
      const phone = await visit(address, { size: PHONE });
      await phone.getByLabel('Your name').fill(as);
      await phone.getByLabel('Your name').press('Enter');
      await phone.getByText(then).waitFor();
      // Only visible pages go to their table by themselves.
      await phone.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
      return phone;
    };
    const ada = await come('Ada');
    const ben = await come('Ben');
    // Names are unique.
    const other = await visit(address, { size: PHONE, isRefused: true });
    await other.getByLabel('Your name').fill('ADA');
    await other.getByLabel('Your name').press('Enter');
    await other.getByText('Someone here has that name').waitFor();

    const wall = await visit(`${address}/screen`, { size: WALL });
    await wall.getByText('2 people are here').waitFor();
    await checkScreenSize(wall, 'club-wall-gathering');
    const [screen] = await Promise.all([
      host.waitForEvent('popup'),
      host.getByRole('link', { name: 'Big screen' }).press('Enter'),
    ]);
    await screen.getByText('2 people are here').waitFor();
    await screen.close();
    const code = (await wall.locator('.club-join strong').textContent())!;
    await other.goto(`${other.url().split('#')[0]}#/club`);
    await other.getByLabel('Code').fill(code.toLowerCase());
    await other.getByLabel('Code').press('Enter');
    await other.getByLabel('Your name').waitFor();

    // Joining can be closed, and a removed participant is informed.
    await host.getByLabel('Let new people in').uncheck();
    await other.getByText('not letting anyone else in').waitFor();
    await host.getByLabel('Let new people in').check();
    await other.getByLabel('Your name').fill('Cora');
    await expect
      .poll(async () => {
        if ((await other.getByText('Welcome, Cora').count()) > 0) return true;
        await other.getByRole('button', { name: 'Join' }).press('Enter');
        return false;
      })
      .toBe(true);
    await host.getByRole('button', { name: 'Remove Cora' }).press('Enter');
    await other.getByText('The organiser has removed you').waitFor();
    await host.getByRole('button', { name: 'Copy the link' }).press('Enter');
    await host.getByText('Copied').waitFor();
    for (const isOn of [true, false]) {
      await host.getByLabel('Wait before the next round').click();
      await expect.poll(() => host.getByLabel('Wait before the next round').isChecked()).toBe(isOn);
    }

    await host.getByRole('button', { name: 'Start round 1' }).press('Enter');
    for (const phone of [ada, ben]) await phone.getByText(/^Go to table 1, seat [12]$/).waitFor();
    await other.getByText('The organiser has removed you').waitFor();
    await expectMissing(ada.getByText('Round ends in'), { once: ada.getByText(/^Go to table 1/) });
    await checkScreen(ada, 'club-go');
    await host.getByRole('button', { name: 'Start round' }).waitFor({ state: 'detached' });
    await checkScreen(host, 'club-host');
    await ada.getByRole('button', { name: 'Open my table' }).click();
    await wall.getByText('for Ben').waitFor();
    // The organiser gives Ben's seat to one who has come late.
    const cora = await come('Cora', 'You get a seat in round 2.');
    await host.getByRole('button', { name: 'Move Cora', exact: true }).press('Enter');
    await host
      .getByRole('dialog')
      .getByRole('button', { name: /^Table 1, seat [12]$/ })
      .press('Enter');
    await ben.getByText('You get a seat in round 2.').waitFor();
    await cora.getByRole('button', { name: 'Open my table' }).click();
    for (const phone of [ada, cora]) await waitUntilPlaying(phone);
    await wall.locator('[data-is=playing]').waitFor();
    await checkScreenSize(wall, 'club-wall-playing');

    // The way back, and to the results.
    await ada.goto(`${ada.url().split('#')[0]}${address}`);
    await ada.getByText('Round 1 of 4').waitFor();
    await ada.getByRole('button', { name: 'Leave' }).press('Enter');
    await ada.getByText('You have left the club night.').waitFor();
    await ada.getByRole('button', { name: 'I’m here now' }).press('Enter');
    await ada.getByText('You have left the club night.').waitFor({ state: 'detached' });
    await ada.getByRole('button', { name: 'Standings' }).press('Enter');
    await ada.locator('.club-standings li').first().waitFor();
    // A held Enter key presses again and again. It must not end the club night, nor may a double click.
    const end = host.getByRole('button', { name: 'End the club night' });
    const asked = host.getByRole('dialog', { name: 'Really end it?' });
    await end.focus();
    await host.keyboard.press('Enter');
    await asked.waitFor();
    await host.keyboard.press('Enter');
    await asked.waitFor({ state: 'detached' });
    await end.dblclick();
    await asked.getByRole('button', { name: 'Cancel' }).press('Enter');
    await asked.waitFor({ state: 'detached' });
    await ada.getByText('Round 1 of 4').waitFor();
    await end.click();
    await asked.getByRole('button', { name: 'End the club night' }).press('Enter');
    await ada.getByRole('link', { name: 'Results' }).click();
    await ada.getByRole('rowheader', { name: 'Ben' }).waitFor();
    await checkScreen(ada, 'club-results');
    await ada.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
    await ada.getByRole('button', { name: 'Print' }).press('Enter');
    await ada.locator('body[data-printed]').waitFor();
    const [file] = await Promise.all([
      ada.waitForEvent('download'),
      ada.getByRole('button', { name: 'Table as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Friday.csv');
    const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe('\uFEFFPlace,Name,Points,Played,Won,Sat out');
    // The same in German, as German spreadsheets expect it.
    const karl = await visit(`${address}/results`, { locale: 'de-DE' });
    const [table] = await Promise.all([
      karl.waitForEvent('download'),
      karl.getByRole('button', { name: 'Tabelle als CSV' }).click(),
    ]);
    expect(readFileSync(await table.path(), 'utf8')).toMatch(/^\uFEFFRang;Name;Punkte;/);
    await ada.getByRole('link', { name: 'Back to the club night' }).click();
    await ada.waitForURL((url) => url.hash === address);
  });
});
