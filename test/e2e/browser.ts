/** A real Chromium with a production build, and a fresh profile for every visitor. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { SEED } from '../seed.ts';
import { CHROMIUM, HAS_CHROMIUM } from './chromium.ts';
import { watchControls } from './controls.ts';
import { startBuiltServer, type BuiltServer } from './builtServer.ts';
import { delayEverything, throttleCpu } from './slowMachine.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 360, height: 640 };
export const PHONE_LANDSCAPE = { width: 740, height: 360 };
export const DESKTOP = { width: 1280, height: 800 };

export interface VisitOptions {
  readonly size?: { readonly width: number; readonly height: number };
  readonly look?: 'light' | 'dark';
  readonly locale?: string;
  readonly touch?: boolean;
  readonly forced?: boolean;
  /** Whether the service worker caches the page. By default it does not, because every visit would download everything. */
  readonly keeps?: boolean;
  /** Whether the network fails during the test. Then the browser's error messages do not fail the test. */
  readonly losesNetwork?: boolean;
  /** Whether the server rejects a request on purpose. Then the browser's error message does not fail the test. */
  readonly isRefused?: boolean;
  /** Whether the test breaks the page on purpose. Then its errors do not fail the test. */
  readonly breaks?: boolean;
  readonly settings?: { readonly [key: string]: unknown };
}

export interface BrowserTest {
  /** Opens a page with its own profile. An error in its console fails the test. */
  readonly visit: (place: string, wish?: VisitOptions) => Promise<Page>;
  readonly site: () => BuiltServer;
}

/** Seeds the random numbers of a visitor's pages. Each load and each visitor gets other numbers. */
async function seedChance(context: BrowserContext, visitor: number): Promise<void> {
  await context.addInitScript(
    ([seed, who]) => {
      const LOADS = 'test.loads';
      let loads = 1;
      try {
        loads += Number(localStorage.getItem(LOADS));
        localStorage.setItem(LOADS, `${loads}`);
      } catch {
        // A blank page has no storage.
      }
      let state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(who, 0x85ebca6b) ^ Math.imul(loads, 0xc2b2ae35);
      crypto.getRandomValues = (values) => {
        const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
        for (const i of bytes.keys()) {
          state = (state + 0x6d2b79f5) | 0;
          const mixed = Math.imul(state ^ (state >>> 15), state | 1);
          bytes[i] = (mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))) >>> 14;
        }
        return values;
      };
    },
    [SEED, visitor] as const,
  );
}

const INTRODUCED = GAMES.map(({ id }) => id);

/** Tests that share one browser and one server. */
export const describeInBrowser = (name: string, tests: (visit: BrowserTest) => void): void =>
  describeInBrowserAt(undefined, name, tests);

/** The same, with the server's clock starting at `time` if given. */
export function describeInBrowserAt(
  time: number | undefined,
  name: string,
  tests: (visit: BrowserTest) => void,
): void {
  describe.skipIf(!HAS_CHROMIUM)(name, () => {
    let browser: Browser;
    let site: BuiltServer;
    const contexts: BrowserContext[] = [];
    let errors: string[] = [];
    let visitors = 0;

    beforeAll(async () => {
      [site, browser] = await Promise.all([
        startBuiltServer(time),
        chromium.launch({ executablePath: CHROMIUM, args: FLAGS }),
      ]);
    });
    afterAll(async () => {
      await browser.close();
      await site.close();
    });
    afterEach(async () => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
      const seen = errors;
      errors = [];
      expect(seen, 'nothing goes wrong in the page').toEqual([]);
    });

    tests({
      site: () => site,
      visit: async (
        place,
        {
          size = DESKTOP,
          look = 'light',
          locale = 'en-GB',
          touch = false,
          forced = false,
          losesNetwork = false,
          isRefused = false,
          breaks = false,
          keeps = losesNetwork,
          settings = {},
        } = {},
      ) => {
        const visitor = ++visitors;
        const context = await browser.newContext({
          viewport: size,
          colorScheme: look,
          locale,
          reducedMotion: 'reduce',
          hasTouch: touch,
          forcedColors: forced ? 'active' : 'none',
        });
        contexts.push(context);
        await seedChance(context, visitor);
        await watchControls(context);
        if (!keeps)
          await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
        await context.addInitScript(
          (saved) => {
            if (localStorage.getItem('tavola.settings') === null)
              localStorage.setItem('tavola.settings', saved);
          },
          JSON.stringify({
            speed: 'off',
            introduced: INTRODUCED,
            sounds: 'off',
            reminds: false,
            ...settings,
          }),
        );
        await delayEverything(context);
        const page = await context.newPage();
        await throttleCpu(page);
        page.setDefaultTimeout(60_000);
        page.on('pageerror', (error) => breaks || errors.push(String(error.stack ?? error)));
        page.on('console', (message) => {
          if (breaks) return;
          if (losesNetwork && message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return;
          if (isRefused && message.text().includes('responded with a status of 4')) return;
          if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
        });
        await page.goto(site.address + place);
        return page;
      },
    });
  });
}
