/** A whole match of each game by keyboard, and what the result offers. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { GAME_FIXTURES } from './gameFixtures.ts';
import { waitUntilCounted, playToEnd, playByKeyboard } from './matchPlayer.ts';

const TAVOLA = join(import.meta.dirname, '../../bin/tavola.js');

describeInBrowser('a whole match by keyboard alone', ({ visit }) => {
  test.each(GAME_FIXTURES)('$game', async ({ game, shortest }) => {
    const page = await visit(`#/play/${game}?${shortest}&bots=easy&seed=e2e`);
    await playToEnd(page, playByKeyboard, 600);
    await waitUntilCounted(page, game);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Share' }).press('Enter');
    await page.getByRole('button', { name: 'Save the match as a file' }).press('Enter');
    const file = await (await download).path();
    await page.keyboard.press('Escape');
    const verified = spawnSync(process.execPath, [TAVOLA, 'verify', file], { encoding: 'utf8' });
    expect(verified.stderr + verified.stdout).not.toMatch(/breaks|not a transcript/);
    expect(verified.status, 'the command line reads the same file').toBe(0);

    await page.getByRole('link', { name: 'Replay' }).press('Enter');
    const scrubber = page.getByRole('slider');
    await scrubber.waitFor();
    const steps = Number(await scrubber.getAttribute('max'));
    expect(steps).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => scrubber.inputValue()).toBe(`${steps}`);
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ index: 2 });
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect.poll(() => scrubber.inputValue()).toBe(`${steps - 1}`);

    // The file opens on another device, and a damaged one shows an error.
    const elsewhere = await visit('#/you');
    await elsewhere.locator('input[type=file]').setInputFiles(file);
    await elsewhere.getByRole('slider').waitFor();
    const damaged = `${file}-damaged.jsonl`;
    writeFileSync(damaged, readFileSync(file, 'utf8').replace(/"seat":1/, '"seat":9'));
    await elsewhere.getByRole('link', { name: 'Back to all games' }).click();
    await elsewhere.getByRole('link', { name: 'You', exact: true }).click();
    await elsewhere.locator('input[type=file]').setInputFiles(damaged);
    await elsewhere.getByText(/^This match can’t be shown\. Line \d+ breaks T4/).waitFor();
    await elsewhere.keyboard.press('Escape');
    writeFileSync(damaged, 'a letter to my aunt');
    await elsewhere.locator('input[type=file]').setInputFiles(damaged);
    await elsewhere.getByText('This isn’t a Tavola match file.').waitFor();
  });
});
