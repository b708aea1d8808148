import type { Page } from 'playwright-core';

/** Waits for the next frame, because a new size changes the layout only then. */
export const waitForDraw = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/**
 * Buttons that are covered at their middle or at one of four quarter points: "Hint at 25,75: div.board".
 * Beside an open dialog or panel it checks only the dialog.
 */
export const listCoveredButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const POINTS = [
      [0.5, 0.5],
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const;
    const named = (element: Element | null): string =>
      element === null ? 'nothing' : `${element.localName}.${element.getAttribute('class') ?? ''}`;
    const within = [...document.querySelectorAll('.hinting, dialog[open]')].at(-1) ?? document;
    const buttons = [...within.querySelectorAll<HTMLElement>('button, a[href], input, select')].filter(
      (button) =>
        button.matches(':not(:disabled, [aria-disabled=true], .skip, [type=file])') &&
        button.closest('[inert]') === null &&
        button.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        button.getBoundingClientRect().width > 1,
    );
    const found: string[] = [];
    for (const button of buttons) {
      button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = button.getBoundingClientRect();
      for (const [x, y] of POINTS) {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        if (hit !== null && button.contains(hit)) continue;
        found.push(
          `${button.getAttribute('aria-label') ?? button.textContent} (${named(button)}) at ${100 * x},${100 * y}: ${named(hit)}`,
        );
      }
    }
    return found;
  });
