/**
 * A match as a file, a link, a picture and an animation, each of which opens at its moment; and errors for
 * what cannot be opened.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MAX_BYTES } from '../../src/web/insight/sharing/readOpenedFile.ts';
import { readText } from '../../src/web/insight/sharing/png.ts';
import { expectMissing } from './expectMissing.ts';
import { describeInBrowser, PHONE } from './browser.ts';
import { saveBotMatch } from './savedMatch.ts';
import { checkScreen } from './checkScreen.ts';

const PICTURES = join(import.meta.dirname, '../../build/screens');
mkdirSync(PICTURES, { recursive: true });

const tap = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).press('Enter', { noWaitAfter: true });

async function downloadFile(
  page: Page,
  name: string,
): Promise<{ readonly bytes: Buffer; readonly name: string }> {
  const coming = page.waitForEvent('download');
  await tap(page, name);
  const download: Download = await coming;
  return { bytes: readFileSync(await download.path()), name: download.suggestedFilename() };
}

/** Drops a file on the page as a mouse would, once the page accepts drops. */
async function dropFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await page.waitForFunction(
    ([file, letters]) => {
      const dataTransfer = new DataTransfer();
      const content = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([content], file));
      const event = (type: string): DragEvent =>
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      // The page prevents the browser's default.
      return !document.body.dispatchEvent(event('dragover')) && !document.body.dispatchEvent(event('drop'));
    },
    [name, Buffer.from(bytes).toString('base64')] as const,
  );
}

async function expectStep(page: Page, step: number): Promise<void> {
  await expect.poll(async () => Number(await page.locator('.scrub input').inputValue())).toBe(step);
}

async function openSharing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.locator('.sharing').waitFor();
}

async function expectRefused(page: Page, name: string, bytes: Uint8Array): Promise<string> {
  await dropFile(page, name, bytes);
  const alert = page.locator('dialog [role=alert]');
  await alert.waitFor();
  const text = await alert.innerText();
  await page.keyboard.press('Escape');
  await alert.waitFor({ state: 'detached' });
  return text;
}

describeInBrowser('sharing', ({ visit }) => {
  test('a shared file or picture opens the match at its moment', async () => {
    const page = await visit('', { size: PHONE });
    const home = page.url().split('#')[0];
    const steps = await saveBotMatch(page, 'jericho');
    const step = Math.round(steps * 0.7);
    await page.goto(`${home}#/replay/shared?at=${step}`);
    await expectStep(page, step);
    await page.locator('.scrub-buttons select').selectOption('0');
    await openSharing(page);
    const file = await downloadFile(page, 'Save the match as a file');
    expect(file.name).toBe(`jericho-at-${step}.jsonl`);

    await tap(page, 'The table now');
    await page.getByRole('img', { name: 'The Jericho table' }).waitFor();
    const still = await downloadFile(page, 'Save as PNG');
    const drawn = await downloadFile(page, 'Save as SVG');
    writeFileSync(join(PICTURES, 'shared.png'), still.bytes);
    writeFileSync(join(PICTURES, 'shared.svg'), drawn.bytes);
    expect(readText(still.bytes)).toMatch(new RegExp(`^jericho\\..*\\?at=${step}$`));
    // The picture needs no other resource.
    const text = drawn.bytes.toString();
    expect(text).toContain('data:font/woff2;base64,');
    expect(text.replaceAll(/xmlns="[^"]*"/g, '')).not.toMatch(/https?:|<script|\bon\w+=/);
    expect(text, 'nor what only the sheets of the page ask for').not.toMatch(/[;{]--|var\(/);
    await checkScreen(page, 'sharing');

    await tap(page, 'everyone');
    await tap(page, 'The last moments');
    // A slow machine needs a while to render a dozen pictures.
    await page.getByRole('img', { name: /animated/ }).waitFor({ timeout: 300_000 });
    const moving = await downloadFile(page, 'Save as PNG');
    writeFileSync(join(PICTURES, 'shared-moves.png'), moving.bytes);
    expect(moving.bytes.includes('acTL')).toBe(true);
    expect(moving.bytes.length).toBeLessThan(2_000_000);

    for (const { name, bytes } of [drawn, still, moving, file]) {
      await page.goto(`${home}#/`);
      await page.locator('.tiles').waitFor();
      await dropFile(page, name, bytes);
      await expectStep(page, step);
      expect(await page.evaluate(() => location.hash)).toContain(`at=${step}`);
    }
    await page.goto(`${home}#/you`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: file.name, mimeType: '', buffer: file.bytes });
    await expectStep(page, step);
    // An opened match can be continued and shared as well.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Play on from here/ }).waitFor();
    await page.keyboard.press('Escape');

    expect(await expectRefused(page, 'cut.jsonl', file.bytes.subarray(0, 3000))).toContain(
      'isn’t a Tavola match',
    );
    expect(await expectRefused(page, 'cut.png', still.bytes.subarray(0, 3000))).toContain('damaged');
    expect(await expectRefused(page, 'photo.jpg', Uint8Array.of(0xff, 0xd8, 0xff))).toContain('neither');
    expect(await expectRefused(page, 'nothing.jsonl', new Uint8Array())).toContain('empty');
    expect(await expectRefused(page, 'large.jsonl', new Uint8Array(MAX_BYTES + 1))).toContain('8 MB');
    const other = file.bytes.toString().replace('"game":"jericho"', '"game":"chess"');
    expect(await expectRefused(page, 'other.jsonl', Buffer.from(other))).toContain('isn’t a Tavola match');
    await expectStep(page, step);
  }, 600_000);

  test('a running match can be shared only as a picture', async () => {
    const page = await visit('', { size: PHONE });
    await saveBotMatch(page, 'jericho', { decisions: 21 });
    await page.goto(`${page.url().split('#')[0]}#/match/shared`);
    await page.locator('.dock[data-mine]').waitFor();
    await openSharing(page);
    await expectMissing(page.getByRole('button', { name: /link|file/ }), {
      once: page.getByText('During a match you can only share pictures'),
    });
    await tap(page, 'The table now');
    await page.locator('.picture-taken img').waitFor();
    const { bytes } = await downloadFile(page, 'Save as PNG');
    expect(readText(bytes)).toBeNull();
    expect((await downloadFile(page, 'Save as SVG')).bytes.toString()).not.toContain('<metadata>');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'The match so far' }).click();
    await expectMissing(page.locator('.scrub-buttons select'), { once: page.locator('.scrub input') });
    expect(await expectRefused(page, 'running.png', bytes)).toContain('the match was still running');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Back to now' }).click();
    await page.locator('.dock[data-mine]').waitFor();
  });

  test('a picture whose fonts the network loses is no fault, and can be taken later', async () => {
    const page = await visit('', { size: PHONE, losesNetwork: true, keeps: false });
    await saveBotMatch(page, 'jericho', { decisions: 21 });
    await page.goto(`${page.url().split('#')[0]}#/match/shared`);
    await page.locator('.dock[data-mine]').waitFor();
    await openSharing(page);
    await page.route('**/*.woff2', (route) => route.abort('internetdisconnected'));
    await tap(page, 'The table now');
    const failure = page.getByText('This browser could not draw it.');
    await failure.waitFor();
    await expectMissing(page.locator('.missing'), { once: failure });
    await page.unroute('**/*.woff2');
    await tap(page, 'The table now');
    await page.locator('.picture-taken img').waitFor();
  });
});
