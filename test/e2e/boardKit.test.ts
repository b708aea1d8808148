/** The kit's page: axe in every state of every part, pictures, and larger text. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { describeInBrowser } from './browser.ts';
import { checkScreenSize } from './checkScreen.ts';

let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    configFile: join(import.meta.dirname, '../../vite.web.config.ts'),
    server: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  await server.listen();
});
afterAll(() => server.close());

describeInBrowser('the kit for boards', ({ visit }) => {
  test('every part is accessible in every state', async () => {
    const page = await visit('', { size: { width: 1280, height: 1700 } });
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}kit`);
    await page.locator('[data-look=dark] .round-row').first().waitFor();
    await page.mouse.move(0, 0);
    await checkScreenSize(page, 'kit');
    const place = page.getByLabel('A place, plain, light');
    await place.click({ force: true });
    expect(await place.getAttribute('data-refused'), 'a refused place says so').toBe('');
    await page.mouse.move(0, 0);
    await place.blur();
    expect(await place.getAttribute('data-refused'), 'until one goes elsewhere').toBeNull();
    const heights = async (): Promise<number[]> =>
      page
        .locator('[data-look=light] :is(.seat, .badge, .pips i, .score-bar)')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    const before = await heights();
    await page.evaluate(() => (document.documentElement.style.fontSize = '150%'));
    const after = await heights();
    expect(Math.min(...after.map((height, i) => height / before[i]))).toBeGreaterThan(1.35);
  });
});
