/** `npm run icons`: draws the app's icons from src/web/public/icon.svg, and its screenshots for app stores. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser } from './browser.js';
import { ensureBuilt } from './ensure.js';
import { root } from './runTool.js';

const PUBLIC = join(root, 'src', 'web', 'public');
const PAPER = '#fbf8f2';

/** `scale`: the drawing's share of the picture. Launchers crop a maskable one to its inner circle. */
const ICONS = [
  { name: 'icon-192', size: 192, scale: 1, paper: 'transparent' },
  { name: 'icon-512', size: 512, scale: 1, paper: 'transparent' },
  { name: 'maskable-512', size: 512, scale: 0.72, paper: PAPER },
  { name: 'apple-touch-icon', size: 180, scale: 0.92, paper: PAPER },
];

const SCREENS = [
  {
    name: 'phone',
    size: { width: 390, height: 844 },
    place: '#/play/punto?seats=4&bots=easy&seed=picture',
    taps: 4,
  },
  {
    name: 'desktop',
    size: { width: 1280, height: 800 },
    place: '#/play/jericho?seats=4&bots=easy&seed=picture',
    taps: 9,
  },
];

async function drawIcons(browser) {
  const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
  mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
  for (const { name, size, scale, paper } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const side = Math.round(size * scale);
    await page.setContent(
      `<style>*{margin:0}body{background:${paper};display:grid;place-items:center;height:100vh}svg{width:${side}px;height:${side}px}</style>${svg}`,
    );
    const file = join(PUBLIC, 'icons', `${name}.png`);
    writeFileSync(file, await page.screenshot({ omitBackground: true }));
    await page.close();
  }
}

async function serve(data) {
  const server = spawn(
    process.execPath,
    [join(root, 'bin', 'tavola.js'), 'serve', '--port', '0', '--data', data],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const address = await new Promise((resolve) => {
    server.stdout.on('data', (bytes) => {
      const found = /http:\/\/[\d.:]+\//.exec(bytes.toString());
      if (found !== null) resolve(found[0]);
    });
  });
  return { address, stop: () => server.kill('SIGTERM') };
}

async function drawScreens(browser, address) {
  mkdirSync(join(PUBLIC, 'screens'), { recursive: true });
  for (const { name, size, place, taps } of SCREENS) {
    const context = await browser.newContext({ viewport: size, locale: 'en-GB', reducedMotion: 'reduce' });
    await context.addInitScript(() =>
      localStorage.setItem(
        'tavola.settings',
        JSON.stringify({ speed: 'off', confirms: false, introduced: ['punto', 'jericho'], name: 'Ada' }),
      ),
    );
    const page = await context.newPage();
    await page.goto(address + place);
    // A few turns, so that the screenshot shows a match.
    for (let tap = 0; tap < taps; tap++) {
      await page.locator('.dock[data-mine]').waitFor();
      const legal = page.locator('[data-legal]');
      await legal.nth(Math.floor((await legal.count()) / 2)).click();
      await page.waitForTimeout(150);
    }
    await page.locator('.dock[data-mine]').waitFor();
    await page.screenshot({ path: join(PUBLIC, 'screens', `${name}.png`) });
    await context.close();
  }
}

ensureBuilt();
const executablePath = ensureBrowser();
if (executablePath === undefined) throw new Error('the pictures are drawn with a browser, and there is none');
const browser = await chromium.launch({
  executablePath,
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const data = mkdtempSync(join(tmpdir(), 'tavola-icons-'));
const { address, stop } = await serve(data);
await drawIcons(browser);
await drawScreens(browser, address);
await browser.close();
stop();
rmSync(data, { recursive: true, force: true });
