/** A club night in the browser: opened by keyboard, joined by phones, shown on a wall, played at a table, kept as results. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, inBrowser, PHONE } from './browser.ts';
import { look, lookAt } from './look.ts';
import { playing } from './tables.ts';

const WALL = { width: 1920, height: 1080 };

inBrowser('a club night', ({ visit }) => {
  test('from opening it to its results', async () => {
    const host = await visit('#/tables', { size: DESKTOP });
    await host.getByRole('link', { name: 'Club night' }).click();
    const name = host.getByLabel('Name of the evening');
    await name.waitFor();
    await look(host, 'club-opening');
    await name.focus();
    await host.keyboard.type('Friday');
    await host.getByLabel('At a table').selectOption('2');
    await name.press('Enter');
    await host.getByText('You are the host').waitFor();
    const address = host.url().slice(host.url().indexOf('#'));

    const come = async (as: string): Promise<Page> => {
      const phone = await visit(address, { size: PHONE });
      await phone.getByLabel('Your name').fill(as);
      await phone.getByLabel('Your name').press('Enter');
      await phone.getByText(`Welcome, ${as}`).waitFor();
      return phone;
    };
    const ada = await come('Ada');
    const ben = await come('Ben');
    // Nobody has a name twice.
    const other = await visit(address, { size: PHONE });
    await other.getByLabel('Your name').fill('ADA');
    await other.getByLabel('Your name').press('Enter');
    await other.getByText('Somebody here has that name').waitFor();

    const wall = await visit(`${address}/screen`, { size: WALL });
    await wall.getByText('2 people are here').waitFor();
    await lookAt(wall, 'club-wall-gathering');
    const code = (await wall.locator('.club-join strong').textContent())!;
    await other.goto(`${other.url().split('#')[0]}#/club`);
    await other.getByLabel('Code').fill(code.toLowerCase());
    await other.getByLabel('Code').press('Enter');
    await other.getByLabel('Your name').waitFor();

    await host.getByRole('button', { name: 'Begin round 1' }).press('Enter');
    for (const phone of [ada, ben]) await phone.getByText(/^Table 1, seat [12]: go$/).waitFor();
    await look(ada, 'club-go');
    await host.getByRole('button', { name: 'Begin round' }).waitFor({ state: 'detached' });
    await look(host, 'club-host');
    for (const phone of [ada, ben]) await phone.getByRole('button', { name: 'Open my table' }).click();
    for (const phone of [ada, ben]) await playing(phone);
    await wall.locator('[data-is=playing]').waitFor();
    await lookAt(wall, 'club-wall-playing');

    // The way back, and to the results.
    await ada.goto(`${ada.url().split('#')[0]}${address}`);
    await ada.getByText('Round 1 of 4').waitFor();
    await host.getByRole('button', { name: 'End the evening' }).click();
    await host.getByRole('button', { name: 'Really end it?' }).press('Enter');
    await ada.getByRole('link', { name: 'Results' }).click();
    await ada.getByRole('rowheader', { name: 'Ben' }).waitFor();
    await look(ada, 'club-results');
    const [file] = await Promise.all([
      ada.waitForEvent('download'),
      ada.getByRole('button', { name: 'Table as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Friday.csv');
    expect(readFileSync(await file.path(), 'utf8').split('\r\n')).toHaveLength(4);
  });
});
