/** The page as an app: requirements for installing, and updates to a newer version. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectMissing } from './expectMissing.ts';
import { describeInBrowser, PHONE } from './browser.ts';

const UNANSWERED = '/unanswered';
const PUBLIC = join(import.meta.dirname, '../../src/web/public');

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly screenshots: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly form_factor: string;
  }[];
}

function readPngSize(path: string): string {
  const bytes = readFileSync(join(PUBLIC, path));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

/** The same site, which can switch to a newer build and leave a request unanswered. */
async function createUpdatingServer(
  address: string,
): Promise<{ address: string; renew: () => void; close: () => void }> {
  let isNew = false;
  const server = createServer((request, response) => {
    if (request.url === UNANSWERED) return;
    void fetch(new URL(request.url ?? '/', address), { headers: { 'accept-encoding': 'identity' } }).then(
      async (answer) => {
        let body = Buffer.from(await answer.arrayBuffer());
        if (isNew && (request.url === '/serviceWorker.js' || request.url === '/'))
          // Another build has another version, and its script has another name.
          body = Buffer.from(
            body
              .toString()
              .replace(/tavola-\$\{"\w+"\}/, 'tavola-newer')
              .replace(/"((?:\.\/)?assets\/page-[\w-]+\.js)"/g, '"$1?newer"'),
          );
        const {
          'content-encoding': _,
          'content-length': __,
          ...headers
        } = Object.fromEntries(answer.headers);
        response.writeHead(answer.status, headers).end(body);
      },
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    renew: () => (isNew = true),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describeInBrowser('the page as an app', ({ visit, site }) => {
  test('the manifest’s icons have their declared sizes', () => {
    const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as Manifest;
    const drawn = manifest.icons.filter(({ src }) => src.endsWith('.png'));
    expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of [...drawn, ...manifest.screenshots]) expect(readPngSize(src)).toBe(sizes);
    expect(manifest.screenshots.map((screen) => screen.form_factor)).toEqual(['narrow', 'wide']);
    expect(readPngSize('icons/apple-touch-icon.png')).toBe('180x180');
  });

  test('the browser finds no obstacle to installing the page', async () => {
    const page = await visit('', { keeps: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const session = await page.context().newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect({ errors, url }).toEqual({ errors: [], url: `${site().address}manifest.webmanifest` });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A profile for one test counts as a private window. That must be the only obstacle.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    expect((await fetch(new URL(touch!, site().address))).headers.get('content-type')).toBe('image/png');
  });

  test('the page offers installing exactly where the browser does', async () => {
    const page = await visit('', { size: PHONE });
    const button = page.getByRole('button', { name: 'Install Tavola' });
    await expectMissing(button, { once: page.getByRole('heading', { name: 'What shall we play?' }) });
    await page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, { prompt: () => Promise.resolve(document.body.setAttribute('data-asked', '')) });
      dispatchEvent(event);
    });
    await button.click();
    await page.locator('body[data-asked]').waitFor();
    // The browser asks once.
    await button.waitFor({ state: 'detached' });
  });

  // The browser waits for the old worker to finish its work before the newer one takes over.
  test.each(['', ', even while the old one is at something'])(
    'a newer version waits until the player activates it%s',
    async (busy) => {
      const renewed = await createUpdatingServer(site().address);
      const page = await visit('', { size: PHONE, keeps: true });
      await page.goto(renewed.address);
      // The whole product is cached first.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
        timeout: 200_000,
      });
      renewed.renew();
      await page.evaluate(() => {
        document.body.setAttribute('data-old', '');
        document.dispatchEvent(new Event('visibilitychange'));
      });
      // It is completely cached before.
      await page.getByText('A new version is ready.').waitFor({ timeout: 200_000 });
      if (busy !== '')
        await page.evaluate((address) => void fetch(address).catch(() => undefined), UNANSWERED);
      // The page still runs its old version.
      expect(await page.locator('body[data-old]').count()).toBe(1);
      await page.getByRole('link', { name: /Punto/ }).first().click();
      await page.locator('.setup-form').waitFor();
      await page.goBack();

      await page.getByRole('button', { name: 'Update' }).click();
      await page.locator('body:not([data-old])').waitFor();
      await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
      expect(await page.locator('script[src$="?newer"]').count(), 'it is the newer page').toBe(1);
      if (busy === '') await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['tavola-newer']);
      await expectMissing(page.getByText('A new version is ready.'), {
        once: page.getByRole('heading', { name: 'What shall we play?' }),
      });
      renewed.close();
    },
  );
});
