import { expect, test } from 'vitest';
import { DESKTOP, describeInBrowser, PHONE } from './browser.ts';

describeInBrowser('an unknown address', ({ visit, site }) => {
  test.each([
    ['en-GB', 'There is no page at this address.', 'Back to all games'],
    ['de-DE', 'Unter dieser Adresse gibt es keine Seite.', 'Zurück zu allen Spielen'],
    ['fr-FR', 'Il n’y a pas de page à cette adresse.', 'Retour à tous les jeux'],
    ['it-IT', 'A questo indirizzo non c’è nessuna pagina.', 'Torna a tutti i giochi'],
  ])('the page says so and links to the games, %s', async (locale, text, home) => {
    const page = await visit('play/wege', { size: PHONE, locale, isRefused: true });
    await page.getByText(text).waitFor();
    await page.getByRole('link', { name: home }).last().click();
    await page.locator('.tiles').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    // Changes only the hash.
    await page.goto(`${site().address}#/nonsense/more`);
    await page.getByText(text).waitFor();
  });

  test('the cached page answers offline', async () => {
    const page = await visit('', { size: DESKTOP, losesNetwork: true });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller === null)
        await new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
    });
    await page.context().setOffline(true);
    await page.goto(`${site().address}play/wege`);
    await page.getByText('There is no page at this address.').waitFor();
    await page.goto(site().address);
    await page.locator('.tiles').waitFor();
  });
});
