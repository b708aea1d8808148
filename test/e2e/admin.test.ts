/** The admin page behind its key, and what leads there: muting, hidden names, reports, a pause, a closed table. */
import { readFileSync } from 'node:fs';
import { join as joined } from 'node:path';
import { expect, test } from 'vitest';
import { expectMissing } from './expectMissing.ts';
import { describeInBrowser } from './browser.ts';
import { checkScreen } from './checkScreen.ts';
import { joinTable, openTable, createVisitor } from './onlineTables.ts';

describeInBrowser('the admin page', ({ visit, site }) => {
  test('a report reaches the admin, who can pause the server and close the table', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    const ben = await joinTable(visit, ada);

    // Ada mutes Ben, hides his name and reports him.
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Other players …' }).click();
    await ada.getByRole('heading', { name: 'Other players' }).waitFor();
    await ada.getByLabel('Mute Ben').check();
    await ada.getByLabel('Hide the names of strangers').check();
    await ada.getByRole('heading', { name: 'Player B' }).waitFor();
    await checkScreen(ada, 'others');
    const report = ada.getByRole('button', { name: 'Report Player B …' });
    await report.click();
    await ada.getByRole('button', { name: 'Cancel' }).press('Enter');
    await ada.locator('dialog').waitFor({ state: 'detached' });
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'Other players …' }).click();
    await report.click();
    await ada.getByLabel('Spamming phrases').check();
    await ada.getByLabel('A note to the admin (optional)').fill('hello, hello, hello');
    await checkScreen(ada, 'others-report');
    await ada.getByRole('button', { name: 'Send' }).click();
    await ada.getByText('Thank you. The admin will look into it.').waitFor();
    await ada.getByRole('button', { name: 'Close' }).click();
    await expectMissing(ada.getByText('Ben', { exact: true }), { once: ada.getByText('Player B') });

    // Both send a phrase; Ada does not see Ben's.
    await ben.getByRole('button', { name: 'Say', exact: true }).click();
    await ben.getByRole('button', { name: 'Hello!' }).click();
    await ben.locator('.sayings li').first().waitFor();
    await ada.getByRole('button', { name: 'Say', exact: true }).click();
    await ada.getByRole('button', { name: 'Thank you!' }).click();
    await ada.locator('.sayings li').first().waitFor();
    expect(await ada.locator('.sayings').innerText()).not.toContain('Player B');

    const host = await visit('#/host', createVisitor('Hanna', { isRefused: true }));
    const main = host.locator('main');
    await host.getByLabel('Key').fill('not this one');
    await host.getByRole('button', { name: 'Open' }).click();
    await host.getByText('This key is wrong.').waitFor();
    await checkScreen(host, 'host-door');
    await host.getByLabel('Key').fill(readFileSync(joined(site().data, 'tavola.key'), 'utf8').trim());
    await host.getByLabel('Key').press('Enter');
    await main.getByText('Cores in use').waitFor();
    await checkScreen(host, 'host-load');
    const to = (section: string) => main.getByRole('link', { name: section, exact: true }).click();

    await to('Reports');
    await main.getByText('hello, hello, hello').waitFor();
    await main.getByText('Ada about Ben').waitFor();
    await checkScreen(host, 'host-reports');
    await main.getByRole('button', { name: 'Block … Ben' }).click();
    const refusal = host.getByRole('dialog', { name: 'Ben' });
    await refusal.getByRole('button', { name: 'Cancel' }).press('Enter');
    await refusal.waitFor({ state: 'detached' });
    await to('Load');
    await main.getByText('Cores in use').waitFor();
    await to('Reports');
    await main.getByLabel('Reports').selectOption('seen');

    await to('People');
    await main.getByText('0 accounts').waitFor();
    await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Chess Club');
    await main.getByRole('button', { name: 'Reserve' }).click();
    await main.getByText('Chess Club').waitFor();
    await checkScreen(host, 'host-people');
    await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Chess Club');
    await main.getByRole('button', { name: 'Free', exact: true }).click();
    await main.getByText('Chess Club').waitFor({ state: 'detached' });
    await main.getByLabel('Name begins with').fill('Z');
    const asked = host.waitForResponse(/people\?name=Z$/);
    await main.getByRole('button', { name: 'Search' }).click();
    await asked;
    await main.getByLabel('Address').fill('203.0.113.7');
    await main.getByRole('button', { name: 'Block …' }).click();
    const sheet = host.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Cancel' }).press('Enter');
    await sheet.waitFor({ state: 'detached' });
    await main.getByRole('button', { name: 'Block …' }).press('Enter');
    await sheet.getByLabel('How long').selectOption({ label: 'an hour' });
    await sheet.getByLabel('Reason').selectOption({ label: 'Something else' });
    await sheet.getByLabel('Why (for your own log)').fill('a test');
    await sheet.getByRole('button', { name: 'Block …' }).press('Enter');
    const unblock = main.getByRole('button', { name: /^Unblock/ });
    await main.getByText(/: Something else$/).waitFor();
    await unblock.click();
    await unblock.waitFor({ state: 'detached' });

    await to('Features');
    await main.getByLabel('Club nights').uncheck();
    for (const offer of [
      'Guests may open tables',
      'Rated tables',
      'List of open tables',
      'Presence and invitations',
      'Play with someone now',
      'Campos',
    ]) {
      const box = main.getByLabel(offer, { exact: true });
      for (const isOn of [false, true]) {
        const response = host.waitForResponse((response) => response.request().method() === 'POST');
        await box.click();
        await response;
        await expect.poll(() => box.isChecked()).toBe(isOn);
      }
    }
    for (const seats of ['4', '']) {
      await main.getByLabel('Seats per table, at most').selectOption(seats);
      await expect.poll(() => main.getByLabel('Seats per table, at most').inputValue()).toBe(seats);
    }
    await checkScreen(host, 'host-offer');
    await main.getByLabel('Starts in').selectOption('10');
    await main.getByLabel('Lasts').selectOption('5');
    await main.getByLabel('What everyone reads').selectOption('repair');
    await main.getByLabel('Or in your own words').fill('Tea for everybody');
    await main.getByRole('button', { name: 'Announce' }).click();
    await main.getByText('Announced: from').waitFor();
    const notice = ada.locator('.pause-notice');
    await notice.getByText('The server pauses in 10 minutes.').waitFor();
    expect(await notice.innerText()).toContain('Tea for everybody');
    await checkScreen(ada, 'host-pause');
    await notice.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'detached' });
    await main.getByRole('button', { name: 'Cancel the pause' }).click();
    await main.getByRole('button', { name: 'Announce' }).waitFor();

    await to('Tables');
    await main.getByText('Ben').first().waitFor();
    await checkScreen(host, 'host-tables');
    await main.getByRole('link', { name: 'Watch' }).click();
    await host.waitForURL(/#\/t\//);
    await host.getByText('You are watching').first().waitFor();
    await host.goBack();
    await main.getByText('Ben').first().waitFor();
    const kinds = main.getByRole('group', { name: 'Tables' });
    await kinds.getByRole('button', { name: 'Finished' }).click();
    await main.getByText('Nothing here.').waitFor();
    await kinds.getByRole('button', { name: 'Running' }).press('Enter');
    await main.getByLabel('Games').selectOption({ label: 'Campos' });
    await main.getByText('Nothing here.').waitFor();
    await main.getByLabel('Games').selectOption({ label: 'All games' });
    await main.getByRole('button', { name: 'Close the table' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter');
    await host.locator('dialog').waitFor({ state: 'detached' });
    await main.getByRole('button', { name: 'Close the table' }).press('Enter');
    await host.getByRole('dialog').getByLabel('Why').fill('enough');
    await host.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click();
    for (const page of [ada, ben]) await page.getByRole('heading', { name: 'Closed by the admin' }).waitFor();
    await main.getByText('Nothing here.').waitFor();

    await to('Log');
    await main.getByText('Closed a table').waitFor();
    for (const act of ['Announced a pause', 'Cancelled a pause', 'Reserved a name', 'Dealt with a report'])
      expect(await main.innerText()).toContain(act);
    await checkScreen(host, 'host-log');
    // The key ends with the tab, or on request.
    await main.getByRole('button', { name: 'Forget the key' }).click();
    await host.getByLabel('Key').waitFor();
    expect(
      await host.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
    ).not.toContain('tavola.hostKey');
  });
});
