/**
 * The page's weight, and its speed on a slow device: sizes of loaded files; and from a Chromium trace with a
 * throttled processor, the time to the first usable board and the longest task while bots move.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../scripts/browser.js';
import { serveFolder } from './site.js';

const SLOWER = 4;
const FIRST_PAGE_AIM = 45;
/** Goals in milliseconds: until the board can be played, and for the longest task during animation. */
const BOARD_AIM = 1000;
const SLOW_BOARD_AIM = 2500;
/** Files of JavaScript until then. */
const FILES_AIM = 15;
/** A slow mobile connection, in bytes per second and milliseconds per request. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const TASK_AIM = 80;

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The size of everything the page has requested so far, compressed like on a server. */
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

const filePath = (url) => new URL(url).pathname.replace(/^\//, '');

const PHONE = { width: 390, height: 844 };
/** Here the log stands beside the table, and on the first page a table beside the games. */
const DESKTOP = { width: 1280, height: 800 };

async function newPage(browser, settings, viewport = PHONE) {
  const context = await browser.newContext({
    viewport,
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (kept) => localStorage.setItem('tavola.settings', kept),
    JSON.stringify({ introduced: ['punto', 'jericho', 'campos', 'schicht'], ...settings }),
  );
  const page = await context.newPage();
  const asked = new Set();
  page.on('request', (request) => asked.add(filePath(request.url())));
  return { page, asked, close: () => context.close() };
}

async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** The number of decisions in the page's saved match; runs in the page. */
const decisionsKept = () => {
  const key = Object.keys(localStorage).find((name) => name.startsWith('tavola.match.'));
  return key === undefined ? 0 : JSON.parse(localStorage.getItem(key)).actions.length;
};

const decided = (page, count) =>
  page.waitForFunction(`(${decisionsKept.toString()})() >= ${count}`, undefined, {
    timeout: 180_000,
    polling: 50,
  });

/** Layouts and style recalculations per decision during an act: unlike time, they do not depend on the machine. */
async function countWork(page, act) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const count = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const { LayoutCount, RecalcStyleCount } = Object.fromEntries(
      metrics.map(({ name, value }) => [name, value]),
    );
    return { layouts: LayoutCount, styles: RecalcStyleCount, decisions: await page.evaluate(decisionsKept) };
  };
  const before = await count();
  const done = await act();
  const after = await count();
  const each = (what) => ((after[what] - before[what]) / (after.decisions - before.decisions)).toFixed(1);
  return { done, work: `${each('layouts')} layouts and ${each('styles')} of styles a decision` };
}

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
  // Wall-clock time includes other work of the machine, thread time does not.
  return `${longest(({ dur = 0 }) => dur)} ms by the clock, ${longest(({ tdur = 0 }) => tdur)} ms of the thread's own time`;
}

/** From the start of the navigation to the first paint of a playable board, as the page measures it. */
async function firstBoard(browser, address, game, isSlowNetwork) {
  const { page, asked, close } = await newPage(browser, { speed: 'normal' });
  await page.addInitScript(() => {
    const look = () => {
      const isThere = document.querySelector('.frame [data-cell]') !== null;
      requestAnimationFrame(isThere ? () => (window.usableAfter = performance.now()) : look);
    };
    requestAnimationFrame(look);
  });
  await slowDown(page);
  if (isSlowNetwork) {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  }
  await page.goto(`${address}#/play/${game}&bots=easy&seed=bench&start=0`);
  const usable = await page.waitForFunction(() => window.usableAfter);
  const milliseconds = await usable.jsonValue();
  await close();
  return { milliseconds, asked };
}

/** The median of three starts, since other work of the machine may slow one down. */
async function usualFirstBoard(browser, address, game, isSlowNetwork = false) {
  const starts = [];
  for (let i = 0; i < 3; i++) starts.push(await firstBoard(browser, address, game, isSlowNetwork));
  return starts.toSorted((a, b) => a.milliseconds - b.milliseconds)[1];
}

async function botsMove(browser, address, game, until) {
  const { page, close } = await newPage(browser, { speed: 'fast' });
  await slowDown(page);
  await page.goto(`${address}#/play/${game}&persons=0&bots=easy&seed=bench`);
  // The first board is measured separately, so wait until the bots have begun.
  await decided(page, 2);
  const { done, work } = await countWork(page, () => longestTask(browser, page, () => until(page)));
  await close();
  return { task: done, work };
}

