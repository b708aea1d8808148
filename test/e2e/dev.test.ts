/** `npm run dev` in a copy of the repository: a changed board and a changed server appear by themselves. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, HAS_CHROMIUM } from './chromium.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Every file that git tracks or would track, with the packages of this clone. */
function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-dev-'));
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'src', 'scripts', '*.json', '*.ts'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  const wanted = listed.split('\n').filter((path) => /^(?:src|scripts)\/|^[\w.]+$/.test(path));
  for (const path of wanted) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

describe.skipIf(!HAS_CHROMIUM)('npm run dev', () => {
  let folder: string;
  let dev: ChildProcess;
  let printed = '';
  let address: string;
  let browser: Browser;
  let page: Page;

  const edit = (path: string, before: string, after: string): void => {
    const text = readFileSync(join(folder, path), 'utf8');
    expect(text).toContain(before);
    writeFileSync(join(folder, path), text.replace(before, after));
  };

  beforeAll(async () => {
    folder = copyRepository();
    dev = spawn(process.execPath, ['scripts/dev.js', '--port', '0'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    address = await new Promise((resolve, reject) => {
      dev.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}: ${printed}`)));
      dev.stdout!.on('data', (data) => {
        printed += String(data);
        const found = /http:\S+/.exec(printed);
        if (found !== null) resolve(found[0]);
      });
    });
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--headless', '--no-sandbox'] });
    page = await browser.newPage();
    await page.goto(`${address}kit`);
    await page.locator('.card').first().waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    const gone = new Promise((resolve) => dev.once('exit', resolve));
    dev.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  });

  test('prints one address', () => expect(printed.match(/https?:/g)).toHaveLength(1));

  test('shows a changed style without a reload', async () => {
    await page.evaluate(() => (document.title = 'not loaded again'));
    edit('src/web/ui/kit/kit.css', '.card {', '.card { outline: 3px solid rgb(1, 2, 3) } .card {');
    const outline = (): Promise<string> =>
      page
        .locator('.card')
        .first()
        .evaluate((card) => getComputedStyle(card).outlineColor);
    await expect.poll(outline).toBe('rgb(1, 2, 3)');
    expect(await page.title()).toBe('not loaded again');
  });

  test('shows a changed component', async () => {
    edit('src/web/ui/showcase/main.tsx', '<h1>The kit for boards', '<h1>A changed page');
    await expect.poll(() => page.locator('h1').textContent()).toBe('A changed page');
  });

  test('tells the page what the server offers', async () =>
    expect(await (await fetch(address)).text()).toContain('<meta name="tavola-accounts" content="on"'));

  test('restarts a changed server behind the same address', async () => {
    const protocol = async (): Promise<unknown> =>
      fetch(`${address}api/info`)
        .then((response) => response.json() as Promise<{ protocol?: number }>)
        .then(
          (info) => info.protocol,
          () => undefined,
        );
    const now = (await protocol()) as number;
    const file = 'src/server/http/routes.ts';
    edit(file, 'protocol: PROTOCOL_VERSION,', `protocol: ${now + 1000},`);
    await expect.poll(protocol).toBe(now + 1000);
  });
});
