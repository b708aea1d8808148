/** The statistics of a device: counted from saved and finished matches, exported, imported and deleted. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fastRng } from '../../src/core/index.ts';
import { describeInBrowser, PHONE } from './browser.ts';
import { saveRandomMatch } from './savedMatch.ts';
import { checkScreen, checkScreenSize } from './checkScreen.ts';

/** A year of matches of two people. */
function formatYear(): unknown[] {
  const rng = fastRng('a year', 0);
  const levels = ['easy', 'medium', 'hard', 'even-120'];
  const motives = { punto: ['blocks', 'builds', 'wins', 'covers'], jericho: ['leads', 'fells', 'starts'] };
  return Array.from({ length: 60 }, (_, i) => {
    const game = rng.below(3) === 0 ? 'jericho' : 'punto';
    const level = levels[rng.below(4)];
    const won = rng.below(5) < 2;
    return {
      match: `y${i}`,
      game,
      at: Date.UTC(2026, 0, 1 + 6 * i),
      players: [
        {
          name: i % 5 === 0 ? 'Ben' : 'Mia',
          share: won ? 1 : 0,
          score: game === 'jericho' ? 10 + rng.below(40) : null,
          motives: Object.fromEntries(motives[game].map((motive) => [motive, rng.below(9)])),
        },
      ],
      others: rng.below(3) === 0 ? [level, level] : [rng.below(8) === 0 ? null : level],
      milliseconds: i < 10 ? null : 600_000 + rng.below(600_000),
    };
  });
}

const savedFile = (matches: unknown[]) => ({
  name: 'tavola-statistics.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ format: 'tavola-statistics', version: 1, matches })),
});

describeInBrowser('statistics', ({ visit }) => {
  test('the statistics count saved matches and can be imported and deleted', async () => {
    const page = await visit('', { size: PHONE, settings: { name: 'Mia' } });
    await saveRandomMatch(page);
    await page.goto(`${page.url().split('#')[0]}#/statistics`);
    await page
      .getByText(/^[01] of 1$/)
      .first()
      .waitFor();
    await page.getByText('What you like to do').waitFor();

    const open = page.locator('input[type=file]');
    await open.setInputFiles({ ...savedFile([]), buffer: Buffer.from('{"hello":1}') });
    await page.getByText('This isn’t a Tavola statistics file. Nothing was changed.').waitFor();
    await open.setInputFiles(savedFile([...formatYear(), { match: 'x' }]));
    await page.getByText('Match 61 in this file is damaged. Nothing was changed.').waitFor();
    expect(await page.getByText(/^[01] of 1$/).count()).toBeGreaterThan(0);
    await open.setInputFiles(savedFile(formatYear()));
    await page.getByText('60 matches imported.').waitFor();
    await open.setInputFiles(savedFile(formatYear()));
    await page.getByText('0 matches imported; 60 matches were here already.').waitFor();
    await page.getByLabel('Whose matches').selectOption('Mia');
    await checkScreen(page, 'statistics');

    await page.getByLabel('Whose matches').selectOption('Ben');
    await page
      .getByText(/^\d+ of 12$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Jericho' }).press('Enter');
    await page.getByText('Best scores').waitFor();
    await page.getByRole('combobox', { name: 'Compared with' }).selectOption('expert');
    await page.getByText(/an expert bot would have won/).waitFor();
    await page.emulateMedia({ forcedColors: 'active' });
    await checkScreenSize(page, 'statistics-forced-phone');
    await page.emulateMedia({ forcedColors: 'none' });

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).press('Enter'),
    ]);
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as { matches: unknown[] };
    expect(saved.matches).toHaveLength(61);

    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await page.getByText(/^This deletes 61 matches of everyone/).waitFor();
    await checkScreenSize(page, 'statistics-delete');
    await page.getByRole('button', { name: 'Keep' }).press('Enter');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Delete all' }).press('Enter');
    await page.getByText('No finished matches on this device yet.').waitFor();
    // Matches saved for replay do not count again.
    await page.reload();
    await page.getByText('No finished matches on this device yet.').waitFor();
    for (const [language, title] of [
      ['Deutsch', 'Statistik'],
      ['Français', 'Statistiques'],
      ['Italiano', 'Statistiche'],
    ] as const) {
      await page.goto(`${page.url().split('#')[0]}#/settings`);
      await page.getByRole('button', { name: language }).click();
      await page.goto(`${page.url().split('#')[0]}#/statistics`);
      await page.getByRole('heading', { name: title, exact: true }).waitFor();
    }
  });
});
