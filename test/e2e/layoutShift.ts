/** What moves on a page by itself, as the browser sees it: an answer, a word or a part that came late and pushed something away. */
import type { Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
  /** Whether somebody has pressed something within the last half second. */
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface WatchedWindow extends Window {
  moved?: () => string[];
}

/** From now on, on whatever this page loads, it is noted what moves; and every answer of the server comes `late` milliseconds later. */
export async function watchLayoutShifts(page: Page, late: number): Promise<void> {
  await page.addInitScript((milliseconds) => {
    const { fetch: ask } = window;
    window.fetch = async (...given) => {
      const answer = await ask(...given);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return answer;
    };
    const moved: string[] = [];
    const named = (node: Node | null): string =>
      `${node instanceof Element ? `${node.localName}.${node.className}` : 'text'} "${node?.textContent?.slice(0, 40)}"`;
    const at = ({ x, y }: DOMRectReadOnly): string => `${Math.round(x)},${Math.round(y)}`;
    const note = (entries: readonly PerformanceEntry[]): void => {
      for (const { hadRecentInput, sources } of entries as readonly Shift[])
        if (!hadRecentInput)
          for (const { node, previousRect, currentRect } of sources)
            moved.push(`${named(node)} from ${at(previousRect)} to ${at(currentRect)}`);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    (window as WatchedWindow).moved = () => {
      note(observer.takeRecords());
      return moved;
    };
  }, late);
}

/** All that has moved since the page was loaded. */
export const listLayoutShifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as WatchedWindow).moved?.() ?? ['nothing was watched']);
