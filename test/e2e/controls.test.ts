/** After all tests scripts/controls.js checks that every control was pressed. These tests cover what that check uses. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listUnpressed } from '../../scripts/controls.js';
import { describeInBrowser, PHONE } from './browser.ts';
import { type Control, controlKey, noteControls } from './controls.ts';
import { waitForTurn } from './matchPlayer.ts';

test('the check lists what was shown but not pressed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-controls-'));
  try {
    expect(listUnpressed(join(folder, 'missing'))).toEqual([]);
    writeFileSync(
      join(folder, '1'),
      'shown home: link .tile\nshown sheet: button Close\npressed sheet: button Close\n',
    );
    writeFileSync(
      join(folder, '2'),
      'shown table: button Undo\nshown home: link .tile\npressed table: button Hint\n',
    );
    expect(listUnpressed(folder)).toEqual(['home: link .tile', 'table: button Undo']);
    // A page that is left for a table still draws itself, at the table's address.
    writeFileSync(
      join(folder, '3'),
      'shown table: link Try\npressed daily: link Try\nshown home: link Try\n',
    );
    expect(listUnpressed(folder)).toEqual(['home: link .tile', 'home: link Try', 'table: button Undo']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const key = (hash: string, role: string, name: string, path: string, group = ''): string =>
  controlKey({ hash, role, name, group, path: path.split('>') });

test('copies of a control have one key', () => {
  const card = (name: string, classes: string): string =>
    key(
      '#/match/1',
      'button',
      name,
      `div#app>div.frame.game-jericho>main>div.dock>div.hand>button.card${classes}`,
    );
  expect(card('red 7', '.lifted.legal')).toBe(card('blue 2', ''));
  const seat = 'div#app>div.home>section.panel.setup>form.setup-form>li.sitter>div.seg>button';
  expect(key('#/new/punto', 'button', 'easy', seat, 'Level, seat 2')).toBe(
    key('', 'button', 'hard', seat, 'Level, seat 3'),
  );
  const start = 'div#app>div.home>section.panel.setup>form.setup-form>div.start>button.primary.wide';
  expect(key('#/new/punto', 'button', 'Start Punto', start)).toBe(
    key('', 'button', 'Start Schicht im Schacht', start),
  );
});

test('a key names no person, date, address or sentence', () => {
  const sheet = 'div#app>dialog.sheet.review>div.sheet-inside>button.btn';
  const named = (name: string, hash = '#/replay/1', path = sheet): string => key(hash, 'button', name, path);
  for (const [name, kind] of [
    ['Play on from here as Seat 2, against bots', 'Play on from here as NAME, against bots'],
    ['Play on from here as Zoë, against bots', 'Play on from here as NAME, against bots'],
    ['Replay the match of 19 Nov 2026', 'Replay the match of # MONTH #'],
    ['http://localhost:4173/#/replay/punto.1', 'an address'],
    ['You missed several chances; luck made no clear difference.', 'a sentence'],
    ['Report Player B …', 'Report NAME …'],
    ['Play A', 'Play a hint'],
    ['Play', 'Play'],
  ] as const)
    expect(named(name)).toBe(`sheet .review: button ${kind}`);
  const invitation = 'div#app>div.invitations>div.panel.invitation>div.invitation-answers>button.btn';
  expect(named('No, thanks', '#/statistics', invitation)).toBe(named('No, thanks', '#/t/1', invitation));
});

test('different controls have different keys', () => {
  const rematch = 'div#app>dialog.sheet.result>div.sheet-inside>div.result-actions>button.primary';
  const keys = [
    key('#/match/1', 'button', 'Rematch', rematch),
    key('#/t/1', 'button', 'Rematch', rematch),
    key('#/match/1', 'link', 'Rematch', rematch),
    key('#/match/1', 'button', 'Share', rematch),
    key('#/match/1', 'button', 'Share', 'div#app>dialog.sheet>div.sheet-inside>button.btn'),
    key('#/match/1', 'button', 'Share', 'div#app>div.frame.game-punto>main>div.dock>div.tools>button.btn'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

/** Buttons and links of the accessibility tree, with spaces trimmed. */
async function inTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role, properties = [] }) => {
      const isDisabled = properties.some(({ name, value }) => name === 'disabled' && value.value === true);
      return !ignored && !isDisabled && /^(button|link)$/.test(String(role?.value));
    })
    .map(({ role, name }) => `${role?.value}: ${String(name?.value).replaceAll(/\s/g, '')}`);
}

describeInBrowser('the controls of a page', ({ visit }) => {
  test.each([
    ['the first page', '', '.tile'],
    ['setting up a table', '#/new/punto?online', '#time'],
    ['a table', '#/play/jericho?seats=3&bots=easy&seed=controls', '.dock[data-mine]'],
    ['the rules', '#/rules/campos', '.clause'],
    ['puzzles', '#/puzzles', '.puzzle-games'],
    ['statistics', '#/statistics', '#main'],
    ['accounts', '#/me', '#main'],
  ])('the recorded controls are those of the accessibility tree: %s', async (_, place, sign) => {
    const page = await visit(place);
    const noted: Control[] = [];
    await page.exposeFunction('noteForTest', (controls: Control[]) => void noted.push(...controls));
    await page.locator(sign).first().waitFor({ state: 'attached' });
    await page.evaluate(noteControls, 'noteForTest');
    await expect.poll(() => inTree(page)).not.toEqual([]);
    await expect
      .poll(async () => {
        const known = new Set(noted.map(({ role, name }) => `${role}: ${name.replaceAll(/\s/g, '')}`));
        return (await inTree(page)).filter((control) => !known.has(control));
      })
      .toEqual([]);
  });

  test('presses by pointer, finger and key are recorded, but not those by a script', async () => {
    const page = await visit('#/play/punto?seats=2&bots=easy&seed=controls', { size: PHONE, touch: true });
    const noted: Control[] = [];
    await page.exposeFunction('noteForTest', (controls: Control[]) => void noted.push(...controls));
    const pressed = (): string[] => noted.filter(({ kind }) => kind === 'pressed').map(({ name }) => name);
    await waitForTurn(page);
    await page.evaluate(noteControls, 'noteForTest');
    const menu = page.getByRole('button', { name: 'Menu' });
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await menu.evaluate((one: HTMLElement) => one.click());
    await close.click();
    await expect.poll(pressed).toEqual(['Close']);
    await menu.tap();
    await close.press('Enter');
    await expect.poll(pressed).toEqual(['Close', 'Menu', 'Close']);
  });
});
