/** The page of `npm run build:static` on a server that only sends files, below a path. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStatic } from '../../scripts/buildStatic.js';
import { CHROMIUM, HAS_CHROMIUM } from '../e2e/chromium.ts';
import { createRandom, playByTap, waitForTurn } from '../e2e/matchPlayer.ts';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const BELOW = '/some/demo/';

describe.skipIf(!HAS_CHROMIUM)('a static host', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-static-'));
  const missing: string[] = [];
  let server: Server;
  let browser: Browser;
  let address: string;

  beforeAll(async () => {
    buildStatic(folder);
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://host');
      try {
        if (!pathname.startsWith(BELOW)) throw new Error('outside');
        const path = pathname.slice(BELOW.length) || 'index.html';
        const body = readFileSync(join(folder, path));
        response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
        response.end(body);
      } catch {
        missing.push(pathname);
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BELOW}`;
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--headless', '--no-sandbox'] });
  });
  afterAll(async () => {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('plays a match, and shows puzzles and rules, without a request that it cannot answer', async () => {
    const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
    await page.addInitScript(() =>
      localStorage.setItem(
        'tavola.settings',
        JSON.stringify({ speed: 'off', sounds: 'off', reminds: false, introduced: ['punto'] }),
      ),
    );
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.setDefaultTimeout(60_000);
    await page.goto(address);
    await page.locator('a[href*="punto"]').first().waitFor();
    await page.goto(`${address}#/play/punto?seats=2&bots=easy&seed=static`);
    const roll = createRandom(1);
    for (let i = 0; i < 3; i++) {
      await waitForTurn(page);
      await playByTap(page, roll);
    }
    await page.goto(`${address}#/rules/punto`);
    await page.locator('#P1, [id$="P1"], .clause').first().waitFor();
    expect(errors).toEqual([]);
    expect(missing).toEqual([]);
    await page.close();
  });
});
