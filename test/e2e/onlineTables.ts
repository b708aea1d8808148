/** Tables elsewhere, as people in browsers open them, sit down at them and play. */
import type { Page } from 'playwright-core';
import type { BrowserTest, VisitOptions } from './browser.ts';
import { createRandom, playByTap } from './matchPlayer.ts';

type Visitor = BrowserTest['visit'];

export const createVisitor = (name: string, wish: VisitOptions = {}): VisitOptions => ({
  ...wish,
  settings: { confirms: false, name, ...wish.settings },
});

/** What the owner chooses before the table is opened. */
export interface TableChoice {
  readonly game: string;
  /** A third seat with an easy bot. */
  readonly bot?: boolean;
  readonly time?: string;
  readonly hidesHands?: boolean;
}

export const waitUntilSeated = (page: Page): Promise<void> =>
  page.locator('.lobby-seats [data-me]').waitFor();
export const waitUntilPlaying = (page: Page): Promise<void> => page.locator('.frame').waitFor();

/** Waits for what a table elsewhere can choose; on a phone it is folded away. */
export async function unfoldOptions(page: Page): Promise<void> {
  await page.locator('#time').waitFor({ state: 'attached' });
  const folded = page.locator('.setup .fold:not([open]) summary');
  if ((await folded.count()) > 0) await folded.click();
}

/** Ada opens a table and sits at it. */
export async function openTable(
  visit: Visitor,
  { game, bot, time, hidesHands }: TableChoice,
  wish: VisitOptions = {},
): Promise<Page> {
  const ada = await visit(`#/new/${game}?online`, createVisitor('Ada', wish));
  await unfoldOptions(ada);
  if (bot === true) {
    if ((await ada.getByLabel('Who sits in seat 3').count()) === 0)
      await ada.getByRole('button', { name: 'Add a seat' }).click();
    await ada.getByLabel('Who sits in seat 3').selectOption('bot');
    await ada.getByRole('button', { name: 'easy' }).click();
  }
  if (time !== undefined) await ada.locator('#time').selectOption({ label: time });
  if (hidesHands === true) await ada.getByLabel('Show all hands after the match').uncheck();
  await ada.getByRole('button', { name: /^Open a table for/ }).click();
  await waitUntilSeated(ada);
  return ada;
}

/** Ben comes by the link and sits down; Ada begins. */
export async function joinTable(visit: Visitor, ada: Page, wish: VisitOptions = {}): Promise<Page> {
  const link = await ada.getByLabel('Link to this table', { exact: true }).inputValue();
  const ben = await visit(new URL(link).pathname.slice(1), createVisitor('Ben', wish));
  await ben.locator('.lobby-main .primary').click();
  await waitUntilSeated(ben);
  await ada.getByRole('button', { name: 'Start the match' }).click();
  await Promise.all([waitUntilPlaying(ada), waitUntilPlaying(ben)]);
  return ben;
}

export const getPath = (page: Page): string => page.url().slice(page.url().indexOf('#'));
/** What the log says, whether or not its *Rule* has come yet. */
export const readLog = async (page: Page): Promise<string[]> =>
  (await page.locator('.beside .log-lines li').allInnerTexts()).map((told) => told.replace(/\n?Rule$/, ''));
export const isOver = async (page: Page): Promise<boolean> =>
  (await page.locator('dialog.result[open]').count()) > 0;
export const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('.dock[data-mine]').count()) > 0;

/** Both play whatever they can until `done` says so. */
export async function playUntil(pages: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  const roll = createRandom(21);
  for (let taps = 0; taps < 600; taps++) {
    if (await done()) return;
    let isTapped = false;
    for (const page of pages) {
      if (!(await isAsked(page)) || (await isOver(page))) continue;
      // Whoever has just come to be asked may be the one who is waited for, and is then not to be played for.
      if (await done()) return;
      isTapped = true;
      await playByTap(page, roll);
    }
    // While nobody is asked, somebody else thinks.
    await pages[0].waitForTimeout(isTapped ? 25 : 100);
  }
  const asked = await Promise.all(pages.map((page) => page.locator('.dock, dialog[open]').allInnerTexts()));
  throw new Error(`the match does not get on: ${JSON.stringify(asked)}`);
}
