/** Records layout shifts as the browser reports them. */
import type { Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
  /** Whether the visitor has pressed something within the last half second. */
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

/** Records layout shifts on every load of this page, and delays every answer of the server by `late` milliseconds. */
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

export const listLayoutShifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as WatchedWindow).moved?.() ?? ['nothing was watched']);
