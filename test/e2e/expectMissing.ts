/** What a page does not show. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Expects that something is missing from the page once the page shows `sign`. A page that is merely late lacks it too, so the
 * sign has to be something that comes with what must be missing, or after it.
 */
export async function expectMissing(
  missing: Locator,
  { once: sign }: { readonly once: Locator },
  message?: string,
): Promise<void> {
  await sign.first().waitFor();
  const found = await missing.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 100)));
  expect(found, message).toEqual([]);
}