/** A deal in which one card takes several corridors, and the number of decisions until then. */
async function chainSeed(browser, address) {
  const { page, close } = await newPage(browser, { speed: 'off' }, DESKTOP);
  await page.addInitScript(() => {
    const look = () => {
      if (window.chainAt !== undefined) return;
      const lines = document.querySelectorAll('.beside .log-lines li');
      if (![...lines].some((line) => /chain reaction/i.test(line.textContent))) return;
      const key = Object.keys(localStorage).find((name) => name.startsWith('tavola.match.'));
      window.chainAt = JSON.parse(localStorage.getItem(key)).actions.length;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  try {
    for (let i = 0; i < 40; i++) {
      await page.goto('about:blank');
      await page.goto(`${address}#/play/schicht?seats=4&persons=0&bots=easy&seed=chain${i}`);
      await page.waitForSelector('dialog.result', { timeout: 60_000 });
      const step = await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('tavola.match.')) localStorage.removeItem(key);
        return window.chainAt;
      });
      if (step !== undefined) return { seed: `chain${i}`, step };
    }
    return undefined;
  } finally {
    await close();
  }
}

/** The files that the first page loads on such a screen, once the network is idle. */
async function firstPage(browser, address, viewport, isThere) {
  const { page, asked, close } = await newPage(browser, {}, viewport);
  await page.goto(address);
  await page.waitForSelector(isThere);
  await page.waitForLoadState('networkidle');
  await close();
  return [...asked].filter((name) => /\.(js|css|woff2)$/.test(name));
}

export async function benchWeb(quick) {
  const path = ensureBrowser();
  if (path === undefined) {
    console.log('no browser: the page is not measured');
    return;
  }
  const folder = join(import.meta.dirname, '..', '..', 'dist', 'web');
  const site = await serveFolder(folder);
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
    const names = await firstPage(browser, site.address, PHONE, '.tiles');
    const { js, css, font } = weigh(folder, names);
    const beside = weigh(folder, await firstPage(browser, site.address, DESKTOP, '.setup-form'));
    console.log(
      `the first page: ${kilobytes(js)} of JavaScript compressed, ${kilobytes(beside.js)} on a desktop ` +
        `(the aim is at most ${FIRST_PAGE_AIM} kB), ${kilobytes(css)} of styles, ${kilobytes(font)} of letters`,
    );
    const everything = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`);
    const sheets = everything.filter((name) => name.endsWith('.css'));
    const written = sheets.reduce((bytes, name) => bytes + readFileSync(join(folder, name)).length, 0);
    console.log(
      `everything, for playing offline: ${kilobytes(weigh(folder, everything).js)} of JavaScript, ` +
        `${kilobytes(written)} of styles before they are compressed`,
    );
    const games = ['punto?seats=2', 'jericho?seats=3', 'campos?seats=2', 'schicht?seats=2'];
    for (const game of games) {
      const { milliseconds, asked } = await usualFirstBoard(browser, site.address, game);
      const more = [...asked].filter((name) => /\.(js|css)$/.test(name) && !names.includes(name));
      const added = weigh(folder, more);
      const files = [...asked].filter((name) => name.endsWith('.js')).length;
      const slow = await usualFirstBoard(browser, site.address, game, true);
      const { task, work } = await botsMove(browser, site.address, game, (page) =>
        page.waitForTimeout(quick ? 3000 : 8000),
      );
      console.log(
        `${game.split('?')[0]}: ${kilobytes(added.js + added.css)} more, ${files} files of JavaScript in all (the aim is at most ${FILES_AIM}); first usable board after ` +
          `${Math.round(milliseconds)} ms (the aim is at most ${BOARD_AIM}), over a slow connection after ` +
          `${Math.round(slow.milliseconds)} ms (the aim is at most ${SLOW_BOARD_AIM}), longest task while bots move ` +
          `${task} (the aim is at most ${TASK_AIM}; processor slowed ${SLOWER} times), ${work}`,
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
    await decided(page, Math.max(1, chain.step - 2));
    await slowDown(page);
    const task = await longestTask(browser, page, async () => {
      await decided(page, chain.step);
      await page.waitForTimeout(6000);
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
