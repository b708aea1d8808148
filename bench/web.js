/**
 * What the page weighs, and how it feels on a slow device: sizes of what is loaded, and from a Chromium trace with the
 * processor slowed down the time to the first usable board and the longest task while bots move.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../scripts/browser.js';
import { serveForBench } from './site.js';

const SLOWER = 4;
const FIRST_PAGE_AIM = 45;
/** Milliseconds until something can be played, and of the longest task while something moves. */
const BOARD_AIM = 1000;
const TASK_AIM = 80;

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Everything the page asked for so far, compressed as a server would. */
function weigh(folder, names) {
  const sizes = { js: 0, css: 0, font: 0 };
  for (const name of names) {
    const bytes = readFileSync(join(folder, name));
    if (name.endsWith('.js')) sizes.js += gzipSync(bytes, { level: 9 }).length;
    else if (name.endsWith('.css')) sizes.css += gzipSync(bytes, { level: 9 }).length;
    else if (name.endsWith('.woff2')) sizes.font += bytes.length;
  }
  return sizes;
}

const fileOf = (url) => new URL(url).pathname.replace(/^\//, '');

async function newPage(browser, settings) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (kept) => localStorage.setItem('tavola.settings', kept),
    JSON.stringify({ introduced: ['punto', 'jericho', 'campos', 'schicht'], ...settings }),
  );
  const page = await context.newPage();
  const asked = new Set();
  page.on('request', (request) => asked.add(fileOf(request.url())));
  return { page, asked, close: () => context.close() };
}

async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** The longest task of the page's main thread while something is done, in words. */
async function longestTask(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`),
  );
  const longest = (of) => Math.round(Math.max(0, ...tasks.map(of)) / 1000);
  // The clock counts what else the machine does meanwhile, the thread's own time does not.
  return `${longest(({ dur = 0 }) => dur)} ms by the clock, ${longest(({ tdur = 0 }) => tdur)} ms of the thread's own time`;
}

/** From the beginning of the navigation until something that can be played was painted, as the page itself sees it. */
async function firstBoard(browser, address, game) {
  const { page, asked, close } = await newPage(browser, { speed: 'normal' });
  await page.addInitScript(() => {
    const look = () => {
      const isThere = document.querySelector('.frame [data-cell]') !== null;
      requestAnimationFrame(isThere ? () => (window.usableAfter = performance.now()) : look);
    };
    requestAnimationFrame(look);
  });
  await slowDown(page);
  await page.goto(`${address}#/play/${game}&bots=easy&seed=bench&start=0`);
  const usable = await page.waitForFunction(() => window.usableAfter);
  const milliseconds = await usable.jsonValue();
  await close();
  return { milliseconds, asked };
}

/** The middle one of three starts: whatever else the machine does meanwhile makes one of them slow. */
async function usualFirstBoard(browser, address, game) {
  const starts = [];
  for (let i = 0; i < 3; i++) starts.push(await firstBoard(browser, address, game));
  return starts.toSorted((a, b) => a.milliseconds - b.milliseconds)[1];
}

/** While bots alone play, at normal speed. */
async function botsMove(browser, address, game, until) {
  const { page, close } = await newPage(browser, { speed: 'fast' });
  await slowDown(page);
  await page.goto(`${address}#/play/${game}&persons=0&bots=easy&seed=bench`);
  // The first board is measured by itself: here the bots have begun.
  await page.locator('.beside .log-lines li').nth(1).waitFor({ state: 'attached' });
  const task = await longestTask(browser, page, () => until(page));
  await close();
  return task;
}

/** A deal in which one card takes corridors more than once. */
async function chainSeed(browser, address) {
  const { page, close } = await newPage(browser, { speed: 'off' });
  for (let i = 0; i < 40; i++) {
    await page.goto('about:blank');
    await page.goto(`${address}#/play/schicht?seats=4&persons=0&bots=easy&seed=chain${i}`);
    await page.waitForSelector('dialog.result', { timeout: 60_000 });
    const step = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('tavola.match.'));
      localStorage.removeItem(key);
      const lines = [...document.querySelectorAll('.beside .log-lines li')].reverse();
      return lines.findIndex((line) => /chain reaction/i.test(line.textContent));
    });
    if (step >= 0) {
      await close();
      return { seed: `chain${i}`, step };
    }
  }
  await close();
  return undefined;
}

export async function benchWeb(quick) {
  const path = ensureBrowser();
  if (path === undefined) {
    console.log('no browser: the page is not measured');
    return;
  }
  const folder = join(import.meta.dirname, '..', 'dist', 'web');
  const site = await serveForBench(folder);
  const browser = await chromium.launch({
    executablePath: path,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  try {
    const first = await newPage(browser, {});
    await first.page.goto(site.address);
    await first.page.waitForSelector('.tiles');
    await first.page.waitForLoadState('networkidle');
    const names = [...first.asked].filter((name) => /\.(js|css|woff2)$/.test(name));
    const { js, css, font } = weigh(folder, names);
    await first.close();
    console.log(
      `the first page: ${kilobytes(js)} of JavaScript compressed (the aim is at most ${FIRST_PAGE_AIM} kB), ` +
        `${kilobytes(css)} of styles, ${kilobytes(font)} of letters`,
    );
    const everything = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`);
    console.log(`everything, for playing offline: ${kilobytes(weigh(folder, everything).js)} of JavaScript`);
    const games = ['punto?seats=2', 'jericho?seats=3', 'campos?seats=2', 'schicht?seats=2'];
    for (const game of games) {
      const { milliseconds, asked } = await usualFirstBoard(browser, site.address, game);
      const more = [...asked].filter((name) => /\.(js|css)$/.test(name) && !names.includes(name));
      const added = weigh(folder, more);
      const task = await botsMove(browser, site.address, game, (page) =>
        page.waitForTimeout(quick ? 3000 : 8000),
      );
      console.log(
        `${game.split('?')[0]}: ${kilobytes(added.js + added.css)} more; first usable board after ` +
          `${Math.round(milliseconds)} ms (the aim is at most ${BOARD_AIM}), longest task while bots move ` +
          `${task} (the aim is at most ${TASK_AIM}; processor slowed ${SLOWER} times)`,
      );
    }
    if (quick) return;
    const chain = await chainSeed(browser, site.address);
    if (chain === undefined) {
      console.log('no chain reaction was found to measure');
      return;
    }
    const { page, close } = await newPage(browser, { speed: 'fast' });
    await page.goto(`${site.address}#/play/schicht?seats=4&persons=0&bots=easy&seed=${chain.seed}`);
    const lines = (count) =>
      page.waitForFunction(
        (least) => document.querySelectorAll('.beside .log-lines li').length >= least,
        count,
        { timeout: 180_000 },
      );
    await lines(Math.max(0, chain.step - 4));
    await slowDown(page);
    const task = await longestTask(browser, page, async () => {
      await lines(chain.step + 2);
      await page.waitForTimeout(2500);
    });
    await close();
    console.log(
      `a chain reaction in schicht: longest task ${task} (the aim is at most ${TASK_AIM}; processor slowed ${SLOWER} times)`,
    );
  } finally {
    await browser.close();
    await site.close();
  }
}

if (process.argv[1] === import.meta.filename) await benchWeb(process.argv.includes('quick'));
