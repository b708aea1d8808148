/** Tables elsewhere, as people in browsers open them, sit down at them and play. */
import type { Page } from 'playwright-core';
import type { Visit, Wish } from './browser.ts';
import { dice, tapOne } from './player.ts';

type Visitor = Visit['visit'];

export const person = (name: string, wish: Wish = {}): Wish => ({
  ...wish,
  settings: { confirms: false, name, ...wish.settings },
});

/** What the owner chooses before the table is opened. */
export interface Table {
  readonly game: string;
  /** A third seat with an easy bot. */
  readonly bot?: boolean;
  readonly time?: string;
  readonly hidesHands?: boolean;
}

export const seated = (page: Page): Promise<void> => page.locator('.lobby-seats [data-me]').waitFor();
export const playing = (page: Page): Promise<void> => page.locator('.frame').waitFor();

/** Waits for what a table elsewhere can choose; on a phone it is folded away. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('#time').waitFor({ state: 'attached' });
  const folded = page.locator('.setup .fold:not([open]) summary');
  if ((await folded.count()) > 0) await folded.click();
}

/** Ada opens a table and sits at it. */
export async function open(
  visit: Visitor,
  { game, bot, time, hidesHands }: Table,
  wish: Wish = {},
): Promise<Page> {
  const ada = await visit(`#/new/${game}?online`, person('Ada', wish));
  await unfold(ada);
  if (bot === true) {
    if ((await ada.getByLabel('Who sits in seat 3').count()) === 0)
      await ada.getByRole('button', { name: 'Add a seat' }).click();
    await ada.getByLabel('Who sits in seat 3').selectOption('bot');
    await ada.getByRole('button', { name: 'easy' }).click();
  }
  if (time !== undefined) await ada.locator('#time').selectOption({ label: time });
  if (hidesHands === true) await ada.getByLabel('Show all hands after the match').uncheck();
  await ada.getByRole('button', { name: /^Open a table for/ }).click();
  await seated(ada);
  return ada;
}

/** Ben comes by the link and sits down; Ada begins. */
export async function join(visit: Visitor, ada: Page, wish: Wish = {}): Promise<Page> {
  const link = await ada.getByLabel('Link to this table', { exact: true }).inputValue();
  const ben = await visit(new URL(link).pathname.slice(1), person('Ben', wish));
  await ben.locator('.lobby-main .primary').click();
  await seated(ben);
  await ada.getByRole('button', { name: 'Start the match' }).click();
  await Promise.all([playing(ada), playing(ben)]);
  return ben;
}

export const pathOf = (page: Page): string => page.url().slice(page.url().indexOf('#'));
/** What the log says, whether or not its *Why?* has come yet. */
export const logOf = async (page: Page): Promise<string[]> =>
  (await page.locator('.beside .log-lines li').allInnerTexts()).map((told) => told.replace(/\n?Why\?$/, ''));
export const isOver = async (page: Page): Promise<boolean> =>
  (await page.locator('dialog.result[open]').count()) > 0;
export const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('.dock[data-mine]').count()) > 0;

/** Both play whatever they can until `done` says so. */
export async function play(pages: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  const roll = dice(21);
  for (let taps = 0; taps < 600; taps++) {
    if (await done()) return;
    let isTapped = false;
    for (const page of pages) {
      if (!(await isAsked(page)) || (await isOver(page))) continue;
      // Whoever has just come to be asked may be the one who is waited for, and is then not to be played for.
      if (await done()) return;
      isTapped = true;
      await tapOne(page, roll);
    }
    // While nobody is asked, somebody else thinks.
    await pages[0].waitForTimeout(isTapped ? 25 : 100);
  }
  const asked = await Promise.all(pages.map((page) => page.locator('.dock, dialog[open]').allInnerTexts()));
  throw new Error(`the match does not get on: ${JSON.stringify(asked)}`);
}
