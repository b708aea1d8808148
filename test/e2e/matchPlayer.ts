/** Plays legal moves at a table in the page, by keyboard or by touch. */
import type { ElementHandle, Page } from 'playwright-core';
import { loadExplainer } from '../../src/explain/index.ts';

/** Every board marks its controls for legal moves like this. */
const LEGAL = '[data-legal]';
/** The second step of a move, after its place was chosen. */
const LEGAL_FINAL = '[data-legal=do]';
const MY_TURN = '.dock[data-mine]';
const RESULT = 'dialog.result[open]';

/** Waits for the player's turn or the end of the match; true at the end. */
export async function waitForTurn(page: Page): Promise<boolean> {
  await page.waitForFunction(
    ([asked, result, can]) =>
      document.querySelector(result) !== null ||
      (document.querySelector(asked) !== null && document.querySelector(can) !== null),
    [MY_TURN, RESULT, LEGAL] as const,
  );
  return (await page.locator(RESULT).count()) > 0;
}

/** Unfolds the numbers of the result. */
export const openNumbers = (page: Page): Promise<void> =>
  page.locator('dialog.result[open] summary').press('Enter');

export const countDecisions = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('tavola.match.')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '{"actions":[]}') as { actions: unknown[] }).actions
      .length;
  });

/** Waits until the finished match is counted with its playtime and motives. Games without explanations have no motives. */
export async function waitUntilCounted(page: Page, game: string): Promise<void> {
  const hasReasons = (await loadExplainer(game)) !== undefined;
  await page.waitForFunction((withMotives) => {
    const { matches = [] } = JSON.parse(localStorage.getItem('tavola.statistics') ?? '{}') as {
      matches?: { milliseconds: number | null; players: { motives: object | null }[] }[];
    };
    const [match] = matches;
    if (matches.length !== 1 || match.milliseconds === null || match.players.length !== 1) return false;
    const [{ motives }] = match.players;
    return motives !== null && Object.keys(motives).length > 0 === withMotives;
  }, hasReasons);
}

/** Random numbers that are the same in every run. */
export function createRandom(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** The next key on the way to the target; null at the target, or if there is none. */
const findKeyTo = (
  page: Page,
  number: number,
): Promise<'Tab' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | null> =>
  page.evaluate(
    ([can, i]) => {
      const all = document.querySelectorAll<HTMLElement>(can);
      const target = all[i % all.length];
      const from = document.activeElement as HTMLElement;
      if (target === undefined || from === target) return null;
      const region = target.closest('[role=group]');
      if (region === null || !region.contains(from) || !from.matches('[data-cell]')) return 'Tab';
      const a = from.getBoundingClientRect();
      const b = target.getBoundingClientRect();
      const dx = b.left + b.width / 2 - a.left - a.width / 2;
      const dy = b.top + b.height / 2 - a.top - a.height / 2;
      if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
      return dy > 0 ? 'ArrowDown' : 'ArrowUp';
    },
    [LEGAL, number] as const,
  );

/** Moves the focus to a legal move with Tab and arrow keys. Where arrows go in circles, N helps. */
async function moveFocusTo(page: Page, number: number): Promise<void> {
  for (let presses = 0; presses < 160; presses++) {
    const way = await findKeyTo(page, number);
    if (way === null) return;
    await page.keyboard.press(presses > 25 && way !== 'Tab' ? 'n' : way);
  }
  throw new Error(
    `no way by keyboard to thing ${number}: focus is on ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))}`,
  );
}

/** Presses Enter on a legal move, and confirms it if asked. */
export async function playByKeyboard(page: Page, roll: (n: number) => number): Promise<void> {
  if ((await page.locator('.asking .primary').count()) > 0) {
    for (let presses = 0; presses < 60; presses++) {
      if (await page.evaluate(() => document.activeElement?.matches('.asking .primary') === true)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    return;
  }
  const { count, ready } = await page.evaluate(
    ([can, only]) => {
      const all = [...document.querySelectorAll(can)];
      return { count: all.length, ready: all.findIndex((thing) => thing.matches(only)) };
    },
    [LEGAL, LEGAL_FINAL] as const,
  );
  if (count === 0) return;
  await moveFocusTo(page, ready >= 0 ? ready : roll(count));
  await page.keyboard.press('Enter');
}

/** Taps this element. If a re-render has removed it, does nothing. */
async function tapElement(thing: ElementHandle): Promise<void> {
  await thing.click().catch((error: Error) => {
    if (!error.message.includes('not attached to the DOM')) throw error;
  });
}

/** Taps a legal move, and confirms it if asked. Does nothing if it is gone. */
export async function playByTap(page: Page, roll: (n: number) => number): Promise<void> {
  const [confirm] = await page.locator('.asking .primary').elementHandles();
  const [ready] =
    confirm === undefined ? await page.locator(LEGAL_FINAL).filter({ visible: true }).elementHandles() : [];
  const sure = confirm ?? ready;
  if (sure !== undefined) return tapElement(sure);
  const things = await page.locator(LEGAL).filter({ visible: true }).elementHandles();
  if (things.length > 0) await tapElement(things[roll(things.length)]);
}

/** Plays to the end of the match; throws after `most` presses. */
export async function playToEnd(page: Page, act: typeof playByKeyboard, most: number): Promise<void> {
  const roll = createRandom(7);
  for (let acts = 0; acts < most; acts++) {
    if (await waitForTurn(page)) return;
    await act(page, roll);
  }
  throw new Error(`the match is not over after ${most} presses`);
}
