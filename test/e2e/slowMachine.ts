/**
 * Simulates a slower machine to find tests that read the page too early. `SLOW=6` slows the page's
 * computation six times. `LATE=200` delays every timer, frame, file, answer and bot by 200 milliseconds.
 */
import type { BrowserContext, Page } from 'playwright-core';

const SLOW = Number(process.env['SLOW'] ?? 1);
const LATE = Number(process.env['LATE'] ?? 0);

export async function delayEverything(context: BrowserContext): Promise<void> {
  if (LATE === 0) return;
  await context.route('**/assets/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue().catch(() => undefined);
  });
  await context.addInitScript((late) => {
    const { setTimeout: start, requestAnimationFrame: draw, fetch: ask } = window;
    const later = <T extends unknown[]>(act: (...given: T) => void): ((...given: T) => void) =>
      function (this: unknown, ...given) {
        start(() => act.apply(this, given), late);
      };
    const wait = (handler: TimerHandler, delay = 0, ...given: unknown[]): number =>
      start(handler, delay + late, ...given);
    Object.assign(window, {
      setTimeout: wait,
      requestAnimationFrame: (frame: FrameRequestCallback) => start(() => draw(frame), late),
      cancelAnimationFrame: clearTimeout,
      fetch: async (...given: Parameters<typeof fetch>) => {
        await new Promise((resolve) => start(resolve, late));
        return ask(...given);
      },
    });
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = later(function (this: WebSocket, data: string) {
      if (this.readyState === WebSocket.OPEN) send.call(this, data);
    });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = later(postMessage as (...given: unknown[]) => void);
  }, LATE);
}

export async function throttleCpu(page: Page): Promise<void> {
  if (SLOW === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
}
