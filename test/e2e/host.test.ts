/** The host's page behind its key, and what leads there: somebody is muted, has no name, is reported; a pause; a closed table. */
import { readFileSync } from 'node:fs';
import { join as joined } from 'node:path';
import { expect, test } from 'vitest';
import { expectMissing } from './absence.ts';
import { inBrowser } from './browser.ts';
import { look } from './look.ts';
import { join, open, person } from './tables.ts';

inBrowser('the host', ({ visit, site }) => {
  test('a report leads to the host, who looks at everything, announces a pause and closes the table', async () => {
    const ada = await open(visit, { game: 'punto' });
    const ben = await join(visit, ada);

    // Ada wants to read neither Ben's phrases nor his name, and tells the host why.
    await ada.getByRole('button', { name: 'Menu' }).click();
    await ada.getByRole('button', { name: 'The others here …' }).click();
    await ada.getByRole('heading', { name: 'The others here' }).waitFor();
    await ada.getByLabel('Do not show what Ben says').check();
    await ada.getByLabel('Hide the names of strangers').check();
    await ada.getByRole('heading', { name: 'Somebody B' }).waitFor();
    await look(ada, 'others');
    await ada.getByRole('button', { name: 'Report Somebody B …' }).click();
    await ada.getByLabel('Says the same again and again').check();
    await ada.getByLabel('A line to the host, if you like').fill('hello, hello, hello');
    await look(ada, 'others-report');
    await ada.getByRole('button', { name: 'Send' }).click();
    await ada.getByText('Thank you. The host will look at it.').waitFor();
    await ada.getByRole('button', { name: 'Close' }).click();
    await expectMissing(ada.getByText('Ben', { exact: true }), { once: ada.getByText('Somebody B') });

    // He says something, and she does; only one of them reads it.
    await ben.getByRole('button', { name: 'Say', exact: true }).click();
    await ben.getByRole('button', { name: 'Hello!' }).click();
    await ben.locator('.sayings li').first().waitFor();
    await ada.getByRole('button', { name: 'Say', exact: true }).click();
    await ada.getByRole('button', { name: 'Thank you!' }).click();
    await ada.locator('.sayings li').first().waitFor();
    expect(await ada.locator('.sayings').innerText()).not.toContain('Somebody B');

    const host = await visit('#/host', person('Hanna', { isRefused: true }));
    const main = host.locator('main');
    await host.getByLabel('Key').fill('not this one');
    await host.getByRole('button', { name: 'Open' }).click();
    await host.getByText('This key is not the right one.').waitFor();
    await look(host, 'host-door');
    await host.getByLabel('Key').fill(readFileSync(joined(site().data, 'tavola.key'), 'utf8').trim());
    await host.getByLabel('Key').press('Enter');
    await main.getByText('Cores in use').waitFor();
    await look(host, 'host-load');
    const to = (section: string) => main.getByRole('link', { name: section, exact: true }).click();

    await to('Reports');
    await main.getByText('hello, hello, hello').waitFor();
    await main.getByText('Ada about Ben').waitFor();
    await look(host, 'host-reports');
    await main.getByLabel('Reports').selectOption('seen');

    await to('People');
    await main.getByText('0 accounts').waitFor();
    await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Chess Club');
    await main.getByRole('button', { name: 'Reserve' }).click();
    await main.getByText('Chess Club').waitFor();
    await look(host, 'host-people');

    await to('Offered');
    await main.getByLabel('Club nights').uncheck();
    await look(host, 'host-offer');
    await main.getByLabel('In your own words instead').fill('Tea for everybody');
    await main.getByRole('button', { name: 'Announce' }).click();
    await main.getByText('Announced: from').waitFor();
    const told = ada.locator('.pause-notice');
    await told.getByText('The server pauses in 10 minutes.').waitFor();
    expect(await told.innerText()).toContain('Tea for everybody');
    await look(ada, 'host-pause');
    await told.getByRole('button', { name: 'Close' }).click();
    await told.waitFor({ state: 'detached' });
    await main.getByRole('button', { name: 'Call it off' }).click();
    await main.getByRole('button', { name: 'Announce' }).waitFor();

    await to('Tables');
    await main.getByText('Ben').first().waitFor();
    await look(host, 'host-tables');
    await main.getByRole('button', { name: 'Close the table' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click();
    for (const page of [ada, ben]) await page.getByRole('heading', { name: 'Closed by the host' }).waitFor();
    await main.getByText('There is nothing here.').waitFor();

    await to('Log');
    await main.getByText('Closed a table').waitFor();
    for (const act of ['Announced a pause', 'Called a pause off', 'Reserved a name', 'Dealt with a report'])
      expect(await main.innerText()).toContain(act);
    await look(host, 'host-log');
    // The key goes with the tab, and when it is told to.
    await main.getByRole('button', { name: 'Forget the key' }).click();
    await host.getByLabel('Key').waitFor();
    expect(
      await host.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
    ).not.toContain('tavola.hostKey');
  });
});
