/** An account with a passkey in a real browser: created, used on a phone, signed out, exported, deleted. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectMissing } from './expectMissing.ts';
import { describeInBrowser, PHONE } from './browser.ts';
import { checkScreen } from './checkScreen.ts';
import { type Passkeys, withPasskeys } from './passkeys.ts';
import { joinTable, openTable, createVisitor, waitUntilSeated } from './onlineTables.ts';

/** Copies passkeys as a browser syncs them to its owner's other devices. */
async function copyCredentials(from: Passkeys, to: Passkeys): Promise<void> {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', from);
  for (const credential of credentials) await to.cdp.send('WebAuthn.addCredential', { ...to, credential });
}

/** Chooses who sees a part, and waits for the server: leaving the page at once would cancel the request. */
async function showEveryone(page: Page, part: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
  await page.locator(`#share-${part}`).selectOption({ label: 'everyone' });
  await answer;
}

describeInBrowser('accounts', ({ visit, site }) => {
  const named = (place: string): string => site().address.replace('127.0.0.1', 'localhost') + place;

  test('a second device signs in by scanning a code from the first', async () => {
    const ada = await visit('#/me', createVisitor('Nele', { isRefused: true }));
    await ada.goto(named(''));
    await withPasskeys(ada);
    await ada.goto(named('#/me'));
    await ada.getByLabel('Your name').fill('Nele');
    await ada.getByRole('button', { name: 'Create an account' }).click();
    await ada.getByRole('button', { name: 'Sign in another device' }).click();
    await ada.locator('#people-devices ~ .link-share .qr').waitFor();
    const link = await ada.getByRole('textbox', { name: 'Sign in another device' }).inputValue();
    expect(link).toMatch(/#\/me\/device\/[0-9a-f]{32}$/);
    await ada.getByRole('button', { name: 'Copy the link' }).click();
    await ada.getByText('Copied').waitFor();
    const phone = await visit('', createVisitor('', { size: PHONE, isRefused: true }));
    await phone.goto(link);
    // Anyone may send such a link, so the page asks.
    await phone.getByRole('button', { name: 'Cancel' }).click();
    await phone.waitForURL(/#\/me$/);
    await phone.getByRole('button', { name: 'Create an account' }).waitFor();
    await phone.goto(link);
    await checkScreen(phone, 'people-device');
    await phone.getByRole('button', { name: 'Sign in here' }).click();
    await phone.getByText('You are signed in as Nele.').waitFor();
    const other = await visit('', createVisitor('', { isRefused: true }));
    await other.goto(link);
    await other.getByRole('button', { name: 'Sign in here' }).click();
    await other.getByRole('alert').waitFor();
  });

  test('an account can be created, used on a second device, exported and deleted', async () => {
    const ada = await visit('#/me', createVisitor('Ada', { isRefused: true }));
    // Without passkeys the page says so, and everything else works.
    await expectMissing(ada.getByRole('button', { name: 'Create an account' }), {
      once: ada.getByText('Passkeys need a domain name'),
    });

    // She has played at a table as a guest before.
    await ada.goto(named(''));
    const passkeys = await withPasskeys(ada);
    await ada.goto(named('#/new/punto?online'));
    await ada.locator('#time').waitFor({ state: 'attached' });
    await ada.getByRole('button', { name: /^Open a table for/ }).click();
    await waitUntilSeated(ada);

    await ada.goto(named('#/you'));
    await ada.getByRole('link', { name: 'Account', exact: true }).click();
    await ada.getByLabel('Your name').waitFor();
    await checkScreen(ada, 'people-guest');
    await ada.getByLabel('Your name').fill('Sоmebody');
    await ada.getByLabel('Your name').press('Enter');
    await ada.getByRole('alert').getByText('letters of one script').waitFor();
    await ada.getByLabel('Your name').fill('Ada');
    await ada.getByRole('button', { name: 'Create an account' }).click();
    await ada.getByText('You are signed in as Ada.').waitFor();
    await ada.getByRole('button', { name: 'Add 1 guest match to my account' }).click();
    await ada.getByText('1 guest match added to your account.').waitFor();
    await showEveryone(ada, 'games');
    // The account learns about puzzles only from the device.
    await ada.evaluate(() => {
      const punto = {
        rating: { value: 1200, count: 2 },
        tried: [
          ['a', true],
          ['b', false],
        ],
      };
      localStorage.setItem('tavola.puzzles', JSON.stringify({ version: 1, games: { punto } }));
    });
    await ada.reload();
    await ada.getByRole('button', { name: 'Share my puzzle results' }).click();
    await ada.getByRole('button', { name: 'Remove my puzzle results' }).waitFor();
    await showEveryone(ada, 'puzzles');
    await checkScreen(ada, 'people-mine');

    // The codes can be printed and saved as a file.
    await ada.getByRole('button', { name: 'Make new codes' }).click();
    await ada.locator('.codes code').first().waitFor();
    expect(await ada.locator('.codes code').allInnerTexts()).toHaveLength(8);
    await checkScreen(ada, 'people-codes');
    await ada.emulateMedia({ media: 'print' });
    await expectMissing(ada.locator('#people-devices').filter({ visible: true }), {
      once: ada.locator('.codes'),
    });
    await ada.emulateMedia({ media: 'screen' });
    await ada.keyboard.press('Escape');
    await ada.getByText('8 codes left.').waitFor();

    // The same passkey on a phone shows her table and her seat.
    const phone = await visit('', createVisitor('Ada', { size: PHONE, touch: true }));
    await phone.goto(named(''));
    const synced = await withPasskeys(phone);
    await copyCredentials(passkeys, synced);
    await phone.goto(named('#/me'));
    await phone.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await phone.getByText('You are signed in as Ada.').waitFor();
    await phone.goto(named('#/tables'));
    await phone.getByRole('link', { name: 'Go to the table: Punto' }).click();
    await waitUntilSeated(phone);

    // Signing the phone out on the laptop ends its seat at once.
    await ada.reload();
    await ada.getByRole('button', { name: /^Sign out: / }).click();
    const notice = phone.getByText('This seat belongs to an account');
    await notice.waitFor();
    await phone.locator('.lobby-seats [data-me]').waitFor({ state: 'detached' });
    await phone.getByRole('button', { name: 'Close' }).press('Enter');
    await notice.waitFor({ state: 'detached' });
    await ada.getByText('last used on').last().waitFor();

    const [account] = await Promise.all([
      ada.waitForEvent('download'),
      ada.getByRole('button', { name: 'Save my account' }).click(),
    ]);
    const saved = JSON.parse(readFileSync(await account.path(), 'utf8')) as { name: string; codes: number };
    expect(saved).toMatchObject({ tavola: 'account', name: 'Ada', codes: 8 });

    // A stranger sees only the public part.
    const stranger = await visit('#/people/Ada', createVisitor('Tom', { size: PHONE, isRefused: true }));
    await stranger.getByRole('heading', { name: 'Games', exact: true }).waitFor();
    await expectMissing(stranger.getByRole('heading', { name: 'Matches to replay' }), {
      once: stranger.getByText('rating 1200 (provisional) · 1 of 2 solved'),
    });
    await checkScreen(stranger, 'people-person');

    await ada.getByRole('button', { name: 'Delete my account' }).click();
    const forGood = ada.getByRole('button', { name: 'Delete for good' });
    expect(await forGood.getAttribute('aria-disabled'), 'not without the name').toBe('true');
    await ada.getByLabel('Type Ada to delete it').fill('Ada');
    await forGood.click();
    await ada.getByText('Your account is deleted.').waitFor();
    await stranger.reload();
    await stranger.getByText('There is no one by that name here.').waitFor();
  });

  test('the account page changes every setting of the account', async () => {
    const ada = await visit('', createVisitor('Ada', { isRefused: true }));
    await ada.goto(named(''));
    const { cdp } = await withPasskeys(ada);
    await ada.evaluate(() => {
      const tried = { rating: { value: 1200, count: 1 }, tried: [['a', true]] };
      localStorage.setItem('tavola.puzzles', JSON.stringify({ version: 1, games: { punto: tried } }));
    });
    await ada.goto(named('#/me'));
    await ada.getByLabel('Your name').fill('Adele');
    await ada.getByRole('button', { name: 'Create an account' }).click();
    await ada.getByText('You are signed in as Adele.').waitFor();

    for (const part of ['matches', 'ratings']) await showEveryone(ada, part);
    const isKept = (): Promise<unknown> =>
      ada.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
    let saved = isKept();
    await ada.getByLabel('Whether I am online').selectOption({ label: 'people I have played with' });
    await saved;
    saved = isKept();
    await ada.getByLabel('People I have played with may invite me').uncheck();
    await saved;
    const forget = ada.getByRole('button', { name: 'Remove my puzzle results' });
    await ada.getByRole('button', { name: 'Share my puzzle results' }).click();
    await forget.click();
    await forget.waitFor({ state: 'detached' });
    await ada.reload();
    await expect.poll(() => ada.locator('#share-matches').inputValue()).toBe('public');
    expect(await ada.locator('#share-presence').inputValue()).toBe('played');
    expect(await ada.getByLabel('People I have played with may invite me').isChecked()).toBe(false);

    // With a second passkey, as on a security key, the first can be removed.
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'usb',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const passkeys = ada.getByRole('button', { name: /^Remove the passkey/ });
    await ada.getByRole('button', { name: 'Add a passkey' }).click();
    await expect.poll(() => passkeys.count()).toBe(2);
    await passkeys.first().click();
    await expect.poll(() => passkeys.count()).toBe(1);

    await ada.getByRole('button', { name: 'Make new codes' }).click();
    const code = (await ada.locator('.codes code').first().textContent())!;
    await ada.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
    await ada.getByRole('button', { name: 'Print' }).press('Enter');
    await ada.locator('body[data-printed]').waitFor();
    for (const [name, file] of [
      ['Save as a file', 'tavola-codes.txt'],
      ['Save my matches', 'tavola-matches.jsonl'],
    ] as const) {
      const download = ada.waitForEvent('download');
      await ada.getByRole('button', { name }).press('Enter');
      expect((await download).suggestedFilename()).toBe(file);
      await ada.keyboard.press('Escape');
      await ada.locator('dialog').waitFor({ state: 'detached' });
    }
    await ada.locator('summary').getByText('Change my name').press('Enter');
    await ada.getByLabel('Your name').fill('Adelina');
    await ada.getByRole('button', { name: 'Change my name' }).click();
    await ada.getByText('You are signed in as Adelina.').waitFor();
    await ada.getByRole('button', { name: 'Delete my account' }).press('Enter');
    await ada.getByRole('button', { name: 'Keep it' }).press('Enter');
    await ada.getByRole('button', { name: 'Sign out on this device' }).press('Enter');
    await ada.getByText('I lost my passkey').press('Enter');
    await ada.getByLabel('Recovery code').fill(code);
    await ada.getByRole('button', { name: 'Sign in with the code' }).press('Enter');
    await ada.getByText('You are signed in as Adelina.').waitFor();
  });

  test('choices and a press during a slow save are kept', async () => {
    const ada = await visit('', createVisitor('Ada', { isRefused: true }));
    await ada.goto(named('#/me'));
    await withPasskeys(ada);
    await ada.getByLabel('Your name').fill('Adine');
    await ada.getByRole('button', { name: 'Create an account' }).click();
    await ada.getByText('You are signed in as Adine.').waitFor();
    let answer = (): void => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await ada.route('**/api/people/me/shares', async (route) => {
      await isAnswered;
      await route.continue();
    });
    const games = ada.locator('#share-games');
    const invites = ada.getByLabel('People I have played with may invite me');
    await games.selectOption({ label: 'everyone' });
    await ada.locator('#share-matches').selectOption({ label: 'everyone' });
    await invites.uncheck();
    await ada.getByRole('button', { name: 'Make new codes' }).click();
    expect(await games.inputValue(), 'shown before it is saved').toBe('public');
    answer();
    await ada.locator('.codes code').first().waitFor();
    await ada.reload();
    await games.waitFor();
    expect(await games.inputValue()).toBe('public');
    expect(await ada.locator('#share-matches').inputValue()).toBe('public');
    expect(await invites.isChecked()).toBe(false);
  });

  test('others see no name where a deleted account sat', async () => {
    const ada = await openTable(visit, { game: 'punto' });
    const ben = await joinTable(visit, ada);
    expect(await ben.getByText('Ada').count()).toBeGreaterThan(0);
    await ada.goto(named('#/me'));
    await withPasskeys(ada);
    await ada.getByLabel('Your name').fill('Adamina');
    await ada.getByRole('button', { name: 'Create an account' }).click();
    await ada.getByText('You are signed in as Adamina.').waitFor();
    // The server at another address knows the seat only by its token.
    const seat = await ada.evaluate(
      async ([id, token]) =>
        (
          await fetch('api/people/me/claim', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ places: [{ id, token }] }),
          })
        ).json(),
      await readTokens(ada, site().address),
    );
    expect(seat).toEqual({ claimed: 1, refused: 0 });
    await ada.getByRole('button', { name: 'Delete my account' }).click();
    await ada.getByLabel('Type Adamina to delete it').fill('Adamina');
    await ada.getByRole('button', { name: 'Delete for good' }).click();
    await ada.getByText('Your account is deleted.').waitFor();
    await expect.poll(() => ben.locator('.frame').innerText()).toContain('Someone');
    expect(await ben.locator('.frame').innerText()).not.toContain('Ada');
  });
});

/** This browser's seats at an address: table and token. */
async function readTokens(page: Page, address: string): Promise<readonly string[]> {
  const other = await page.context().newPage();
  await other.goto(address);
  const found = await other.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('tavola.seat.')) ?? '';
    const { token } = JSON.parse(localStorage.getItem(key) ?? '{}') as { token?: string };
    return [key.slice('tavola.seat.'.length), token ?? ''];
  });
  await other.close();
  return found;
}
